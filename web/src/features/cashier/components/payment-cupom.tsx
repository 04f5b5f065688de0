import { formatDayMonth } from '@balcao/contract/kernel';
import { formatReais } from '../../../domain/money/format-reais.ts';
import type { Installment } from '../../../domain/payments/installment.ts';
import { Cupom } from '../../../ui/layout/cupom-strip.tsx';
import type { CupomRow } from '../../../ui/layout/cupom.tsx';
import { contextTotal, type PaymentContext, selectedInstallments } from '../payment-context.ts';
import type { Counter } from '../use-counter.ts';

interface PaymentCupomProps {
  counter: Counter;
  context: PaymentContext;
}

/** What changed the value since it was agreed: a total that changed says from what. */
function changeNote({ discount, interest, installmentValue }: Installment): string | undefined {
  if (discount === 0 && interest === 0) return undefined;
  const parts = [`de ${formatReais(installmentValue)}`];
  if (discount > 0) parts.push(`desconto de ${formatReais(discount)}`);
  if (interest > 0) parts.push(`juros de ${formatReais(interest)}`);
  return parts.join(', ');
}

const installmentRow = (one: Installment): CupomRow => ({
  label: `${one.contractNumber} · ${one.installmentOrder}/${one.numberOfInstallments} · ${formatDayMonth(one.dueDate)}`,
  value: formatReais(one.paymentDue),
  note: changeNote(one),
});

/** The paper of the payment: it lists what is being paid. */
export function PaymentCupom({ counter, context }: PaymentCupomProps) {
  const { customer, listing } = context;
  const selected = selectedInstallments(context);
  const fees = selected.length === 0 ? [] : (listing?.fees ?? []);
  return (
    <Cupom
      title="Recebimento"
      sections={[
        {
          key: 'store',
          rows: [
            { label: 'Loja', value: counter.storeName ?? '', isBlank: counter.storeName === null },
            { label: 'Operador', value: counter.operatorName },
          ],
        },
        {
          key: 'customer',
          title: 'Cliente',
          rows: [
            { label: 'Nome', value: customer?.name ?? '', isBlank: customer === null },
            { label: 'CPF', value: customer?.cpf ?? '', isBlank: customer === null },
          ],
        },
        {
          key: 'installments',
          title: 'Contrato · parcela · vencimento',
          rows: [
            ...(selected.length === 0
              ? [{ label: 'Parcelas', value: '', isBlank: true }]
              : selected.map(installmentRow)),
            ...fees.map((fee) => ({
              label: `${fee.contractNumber} · Taxa de utilização`,
              value: formatReais(fee.paymentDue),
            })),
          ],
        },
      ]}
      total={{ label: 'Total a pagar', value: selected.length === 0 ? '—' : formatReais(contextTotal(context)) }}
    />
  );
}
