import type { DueDateRule } from '@balcao/contract';
import {
  addDays,
  type Cents,
  cents,
  type CivilDate,
  type IofRates,
  percentText,
  pricePlan,
  type PricedPlan,
  shareOf,
} from '@balcao/credit-math';
import type { LendingRule, PricingPolicy } from '../policy.ts';
import { firstDueDate } from './first-due-date.ts';
import { retailerPaidPlan, type RetailerPaidPlan } from './retailer-paid-plan.ts';

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

export interface PricedProposal {
  count: number;
  dueDateRule: DueDateRule;
  rateMonthly: string;
  firstDueOn: CivilDate;
  /** What the customer pays in time: each installment, the last one, all of them. Cents. */
  installmentCents: Cents;
  lastInstallmentCents: Cents;
  totalCents: Cents;
  plan: PricedPlan;
  /** Null when the customer pays the interest. */
  retailerPaid: RetailerPaidPlan | null;
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
    return counts.flatMap((count) => priced(facts, netCents, { count, dueDateRule, rateMonthly, firstDueOn }));
  });
  return proposals
    .filter(
      ({ plan, installmentCents, lastInstallmentCents }) =>
        !plan.amortizesNegatively &&
        installmentCents >= facts.policy.minimumInstallmentCents &&
        lastInstallmentCents > 0,
    )
    .filter((proposal) => isWithinCeiling(facts, netCents, proposal))
    .toSorted((a, b) => a.count - b.count);
}

type Terms = Pick<PricedProposal, 'count' | 'dueDateRule' | 'rateMonthly' | 'firstDueOn'>;

/** Whether the CET as printed stays within the ceiling of a year, from whichever day of the offer it is counted. */
function isWithinCeiling(facts: PricingFacts, netCents: Cents, { plan, ...terms }: PricedProposal): boolean {
  const ceiling = facts.rule.maxRateAnnual;
  if (ceiling === null) return true;
  const isWithin = ({ cetAnnualPct }: PricedPlan) => Number(cetAnnualPct) <= Number(percentText(ceiling));
  const later = Array.from({ length: facts.policy.offerValidDays }, (_, day) => addDays(facts.purchasedOn, day + 1));
  return isWithin(plan) && later.every((day) => isWithin(planOf({ ...facts, purchasedOn: day }, netCents, terms)));
}

/** One proposal; none when the retailer pays the interest of a plan that cannot be split. */
function priced(facts: PricingFacts, netCents: Cents, terms: Terms): PricedProposal[] {
  const { rateMonthly } = terms;
  const feeCents = customerFeeCents(facts.principalCents, facts.policy);
  const plan = planOf(facts, netCents, terms);
  const { installmentCents, lastInstallmentCents, totalCents } = plan;
  if (!facts.isInterestPaidByRetailer)
    return [{ ...terms, installmentCents, lastInstallmentCents, totalCents, plan, retailerPaid: null }];
  const { purchasedOn } = facts;
  const retailerPaid = retailerPaidPlan({ plan, rateMonthly, purchasedOn, netCents, feeCents });
  if (retailerPaid === null) return [];
  const [first = cents(0)] = retailerPaid.bonifiedCents;
  const last = retailerPaid.bonifiedCents.at(-1) ?? cents(0);
  const inTime = { installmentCents: first, lastInstallmentCents: last, totalCents: plan.financedCents };
  return [{ ...terms, ...inTime, plan, retailerPaid }];
}

function planOf(
  facts: PricingFacts,
  netCents: Cents,
  { count, dueDateRule, rateMonthly, firstDueOn }: Terms,
): PricedPlan {
  return pricePlan({
    netCents,
    financedFeesCents: cents(0),
    rateMonthly,
    releasedOn: facts.purchasedOn,
    firstDueOn,
    count,
    rule: dueDateRule,
    iof: facts.rule.hasIof ? facts.iof : null,
    feesPaidWithFirstInstallmentCents: customerFeeCents(facts.principalCents, facts.policy),
  });
}
