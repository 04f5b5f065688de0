import { type Cents, cents, earlyPayoff } from '@balcao/credit-math';
import type { InstallmentRow } from '../../tables.ts';

type Bonified = Pick<
  InstallmentRow,
  'amountCents' | 'settledCents' | 'principalCents' | 'settledPrincipalCents' | 'bonusCents'
>;

/** A payment short by less than this is in time. */
const SHORT_BELOW = 100;

const interestLeft = (row: Bonified): number =>
  row.amountCents - row.settledCents - row.principalCents + row.settledPrincipalCents;

/**
 * Whether an overdue installment loses its bonus: not when a payment in time was short by less than a real, which left
 * all of its interest and so little of its principal.
 */
export function losesBonus(row: Bonified): boolean {
  const shortCents = row.amountCents - row.settledCents - row.bonusCents;
  return row.settledCents === 0 || shortCents >= SHORT_BELOW || interestLeft(row) < row.bonusCents;
}

type Sold = Pick<InstallmentRow, 'principalCents' | 'rateMonthly' | 'releasedOn' | 'dueOn'>;

/** What the retailer paid at the sale for an installment: what its part paid in time was worth less then (ADR 0009). */
export function retailerInterest({ rateMonthly, releasedOn, dueOn, principalCents }: Sold): Cents {
  const installments = [{ dueOn, amountCents: principalCents }];
  return earlyPayoff({ rateMonthly, payoffOn: releasedOn, installments }).discountCents;
}

/**
 * What the retailer gets back when a payment takes `lostCents` of the bonus from the customer: the share of what it paid
 * for the installment, cumulative and rounded down, so that parts sum to what the whole gives back. On its own credit it
 * paid nobody.
 */
export function retailerCredit(row: InstallmentRow, lostCents: number): Cents {
  if (row.isOwnedByStore || row.bonusCents === 0 || lostCents <= 0) return cents(0);
  const paid = BigInt(retailerInterest(row));
  const lostBefore = Math.max(0, row.bonusCents - interestLeft(row));
  const upTo = (lost: number) => Number((paid * BigInt(lost)) / BigInt(row.interestCents));
  return cents(upTo(lostBefore + lostCents) - upTo(lostBefore));
}
