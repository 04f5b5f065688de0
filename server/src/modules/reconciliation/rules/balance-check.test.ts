import { cents, civilDate } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import { checkBalance } from './balance-check.ts';

const on = civilDate('2026-11-30');
const none = cents(0);

test('November: one unknown Pix is the whole difference', () => {
  expect(
    checkBalance({
      on,
      statementCents: cents(696_679),
      booksCents: cents(691_679),
      onlyAtBankCents: cents(5_000),
      onlyInBooksCents: none,
      inTransitCents: none,
    }),
  ).toMatchObject({ difference: 5_000, onlyAtBank: 5_000, unexplained: 0 });
});

test('what only the books have makes theirs more than the bank’s; what nothing explains is told', () => {
  const facts = { on, statementCents: cents(90_000), booksCents: cents(100_000), inTransitCents: cents(-2_000) };
  expect(checkBalance({ ...facts, onlyAtBankCents: none, onlyInBooksCents: cents(7_900) })).toMatchObject({
    difference: -10_000,
    onlyInBooks: -7_900,
    inTransit: -2_000,
    unexplained: -100,
  });
});
