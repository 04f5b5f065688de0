import { formatDate, formatDateTime } from '@balcao/contract/kernel';
import { useQuery } from '@tanstack/react-query';
import { ConfirmButton } from '../../../domain/counter/confirm-button.tsx';
import { ReceiptLink } from '../../../domain/counter/receipt-link.tsx';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { amountPixTexts } from '../amount-pix/texts.ts';
import { type PayoffQuote, quotePayoff } from '../calls.ts';
import { amountTexts as texts } from '../texts.ts';
import { Lines } from './lines.tsx';

interface PayoffDialogProps {
  contract: { id: string; number: string };
  /** Why the server refused to receive it. */
  failure: string | undefined;
  isSending: boolean;
  onReceive: (amount: number, expectedRemaining: number) => void;
  onPix: (amount: number, expectedRemaining: number) => void;
  onClose: () => void;
}

const linesOf = ({ installments, fees }: PayoffQuote) => [
  ...installments.map((one) => ({
    key: one.id,
    label: texts.installment(one.installmentOrder, formatDate(one.dueDate)),
    reais: one.paymentDue,
  })),
  ...fees.map((fee) => ({ key: fee.id, label: texts.fee, reais: fee.paymentDue })),
];

/** What pays a contract off today, line by line, to be printed or received. */
export function PayoffDialog({ contract, failure, isSending, onReceive, onPix, onClose }: PayoffDialogProps) {
  const { data: quote, error } = useQuery({
    queryKey: queryKeys.payoffOf(contract.id),
    queryFn: () => quotePayoff(contract.id),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const told = failure ?? (error ? errorText(error, brandName()) : undefined);
  return (
    <Dialog
      open
      size="wide"
      title={texts.payOffTitle(contract.number)}
      onClose={isSending ? undefined : onClose}
      actions={
        quote ? (
          <>
            <Button disabled={isSending} onClick={() => onPix(quote.total, quote.total)}>
              {amountPixTexts.byPix}
            </Button>
            <ConfirmButton
              busyText={isSending ? texts.receiving : undefined}
              onClick={() => onReceive(quote.total, quote.total)}
            >
              {texts.receive(formatReais(quote.total))}
            </ConfirmButton>
          </>
        ) : null
      }
    >
      {told === undefined ? null : (
        <Banner kind="danger" isLive>
          {told}
        </Banner>
      )}
      {quote === undefined && !error ? <SkeletonRows label={texts.quoting} rows={3} /> : null}
      {quote ? (
        <>
          <Lines
            lines={linesOf(quote)}
            notes={[
              ...(quote.discount > 0 ? [{ label: texts.discount, reais: 0 - quote.discount }] : []),
              ...(quote.charges > 0 ? [{ label: texts.charges, reais: quote.charges }] : []),
            ]}
            total={{ label: texts.total, reais: quote.total }}
          />
          <p className="history-soft">{texts.validUntil(formatDateTime(quote.validUntil))}</p>
          <div className="history-acts">
            <ReceiptLink href={`/render/${contract.id}/payoffs`} text={texts.print} />
          </div>
        </>
      ) : null}
    </Dialog>
  );
}
