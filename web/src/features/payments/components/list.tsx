import { sumReais } from '@balcao/contract/kernel';
import type { Installment } from '../../../domain/payments/installment.ts';
import { InstallmentTable } from '../../../domain/payments/installment-table.tsx';
import { whatsappAddress, whatsappText } from '../../../lib/whatsapp.ts';
import { useToast } from '../../../ui/toast/toasts.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { contextTotal, feesAlong, openOf, selectedInstallments } from '../machine/context.ts';
import { sumDue } from '../rules/total.ts';
import { hindranceOf } from '../rules/selection.ts';
import { nothingOpen } from '../rules/standing.ts';
import type { Payment } from '../use-payment.ts';
import { FeeNote, PaymentTotal } from './total.tsx';
import { counterTexts } from '../../../domain/counter/texts.ts';
import { hindranceText, nothingOpenTexts, texts } from '../texts.ts';
import './list.css';

interface PaymentListProps {
  payment: Payment;
  customerWhatsapp: string | null;
}

/** What is open, what is selected, and the act that receives it. */
export function PaymentList({ payment: { snapshot, send }, customerWhatsapp }: PaymentListProps) {
  const { context } = snapshot;
  const open = openOf(context);
  const { listed } = open;
  const selected = selectedInstallments(context);
  const isAgreement = listed.some((one) => one.isFromRenegotiation);
  const fees = sumDue(feesAlong(context));
  const why = nothingOpen({
    hasBought: context.listing?.hasBought ?? true,
    status: context.customer?.borrowerStatus ?? null,
  });
  const toast = useToast();
  const whyNot = (one: Installment) => {
    const hindrance = hindranceOf(open, context.selectedIds, one);
    return hindrance && hindranceText(hindrance);
  };
  return (
    <>
      <InstallmentTable
        installments={listed}
        selectedIds={context.selectedIds}
        isLocked={!snapshot.matches('choosingInstallments')}
        whyNot={whyNot}
        onToggle={(id) => send({ type: 'TOGGLE', id })}
        onForbidden={(text) => toast.show({ kind: 'attention', text, ms: 5_000 })}
        onEnter={() => send({ type: 'PAY' })}
        empty={<EmptyState title={texts.noneOpen}>{nothingOpenTexts[why]}</EmptyState>}
      />
      {isAgreement ? <RenegotiationNote whatsapp={customerWhatsapp} /> : null}
      {listed.length > 1 ? (
        <p className="payment-total-note">{isAgreement ? texts.order : texts.orderOrBackwards}</p>
      ) : null}
      {listed.length > 0 ? (
        <>
          {selected.length > 0 ? <FeeNote fees={fees} /> : null}
          <PaymentTotal
            total={contextTotal(context)}
            fees={fees}
            discount={sumReais(selected.map(({ discount }) => discount))}
            count={selected.length}
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
