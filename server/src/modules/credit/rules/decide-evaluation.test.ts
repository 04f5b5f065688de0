import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '@balcao/credit-math';
import { decideEvaluation, type EvaluationFacts } from './decide-evaluation.ts';

const now = new Date('2026-11-21T15:00:00Z');
const policy = {
  id: 'p',
  limitShare: '0.5',
  minimumCents: cents(10_000),
  maximumCents: cents(100_000),
  validDays: 7,
  restDays: 30,
  reviewAboveCents: cents(80_000),
};
const facts = (over: Partial<EvaluationFacts> = {}): EvaluationFacts => ({
  policy,
  requestedCents: cents(40_000),
  isApproved: true,
  isPurchaseDisabled: false,
  totalLimitCents: cents(100_000),
  isLimitBlocked: false,
  lastUsedAt: null,
  now,
  ...over,
});

test('what is asked, when the share of the limit allows it', () => {
  expect(decideEvaluation(facts())).toEqual({
    decision: 'APPROVED',
    reason: null,
    minimumCents: 10_000,
    maximumCents: 40_000,
    status: 'ACCEPTED',
  });
});

test('part of it, in whole reais, when not', () => {
  const less = decideEvaluation(facts({ requestedCents: cents(60_000), totalLimitCents: cents(100_150) }));
  expect([less.decision, less.maximumCents]).toEqual(['PARTIALLY_APPROVED', 50_000]);
  const halfACent = decideEvaluation(facts({ requestedCents: cents(60_000), totalLimitCents: cents(113_599) }));
  expect(halfACent.maximumCents).toBe(56_700);
  const capped = decideEvaluation(facts({ requestedCents: cents(200_000), totalLimitCents: cents(10_000_000) }));
  expect([capped.decision, capped.maximumCents]).toEqual(['PARTIALLY_APPROVED', 100_000]);
});

test('an analyst decides above the review value', () => {
  const rich = { totalLimitCents: cents(1_000_000) };
  expect(decideEvaluation(facts({ ...rich, requestedCents: cents(80_000) })).status).toBe('ACCEPTED');
  expect(decideEvaluation(facts({ ...rich, requestedCents: cents(80_001) })).status).toBe('CREATED');
  const never = { ...policy, reviewAboveCents: null };
  expect(decideEvaluation(facts({ ...rich, policy: never, requestedCents: cents(99_000) })).status).toBe('ACCEPTED');
});

describe('nothing', () => {
  test.each<[string, Partial<EvaluationFacts>]>([
    ['NOT_APPROVED', { isApproved: false, isLimitBlocked: true }],
    ['PURCHASE_DISABLED', { isPurchaseDisabled: true }],
    ['NO_LIMIT', { totalLimitCents: null }],
    ['LIMIT_BLOCKED', { isLimitBlocked: true }],
    ['USED_RECENTLY', { lastUsedAt: new Date('2026-10-22T15:00:01Z') }],
    ['BELOW_MINIMUM', { totalLimitCents: cents(19_999) }],
    ['BELOW_MINIMUM', { requestedCents: cents(9_999) }],
  ])('because %s', (reason, over) => {
    const denied = decideEvaluation(facts({ ...over, requestedCents: over.requestedCents ?? cents(90_000) }));
    expect(denied).toEqual({ decision: 'DENIED', reason, minimumCents: 10_000, maximumCents: 0, status: 'ACCEPTED' });
  });

  test('but again once the rest is over', () => {
    expect(decideEvaluation(facts({ lastUsedAt: new Date('2026-10-22T15:00:00Z') })).decision).toBe('APPROVED');
  });
});

test('is never above what is asked, the share or the maximum, and never below the minimum', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000 }).map(cents);
  fc.assert(
    fc.property(amount, amount, (requestedCents, totalLimitCents) => {
      const { decision, maximumCents } = decideEvaluation(facts({ requestedCents, totalLimitCents }));
      expect(maximumCents).toBeLessThanOrEqual(Math.min(requestedCents, totalLimitCents / 2 + 0.5, 100_000));
      expect(decision === 'DENIED').toBe(maximumCents === 0);
      expect(maximumCents === 0 || maximumCents >= policy.minimumCents).toBe(true);
      expect(decision === 'APPROVED').toBe(maximumCents === requestedCents);
    }),
  );
});
