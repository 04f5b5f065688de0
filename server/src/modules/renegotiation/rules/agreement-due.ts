import type { Cents, CivilDate } from '@balcao/contract';
import { cents, earlyPayoff, lateCharges } from '@balcao/credit-math';
import { chargedUntil } from '../../payments/index.ts';
import type { AgreementPaymentFact } from '../tables.ts';

/** What a payment of an agreement costs on a day. Cents; `dueCents = value - discount + fine + lateInterest`. */
export interface AgreementDue {
  discountCents: Cents;
  fineCents: Cents;
  lateInterestCents: Cents;
  dueCents: Cents;
  isOverdue: boolean;
}

/**
 * Late charges or early discount of a payment of an agreement, at the agreement's own rates. No contract interest is
 * charged on late days (credit rules, section 4), and mora ends when the debt prescribes. The discount never exceeds the
 * payment's own interest.
 */
export function agreementDue(
  row: Pick<AgreementPaymentFact, 'dueOn' | 'valueCents' | 'principalCents' | 'terms' | 'localHolidays'>,
  on: CivilDate,
): AgreementDue {
  const { dueOn, terms, valueCents } = row;
  const late = lateCharges({
    installmentCents: valueCents,
    dueOn,
    paidOn: chargedUntil(dueOn, on),
    fineRate: terms.lateFineRate,
    lateInterestMonthlyRate: terms.lateInterestMonthlyRate,
    contractRateMonthly: null,
    fineRounding: 'FLOOR',
    localHolidays: new Set(row.localHolidays),
  });
  const installments = [{ dueOn, amountCents: valueCents }];
  const early = earlyPayoff({ rateMonthly: terms.rateMonthly, payoffOn: on, installments });
  const discountCents = cents(Math.min(early.discountCents, valueCents - row.principalCents));
  return {
    discountCents,
    fineCents: late.fineCents,
    lateInterestCents: late.lateInterestCents,
    dueCents: cents(valueCents - discountCents + late.fineCents + late.lateInterestCents),
    isOverdue: late.daysLate > 0,
  };
}
