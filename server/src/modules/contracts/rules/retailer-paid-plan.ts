import { type Cents, cents, cetOfFlows, type CivilDate, earlyPayoff, type PricedPlan } from '@balcao/credit-math';

/** A plan whose interest the retailer pays: what the customer pays in time, and what the retailer pays at the sale. */
export interface RetailerPaidPlan {
  /** Bonified installments in order, cents; the last carries the residue. Their sum is the financed value. */
  bonifiedCents: Cents[];
  /** Financed value less the present value of the bonified installments at the plan's rate, cents. */
  retailerInterestCents: Cents;
  /** Cost for who pays in time. */
  cetAnnualPct: string;
  cetMonthlyPct: string;
}

export interface RetailerPaidAsk {
  plan: PricedPlan;
  rateMonthly: string;
  purchasedOn: CivilDate;
  /** What the customer gets the use of, cents. */
  netCents: Cents;
  /** Fee paid with the first installment, cents. */
  feeCents: Cents;
}

/**
 * Splits the financed value evenly over the installments of a priced plan. Paid in time an installment costs its part
 * of it, late the whole installment of the plan: the difference is the bonus. Each present value is rounded HALF_UP.
 * Null when rounding makes a full installment smaller than its part (a few cents over many installments).
 */
export function retailerPaidPlan({ plan, ...ask }: RetailerPaidAsk): RetailerPaidPlan | null {
  const even = Math.round(plan.financedCents / plan.rows.length);
  const bonifiedCents = plan.rows.map((_, index) =>
    cents(index === plan.rows.length - 1 ? plan.financedCents - even * index : even),
  );
  const isSplit = plan.rows.every(({ paymentCents }, index) => {
    const bonified = bonifiedCents[index] ?? 0;
    return bonified > 0 && bonified <= paymentCents;
  });
  if (!isSplit) return null;
  const cost = cetOfFlows(
    ask.netCents,
    plan.rows.map(({ days }, index) => ({
      days,
      amountCents: (bonifiedCents[index] ?? 0) + (index === 0 ? ask.feeCents : 0),
    })),
  );
  const { discountCents } = earlyPayoff({
    rateMonthly: ask.rateMonthly,
    payoffOn: ask.purchasedOn,
    installments: plan.rows.map(({ dueOn }, index) => ({ dueOn, amountCents: bonifiedCents[index] ?? cents(0) })),
  });
  return {
    bonifiedCents,
    retailerInterestCents: discountCents,
    cetAnnualPct: cost.annualPct,
    cetMonthlyPct: cost.monthlyPct,
  };
}
