import type { InstallmentStatus } from '@balcao/contract';
import { addDays, type Cents, type CivilDate, earlyPayoff, isBankBusinessDay, lateCharges } from '@balcao/credit-math';
import type { InstallmentRow } from '../tables.ts';

/** What an installment costs on a day. Cents; `dueCents = face - discount + fine + lateInterest + contractInterest`. */
export interface AmountDue {
  faceCents: number;
  discountCents: number;
  fineCents: number;
  lateInterestCents: number;
  contractInterestCents: number;
  dueCents: number;
  isOverdue: boolean;
}

/**
 * Late charges or early discount of one installment on a day (credit rules, section 4). An institution charges the
 * contract's rate on late days too; the store's own credit does not.
 */
export function amountDue(row: InstallmentRow, on: CivilDate): AmountDue {
  const face = row.amountCents as Cents;
  const late = lateCharges({
    installmentCents: face,
    dueOn: row.dueOn,
    paidOn: on,
    fineRate: row.lateFineRate,
    lateInterestMonthlyRate: row.lateInterestMonthlyRate,
    contractRateMonthly: row.lenderType === 'FINANCIAL_INSTITUTION' ? row.rateMonthly : null,
    fineRounding: 'FLOOR',
  });
  const early = earlyPayoff({
    rateMonthly: row.rateMonthly,
    payoffOn: on,
    installments: [{ dueOn: row.dueOn, amountCents: face }],
  });
  return {
    faceCents: face,
    discountCents: early.discountCents,
    fineCents: late.fineCents,
    lateInterestCents: late.lateInterestCents,
    contractInterestCents: late.contractInterestCents,
    dueCents: face - early.discountCents + late.chargesCents,
    isOverdue: late.daysLate > 0,
  };
}

/** Status as the API names it, on a day. */
export function statusOn(row: Pick<InstallmentRow, 'status'>, amount: AmountDue): InstallmentStatus {
  if (row.status !== 'OPEN') return row.status;
  return amount.isOverdue ? 'PAYMENT_OVERDUE' : 'PENDING';
}

/**
 * Last due date that is overdue on a day. A due date without banks may be paid on the next business day, so what
 * is overdue fell due on or before the latest business day before today.
 */
export function overdueCutoff(today: CivilDate): CivilDate {
  let day = addDays(today, -1);
  while (!isBankBusinessDay(day)) day = addDays(day, -1);
  return day;
}
