import type { Cents, CivilDate } from '@balcao/contract';
import { addDays, cents, cet, earlyPayoff, priceSchedule, shareOf, sumCents } from '@balcao/credit-math';
import type { RenegotiationPolicy, RenegotiationTerms } from '../policy.ts';
import type { AgreedPayment, AgreementOption } from '../tables.ts';
import type { ContractDebt } from './contract-debts.ts';

/** What is agreed on: `agreedCents = debtCents - discountCents`, the discount within the charges. */
export interface AgreedDebt {
  debtCents: Cents;
  chargesCents: Cents;
  discountCents: Cents;
  agreedCents: Cents;
}

/** Debts together, less the discount on charges of the step that the oldest installment has reached. */
export function agreedDebt(debts: readonly ContractDebt[], policy: RenegotiationPolicy): AgreedDebt {
  const debtCents = sumCents(debts.map((debt) => debt.debtCents));
  const chargesCents = sumCents(debts.map((debt) => debt.chargesCents));
  const daysLate = Math.max(0, ...debts.map((debt) => debt.daysLate));
  const reached = policy.discounts
    .filter((step) => step.fromDaysLate <= daysLate)
    .toSorted((a, b) => b.fromDaysLate - a.fromDaysLate);
  const discountCents = cents(shareOf(chargesCents, reached[0]?.chargesDiscountRate ?? '0'));
  return { debtCents, chargesCents, discountCents, agreedCents: cents(debtCents - discountCents) };
}

/** Options of an agreement by number of payments: those whose payments are large enough, and all at once always. */
export function agreementOptions(
  agreedCents: Cents,
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
  agreedCents: Cents,
  policy: RenegotiationPolicy,
  { rateMonthly }: RenegotiationTerms,
  on: CivilDate,
  count: number,
): Omit<AgreementOption, 'id'> | null {
  const downPaymentCents = cents(shareOf(agreedCents, policy.downPaymentRate ?? '0'));
  const financed = cents(agreedCents - downPaymentCents);
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
    totalCents: cents(downPaymentCents + totalCents),
    interestCents: cents(totalCents - financed),
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
  principalCents: Cents,
  rateMonthly: string,
  on: CivilDate,
): AgreedPayment[] {
  const installments = values.map(({ dueOn, valueCents }) => ({ dueOn, amountCents: valueCents }));
  const { items, payoffCents } = earlyPayoff({ rateMonthly, payoffOn: on, installments });
  const principals = items.map((item) => item.presentValueCents);
  let over = principalCents - payoffCents;
  for (let index = values.length - 1; over !== 0 && index >= 0; index -= 1) {
    const [before = 0, most = 0] = [principals[index], values[index]?.valueCents];
    const after = cents(Math.min(most, Math.max(0, before + over)));
    principals[index] = after;
    over -= after - before;
  }
  return values.map(({ dueOn, valueCents }, index) => ({
    dueOn,
    valueCents,
    principalCents: principals[index] ?? cents(0),
  }));
}
