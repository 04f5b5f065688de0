import type { DueDateRule } from '@balcao/contract';
import { type Cents, cents, type CivilDate, type IofRates, pricePlan, type PricedPlan } from '@balcao/credit-math';
import { retailerPaidPlan, type RetailerPaidPlan } from './retailer-paid-plan.ts';

/** How a purchase is paid: what an offer tells, and what stands on whichever day it is accepted. */
export interface PlanTerms {
  count: number;
  dueDateRule: DueDateRule;
  rateMonthly: string;
  firstDueOn: CivilDate;
}

export interface PlanFacts {
  /** What is financed, coupon off. Cents. */
  netCents: Cents;
  /** Paid with the first installment. Cents. */
  feeCents: Cents;
  /** Day from which interest, IOF and CET count. */
  countedFrom: CivilDate;
  /** Null when the lender owes none. */
  iof: IofRates | null;
  isInterestPaidByRetailer: boolean;
}

export interface PricedProposal extends PlanTerms {
  /** What the customer pays in time: each installment, the last one, all of them. Cents. */
  installmentCents: Cents;
  lastInstallmentCents: Cents;
  totalCents: Cents;
  plan: PricedPlan;
  /** Null when the customer pays the interest. */
  retailerPaid: RetailerPaidPlan | null;
}

/** One proposal; null when the retailer pays the interest of a plan that cannot be split. */
export function priceTerms(facts: PlanFacts, terms: PlanTerms): PricedProposal | null {
  const { netCents, feeCents, countedFrom } = facts;
  const { rateMonthly, firstDueOn, count, dueDateRule } = terms;
  const plan = pricePlan({
    netCents,
    financedFeesCents: cents(0),
    rateMonthly,
    releasedOn: countedFrom,
    firstDueOn,
    count,
    rule: dueDateRule,
    iof: facts.iof,
    feesPaidWithFirstInstallmentCents: feeCents,
  });
  const { installmentCents, lastInstallmentCents, totalCents } = plan;
  if (!facts.isInterestPaidByRetailer)
    return { ...terms, installmentCents, lastInstallmentCents, totalCents, plan, retailerPaid: null };
  const retailerPaid = retailerPaidPlan({ plan, rateMonthly, purchasedOn: countedFrom, netCents, feeCents });
  if (retailerPaid === null) return null;
  const [first = cents(0)] = retailerPaid.bonifiedCents;
  const last = retailerPaid.bonifiedCents.at(-1) ?? cents(0);
  const inTime = { installmentCents: first, lastInstallmentCents: last, totalCents: plan.financedCents };
  return { ...terms, ...inTime, plan, retailerPaid };
}
