import { cents, rateCeiling } from '@balcao/credit-math';
import type { LendingRule, PricingPolicy } from '../policy.ts';

/**
 * A policy as the law lets it stand: late fine and late interest come down to their ceilings, a usage fee that no source
 * allows to none, plans dearer than the lender may charge, by the month or by the year, are left out.
 */
export function lawfulPolicy(policy: PricingPolicy, rule: LendingRule): PricingPolicy {
  const ceiling = rateCeiling(rule.maxRateMonthly, rule.maxRateAnnual);
  return {
    ...policy,
    ...(rule.usageFeeSource === undefined && { customerFeeRate: '0', customerFeeMinimumCents: cents(0) }),
    lateFineRate: atMost(policy.lateFineRate, rule.maxLateFineRate),
    lateInterestMonthlyRate: atMost(policy.lateInterestMonthlyRate, rule.maxLateInterestMonthlyRate),
    plans: policy.plans.filter(({ rateMonthly }) => ceiling === null || Number(rateMonthly) <= Number(ceiling)),
  };
}

function atMost(rate: string, ceiling: string): string {
  return Number(rate) <= Number(ceiling) ? rate : ceiling;
}
