import type { CivilDate } from '@balcao/contract';
import { addDays, type Cents, cet, earlyPayoff, priceSchedule, shareOf } from '@balcao/credit-math';
import type { RenegotiationPolicy, RenegotiationTerms } from '../policy.ts';
import type { AgreedPayment, AgreementOption } from '../tables.ts';
import type { ContractDebt } from './contract-debts.ts';

/** What is agreed on: `agreedCents = debtCents - discountCents`, the discount within the charges. */
export interface AgreedDebt {
  debtCents: number;
  chargesCents: number;
  discountCents: number;
  agreedCents: number;
}

/** Debts together, less the discount on charges of the step that the oldest installment has reached. */
export function agreedDebt(debts: readonly ContractDebt[], policy: RenegotiationPolicy): AgreedDebt {
  const debtCents = debts.reduce((sum, debt) => sum + debt.debtCents, 0);
  const chargesCents = debts.reduce((sum, debt) => sum + debt.chargesCents, 0);
  const daysLate = Math.max(0, ...debts.map((debt) => debt.daysLate));
  const reached = policy.discounts
    .filter((step) => step.fromDaysLate <= daysLate)
    .toSorted((a, b) => b.fromDaysLate - a.fromDaysLate);
  const discountCents = shareOf(chargesCents, reached[0]?.chargesDiscountRate ?? '0');
  return { debtCents, chargesCents, discountCents, agreedCents: debtCents - discountCents };
}

/** Options of an agreement by number of payments: those whose payments are large enough, and all at once always. */
export function agreementOptions(
  agreedCents: number,
  policy: RenegotiationPolicy,
  terms: RenegotiationTerms,
  on: CivilDate,
  newId: () => string,
): AgreementOption[] {
  return [...new Set(policy.counts)]
    .toSorted((a, b) => a - b)
    .flatMap((count) => {
      const option = priced(agreedCents, policy, terms, on, count);
      if (!option) return [];
      const smallest = Math.min(...option.payments.map((payment) => payment.valueCents));
      return count > 1 && smallest < policy.minimumPaymentCents ? [] : [{ id: newId(), ...option }];
    });
}

function priced(
  agreedCents: number,
  policy: RenegotiationPolicy,
  { rateMonthly }: RenegotiationTerms,
  on: CivilDate,
  count: number,
): Omit<AgreementOption, 'id'> | null {
  const downPaymentCents = shareOf(agreedCents, policy.downPaymentRate ?? '0');
  const financed = (agreedCents - downPaymentCents) as Cents;
  if (financed < count) return null;
  const firstDueOn = addDays(on, policy.firstDueInDays);
  const plan = { principalCents: financed, rateMonthly, releasedOn: on, firstDueOn, count, rule: 'MONTHLY' as const };
  const { rows, totalCents, amortizesNegatively } = priceSchedule(plan);
  if (amortizesNegatively) return null;
  const down =
    downPaymentCents > 0 ? [{ dueOn: on, valueCents: downPaymentCents, principalCents: downPaymentCents }] : [];
  const cost = cet({
    releasedOn: on,
    netCents: financed,
    payments: rows.map((row) => ({ paidOn: row.dueOn, amountCents: row.paymentCents })),
  });
  const values = rows.map((row) => ({ dueOn: row.dueOn, valueCents: row.paymentCents }));
  return {
    count,
    downPaymentCents,
    totalCents: downPaymentCents + totalCents,
    interestCents: totalCents - financed,
    cetAnnualPct: cost.annualPct,
    cetMonthlyPct: cost.monthlyPct,
    payments: [...down, ...splitPayments(values, financed, rateMonthly, on)],
  };
}

/**
 * Splits each payment into its value on the day of the agreement, which pays the debt, and the interest since. So
 * paying early never takes off more than that payment's interest, and after a break what was paid bears no interest
 * twice. The cents that rounding leaves over go to the last payments that can carry them.
 */
function splitPayments(
  values: readonly Omit<AgreedPayment, 'principalCents'>[],
  principalCents: number,
  rateMonthly: string,
  on: CivilDate,
): AgreedPayment[] {
  const installments = values.map(({ dueOn, valueCents }) => ({ dueOn, amountCents: valueCents as Cents }));
  const { items, payoffCents } = earlyPayoff({ rateMonthly, payoffOn: on, installments });
  const principals = items.map((item) => Number(item.presentValueCents));
  let over = principalCents - payoffCents;
  for (let index = values.length - 1; over !== 0 && index >= 0; index -= 1) {
    const [before = 0, most = 0] = [principals[index], values[index]?.valueCents];
    const after = Math.min(most, Math.max(0, before + over));
    principals[index] = after;
    over -= after - before;
  }
  return values.map(({ dueOn, valueCents }, index) => ({ dueOn, valueCents, principalCents: principals[index] ?? 0 }));
}
