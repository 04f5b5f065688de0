import { reaisToCents } from '@balcao/contract/kernel';
import { expect, test } from 'vitest';
import { faultOf, mayGrant, suggestedCents } from './limit.ts';

const bounds = { minLimit: 300, maxLimit: 2_000 };

test.each([
  [null, 'MISSING'],
  [299.99, 'OUT_OF_BOUNDS'],
  [300, null],
  [2_000, null],
  [2_000.01, 'OUT_OF_BOUNDS'],
])('a limit of %s: %s', (reais, fault) => {
  expect(faultOf(reais === null ? null : reaisToCents(reais), bounds)).toBe(fault);
});

test.each([
  [null, null],
  [0, null],
  [100, 300],
  [900, 900],
  [5_000, 2_000],
])('what the rules would grant, %s, stands there within what a person may: %s', (suggestedLimit, reais) => {
  expect(suggestedCents({ suggestedLimit, ...bounds })).toBe(reais === null ? null : reaisToCents(reais));
});

test('where the policy lets nobody grant anything, nothing is granted', () => {
  expect(mayGrant(bounds)).toBe(true);
  for (const none of [
    { minLimit: 0, maxLimit: 0 },
    { minLimit: 300, maxLimit: 200 },
  ]) {
    expect(mayGrant(none)).toBe(false);
    expect(suggestedCents({ suggestedLimit: 900, ...none })).toBeNull();
  }
});
