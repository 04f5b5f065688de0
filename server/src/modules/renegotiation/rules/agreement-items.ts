import type { Cents, CivilDate } from '@balcao/contract';
import { cents, sumCents } from '@balcao/credit-math';
import { lateIof, installmentItem, type PayableItem, spendAmount, type InstallmentRow } from '../../payments/index.ts';
import type { AgreementPaymentFact } from '../tables.ts';
import { agreementDue } from './agreement-due.ts';

/**
 * What a payment of an agreement consists of on a day. Its principal is spent on the agreement's installments at the
 * amounts of the day of the agreement, charges before face; its interest and its own late charges are one item more.
 * The last payment settles every cent that is left: what the agreement forgave comes off those installments. IOF of late
 * days is owed up to the day of the payment; the lender bears what is not in the amounts of the day of the agreement.
 * `rows` are the open installments of the agreement in paying order.
 */
export function agreementItems(
  payment: AgreementPaymentFact,
  rows: readonly InstallmentRow[],
  on: CivilDate,
  newId: () => string,
): PayableItem[] {
  const isLast = payment.number === payment.count;
  const { items, leftCents } = isLast
    ? settleAll(rows, payment, newId)
    : spendAmount(rows, cents(payment.principalCents), payment.acceptedOn, newId);
  const taxed = items.map((item) => withLateIof(item, rows, on > payment.acceptedOn ? on : payment.acceptedOn));
  return [...taxed, interestItem(newId(), payment, leftCents, on)];
}

/** Every installment whole, less what is forgiven: taken off the last ones first. */
function settleAll(rows: readonly InstallmentRow[], payment: AgreementPaymentFact, newId: () => string) {
  const whole = rows.map((row) => installmentItem(newId(), row, payment.acceptedOn));
  const owedCents = sumCents(whole.map((item) => item.paidCents));
  let forgiveCents = cents(Math.max(0, owedCents - payment.principalCents));
  const items: PayableItem[] = [];
  for (const item of whole.toReversed()) {
    const forgivenCents = cents(Math.min(forgiveCents, item.paidCents));
    forgiveCents = cents(forgiveCents - forgivenCents);
    const { discountCents, paidCents } = item;
    items.unshift({
      ...item,
      forgivenCents,
      discountCents: cents(discountCents + forgivenCents),
      paidCents: cents(paidCents - forgivenCents),
    });
  }
  return { items, leftCents: cents(Math.max(0, payment.principalCents - owedCents)) };
}

function withLateIof(item: PayableItem, rows: readonly InstallmentRow[], on: CivilDate): PayableItem {
  const row = rows.find(({ id }) => id === item.installmentId);
  if (!row) return item;
  return { ...item, lateIofAbsorbedCents: cents(lateIof(row, item.principalCents, on) - item.lateIofCents) };
}

/**
 * The agreement's interest in a payment, with its discount or late charges. Cents of principal that found nothing to
 * pay (present values are rounded each time a part is paid) are interest too.
 */
function interestItem(id: string, payment: AgreementPaymentFact, leftCents: Cents, on: CivilDate): PayableItem {
  const { discountCents, fineCents, lateInterestCents } = agreementDue(payment, on);
  const contractInterestCents = cents(payment.valueCents - payment.principalCents + leftCents);
  const none = cents(0);
  return {
    id,
    kind: 'RENEGOTIATION',
    installmentId: null,
    feeId: null,
    contractId: payment.renegotiationId,
    contractNumber: payment.renegotiationNumber,
    number: payment.number,
    count: payment.count,
    dueOn: payment.dueOn,
    faceCents: none,
    principalCents: none,
    interestCents: none,
    limitCents: none,
    discountCents,
    bonusCents: none,
    fineCents,
    lateInterestCents,
    contractInterestCents,
    lateIofCents: none,
    lateIofAbsorbedCents: none,
    retailerCreditCents: none,
    paidCents: cents(contractInterestCents - discountCents + fineCents + lateInterestCents),
    isPartial: false,
    chargesBefore: null,
    chargesAfter: null,
  };
}
