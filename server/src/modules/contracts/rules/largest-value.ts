import { type Cents, cents } from '@balcao/credit-math';
import { binarySearchLargest } from './binary-search.ts';
import { monthlyCostCents } from './fit-installment.ts';
import { customerFeeCents, type PricedProposal, priceProposals, type PricingFacts } from './price-proposals.ts';

const REAL = 100;
/** Under a ceiling of the year cents of rounding may take a plan away: so many smaller values are looked at besides. */
const ROUNDED_AWAY = 100;
const centsOfReais = (reais: number) => cents(reais * REAL);

/** The purchases that could be asked for instead of one, on its own terms. */
export interface OtherPurchases {
  /** Of the purchase that was asked for. */
  pricing: PricingFacts;
  /** The coupon of the ask; a purchase below its minimum is one without it. */
  coupon: { minimumPurchaseCents: Cents; discountOf: (principalCents: Cents) => Cents } | null;
  /** Smallest purchase that is sold, cents. */
  minimumCents: Cents;
  /** Most a purchase may take of the limit, cents; null when extra credit covers it. */
  availableCents: Cents | null;
}

/** The values to look at, smallest to largest, in steps of one: cents, or whole reais. */
export interface Values {
  low: number;
  high: number;
  /** What is financed of one, before the coupon; never less of a dearer one. Cents. */
  principalOf: (value: number) => Cents;
}

/**
 * Largest value that takes no more than what is available, and of which some plan is offered; null when none. Under a
 * ceiling of the year one a little smaller than the largest, where cents of rounding decide.
 */
export function largestWithinLimit(others: OtherPurchases, values: Values): Cents | null {
  const isSold = (value: number) => {
    const principalCents = values.principalOf(value);
    return principalCents >= others.minimumCents && priceProposals(pricingAt(others, principalCents)).length > 0;
  };
  for (const stretch of stretchesOf(others, values)) {
    const largest = nearestBelow(others, stretch.high, stretch.low, isSold);
    if (largest !== null) return cents(largest);
  }
  return null;
}

/**
 * Largest value below the asked one, in whole reais, of which some plan stays within the desired monthly amount; null
 * when none does. Prices single plans: some twenty for each that is looked at closely, two for the others.
 */
export function largestForInstallment(others: OtherPurchases, desiredCents: Cents): Cents | null {
  const values = {
    low: Math.max(1, Math.ceil(others.minimumCents / REAL)),
    high: Math.ceil(others.pricing.principalCents / REAL) - 1,
    principalOf: centsOfReais,
  };
  // The longest plans first: what they leave to find is little.
  const plans = plansOf(others.pricing).toSorted((a, b) => b.count - a.count);
  for (const stretch of stretchesOf(others, values)) {
    const reais = largestOfPlans(others, plans, stretch, desiredCents);
    if (reais !== null) return centsOfReais(reais);
  }
  return null;
}

type Plan = Pick<PricedProposal, 'count' | 'dueDateRule' | 'rateMonthly'>;

function plansOf({ policy }: PricingFacts): Plan[] {
  return policy.plans.flatMap(({ counts, ...plan }) => counts.map((count) => ({ ...plan, count })));
}

/** Each plan by itself: its installment grows with the value, so that it is too small below a value, too large above. */
function largestOfPlans(others: OtherPurchases, plans: readonly Plan[], stretch: Stretch, desiredCents: Cents) {
  let best: number | null = null;
  for (const plan of plans) {
    const isWithin = (reais: number) => {
      const priced = pricedAlone(withoutCeiling(others), plan, centsOfReais(reais));
      // Not offered of so little: it may be of more.
      return priced === undefined || monthlyCostCents(priced, feeAt(others, centsOfReais(reais))) <= desiredCents;
    };
    const low: number = best === null ? stretch.low : best + 1;
    const found = binarySearchLargest(isWithin, low, stretch.high);
    const isOffered = (reais: number) => pricedAlone(others, plan, centsOfReais(reais)) !== undefined;
    if (found !== null) best = nearestBelow(others, found, low, isOffered) ?? best;
  }
  return best;
}

/** The value itself, or under a ceiling of the year the nearest below it that passes; null when none does. */
function nearestBelow({ pricing }: OtherPurchases, high: number, low: number, test: (value: number) => boolean) {
  const last = pricing.rule.maxRateAnnual === null ? high : Math.max(low, high - ROUNDED_AWAY);
  for (let value = high; value >= last; value -= 1) if (test(value)) return value;
  return null;
}

function withoutCeiling(others: OtherPurchases): OtherPurchases {
  const { pricing } = others;
  return { ...others, pricing: { ...pricing, rule: { ...pricing.rule, maxRateAnnual: null } } };
}

function pricedAlone(others: OtherPurchases, { count, ...plan }: Plan, principalCents: Cents) {
  const policy = { ...others.pricing.policy, plans: [{ ...plan, counts: [count] }] };
  return priceProposals({ ...pricingAt(others, principalCents), policy })[0];
}

const feeAt = ({ pricing }: OtherPurchases, principalCents: Cents) => customerFeeCents(principalCents, pricing.policy);

function pricingAt({ pricing, coupon }: OtherPurchases, principalCents: Cents): PricingFacts {
  return { ...pricing, principalCents, couponDiscountCents: discountAt(coupon, principalCents) };
}

function discountAt(coupon: OtherPurchases['coupon'], principalCents: Cents): Cents {
  return coupon && principalCents >= coupon.minimumPurchaseCents ? coupon.discountOf(principalCents) : cents(0);
}

interface Stretch {
  low: number;
  high: number;
}

/**
 * The values within the limit, in stretches on which a dearer one never finances less, dearest first: where the coupon
 * starts to count, what is financed drops.
 */
function stretchesOf({ coupon, availableCents }: OtherPurchases, { low, high, principalOf }: Values): Stretch[] {
  const isBare = (value: number) => coupon === null || principalOf(value) < coupon.minimumPurchaseCents;
  const bareHigh = binarySearchLargest(isBare, low, high) ?? low - 1;
  const isWithin = (value: number) => {
    const principalCents = principalOf(value);
    return availableCents === null || principalCents - discountAt(coupon, principalCents) <= availableCents;
  };
  return [
    { low: bareHigh + 1, high },
    { low, high: bareHigh },
  ].flatMap((stretch) => {
    const top = binarySearchLargest(isWithin, stretch.low, stretch.high);
    return top === null ? [] : [{ low: stretch.low, high: top }];
  });
}
