import type { PolicyInput } from '@balcao/contract';
import { cents, IOF_NATURAL_PERSON } from '@balcao/credit-math';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../kernel/refusal.ts';
import type { CouponFact, EvaluationFact } from '../../credit/index.ts';
import { decideOffer, type OfferDecision } from './decision.ts';
import type { OfferAsk, OfferFacts } from './facts.ts';
import { pricingPolicy } from '../policy.ts';
import type { DeviceOfferFact } from '../ports.ts';
import { priceProposals } from '../rules/price-proposals.ts';
import { askedCents, cases, devices } from '../testing/small-purchases.ts';
import { institutionRule, storeOwnRule, testPolicy } from '../testing.ts';
import { fitAnswer } from './fit-answer.ts';

const at = { now: new Date('2026-11-21T15:00:00Z'), today: '2026-11-21' as const };
const PRODUCT = '0191f7a2-0000-7000-8000-000000000009';
const range: DeviceOfferFact = {
  name: 'Moto',
  priceCents: cents(150_000),
  downPaymentCents: null,
  maxDownPaymentRate: '0.2',
  minPriceRate: '0.6',
  maxAmountCents: null,
};
const device: DeviceOfferFact = { ...range, downPaymentCents: cents(30_000), minPriceRate: '1' };

const coupon: CouponFact = {
  id: 'c',
  status: 'ISSUED',
  percent: null,
  monetaryCents: cents(10_000),
  minimumPurchaseCents: cents(50_000),
  maximumDiscountCents: null,
  fundedBy: 'PROVIDER',
  validThrough: '2026-12-21',
  contractId: null,
};

const evaluation: EvaluationFact = {
  id: 'e',
  retailerId: 'r',
  storeId: 's',
  sourceProduct: 'SUPER_PURCHASE',
  status: 'ACCEPTED',
  decision: 'APPROVED',
  requestedCents: cents(100_000),
  minimumCents: cents(1_000),
  maximumCents: cents(1_000_000),
  createdAt: '2026-11-21T00:00:00Z',
  expiresAt: '2026-12-21T00:00:00Z',
  contractId: null,
};

interface Case {
  policy?: Partial<PolicyInput<'pricing'>>;
  sourceProduct?: 'INTEREST_PAID_BY_RETAILER' | null;
  availableCents: number;
  billDueDay?: number | null;
  coupon?: Partial<CouponFact> | null;
  device?: Partial<DeviceOfferFact> | null;
  evaluation?: Partial<EvaluationFact> | null;
}

const unused = { usedCents: cents(0), isBlocked: false, blockedUntil: null, version: 1, attributedAt: '' };
const origin = { id: 'p', retailerId: null, storeId: null };
function factsOf({ availableCents, policy, ...one }: Case): OfferFacts {
  return {
    store: { id: 's', retailerId: 'r', isActive: true } as OfferFacts['store'],
    grant: true,
    borrower: {
      status: 'APPROVED',
      isPhoneVerified: true,
      isPurchaseDisabled: false,
      isHighRecurrence: typeof one.billDueDay === 'number',
      billDueDay: one.billDueDay ?? null,
    } as OfferFacts['borrower'],
    limit: { ...unused, totalCents: cents(availableCents) },
    arrears: { hasOverdue: false, hasOpenRenegotiation: false },
    hasBought: true,
    policy: {
      ...pricingPolicy.parse({ ...testPolicy, ...policy }),
      ...origin,
      variant: one.sourceProduct ?? 'STANDARD',
    },
    lendingRules: {
      FINANCIAL_INSTITUTION: institutionRule,
      STORE_OWN: { ...storeOwnRule, usageFeeSource: 'Contrato' },
    },
    iof: IOF_NATURAL_PERSON,
    coupon: one.coupon ? { ...coupon, ...one.coupon } : null,
    evaluation: one.evaluation ? { ...evaluation, ...one.evaluation } : null,
    device: one.device ? { ...range, ...one.device } : null,
    channel: null,
  };
}

interface Asked {
  decision: OfferDecision | null;
  /** Nothing is offered: a refusal, or no plan. */
  code: string | null;
  details: Record<string, number | null>;
  ask: OfferAsk;
}

/** Asks for a value as a till does: without the coupon where it is not good for so little. */
function askFor(one: Case, principal: number, desired?: number): Asked {
  const facts = factsOf(one);
  const ask = {
    principal,
    ...(facts.coupon && { couponId: 'c' }),
    ...(facts.device && { productId: PRODUCT }),
    ...(facts.evaluation && { transactionalCreditEvaluationId: 'e' }),
    ...(desired !== undefined && { desiredInstallmentValue: desired }),
  } as OfferAsk;
  try {
    const decision = decideOffer(facts, ask, at);
    const isOffered = priceProposals(decision.pricing).length > 0;
    return { decision, code: isOffered ? null : 'NO_PLAN', details: {}, ask };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'COUPON_MINIMUM_NOT_REACHED') return askFor({ ...one, coupon: null }, principal, desired);
    return { decision: null, code: error.code, details: error.details as Asked['details'], ask };
  }
}

