import type { Cents, CivilDate } from '@balcao/contract';
import { cents, sumCents } from '@balcao/credit-math';
import { amountDue, type InstallmentRow, type PayableItem } from '../../payments/index.ts';
import type { AgreementPaymentFact } from '../tables.ts';
import { agreementDue } from './agreement-due.ts';
import { paidDown, rebateLeft } from './agreement-items.ts';

/** A running agreement as a return of goods finds it. */
export interface ReturnInAgreement {
  /** Those that are not paid, the next one first. */
  due: readonly AgreementPaymentFact[];
  /** Its open installments as they stood, and as the return leaves them; in paying order. */
  before: readonly InstallmentRow[];
  after: readonly InstallmentRow[];
  /** The contract of the goods, and the contracts of its lender. */
  contractId: string;
  isSameLender: (row: InstallmentRow) => boolean;
  /** Of the refund, what no other debt takes. */
  refundCents: Cents;
}

/** A payment that goes on, with what it pays now. */
export interface RepricedPayment {
  id: string;
  number: number;
  dueOn: CivilDate;
  valueCents: Cents;
  principalCents: Cents;
}

export interface PricedAgain {
  /** What of the refund pays the agreement down. */
  items: PayableItem[];
  paidCents: Cents;
  /** What goes off what was agreed, for the goods. */
  releasedCents: Cents;
  payments: RepricedPayment[];
  canceledIds: string[];
  /** True when nothing of it is left. */
  isOver: boolean;
}

/**
 * Prices an agreement again without goods that came back. What is left of the debt keeps its price: the rebate that is not
 * earned shrinks as the debt does, and each payment that is left shrinks alike, at its rate and on its day. Then the refund
 * pays what is overdue of it, or what is left of the contract itself, at the amounts of the agreement's day; the oldest
 * payments become less by it.
 */
export function priceAgain(ask: ReturnInAgreement, on: CivilDate, newId: () => string): PricedAgain {
  const { due, before, after } = ask;
  const agreedBefore = agreedLeft(due);
  const agreedCents = agreedOf(ask, agreedBefore);
  const shrunk = shrink(due, agreedCents);
  const payable = [...after.filter(isOwn(ask)), ...after.filter((row) => !isOwn(ask)(row) && ask.isSameLender(row))];
  const mostCents = Math.min(ask.refundCents, setOffLimit(ask, { shrunk, agreedCents, payable }, on));
  const acceptedOn = due[0]?.acceptedOn ?? on;
  const items =
    mostCents > 0
      ? paidDown(
          { rows: payable, rebateCents: cents(debtOn(after, acceptedOn) - agreedCents), agreedCents },
          cents(mostCents),
          acceptedOn,
          on,
          newId,
        )
      : [];
  const paidCents = sumCents(items.map((item) => item.paidCents));
  const payments = mostCents === agreedCents ? [] : lessen(due, shrunk, paidCents);
  const kept = new Set(payments.map(({ id }) => id));
  return {
    items,
    paidCents,
    releasedCents: cents(agreedBefore - agreedCents),
    payments,
    canceledIds: due.filter(({ id }) => !kept.has(id)).map(({ id }) => id),
    isOver: before.length > 0 && payments.length === 0,
  };
}

const isOwn =
  ({ contractId }: ReturnInAgreement) =>
  (row: InstallmentRow) =>
    row.contractId === contractId;
const agreedLeft = (due: readonly AgreementPaymentFact[]) => sumCents(due.map((one) => one.principalCents));
const debtOn = (rows: readonly InstallmentRow[], on: CivilDate) =>
  sumCents(rows.map((row) => amountDue(row, on).dueCents));
/** a * b / c, rounded down; nothing of nothing. */
const share = (a: number, b: number, c: number) => (c === 0 ? 0 : Number((BigInt(a) * BigInt(b)) / BigInt(c)));

/** What is left to pay of the agreement for the debt that is left. */
function agreedOf({ due, before, after }: ReturnInAgreement, agreedBefore: Cents): Cents {
  const [next] = due;
  if (!next || after.length === 0) return cents(0);
  const [was, is] = [debtOn(before, next.acceptedOn), debtOn(after, next.acceptedOn)];
  return cents(Math.min(agreedBefore, is - share(rebateLeft(due, before), is, was)));
}

/** Principal of each payment that is left: its share of what was agreed, cumulative, so that the last one has some. */
function shrink(due: readonly AgreementPaymentFact[], agreedCents: Cents): Cents[] {
  const whole = agreedLeft(due);
  let upTo = 0;
  return due.map(({ principalCents }) => {
    const from = share(agreedCents, upTo, whole);
    upTo += principalCents;
    return cents(share(agreedCents, upTo, whole) - from);
  });
}

/** Payments less what was paid of them, oldest first, with the interest of what is left of each. */
function lessen(due: readonly AgreementPaymentFact[], shrunk: readonly Cents[], paidCents: Cents): RepricedPayment[] {
  let left: number = paidCents;
  return due.flatMap(({ id, number, dueOn, principalCents: planned, valueCents: value }, index) => {
    const principal = shrunk[index] ?? 0;
    const taken = Math.min(left, principal);
    left -= taken;
    const principalCents = cents(principal - taken);
    if (principalCents === 0) return [];
    return [
      {
        id,
        number,
        dueOn,
        principalCents,
        valueCents: cents(principalCents + share(value - planned, principalCents, planned)),
      },
    ];
  });
}

interface Shrunk {
  shrunk: readonly Cents[];
  agreedCents: Cents;
  payable: readonly InstallmentRow[];
}

/** What a refund may pay of it: its overdue payments, or what is left of the contract itself; only of the same lender. */
function setOffLimit(ask: ReturnInAgreement, { shrunk, agreedCents, payable }: Shrunk, on: CivilDate): number {
  const { due, after } = ask;
  const acceptedOn = due[0]?.acceptedOn ?? on;
  const debtCents = debtOn(after, acceptedOn);
  const agreedFor = (rows: readonly InstallmentRow[]) => share(agreedCents, debtOn(rows, acceptedOn), debtCents);
  const overdue = due.map((one, index) => (agreementDue(one, on).isOverdue ? (shrunk[index] ?? cents(0)) : cents(0)));
  return Math.min(agreedFor(payable), Math.max(sumCents(overdue), agreedFor(after.filter(isOwn(ask)))));
}
