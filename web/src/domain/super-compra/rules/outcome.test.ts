import { expect, test } from 'vitest';
import { afterDenial, segmentsOf, type Spendable, usableLimit } from './outcome.ts';

const limit = (availableLimit: number, limitIsBlockedBy: Spendable['limitIsBlockedBy'] = null): Spendable => ({
  availableLimit,
  limitIsBlockedBy,
});

test.each([
  [500, 500, 50],
  [600, 400, 60],
  [700, 300, 70],
  // Planted: without the least width the smaller part of 1 to 99 could not be read.
  [10, 990, 30],
  [990, 10, 70],
  [0, 900, 30],
  [900, 0, 70],
  [0, 0, 50],
])('of %d and %d the first part is %d percent wide, and both are whole', (recurring, extra, width) => {
  const segments = segmentsOf(recurring, extra);
  expect(segments.recurring).toBeCloseTo(width);
  expect(segments.recurring + segments.extra).toBeCloseTo(100);
});

test.each([
  [limit(9.99), false, 'PAY'],
  [limit(10), false, 'USABLE'],
  [limit(10.01), false, 'USABLE'],
  [limit(500, 'OVERDUE_INSTALLMENTS'), false, 'PAY'],
  [limit(500, 'OPEN_RENEGOTIATIONS'), false, 'PAY'],
  // Who was blocked by hand has nothing to pay.
  [limit(500, 'MANUALLY_BLOCKED'), false, 'BLOCKED'],
  [limit(500), true, 'BLOCKED'],
  [null, false, 'NO_LIMIT'],
] as const)('after a denial %j (disabled: %s) leaves %s', (of, isDisabled, expected) => {
  expect(afterDenial(of, isDisabled)).toBe(expected);
});

test('a blocked limit leaves nothing to use', () => {
  expect([usableLimit(limit(100)), usableLimit(limit(100, 'OVERDUE_INSTALLMENTS')), usableLimit(null)]).toEqual([
    100, 0, 0,
  ]);
});
