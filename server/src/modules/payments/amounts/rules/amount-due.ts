import type { InstallmentStatus } from '@balcao/contract';
import { addDays, type Cents, cents, type CivilDate, earlyPayoff, lateCharges, sumCents } from '@balcao/credit-math';
import type { InstallmentRow } from '../../tables.ts';
import { bankDaysBefore } from './bank-days.ts';
import { losesBonus } from './bonus.ts';
import { chargedThrough, chargedUntil } from './charged-until.ts';
import { lateIof } from './late-iof.ts';

/**
 * What is left of an installment costs on a day. Cents; `dueCents = face - discount - bonus + fine + lateInterest +
 * contractInterest + lateIof`.
 */
export interface AmountDue {
  /** Face value not settled yet. */
  faceCents: Cents;
  discountCents: Cents;
  /** Interest that the retailer paid already: taken off only in time, or short of it by less than a real. */
  bonusCents: Cents;
  fineCents: Cents;
  lateInterestCents: Cents;
  contractInterestCents: Cents;
  /** Complementary IOF of what is left, where the customer bears it. */
  lateIofCents: Cents;
  dueCents: Cents;
  isOverdue: boolean;
}

/**
 * Late charges or early discount of what is left of an installment on a day (credit rules, section 4). The contract
 * says whether its rate counts on late days too: of the store's own credit it does not. Paid in time, an installment whose
 * interest the retailer paid costs no interest; late, all of it, and charges count on its principal. Charges count
 * through the day they were counted up to at least, whatever day the others are asked for; IOF is of the day paid.
 */
export function amountDue(row: InstallmentRow, paidOn: CivilDate): AmountDue {
  const on = chargedThrough(row.charges, paidOn);
  const faceCents = cents(row.amountCents - row.settledCents);
  const principalCents = cents(row.principalCents - row.settledPrincipalCents);
  const late = chargesOf(row, on, row.bonusCents > 0 ? principalCents : faceCents);
  const isOverdue = late.daysLate > 0;
  const bonusCents = isOverdue && losesBonus(row) ? cents(0) : row.bonusCents;
  const discountCents = row.bonusCents > 0 ? cents(0) : earlyDiscount(row, on, faceCents);
  const { fineCents, lateInterestCents, contractInterestCents } = late;
  const lateIofCents = isOverdue ? chargedIof(row, paidOn) : cents(0);
  const chargesCents = sumCents([fineCents, lateInterestCents, contractInterestCents, lateIofCents]);
  return {
    faceCents,
    discountCents,
    bonusCents,
    fineCents,
    lateInterestCents,
    contractInterestCents,
    lateIofCents,
    dueCents: cents(faceCents - discountCents - bonusCents + chargesCents),
    isOverdue,
  };
}

/** It is of the principal, not a charge on the debt: a part of the installment owes its part of it. */
function chargedIof(row: InstallmentRow, on: CivilDate): Cents {
  if (row.lateIof?.rule !== 'CHARGE') return cents(0);
  return lateIof(row, cents(row.principalCents - row.settledPrincipalCents), on);
}

/** Charges on `baseCents` up to a day: from the due date, or from the day a partial payment counted them up to. */
function chargesOf(row: InstallmentRow, on: CivilDate, baseCents: Cents) {
  const { charges } = row;
  const counted = lateCharges({
    installmentCents: baseCents,
    dueOn: charges.through ?? row.dueOn,
    paidOn: chargedUntil(row.dueOn, on),
    fineRate: charges.through === null ? row.lateFineRate : '0',
    lateInterestMonthlyRate: row.lateInterestMonthlyRate,
    contractRateMonthly: row.chargesContractRate ? row.rateMonthly : null,
    fineRounding: 'FLOOR',
    isGraceOver: charges.through !== null,
    localHolidays: new Set(row.localHolidays),
  });
  return {
    daysLate: charges.through === null ? counted.daysLate : counted.daysLate + 1,
    fineCents: cents(charges.fineCents + counted.fineCents),
    lateInterestCents: cents(charges.lateInterestCents + counted.lateInterestCents),
    contractInterestCents: cents(charges.contractInterestCents + counted.contractInterestCents),
  };
}

function earlyDiscount(row: InstallmentRow, on: CivilDate, faceCents: Cents): Cents {
  const installments = [{ dueOn: row.dueOn, amountCents: faceCents }];
  const { discountCents } = earlyPayoff({ rateMonthly: row.rateMonthly, payoffOn: on, installments });
  // A cent far from its due date is worth nothing today, but nothing cannot be paid.
  return cents(Math.min(discountCents, Math.max(0, faceCents - 1)));
}

/** Status as the API names it, on a day. */
export function statusOn(row: Pick<InstallmentRow, 'status'>, amount: AmountDue): InstallmentStatus {
  if (row.status !== 'OPEN') return row.status;
  return amount.isOverdue ? 'PAYMENT_OVERDUE' : 'PENDING';
}

/**
 * Last due date that may be overdue on a day. A due date without banks may be paid on the next business day, so what
 * is overdue fell due on or before the latest business day before today; where a local holiday was, `isOverdueFact`
 * says whether it is.
 */
export function overdueCutoff(today: CivilDate): CivilDate {
  return bankDaysBefore(today)[0] ?? addDays(today, -1);
}
