import { formatDateTime } from '@balcao/contract/kernel';
import { useQuery } from '@tanstack/react-query';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { QrCode } from '../../../ui/code/qr-code.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { type Billing, billingPixQuery, billingsQuery } from './calls.ts';
import { texts } from './texts.ts';

const ASK_AGAIN_MS = 3_000;

interface PixDialogProps {
  retailerId: string;
  billing: Billing;
  onClose: () => void;
}

/** The Pix of what is left of a billing; it turns into 'Pago' by itself. */
export function PixDialog({ retailerId, billing, onClose }: PixDialogProps) {
  const { data: all } = useQuery({
    ...billingsQuery({ retailerId, stores: [] }),
    refetchInterval: ({ state }) =>
      state.data?.find(({ id }) => id === billing.id)?.status === 'paid' ? false : ASK_AGAIN_MS,
  });
  const now = all?.find(({ id }) => id === billing.id) ?? billing;
  const isPaid = now.status === 'paid';
  return (
    <Dialog
      open
      size="wide"
      title={texts.pixTitle(formatReais(isPaid ? now.paidValue : now.openValue))}
      onClose={onClose}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {isPaid ? (
        <Banner kind="success" isLive>
          {texts.pixPaid(formatReais(now.paidValue))}
        </Banner>
      ) : (
        <Code retailerId={retailerId} billing={now} />
      )}
    </Dialog>
  );
}

function Code({ retailerId, billing }: Omit<PixDialogProps, 'onClose'>) {
  const { data: pix, error, refetch } = useQuery(billingPixQuery(retailerId, billing));
  if (error)
    return (
      <Banner kind="danger" isLive actions={<Button onClick={() => void refetch()}>{texts.tryAgain}</Button>}>
        {errorText(error, brandName())}
      </Banner>
    );
  if (!pix) return <SkeletonRows label={texts.pixAsking} rows={4} />;
  return (
    <div className="payable-pix">
      <p role="status" className="payable-pix-state">
        <Spinner />
        {texts.pixWaiting}
      </p>
      <QrCode text={pix.brCode} label={texts.pixCode(formatReais(pix.value))} textLabel={texts.pixCopy} />
      <p className="payable-note">{texts.pixUntil(formatDateTime(pix.expiresAt))}</p>
    </div>
  );
}
