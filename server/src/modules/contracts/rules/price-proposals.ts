import { addDays, type Cents, cents, type CivilDate, type IofRates, percentText, shareOf } from '@balcao/credit-math';
import type { LendingRule, PricingPolicy } from '../policy.ts';
import { firstDueDate } from './first-due-date.ts';
import { type PlanFacts, type PricedProposal, priceTerms } from './price-plan.ts';

export type { PricedProposal } from './price-plan.ts';

export interface PricingFacts {
  /** Purchase value that is financed, before the coupon. Cents. */
  principalCents: Cents;
  /** Taken off it before it is financed. Cents. */
  couponDiscountCents?: Cents;
  purchasedOn: CivilDate;
  billDueDay: number | null;
  /** As the law lets it stand. */
  policy: PricingPolicy;
  rule: LendingRule;
  iof: IofRates;
  isInterestPaidByRetailer?: boolean;
}

/** Usage fee of a purchase, HALF_UP to the cent: the rate of the value, at least the minimum. Cents. */
export function customerFeeCents(principalCents: Cents, policy: PricingPolicy): Cents {
  return cents(Math.max(shareOf(principalCents, policy.customerFeeRate), policy.customerFeeMinimumCents));
}

/**
 * Prices every plan of the policy for one purchase, by number of installments. Plans that would amortise negatively,
 * fall below the smallest installment, fall due while the offer may still be accepted, or cost more than the lender may
 * charge a year on a day on which it may be, are not offered.
 */
export function priceProposals(facts: PricingFacts): PricedProposal[] {
  const netCents = cents(facts.principalCents - (facts.couponDiscountCents ?? 0));
  if (netCents <= 0) return [];
  const plan = planFacts(facts, netCents);
  const { leveMinimumDays, offerValidDays } = facts.policy;
  // Accepted on its last day, an offer must not be overdue already.
  const daysBeforeDue = offerValidDays + 1;
  const proposals = facts.policy.plans.flatMap(({ dueDateRule, rateMonthly, counts }) => {
    const firstDueOn = firstDueDate({
      ...facts,
      rule: dueDateRule,
      leveMinimumDays: Math.max(leveMinimumDays, daysBeforeDue),
    });
    if (firstDueOn < addDays(facts.purchasedOn, daysBeforeDue)) return [];
    return counts.flatMap((count) => priceTerms(plan, { count, dueDateRule, rateMonthly, firstDueOn }) ?? []);
  });
  return proposals
    .filter(
      ({ plan: { amortizesNegatively }, installmentCents, lastInstallmentCents }) =>
        !amortizesNegatively && installmentCents >= facts.policy.minimumInstallmentCents && lastInstallmentCents > 0,
    )
    .filter((proposal) => isWithinCeiling(facts, plan, proposal))
    .toSorted((a, b) => a.count - b.count);
}

function planFacts(facts: PricingFacts, netCents: Cents): PlanFacts {
  return {
    netCents,
    feeCents: customerFeeCents(facts.principalCents, facts.policy),
    countedFrom: facts.purchasedOn,
    iof: facts.rule.hasIof ? facts.iof : null,
    isInterestPaidByRetailer: facts.isInterestPaidByRetailer ?? false,
  };
}

/** Whether the CET as printed stays within the ceiling of a year, from whichever day of the offer it is counted. */
function isWithinCeiling(
  { rule, policy, purchasedOn }: PricingFacts,
  facts: PlanFacts,
  priced: PricedProposal,
): boolean {
  const ceiling = rule.maxRateAnnual;
  if (ceiling === null) return true;
  const { count, dueDateRule, rateMonthly, firstDueOn } = priced;
  const later = Array.from({ length: policy.offerValidDays }, (_, day) =>
    priceTerms(
      { ...facts, countedFrom: addDays(purchasedOn, day + 1) },
      { count, dueDateRule, rateMonthly, firstDueOn },
    ),
  );
  return [priced, ...later].every(
    (one) => one === null || Number(one.plan.cetAnnualPct) <= Number(percentText(ceiling)),
  );
}
