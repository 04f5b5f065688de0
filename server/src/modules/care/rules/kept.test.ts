import { civilDate } from '@balcao/credit-math';
import { describe, expect, test } from 'vitest';
import { erasureBar, keptOf, photosUntil } from './kept.ts';

const today = civilDate('2026-11-21');
const facts = { isOwing: false, isRegistering: false, lastDealOn: null, today };

test('what credit needs is not erased under it', () => {
  expect(erasureBar(facts)).toBeNull();
  expect(erasureBar({ isOwing: true, isRegistering: true })).toBe('OWES');
  expect(erasureBar({ isOwing: false, isRegistering: true })).toBe('REGISTERING');
});

describe('photographs', () => {
  test.each([
    [null, null],
    ['2026-11-20', '2031-11-20'],
    ['2021-11-21', '2026-11-21'],
    ['2021-11-20', null],
    ['2024-02-29', '2029-02-28'],
  ] as const)('of who dealt last on %s are kept to %s', (lastDealOn, until) => {
    expect(photosUntil({ lastDealOn: lastDealOn && civilDate(lastDealOn), today })).toBe(until);
  });
});

test('contracts are kept five years from the last deal, without an end while anything is owed; who never bought has none', () => {
  const contractsOf = (over: object) => keptOf({ ...facts, ...over }).find(({ kind }) => kind === 'CONTRACTS');
  const lastDealOn = civilDate('2026-01-10');
  expect(contractsOf({})).toBeUndefined();
  expect(contractsOf({ lastDealOn })).toEqual({ kind: 'CONTRACTS', fate: 'KEPT', until: '2031-01-10' });
  expect(contractsOf({ lastDealOn, isOwing: true })).toMatchObject({ until: null });
});
