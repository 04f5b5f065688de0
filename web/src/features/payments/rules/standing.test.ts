import { expect, test } from 'vitest';
import { nothingOpen } from './standing.ts';

test('up to date is who bought and owes nothing, whatever became of the registration', () => {
  expect(nothingOpen({ hasBought: true, status: 'APPROVED' })).toBe('upToDate');
  expect(nothingOpen({ hasBought: true, status: 'DENIED' })).toBe('upToDate');
});

test.each([
  ['APPROVED', 'neverBought'],
  [null, 'neverBought'],
  ['DENIED', 'denied'],
  ['INCOMPLETE', 'incomplete'],
  ['MANUAL_ANALYSIS', 'underAnalysis'],
  ['UNDER_ANALYSIS', 'underAnalysis'],
  ['PRE_APPROVED', 'underAnalysis'],
] as const)('who never bought and is %s is told as %s', (status, expected) => {
  expect(nothingOpen({ hasBought: false, status })).toBe(expected);
});
