import { civilDate } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import { refusalOf } from '../../../../testing/refusals.ts';
import { checkMayPay, type PayablePayout } from './may-pay.ts';
import { firstDayOf, isMonthOver, lastDayOf, monthOf } from './month.ts';

test('a month is over from the first day of the next one on', () => {
  expect([firstDayOf('2026-02'), lastDayOf('2026-02'), monthOf(civilDate('2026-02-01'))]).toEqual([
    '2026-02-01',
    '2026-02-28',
    '2026-02',
  ]);
  expect(['2026-11-29', '2026-11-30', '2026-12-01'].map((day) => isMonthOver('2026-11', civilDate(day)))).toEqual([
    false,
    false,
    true,
  ]);
  expect(lastDayOf('2026-12')).toBe('2026-12-31');
});

const open: PayablePayout = { status: 'OPEN', operatorId: 'rui', closedBy: 'ana', currentKey: 'rui@loja.example' };
const pay = (over: Partial<PayablePayout> = {}, payer = 'eva', key = 'rui@loja.example') =>
  refusalOf(() => checkMayPay({ ...open, ...over }, payer, key))?.code ?? null;

test('another person than who closed and who gets it pays, to the key that was shown', () => {
  expect([pay(), pay({ status: 'RETURNED' })]).toEqual([null, null]);
  expect([pay({}, 'ana'), pay({}, 'rui')]).toEqual(['PAYOUT_SECOND_PERSON', 'PAYOUT_SECOND_PERSON']);
  expect(pay({ status: 'PAID' })).toBe('PAYOUTS_MOVED');
  expect(pay({ currentKey: null })).toBe('PAYOUT_WITHOUT_KEY');
  expect(pay({}, 'eva', 'outra@loja.example')).toBe('PAYOUT_KEY_CHANGED');
});
