import { useState } from 'react';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { ReasonDialog } from '../../../domain/reasons/reason-dialog.tsx';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import type { Payout, PayoutList } from '../calls.ts';
import { texts } from '../texts.ts';
import type { usePayouts } from '../use-payouts.ts';
import { CloseDialog } from './close-dialog.tsx';
import { ExportButton } from './export-button.tsx';
import { MonthStanding } from './month-standing.tsx';
import { PayDialog } from './pay-dialog.tsx';
import { isPayable, PayoutTable } from './payout-table.tsx';

interface MonthPayoutsProps {
  of: PayoutList;
  payouts: ReturnType<typeof usePayouts>;
  /** Who looks at the page, and whether they may close a month. */
  userId: string;
  mayClose: boolean;
}

/** A month: what is open, who is paid what, and the acts on it. */
export function MonthPayouts({ of, payouts: { close, pay, back }, userId, mayClose }: MonthPayoutsProps) {
  const toast = useToast();
  const [isClosing, setClosing] = useState(false);
  const [paying, setPaying] = useState<readonly Payout[]>();
  const [returning, setReturning] = useState<Payout>();
  const { items, toPayTotal, paidTotal } = of;
  const payable = items.filter((payout) => isPayable(payout, userId));
  const sum = payable.reduce((total, { amount }) => total + Math.round(amount * 100), 0) / 100;
  const said = (text: string) => toast.show({ kind: 'success', text });
  const confirm = (some: readonly Payout[]) =>
    pay.mutate(some, {
      onSuccess: ({ count, total }) => {
        said(texts.paidNow(count, formatReais(total)));
        setPaying(undefined);
      },
    });
  return (
    <>
      <MonthStanding of={of} mayClose={mayClose} onClose={() => setClosing(true)} />
      {items.length === 0 ? null : (
        <>
          <Notices items={items} userId={userId} />
          <PayoutTable
            payouts={items}
            total={(Math.round(toPayTotal * 100) + Math.round(paidTotal * 100)) / 100}
            userId={userId}
            onPay={(payout) => setPaying([payout])}
            onBack={setReturning}
          />
          <div className="incentive-acts">
            <p>
              {texts.toPay} <strong>{formatReais(toPayTotal)}</strong> · {texts.paid}{' '}
              <strong>{formatReais(paidTotal)}</strong>
            </p>
            <ExportButton month={of.month} />
            {payable.length > 1 ? (
              <Button kind="primary" onClick={() => setPaying(payable)}>
                {texts.payAll(payable.length, formatReais(sum))}
              </Button>
            ) : null}
          </div>
        </>
      )}
      {isClosing ? (
        <CloseDialog of={of} close={close} onClosed={() => said(texts.closed)} onClose={() => setClosing(false)} />
      ) : null}
      {paying ? (
        <PayDialog
          payouts={paying}
          isSending={pay.isPending}
          failure={pay.error ? errorText(pay.error, brandName()) : undefined}
          onConfirm={() => confirm(paying)}
          onClose={() => {
            pay.reset();
            setPaying(undefined);
          }}
        />
      ) : null}
      {returning ? (
        <ReasonDialog
          title={texts.backTitle}
          confirm={texts.confirmBack}
          busyText={texts.backing}
          cancel={texts.cancel}
          label={texts.backReason}
          hint={texts.backHint}
          kind="danger"
          onSend={async (reason) => {
            await back.mutateAsync({ id: returning.id, reason });
            said(texts.backDone);
          }}
          onClose={() => setReturning(undefined)}
        >
          <p>{texts.backWhat(returning.operator.name, formatReais(returning.amount))}</p>
        </ReasonDialog>
      ) : null}
    </>
  );
}

function Notices({ items, userId }: { items: readonly Payout[]; userId: string }) {
  const keyless = items.filter(({ status, pixKey }) => status !== 'PAID' && pixKey === null).length;
  const isOwnClose = items.some(({ status, closedBy }) => status !== 'PAID' && closedBy.id === userId);
  return (
    <>
      {isOwnClose ? <Banner kind="info">{texts.ownClose}</Banner> : null}
      {keyless > 0 ? <Banner kind="attention">{texts.withoutKey(keyless)}</Banner> : null}
    </>
  );
}