const pricedAt = (one: Case, principal: number) => {
  const { decision } = askFor(one, principal);
  return decision ? priceProposals(decision.pricing) : [];
};

const isSold = (one: Case, principal: number) => askFor(one, principal).code === null;

/** What fits the desired installment, as the offer answers it; null when nothing is offered. */
function fitFor(one: Case, principal: number, desired: number) {
  const { decision, code, ask } = askFor(one, principal, desired);
  if (!decision || code !== null) return null;
  const priced = priceProposals(decision.pricing);
  const proposals = priced.map((_, index) => ({ id: String(index) }));
  return fitAnswer(ask, { others: decision.others, priced, proposals });
}

const monthly = (counts: number[], rateMonthly = '0.05') => ({ dueDateRule: 'MONTHLY' as const, rateMonthly, counts });

describe('above the limit', () => {
  test('a device at a fixed price has no other value, and no more is paid down', () => {
    const { code, details } = askFor({ device, availableCents: 100_000 }, 120_000);
    expect(code).toBe('INSUFFICIENT_LIMIT');
    expect(details).toEqual({ availableLimit: 100_000, missing: 20_000, largestValue: 0, downPayment: null });
  });

  test('a device in a price range may be sold for the value of which the limit covers the financed part', () => {
    const one = { device: range, availableCents: 100_000 };
    // 1.251,24 less 20 % is 1.000,99: R$ 1.000 are financed.
    expect(askFor(one, 150_000).details).toMatchObject({ largestValue: 125_124, downPayment: null });
    expect([isSold(one, 125_124), isSold(one, 125_125)]).toEqual([true, false]);
    expect(askFor({ ...one, availableCents: 80_000 }, 150_000).details).toMatchObject({ largestValue: 100_124 });
    // The lowest value, R$ 900, finances R$ 720.
    expect(askFor({ ...one, availableCents: 71_999 }, 150_000).details).toMatchObject({ largestValue: 0 });
  });

  test('a value of which no plan is offered is none', () => {
    const policy = { minimumInstallmentCents: 5_000, plans: [monthly([2, 3, 6])] };
    const told = (availableCents: number) => askFor({ policy, availableCents }, 20_000).details;
    expect(told(8_000)).toMatchObject({ largestValue: 0, downPayment: null });
    expect(told(10_000)).toMatchObject({ largestValue: 10_000, downPayment: 10_000 });
  });

  test('a coupon counts where it is good, and not below', () => {
    const one = { coupon, availableCents: 42_000 };
    expect(askFor(one, 80_000).details).toMatchObject({ largestValue: 52_000, downPayment: 28_000 });
    expect(askFor({ ...one, availableCents: 39_999 }, 80_000).details).toMatchObject({ largestValue: 39_999 });
  });

  test('of a wished installment the value that has such a plan, and nothing of it unasked', () => {
    const one = { policy: { customerFeeRate: '0' }, availableCents: 100_000 };
    const desired = pricedAt(one, 50_000).at(-1)?.installmentCents ?? 0;
    expect(askFor(one, 200_000, desired).details).toMatchObject({ largestValue: 100_000, valueForInstallment: 50_000 });
    expect(askFor(one, 200_000, 1).details).toMatchObject({ valueForInstallment: null });
    expect(askFor(one, 200_000).details).not.toHaveProperty('valueForInstallment');
    expect(askFor({ ...one, device: range }, 150_000, desired).details).toMatchObject({ valueForInstallment: null });
  });

  test('nothing is sold below the smallest purchase', () => {
    expect(askFor({ availableCents: 1_999 }, 5_000).details).toMatchObject({ largestValue: 0, downPayment: null });
    expect(askFor({ availableCents: 2_000 }, 5_000).details).toMatchObject({ largestValue: 2_000, downPayment: 3_000 });
  });
});

