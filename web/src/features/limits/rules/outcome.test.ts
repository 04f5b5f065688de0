import { expect, test } from 'vitest';
import { outcomeOf } from './outcome.ts';

const known = {
  limit: { totalLimit: 1_000 },
  alone: { highestLimit: 1_500, mayRestrict: true },
  maximumLimit: 4_000,
  isRequestWaiting: false,
};
const to = (total: number) => ({ kind: 'TOTAL', total }) as const;

test.each([
  [1_500, 'AT_ONCE'],
  [1_500.01, 'WAITS'],
  [4_000, 'WAITS'],
  [4_000.01, 'ABOVE_MAXIMUM'],
  [1_000, 'SAME'],
  [0, 'AT_ONCE'],
] as const)('to %s: %s', (total, outcome) => {
  expect(outcomeOf(to(total), known)).toBe(outcome);
});

test('of a customer of several retailers lowering and blocking wait, raising up to the policy does not', () => {
  const shared = { ...known, alone: { highestLimit: 1_100, mayRestrict: false }, maximumLimit: null };
  expect([outcomeOf(to(900), shared), outcomeOf(to(1_100), shared), outcomeOf(to(9_000), shared)]).toEqual([
    'WAITS',
    'AT_ONCE',
    'WAITS',
  ]);
  expect([outcomeOf({ kind: 'BLOCK' }, shared), outcomeOf({ kind: 'UNBLOCK' }, known)]).toEqual(['WAITS', 'AT_ONCE']);
});

test('while a request waits no second one is made, and what one person may do still is', () => {
  const waiting = { ...known, isRequestWaiting: true };
  expect([outcomeOf(to(2_000), waiting), outcomeOf(to(1_200), waiting)]).toEqual(['WAITS_BEHIND', 'AT_ONCE']);
});

test('purchases never wait: at once by who may block alone, or the provider decides', () => {
  const shared = { ...known, alone: { highestLimit: 1_500, mayRestrict: false }, isRequestWaiting: true };
  const both = [{ kind: 'DISABLE_PURCHASES' }, { kind: 'ENABLE_PURCHASES' }] as const;
  expect(both.map((act) => outcomeOf(act, { ...known, isRequestWaiting: true }))).toEqual(['AT_ONCE', 'AT_ONCE']);
  expect(both.map((act) => outcomeOf(act, shared))).toEqual(['OF_THE_PROVIDER', 'OF_THE_PROVIDER']);
});
