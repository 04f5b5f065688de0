import { expect, test } from 'vitest';
import { firstDay, lastDay, monthName } from './months.ts';
import { accountingSearch } from './search.ts';

test.each([
  ['2026-11', '2026-11-30'],
  ['2026-12', '2026-12-31'],
  ['2027-02', '2027-02-28'],
  ['2028-02', '2028-02-29'],
])('the month %s ends on %s', (month, end) => {
  expect(lastDay(month)).toBe(end);
  expect(firstDay(month)).toBe(`${month}-01`);
});

test('a month is told as people say it', () => expect(monthName('2026-11')).toBe('11/2026'));

test('an address says tab, month, day and account', () => {
  const whole = { aba: 'tributos', mes: '2026-11', ate: '2026-11-15', conta: 'cash_at_bank' };
  expect(accountingSearch(whole)).toEqual(whole);
});

test.each([
  ['no tab of ours', { aba: 'folha' }],
  ['a month that is none', { mes: '2026-13' }],
  ['a month of a number', { mes: 202_611 }],
  ['a day that is none', { ate: '2026-11-32' }],
  ['a day that its month has not', { ate: '2026-04-31' }],
  ['what is no account', { conta: "x'; drop" }],
  ['nothing', {}],
])('%s counts as nothing', (_, typed) => expect(accountingSearch(typed)).toEqual({}));
