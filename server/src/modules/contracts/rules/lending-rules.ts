import type { LendingRule, PricingPolicy } from '../policy.ts';

/**
 * A policy as the law lets it stand: late fine and late interest come down to their ceilings, plans dearer than the
 * lender may charge are left out.
 */
export function lawfulPolicy(policy: PricingPolicy, rule: LendingRule): PricingPolicy {
  return {
    ...policy,
    lateFineRate: atMost(policy.lateFineRate, rule.maxLateFineRate),
    lateInterestMonthlyRate: atMost(policy.lateInterestMonthlyRate, rule.maxLateInterestMonthlyRate),
    plans: policy.plans.filter(
      ({ rateMonthly }) => rule.maxRateMonthly === null || Number(rateMonthly) <= Number(rule.maxRateMonthly),
    ),
  };
}

function atMost(rate: string, ceiling: string): string {
  return Number(rate) <= Number(ceiling) ? rate : ceiling;
}
