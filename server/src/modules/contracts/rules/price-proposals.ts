import type { DueDateRule } from '@balcao/contract';
import { type Cents, type CivilDate, type IofRates, pricePlan, type PricedPlan } from '@balcao/credit-math';
import type { LendingRule, PricingPolicy } from '../policy.ts';
import { firstDueDate } from './first-due-date.ts';

export interface PricingFacts {
  principalCents: number;
  purchasedOn: CivilDate;
  billDueDay: number | null;
  /** As the law lets it stand. */
  policy: PricingPolicy;
  rule: LendingRule;
  iof: IofRates;
}

export interface PricedProposal {
  count: number;
  dueDateRule: DueDateRule;
  rateMonthly: string;
  firstDueOn: CivilDate;
  plan: PricedPlan;
}

/** Usage fee of a purchase, HALF_UP to the cent: the rate of the value, at least the minimum. Cents. */
export function customerFeeCents(principalCents: number, policy: PricingPolicy): number {
  return Math.max(share(principalCents, policy.customerFeeRate), policy.customerFeeMinimumCents);
}

/** `amount * rate` HALF_UP in integers; the rate is a decimal string. */
export function share(amountCents: number, rate: string): number {
  const [whole = '0', decimals = ''] = rate.split('.');
  const scale = 10n ** BigInt(decimals.length);
  const product = BigInt(amountCents) * BigInt(whole + decimals);
  return Number((2n * product + scale) / (2n * scale));
}

/**
 * Prices every plan of the policy for one purchase, by number of installments. Plans that would amortise negatively
 * or fall below the smallest installment are not offered.
 */
export function priceProposals(facts: PricingFacts): PricedProposal[] {
  const proposals = facts.policy.plans.flatMap((offer) => {
    const firstDueOn = firstDueDate({
      ...facts,
      rule: offer.dueDateRule,
      leveMinimumDays: facts.policy.leveMinimumDays,
    });
    return offer.counts.map((count) => priced(facts, offer.dueDateRule, offer.rateMonthly, count, firstDueOn));
  });
  return proposals
    .filter(
      ({ plan }) =>
        !plan.amortizesNegatively &&
        plan.installmentCents >= facts.policy.minimumInstallmentCents &&
        plan.lastInstallmentCents > 0,
    )
    .toSorted((a, b) => a.count - b.count);
}

function priced(
  facts: PricingFacts,
  dueDateRule: DueDateRule,
  rateMonthly: string,
  count: number,
  firstDueOn: CivilDate,
): PricedProposal {
  const plan = pricePlan({
    netCents: facts.principalCents as Cents,
    financedFeesCents: 0 as Cents,
    rateMonthly,
    releasedOn: facts.purchasedOn,
    firstDueOn,
    count,
    rule: dueDateRule,
    iof: facts.rule.hasIof ? facts.iof : null,
    feesPaidWithFirstInstallmentCents: customerFeeCents(facts.principalCents, facts.policy) as Cents,
  });
  return { count, dueDateRule, rateMonthly, firstDueOn, plan };
}
