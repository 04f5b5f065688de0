import type { CivilDate } from '@balcao/contract';
import { type Cents, earlyPayoff, lateCharges } from '@balcao/credit-math';
import { chargedUntil } from '../../payments/index.ts';
import type { RenegotiationPaymentRow } from '../tables.ts';

/** What a payment of an agreement costs on a day. Cents; `dueCents = value - discount + fine + lateInterest`. */
export interface AgreementDue {
  discountCents: number;
  fineCents: number;
  lateInterestCents: number;
  dueCents: number;
  isOverdue: boolean;
}

/**
 * Late charges or early discount of a payment of an agreement, at the agreement's own rates. No contract interest is
 * charged on late days (credit rules, section 4), and mora ends when the debt prescribes. The discount never exceeds the
 * payment's own interest.
 */
export function agreementDue(
  row: Pick<RenegotiationPaymentRow, 'dueOn' | 'valueCents' | 'principalCents' | 'terms' | 'localHolidays'>,
  on: CivilDate,
): AgreementDue {
  const { dueOn, terms } = row;
  const amountCents = row.valueCents as Cents;
  const late = lateCharges({
    installmentCents: amountCents,
    dueOn,
    paidOn: chargedUntil(dueOn, on),
    fineRate: terms.lateFineRate,
    lateInterestMonthlyRate: terms.lateInterestMonthlyRate,
    contractRateMonthly: null,
    fineRounding: 'FLOOR',
    localHolidays: new Set(row.localHolidays),
  });
  const early = earlyPayoff({ rateMonthly: terms.rateMonthly, payoffOn: on, installments: [{ dueOn, amountCents }] });
  const discountCents = Math.min(early.discountCents, row.valueCents - row.principalCents);
  return {
    discountCents,
    fineCents: late.fineCents,
    lateInterestCents: late.lateInterestCents,
    dueCents: row.valueCents - discountCents + late.fineCents + late.lateInterestCents,
    isOverdue: late.daysLate > 0,
  };
}
