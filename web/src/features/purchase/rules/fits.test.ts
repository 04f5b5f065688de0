import { wholeCents } from '@balcao/contract/kernel';
import { expect, test } from 'vitest';
import { CallFailure } from '../../../domain/counter/failure.ts';
import { fitsOf, smallerFit } from './fits.ts';

const wish = wholeCents(12_000);
const short = { availableLimit: 1800, missing: 200, largestValue: 1800, downPayment: 200 };
const failure = (details: unknown, code = 'INSUFFICIENT_LIMIT') => new CallFailure(code, 'sentence', false, details);
const plain = { downPaymentCents: null, desiredCents: null };

test('a short limit offers the largest value, and the same with the rest paid at the counter', () => {
  expect(fitsOf(failure(short), null)).toEqual({
    available: 1800,
    missing: 200,
    largest: { ...plain, valueCents: 180_000 },
    withDownPayment: { ...plain, valueCents: 180_000, downPaymentCents: 20_000 },
    forInstallment: undefined,
  });
});

test('where nothing is sold nothing is offered', () => {
  const nothing = { ...short, largestValue: 0, downPayment: null };
  expect(fitsOf(failure(nothing), null)).toMatchObject({ largest: null, withDownPayment: null });
});

test.each([
  [950, { ...plain, valueCents: 95_000, desiredCents: 12_000 }],
  [null, null],
])('of a wish that fits R$ %s', (valueForInstallment, fit) => {
  expect(fitsOf(failure({ ...short, valueForInstallment }), wish)?.forInstallment).toEqual(fit);
});

test.each([
  ['another refusal', failure(short, 'MANUALLY_BLOCKED')],
  ['a sale whose value stands', failure({ availableLimit: 1800, missing: 200 })],
  ['a refusal without details', failure(undefined)],
])('%s offers none', (_, refusal) => {
  expect(fitsOf(refusal, null)).toBeNull();
});

test('an offer of which no plan fits says the purchase that would', () => {
  expect(smallerFit({ fit: { proposalId: null, largestValue: 950 } }, wish)?.valueCents).toBe(95_000);
  expect(smallerFit({ fit: { proposalId: 'one', largestValue: null } }, wish)).toBeNull();
  expect(smallerFit({ fit: null }, null)).toBeNull();
});
