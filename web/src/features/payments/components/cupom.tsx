import { formatDayMonth } from '@balcao/contract/kernel';
import { formatReais } from '../../../domain/money/format-reais.ts';
import type { Installment } from '../../../domain/payments/installment.ts';
import { Cupom } from '../../../ui/layout/cupom-strip.tsx';
import type { CupomRow, CupomSection } from '../../../ui/layout/cupom.tsx';
import { contextTotal, feesAlong, type PaymentContext, selectedInstallments } from '../machine/context.ts';
import { PayerCard } from './payer-card.tsx';
import type { Counter } from '../../../domain/counter/use-counter.ts';
import { counterTexts, feeNote } from '../../../domain/counter/texts.ts';
import { sumDue } from '../rules/total.ts';
import { confirmTexts, cupomTexts } from '../texts.ts';

interface PaymentCupomProps {
  counter: Counter;
  context: PaymentContext;
  /** The customer stands here, and nowhere else. */
  hasCard: boolean;
}

/** What changed the value since it was agreed: a total that changed says from what. */
function changeNote({ discount, interest, installmentValue }: Installment): string | undefined {
  if (discount === 0 && interest === 0) return undefined;
  const parts = [cupomTexts.from(formatReais(installmentValue))];
  if (discount > 0) parts.push(cupomTexts.discount(formatReais(discount)));
  if (interest > 0) parts.push(cupomTexts.interest(formatReais(interest)));
  return parts.join(', ');
}

const installmentRow = (one: Installment): CupomRow => ({
  label: cupomTexts.installment(one.installmentOrder, one.numberOfInstallments, formatDayMonth(one.dueDate)),
  value: formatReais(one.paymentDue),
  note: changeNote(one),
});

/** What is paid of each contract, and the fees that go along with any payment. */
function contractSections(context: PaymentContext): readonly CupomSection[] {
  const selected = selectedInstallments(context);
  if (selected.length === 0)
    return [{ key: 'none', rows: [{ label: cupomTexts.installments, value: '', isBlank: true }] }];
  const fees = feesAlong(context);
  const numbers = new Set([...selected, ...fees].map((one) => one.contractNumber));
  return [...numbers].map((number) => ({
    key: number,
    title: confirmTexts.numberOf(
      selected.some((one) => one.isFromRenegotiation && one.contractNumber === number),
      number,
    ),
    rows: [
      ...selected.filter((one) => one.contractNumber === number).map(installmentRow),
      ...fees
        .filter((fee) => fee.contractNumber === number)
        .map((fee) => ({ label: counterTexts.fee, value: formatReais(fee.paymentDue) })),
    ],
  }));
}

/** The paper of the payment: it lists what is being paid. */
export function PaymentCupom({ counter, context, hasCard }: PaymentCupomProps) {
  const { customer } = context;
  const isSelected = selectedInstallments(context).length > 0;
  return (
    <Cupom
      title={cupomTexts.title}
      sections={[
        {
          key: 'store',
          rows: [
            { label: counterTexts.store, value: counter.storeName ?? '', isBlank: counter.storeName === null },
            { label: counterTexts.operator, value: counter.operatorName },
          ],
        },
        customer && hasCard
          ? { key: 'customer', lead: <PayerCard borrower={customer} counter={counter} /> }
          : {
              key: 'customer',
              title: counterTexts.customer,
              rows: [
                { label: counterTexts.name, value: customer?.name ?? '', isBlank: customer === null },
                { label: counterTexts.cpf, value: customer?.cpf ?? '', isBlank: customer === null },
              ],
            },
        ...contractSections(context),
      ]}
      {...(isSelected
        ? {
            total: {
              label: counterTexts.totalToPay,
              value: formatReais(contextTotal(context)),
              note: feeNote(sumDue(feesAlong(context))),
            },
          }
        : {})}
    />
  );
}
