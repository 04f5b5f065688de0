import type { Cents, CivilDate } from '@balcao/contract';
import { cents, sumCents } from '@balcao/credit-math';
import {
  amountDue,
  installmentItem,
  type InstallmentRow,
  owedIof,
  type PayableItem,
  spendAmount,
} from '../../payments/index.ts';
import type { AgreementPaymentFact } from '../tables.ts';
import { agreementDue } from './agreement-due.ts';

/**
 * What the next payment of an agreement consists of on a day; `due` are all that are not paid, it the first. Its principal
 * is spent on the agreement's installments at the amounts of the day of the agreement, charges before face, and so is the
 * share of the rebate that it earns: a broken agreement keeps what was earned. Its interest and its own late charges are
 * one item more. The last payment settles every cent that is left. IOF of the days since the agreement is the lender's.
 * `rows` are the open installments of the agreement in paying order.
 */
export function agreementItems(
  due: readonly [AgreementPaymentFact, ...AgreementPaymentFact[]],
  rows: readonly InstallmentRow[],
  on: CivilDate,
  newId: () => string,
): PayableItem[] {
  const [payment, ...later] = due;
  const { acceptedOn, principalCents } = payment;
  const rebateCents = rebateLeft(due, rows);
  const isLast = later.length === 0;
  const earnedCents = isLast ? rebateCents : earned(rebateCents, principalCents, due);
  const worthCents = cents(principalCents + earnedCents);
  const { items, leftCents } = isLast
    ? settleAll(rows, worthCents, acceptedOn, newId)
    : spendAmount(rows, worthCents, acceptedOn, newId);
  const taxed = forgiven(items, earnedCents).map((item) => withLateIof(item, rows, on > acceptedOn ? on : acceptedOn));
  return [...taxed, interestItem(newId(), payment, leftCents, on)];
}

/** What installments cost at the amounts of the agreement's day above what is left to pay of it. */
export function rebateLeft(due: readonly AgreementPaymentFact[], rows: readonly InstallmentRow[]): Cents {
  const owedCents = sumCents(
    due.slice(0, 1).flatMap(({ acceptedOn }) => rows.map((row) => amountDue(row, acceptedOn).dueCents)),
  );
  return cents(Math.max(0, owedCents - sumCents(due.map((one) => one.principalCents))));
}

/** The share of a rebate that paying so much of what is left earns, rounded down. */
function earned(
  rebateCents: Cents,
  paidCents: Cents,
  due: readonly Pick<AgreementPaymentFact, 'principalCents'>[],
): Cents {
  const leftCents = sumCents(due.map((one) => one.principalCents));
  return leftCents === 0 ? cents(0) : cents(Number((BigInt(rebateCents) * BigInt(paidCents)) / BigInt(leftCents)));
}

/** What is left of an agreement: its installments in the order in which they are paid, and what of them is not agreed to be paid. */
interface AgreementLeft {
  rows: readonly InstallmentRow[];
  rebateCents: Cents;
  agreedCents: Cents;
}

/** Money that pays an agreement down without being one of its payments: with the rebate that it earns, and no interest. */
export function paidDown(
  { rows, rebateCents, agreedCents }: AgreementLeft,
  paidCents: Cents,
  acceptedOn: CivilDate,
  on: CivilDate,
  newId: () => string,
): PayableItem[] {
  const isAll = paidCents === agreedCents;
  const earnedCents = isAll ? rebateCents : earned(rebateCents, paidCents, [{ principalCents: agreedCents }]);
  const { items } = isAll
    ? settleAll(rows, agreedCents, acceptedOn, newId)
    : spendAmount(rows, cents(paidCents + earnedCents), acceptedOn, newId);
  return forgiven(items, earnedCents).map((item) => withLateIof(item, rows, on));
}

/** Every installment whole. */
function settleAll(rows: readonly InstallmentRow[], worthCents: Cents, on: CivilDate, newId: () => string) {
  const items = rows.map((row) => installmentItem(newId(), row, on));
  return { items, leftCents: cents(worthCents - sumCents(items.map((item) => item.paidCents))) };
}

/** Takes a rebate off items: off late charges first, the last item first. */
function forgiven(items: readonly PayableItem[], rebateCents: Cents): PayableItem[] {
  let left: number = rebateCents;
  const shareOf = (most: number) => {
    const share = Math.min(left, most);
    left -= share;
    return share;
  };
  const charges = items.toReversed().map((item) => shareOf(Math.min(item.paidCents, chargesOf(item))));
  const shares = items
    .toReversed()
    .map((item, index) => (charges[index] ?? 0) + shareOf(item.paidCents - (charges[index] ?? 0)));
  return items.map((item, index) => {
    const forgivenCents = cents(shares.at(-1 - index) ?? 0);
    const { discountCents, paidCents } = item;
    return {
      ...item,
      forgivenCents,
      discountCents: cents(discountCents + forgivenCents),
      paidCents: cents(paidCents - forgivenCents),
    };
  });
}

const chargesOf = ({ fineCents, lateInterestCents, contractInterestCents }: PayableItem) =>
  fineCents + lateInterestCents + contractInterestCents;

function withLateIof(item: PayableItem, rows: readonly InstallmentRow[], on: CivilDate): PayableItem {
  const row = rows.find(({ id }) => id === item.installmentId);
  if (!row) return item;
  return { ...item, lateIofAbsorbedCents: cents(owedIof(row, item.principalCents, on) - item.lateIofCents) };
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
    lateIofFrom: null,
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
