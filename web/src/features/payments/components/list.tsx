import { InstallmentTable } from '../../../domain/payments/installment-table.tsx';
import { whatsappAddress, whatsappText } from '../../../lib/whatsapp.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { contextTotal, feesAlong, listedInstallments, selectedInstallments } from '../machine/context.ts';
import { sumDue } from '../rules/total.ts';
import { canToggle } from '../rules/selection.ts';
import { nothingOpen } from '../rules/standing.ts';
import type { Payment } from '../use-payment.ts';
import { FeeNote, PaymentTotal } from './total.tsx';
import { counterTexts } from '../../../domain/counter/texts.ts';
import { nothingOpenTexts, texts } from '../texts.ts';

interface PaymentListProps {
  payment: Payment;
  customerWhatsapp: string | null;
}

/** What is open, what is selected, and the act that receives it. */
export function PaymentList({ payment: { snapshot, send }, customerWhatsapp }: PaymentListProps) {
  const { context } = snapshot;
  const listed = listedInstallments(context);
  const fees = sumDue(feesAlong(context));
  const why = nothingOpen({
    hasBought: context.listing?.hasBought ?? true,
    status: context.customer?.borrowerStatus ?? null,
  });
  const isChoosing = snapshot.matches('choosingInstallments');
  return (
    <>
      <InstallmentTable
        installments={listed}
        selectedIds={context.selectedIds}
        canToggle={(one) => isChoosing && canToggle(listed, context.selectedIds, one)}
        onToggle={(id) => send({ type: 'TOGGLE', id })}
        onEnter={() => send({ type: 'PAY' })}
        empty={<EmptyState title={texts.noneOpen}>{nothingOpenTexts[why]}</EmptyState>}
      />
      {listed.some((one) => one.isFromRenegotiation) ? <RenegotiationNote whatsapp={customerWhatsapp} /> : null}
      {listed.length > 1 ? <p className="payment-total-note">{texts.order}</p> : null}
      {listed.length > 0 ? (
        <>
          {selectedInstallments(context).length > 0 ? <FeeNote fees={fees} /> : null}
          <PaymentTotal
            total={contextTotal(context)}
            fees={fees}
            count={selectedInstallments(context).length}
            busyText={snapshot.matches('fetchingStore') ? texts.findingStore : undefined}
            onPay={() => send({ type: 'PAY' })}
          />
        </>
      ) : null}
    </>
  );
}

function RenegotiationNote({ whatsapp }: { whatsapp: string | null }) {
  return (
    <p className="payment-total-note">
      {texts.fromAgreement}
      {whatsapp === null ? null : (
        <>
          . {counterTexts.customerService}{' '}
          <a href={whatsappAddress(whatsapp)} target="_blank" rel="noopener noreferrer">
            {whatsappText(whatsapp)}
          </a>
        </>
      )}
    </p>
  );
}
