import fc from 'fast-check';
import { sumReais } from '@balcao/contract/kernel';
import { expect, test } from 'vitest';
import type { Line } from '../calls.ts';
import { aBalance } from '../testing/books.ts';
import { accountName, eventName } from '../../../domain/books/texts.ts';
import { balanceSheet, incomeStatement } from './statements.ts';

test('what is held is what is owed, to others and to the owners', () => {
  const { assets, liabilities, equity, result, total } = balanceSheet(aBalance().lines);
  expect(assets.total).toBe(1_427.5);
  expect(assets.lines.map(({ account, value }) => [account, value])).toEqual([
    ['cash_at_bank', 599.5],
    ['loans_receivable', 850],
    ['allowance_additional', -22],
  ]);
  expect([liabilities.total, equity.total, result, total]).toEqual([0.27, 1_487, -59.77, 1_427.5]);
});

test('what was earned and lost is that of the span alone', () => {
  const { income, expenses, result } = incomeStatement(aBalance().lines);
  expect(income).toMatchObject({ total: 48.23, lines: [{ account: 'interest_income', value: 48.23 }] });
  expect(expenses.lines).toEqual([
    { account: 'provision_expense', value: 3 },
    { account: 'iof_absorbed', value: 86 },
  ]);
  expect(result).toBe(-40.77);
});

test('lines of nothing are left out, and no sum is a negative nothing', () => {
  const lines = aBalance().lines.map((line) => Object.assign(line, { opening: 0, debit: 0, credit: 0, closing: 0 }));
  const { assets, result, total } = balanceSheet(lines);
  expect(assets.lines).toEqual([]);
  expect(Object.is(result, 0) && Object.is(total, 0)).toBe(true);
});

const aLine = (account: string, kind: Line['kind'], closing: number): Line => ({
  account,
  kind,
  opening: 0,
  debit: 0,
  credit: 0,
  closing,
});

test('books that balance have statements that balance', () => {
  const cents = fc.integer({ min: -1_000_000, max: 1_000_000 });
  const [first, ...rest] = aBalance().lines;
  if (!first) throw new Error('no line');
  fc.assert(
    fc.property(fc.array(cents, { minLength: rest.length, maxLength: rest.length }), (values) => {
      const others = rest.map(({ account, kind }, at) => aLine(account, kind, (values[at] ?? 0) / 100));
      const lines = [{ ...first, closing: 0 - sumReais(others.map(({ closing }) => closing)) }, ...others];
      const { assets, total } = balanceSheet(lines);
      expect(assets.total).toBeCloseTo(total, 2);
    }),
  );
});

test('what nobody named yet is shown by its own name', () => {
  expect([accountName('equity'), accountName('new_account')]).toEqual(['Capital', 'new_account']);
  expect([eventName('WRITE_OFF'), eventName('NEW')]).toEqual(['Baixa para prejuízo', 'NEW']);
});