describe('a desired installment', () => {
  const free = { customerFeeRate: '0' };
  test('counts the coupon from its minimum on', () => {
    const one = { policy: free, coupon, availableCents: 1_000_000 };
    const desired = pricedAt(one, 52_000).at(-1)?.installmentCents ?? 0;
    expect(fitFor(one, 120_000, desired)).toEqual({ proposalId: null, largestValue: 52_000 });
  });

  test('stays within the limit where the coupon does not count', () => {
    // The fee is of the whole value: R$ 404 bare cost less than R$ 500 of which R$ 400 are financed.
    const one = { policy: { customerFeeRate: '0.05', plans: [monthly([1])] }, coupon, availableCents: 40_000 };
    const [installment = 0] = pricedAt(one, 50_000).map((p) => p.installmentCents);
    const desired = installment + 2_499;
    expect(fitFor({ ...one, availableCents: 100_000 }, 50_000, desired)?.largestValue).toBe(40_400);
    expect(fitFor(one, 50_000, desired)?.largestValue).toBe(40_000);
  });

  test.each([
    [
      'monthly ones beside',
      8_000,
      [monthly([1, 2, 3]), { ...monthly([12]), dueDateRule: 'BIWEEKLY' as const }],
      21_500,
    ],
    ['weekly ones of one', 15_000, [{ ...monthly([1, 2, 8]), dueDateRule: 'WEEKLY' as const }], 14_700],
  ])('is not missed for plans whose installments are too small: %s', (_name, desired, plans, largest) => {
    const one = { policy: { ...free, minimumInstallmentCents: 5_000, plans }, availableCents: 1_000_000 };
    expect(fitFor(one, 60_000, desired)).toEqual({ proposalId: null, largestValue: largest });
  });

  test('covers the usage fee too, which is paid with the first installment', () => {
    const one = { policy: { ...free, customerFeeMinimumCents: 490 }, availableCents: 1_000_000 };
    const longest = pricedAt(one, 60_000).at(-1);
    const installment = longest?.installmentCents ?? 0;
    expect(fitFor(one, 60_000, installment)?.proposalId).toBeNull();
    expect(fitFor(one, 60_000, installment + 489)?.proposalId).toBeNull();
    expect(fitFor(one, 60_000, installment + 490)).toEqual({ proposalId: '3', largestValue: null });
  });

  test('of a device is a plan or nothing', () => {
    const one = { device: range, availableCents: 1_000_000 };
    expect(fitFor(one, 150_000, 1_000)).toEqual({ proposalId: null, largestValue: null });
  });
});

/** The whole reais below a value, dearest first. */
const reaisBelow = (value: number) =>
  Array.from({ length: Math.ceil(value / 100) - 1 }, (_, index) => (Math.ceil(value / 100) - 1 - index) * 100);

/** Under a ceiling of the year cents of rounding decide which values are sold. */
const isRounded = ({ policy }: Case) => policy?.lenderType === 'STORE_OWN';

describe('whatever is answered can be sold, and nothing dearer', () => {
  test('by the limit, of purchases and devices', () => {
    let answered = 0;
    fc.assert(
      fc.property(cases, fc.option(devices, { nil: null, freq: 1 }), askedCents, (terms, ofDevice, more) => {
        const one = { ...terms, device: ofDevice };
        const asked = terms.availableCents + (ofDevice ? more : Math.ceil(more / 2));
        const { code, details } = askFor(one, asked);
        fc.pre(code === 'INSUFFICIENT_LIMIT');
        const largest = details['largestValue'] ?? 0;
        const dearest = reaisBelow(asked).find((value) => isSold(one, value)) ?? 0;
        expect(largest).toBeLessThan(asked);
        expect(largest === 0 || isSold(one, largest)).toBe(true);
        expect(largest >= dearest || isRounded(one)).toBe(true);
        expect(largest === 0 || largest + 1 === asked || isRounded(one) || !isSold(one, largest + 1)).toBe(true);
        expect(details['downPayment']).toBe(largest === 0 || ofDevice ? null : asked - largest);
        answered += largest > 0 ? 1 : 0;
      }),
      { numRuns: 40 },
    );
    expect(answered).toBeGreaterThan(2);
  });

  test('by limit and desired installment at once', () => {
    let answered = 0;
    fc.assert(
      fc.property(cases, askedCents, fc.integer({ min: 500, max: 12_000 }), (terms, more, desired) => {
        const { code, details } = askFor(terms, terms.availableCents + more, desired);
        fc.pre(code === 'INSUFFICIENT_LIMIT' && typeof details['valueForInstallment'] === 'number');
        expect(typeof fitFor(terms, details['valueForInstallment'] ?? 0, desired)?.proposalId).toBe('string');
        answered += 1;
      }),
      { numRuns: 20 },
    );
    expect(answered).toBeGreaterThan(2);
  });

  test('by the desired installment, with coupons and extra credit', () => {
    const leastExtra = fc.option(fc.integer({ min: 0, max: 6_000 }), { nil: null });
    const desiredCents = fc.integer({ min: 500, max: 12_000 });
    let answered = 0;
    fc.assert(
      fc.property(cases, leastExtra, askedCents, desiredCents, (terms, minimumCents, asked, desired) => {
        const one = { ...terms, evaluation: minimumCents === null ? null : { minimumCents: cents(minimumCents) } };
        const fit = fitFor(one, asked, desired);
        fc.pre(fit !== null && fit.proposalId === null);
        const fits = (value: number) => typeof fitFor(one, value, desired)?.proposalId === 'string';
        const largest = fit?.largestValue ?? null;
        expect(largest === null || fits(largest)).toBe(true);
        expect(isRounded(one) || largest === (reaisBelow(asked).find(fits) ?? null)).toBe(true);
        answered += fit?.largestValue === null ? 0 : 1;
      }),
      { numRuns: 40 },
    );
    expect(answered).toBeGreaterThan(2);
  });
});
