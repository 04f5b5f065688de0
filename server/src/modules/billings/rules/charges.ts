import type { Cents, CivilDate } from '@balcao/contract';
import { cents, lateCharges } from '@balcao/credit-math';

/** What an overdue billing bears: a fine once, and interest by the day, simple, a month of 30 days. */
const FINE_RATE = '0.02';
const MORA_MONTHLY_RATE = '0.01';

export interface Overdue {
  /** What is left of the payments that it asks for. */
  leftCents: Cents;
  /** Late days count from here to the day that the next boleto is due. */
  firstDueOn: CivilDate;
  dueOn: CivilDate;
  /** Came for fine and interest before. */
  paidFineCents: Cents;
  paidMoraCents: Cents;
}

/** What a boleto issued again asks for; fine and interest are those of the whole billing, paid before or not. */
export function askAgain({ leftCents, firstDueOn, dueOn, paidFineCents, paidMoraCents }: Overdue) {
  const charges = lateCharges({
    installmentCents: leftCents,
    dueOn: firstDueOn,
    paidOn: dueOn,
    fineRate: FINE_RATE,
    lateInterestMonthlyRate: MORA_MONTHLY_RATE,
    contractRateMonthly: null,
    isGraceOver: true,
  });
  const fineCents = cents(Math.max(paidFineCents, charges.fineCents));
  const moraCents = cents(Math.max(paidMoraCents, charges.lateInterestCents));
  const valueCents = cents(leftCents + fineCents - paidFineCents + moraCents - paidMoraCents);
  return { fineCents, moraCents, valueCents };
}
