import { cents } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import { codeOf } from '../../../testing/refusals.ts';
import { checkClose, type Countable } from './close.ts';
import { handMoveCents } from './hand-move.ts';

const session = (over: Partial<Countable> = {}): Countable => ({
  closedAt: null,
  cashCents: cents(10_000),
  moved: 3,
  countedCents: cents(10_000),
  countedMoved: 3,
  ...over,
});
const close = (over: Partial<Countable>, counted: number, reason?: string) =>
  checkClose(session(over), { countedCents: cents(counted), reason });
const outcome = (work: () => unknown) => codeOf(Promise.resolve().then(work));

test('a session closes as it was counted; a reason is kept for a difference alone', () => {
  expect(close({}, 10_000, 'Nada')).toEqual({ differenceCents: 0, reason: null });
  expect(close({ countedCents: cents(9_950) }, 9_950, 'Troco')).toEqual({ differenceCents: -50, reason: 'Troco' });
});

test.each([
  ['closed before', { closedAt: new Date() }, 10_000, 'CASH_SESSION_CLOSED'],
  ['never counted', { countedCents: null, countedMoved: null }, 10_000, 'CASH_NOT_COUNTED'],
  ['moved since', { moved: 4 }, 10_000, 'CASH_COUNT_OUTDATED'],
  ['counted anew since it was shown', {}, 9_000, 'CASH_COUNT_OUTDATED'],
  ['with a difference nobody explains', { cashCents: cents(10_001) }, 10_000, 'CASH_DIFFERENCE_UNEXPLAINED'],
] as const)('%s, it does not', async (_, over, counted, code) => {
  expect(await outcome(() => close(over, counted))).toBe(code);
});

const move = (kind: 'SUPPLY' | 'WITHDRAWAL', amount: number, above = 0, isApproved = false) =>
  handMoveCents(
    { closedAt: null, cashCents: cents(1_000) },
    { kind, amountCents: cents(amount) },
    { approvalAboveCents: cents(above), isApproved },
  );

test('what is put in counts for the drawer, what is taken out against it, and at most what is there', async () => {
  expect(move('SUPPLY', 5_000)).toBe(5_000);
  expect(move('WITHDRAWAL', 1_000)).toBe(-1_000);
  expect(await outcome(() => move('WITHDRAWAL', 1_001))).toBe('CASH_NOT_ENOUGH');
});

test('a second person is asked above the amount, not at it, and nobody where there is none', async () => {
  expect(move('SUPPLY', 500, 500)).toBe(500);
  expect(await outcome(() => move('SUPPLY', 501, 500))).toBe('APPROVAL_REQUIRED');
  expect(move('SUPPLY', 501, 500, true)).toBe(501);
  expect(move('SUPPLY', 501, 0)).toBe(501);
});
