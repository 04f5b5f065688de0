import type { PolicyDocument } from '@balcao/contract';
import { addDays, cents, cetOfFlows, type CivilDate, percentText, pricePlan } from '@balcao/credit-math';

type Pricing = PolicyDocument<'pricing'>;
type Plan = Pricing['plans'][number];

/** So much that rounding to cents has no share in its cost. */
const LARGE = cents(1_000_000_000);
/** The shortest month: the sooner a fee is paid, the dearer it is. */
const FIRST_DUE_IN_DAYS = { WEEKLY: 7, BIWEEKLY: 14, MONTHLY: 28 } as const;
const MOST_FEE = 10;

export interface DearPlan {
  count: number;
  /** Percent with two decimals. */
  cetAnnualPct: string;
}

/**
 * The dearest plan of a policy whose smallest purchase costs more than the ceiling of a year, usage fee included, before
 * rounding to cents; null when none does. What rounding adds is looked at when a purchase is priced.
 */
export function plansAboveCeiling(policy: Pricing, maxRateAnnual: string, on: CivilDate): DearPlan | null {
  const costs = policy.plans.flatMap((plan) => plan.counts.map((count) => costOf(policy, plan, { count, on })));
  const ceiling = Number(percentText(maxRateAnnual));
  const dear = costs.filter(({ cetAnnualPct }) => Number(cetAnnualPct) > ceiling);
  return dear.toSorted((a, b) => Number(b.cetAnnualPct) - Number(a.cetAnnualPct))[0] ?? null;
}

function costOf(policy: Pricing, { rateMonthly, dueDateRule }: Plan, { count, on }: { count: number; on: CivilDate }) {
  const { rows, installmentCents } = pricePlan({
    netCents: LARGE,
    financedFeesCents: cents(0),
    feesPaidWithFirstInstallmentCents: cents(0),
    iof: null,
    rateMonthly,
    releasedOn: on,
    firstDueOn: addDays(on, FIRST_DUE_IN_DAYS[dueDateRule]),
    count,
    rule: dueDateRule,
  });
  // Purchases of which the installment is too small are not sold in this plan.
  const ofInstallment = (policy.minimumInstallmentCents * LARGE) / installmentCents;
  const smallest = Math.max(1, policy.minimumPurchaseCents, ofInstallment);
  const feeShare = Math.max(Number(policy.customerFeeRate), policy.customerFeeMinimumCents / smallest);
  const fee = Math.round(Math.min(feeShare, MOST_FEE) * LARGE);
  const flows = rows.map(({ days, paymentCents }, index) => ({
    days,
    amountCents: paymentCents + (index === 0 ? fee : 0),
  }));
  return { count, cetAnnualPct: cetOfFlows(LARGE, flows).annualPct };
}
