import type { CivilDate } from '@balcao/contract';
import { type Cents, cents, earlyPayoff, sumCents } from '@balcao/credit-math';
import type { ChargesSoFar, InstallmentRow } from '../../tables.ts';
import { type AmountDue, amountDue } from '../../amounts/rules/amount-due.ts';
import { retailerCredit } from '../../amounts/rules/bonus.ts';
import { chargedThrough } from '../../amounts/rules/charged-until.ts';
import { lateIof, owedIof } from '../../amounts/rules/late-iof.ts';
import { identityOf, installmentItem, type PayableItem } from './paid-items.ts';

/** What an amount of money settles, and what is left of it when nothing is owed any more. */
export interface Spent {
  items: PayableItem[];
  leftCents: Cents;
}

/**
 * Spends an amount on installments in the order given: each is paid whole while the money lasts, the last one in
 * part. Of an overdue one the charges are paid first, then interest, then principal (Código Civil art. 354), and
 * complementary IOF that the customer bears goes with the principal that a part settles; one paid early gets the discount
 * of the contract's rate on the part that is paid. The limit goes with the principal.
 */
export function spendAmount(
  installments: readonly InstallmentRow[],
  amountCents: Cents,
  on: CivilDate,
  newId: () => string,
): Spent {
  const items: PayableItem[] = [];
  let leftCents = amountCents;
  for (const row of installments) {
    if (leftCents <= 0) break;
    const due = amountDue(row, on);
    const item =
      leftCents >= due.dueCents ? installmentItem(newId(), row, on) : partOf(newId(), row, due, leftCents, on);
    items.push(item);
    leftCents = cents(leftCents - item.paidCents);
  }
  return { items, leftCents };
}

const least = (one: number, other: number): Cents => cents(Math.min(one, other));
const atLeastNothing = (amount: number): Cents => cents(Math.max(0, amount));

/** A payment of less than an installment costs today. */
function partOf(id: string, row: InstallmentRow, due: AmountDue, paidCents: Cents, on: CivilDate): PayableItem {
  const fineCents = least(paidCents, due.fineCents);
  const lateInterestCents = least(paidCents - fineCents, due.lateInterestCents);
  const contractInterestCents = least(paidCents - fineCents - lateInterestCents, due.contractInterestCents);
  const rest = cents(paidCents - sumCents([fineCents, lateInterestCents, contractInterestCents]));
  const faceCents = faceOf(row, rest, due, on);
  const principalCents = principalIn(row, due, faceCents);
  const lateIofCents = atLeastNothing(rest - faceCents);
  const isPartial = faceCents < due.faceCents;
  return {
    ...identityOf(id, row),
    faceCents,
    discountCents: atLeastNothing(faceCents - rest),
    bonusCents: cents(0),
    fineCents,
    lateInterestCents,
    contractInterestCents,
    principalCents,
    interestCents: cents(faceCents - principalCents),
    retailerCreditCents: due.bonusCents > 0 ? cents(0) : retailerCredit(row, faceCents - principalCents),
    lateIofCents,
    lateIofAbsorbedCents: cents(owedIof(row, principalCents, on) - lateIofCents),
    limitCents: limitOf(row, principalCents),
    paidCents,
    isPartial,
    chargesBefore: isPartial ? row.charges : null,
    chargesAfter: isPartial ? chargesLeft(row, due, { fineCents, lateInterestCents, contractInterestCents }, on) : null,
  };
}

function chargesLeft(
  row: InstallmentRow,
  due: AmountDue,
  paid: Omit<ChargesSoFar, 'through'>,
  on: CivilDate,
): ChargesSoFar {
  if (!due.isOverdue) return row.charges;
  return {
    through: chargedThrough(row.charges, on),
    fineCents: cents(due.fineCents - paid.fineCents),
    lateInterestCents: cents(due.lateInterestCents - paid.lateInterestCents),
    contractInterestCents: cents(due.contractInterestCents - paid.contractInterestCents),
  };
}

/** Face that money buys once the charges are paid: more than the money early, less where IOF goes with it. */
function faceOf(row: InstallmentRow, paidCents: Cents, due: AmountDue, on: CivilDate): Cents {
  if (due.lateIofCents > 0) return faceWithIof(row, paidCents, due, on);
  return due.discountCents === 0 ? paidCents : faceBought(row, paidCents, due.faceCents, on);
}

/**
 * Smallest part of the face that costs at least the money together with its IOF. Where a cent of face carries a cent of
 * tax the sum skips the money by one: the lender bears that cent, and the customer never pays more tax than is owed.
 */
function faceWithIof(row: InstallmentRow, paidCents: Cents, due: AmountDue, on: CivilDate): Cents {
  let low = atLeastNothing(paidCents - due.lateIofCents);
  let high = least(paidCents, due.faceCents);
  while (low < high) {
    const middle = cents(Math.floor((low + high) / 2));
    if (middle + lateIof(row, principalIn(row, due, middle), on) >= paidCents) high = middle;
    else low = cents(middle + 1);
  }
  return low;
}

/** Largest part of the face whose present value is what was paid; at least a cent stays for the next payment. */
function faceBought(row: InstallmentRow, paidCents: Cents, openCents: Cents, on: CivilDate): Cents {
  const valueOf = (amountCents: Cents) =>
    earlyPayoff({
      rateMonthly: row.rateMonthly,
      payoffOn: on,
      installments: [{ dueOn: row.dueOn, amountCents }],
    }).payoffCents;
  let low = paidCents;
  let high = cents(openCents - 1);
  while (low < high) {
    const middle = cents(Math.ceil((low + high) / 2));
    if (valueOf(middle) <= paidCents) low = middle;
    else high = cents(middle - 1);
  }
  return low;
}

/**
 * Principal in a part of the face: what is over its interest when it is overdue, all of it while the retailer pays the
 * interest, else its share. Never below zero, nor more interest or principal than is left (returns round otherwise).
 */
function principalIn(row: InstallmentRow, due: AmountDue, faceCents: Cents): Cents {
  const leftCents = row.principalCents - row.settledPrincipalCents;
  const afterInterest = faceCents - (row.amountCents - row.settledCents - leftCents);
  return cents(Math.min(leftCents, faceCents, Math.max(0, afterInterest, wantedOf(row, due, faceCents))));
}

function wantedOf(row: InstallmentRow, due: AmountDue, faceCents: Cents): number {
  if (due.bonusCents > 0) return faceCents;
  if (due.isOverdue) return 0;
  return shareOf(row.principalCents, row.settledCents + faceCents, row.amountCents) - row.settledPrincipalCents;
}

/** Limit that goes free with principal. */
const limitOf = (row: InstallmentRow, principalCents: Cents): Cents =>
  atLeastNothing(
    shareOf(row.limitCents, row.settledPrincipalCents + principalCents, row.principalCents) - row.settledLimitCents,
  );

/** Share of an amount when so much of a whole is settled: cumulative, so that shares sum exactly. */
function shareOf(amountCents: Cents, settledCents: number, wholeCents: Cents): Cents {
  if (wholeCents === 0) return cents(0);
  return cents(Number((BigInt(amountCents) * BigInt(settledCents)) / BigInt(wholeCents)));
}
