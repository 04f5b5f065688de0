import { describe, expect, test } from 'vitest';
import { cents } from '@balcao/credit-math';
import { Refusal } from '../../../kernel/refusal.ts';
import type { EvaluationFact } from '../evaluations/facts.ts';
import { checkEvaluation, type EvaluationUse } from './check-evaluation.ts';

const now = new Date('2026-11-21T15:00:00Z');
const evaluation = (over: Partial<EvaluationFact> = {}): EvaluationFact => ({
  id: 'e',
  retailerId: 'r',
  storeId: 's',
  sourceProduct: 'SUPER_PURCHASE',
  status: 'ACCEPTED',
  decision: 'APPROVED',
  requestedCents: cents(50_000),
  minimumCents: cents(10_000),
  maximumCents: cents(50_000),
  createdAt: '2026-11-20T15:00:00Z',
  expiresAt: '2026-11-28T15:00:00Z',
  contractId: null,
  ...over,
});

function check(given: EvaluationFact | null, over: Partial<EvaluationUse> = {}) {
  const use = {
    storeId: 's',
    retailerId: 'r',
    product: 'SUPER_PURCHASE' as const,
    principalCents: cents(30_000),
    now,
    ...over,
  };
  try {
    return checkEvaluation(given, use).id;
  } catch (error) {
    if (error instanceof Refusal) return [error.code, error.details];
    throw error;
  }
}
const bounds = { minAmount: 10_000, maxAmount: 50_000 };

test('covers a purchase from its least to its most', () => {
  expect(check(evaluation(), { principalCents: cents(10_000) })).toBe('e');
  expect(check(evaluation(), { principalCents: cents(50_000) })).toBe('e');
  expect(check(evaluation(), { principalCents: cents(9_999) })).toEqual(['INSUFFICIENT_TRANSACTIONAL_LIMIT', bounds]);
  expect(check(evaluation(), { principalCents: cents(50_001) })).toEqual(['EXCEEDING_TRANSACTIONAL_LIMIT', bounds]);
});

describe('does not exist for the sale', () => {
  test.each([
    ['of nobody', null, {}],
    ['of another store', evaluation(), { storeId: 'other' }],
    ['of another retailer', evaluation(), { retailerId: 'other' }],
    ['of another product', evaluation(), { product: 'SMARTPHONE_SALE' as const }],
    ['that was denied', evaluation({ decision: 'DENIED', maximumCents: cents(0) }), {}],
    ['that waits for an analyst', evaluation({ status: 'CREATED' }), {}],
  ])('one %s', (_name, given, use) => {
    expect(check(given, use)).toEqual(['EVALUATION_NOT_FOUND', undefined]);
  });
});

test('counts once, and until its instant, whatever the day close marked', () => {
  expect(check(evaluation({ status: 'APPLIED', contractId: 'c' }))).toEqual(['EVALUATION_ALREADY_APPLIED', undefined]);
  expect(check(evaluation({ status: 'EXPIRED' }))).toEqual(['EVALUATION_EXPIRED', undefined]);
  expect(check(evaluation({ expiresAt: now.toISOString() }))).toEqual(['EVALUATION_EXPIRED', undefined]);
  expect(check(evaluation({ expiresAt: '2026-11-21T15:00:00.001Z' }))).toBe('e');
});
