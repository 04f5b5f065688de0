import type { CivilDate } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import { byDay, figuresOf, groupedBy } from './sold-figures.ts';

const sold = (on: CivilDate, key: string, principal: number, over: { canceled?: number; returned?: number } = {}) => ({
  on,
  key,
  sales: 1,
  canceled: over.canceled ?? 0,
  principalCents: cents(principal),
  returnedCents: cents(over.returned ?? 0),
  firstPurchases: over.canceled ? 0 : 1,
});
const rows = [
  sold('2026-11-20', 'small', 100),
  sold('2026-11-22', 'large', 500, { canceled: 1, returned: 500 }),
  sold('2026-11-22', 'small', 200, { returned: 50 }),
];
const none = { sales: 0, canceled: 0, principal: 0, returnedValue: 0, firstPurchases: 0 };

test('sales come to their number, value and returns; a cancelled one stays among them', () => {
  expect(figuresOf(rows)).toEqual({ sales: 3, canceled: 1, principal: 800, returnedValue: 550, firstPurchases: 2 });
  expect(figuresOf([])).toEqual(none);
});

test('groups sum their own, the largest value first', () => {
  expect(groupedBy(rows, ({ key }) => key)).toEqual([
    { key: 'large', sales: 1, canceled: 1, principal: 500, returnedValue: 500, firstPurchases: 0 },
    { key: 'small', sales: 2, canceled: 0, principal: 300, returnedValue: 50, firstPurchases: 2 },
  ]);
});

test('groups of one value stand in the order of their keys', () => {
  const alike = [sold('2026-11-20', 'b', 100), sold('2026-11-20', 'a', 100)];
  expect(groupedBy(alike, ({ key }) => key).map(({ key }) => key)).toEqual(['a', 'b']);
});

test('every day stands there, those without a sale too', () => {
  const days = byDay(rows, '2026-11-20', '2026-11-22');
  expect(days.map(({ on, sales }) => [on, sales])).toEqual([
    ['2026-11-20', 1],
    ['2026-11-21', 0],
    ['2026-11-22', 2],
  ]);
  expect(days[1]).toEqual({ on: '2026-11-21', ...none });
});
