import type { CivilDate } from '@balcao/contract';
import { type Cents, cents, type IndexMonth, monetaryCorrection, sumCents } from '@balcao/credit-math';
import type { PlanFact } from '../../payments/index.ts';
import type { ReturnShares } from './share-return.ts';

/** The table of a price index, as its policy says it. */
export interface CorrectionIndex {
  id: string;
  index: string;
  months: readonly IndexMonth[];
}

/** What is handed back beyond what was paid. */
export interface Correction {
  totalCents: Cents;
  /** By payment item and fee. */
  parts: ReadonlyMap<string, Cents>;
  /** Of the down payment, which the store hands back itself. */
  downPaymentCents: Cents;
  /** Null when nothing was paid before the day of the return. */
  table: CorrectionIndex | null;
}

export const noCorrection: Correction = {
  totalCents: cents(0),
  parts: new Map(),
  downPaymentCents: cents(0),
  table: null,
};

export interface CorrectionAsk {
  plan: PlanFact;
  shares: ReturnShares;
  /** Handed back by the store, and the day it was paid: that of the sale. */
  downPaymentCents: Cents;
  acceptedOn: CivilDate;
  table: CorrectionIndex | null;
  today: CivilDate;
}

/**
 * Corrects what is handed back of defective goods from the day that each amount was paid on (CDC art. 18 § 1 II, ADR 0039).
 * @returns null when the table does not reach back to a payment.
 */
export function correctReturn({ table, today, ...ask }: CorrectionAsk): Correction | null {
  const paid = amountsBack(ask).filter(({ amountCents, paidOn }) => amountCents > 0 && paidOn < today);
  const corrected = paid.map((one) => ({
    id: one.id,
    amountCents: monetaryCorrection({ ...one, backOn: today, months: table?.months ?? [] }),
  }));
  const parts = new Map<string, Cents>();
  for (const { id, amountCents } of corrected) {
    if (amountCents === null) return null;
    parts.set(id, amountCents);
  }
  const downPaymentCents = parts.get(DOWN_PAYMENT) ?? cents(0);
  parts.delete(DOWN_PAYMENT);
  return { totalCents: sumCents([...parts.values()]), parts, downPaymentCents, table: paid.length > 0 ? table : null };
}

const DOWN_PAYMENT = 'down payment';

function amountsBack({ plan, shares, downPaymentCents, acceptedOn }: Omit<CorrectionAsk, 'table' | 'today'>) {
  const payments = new Map(plan.payments.map(({ id, paidOn }) => [id, paidOn]));
  const fees = new Map(plan.fees.map(({ id, paidOn }) => [id, paidOn]));
  return [
    ...shares.refunds.map((one) => ({
      id: one.paymentItemId,
      amountCents: one.refundCents,
      paidOn: payments.get(one.paymentItemId) ?? acceptedOn,
    })),
    ...shares.fees
      .filter(({ wasPaid }) => wasPaid)
      .map(({ feeId, amountCents }) => ({ id: feeId, amountCents, paidOn: fees.get(feeId) ?? acceptedOn })),
    { id: DOWN_PAYMENT, amountCents: downPaymentCents, paidOn: acceptedOn },
  ];
}
