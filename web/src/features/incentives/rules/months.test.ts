import { expect, test } from 'vitest';
import { daysOf, isMonth, lastMonths } from './months.ts';

test('this month and the twelve before it, over the turn of the year', () => {
  const months = lastMonths('2026-02-28');
  expect([months.length, months[0], months[1], months[2], months[12]]).toEqual([
    13,
    '2026-02',
    '2026-01',
    '2025-12',
    '2025-02',
  ]);
});

test('a month by its days', () => {
  expect([daysOf('2026-02'), daysOf('2026-12')]).toEqual([
    { from: '2026-02-01', to: '2026-02-28' },
    { from: '2026-12-01', to: '2026-12-31' },
  ]);
  expect([isMonth('2026-10'), isMonth('2026-13'), isMonth(undefined), isMonth('x')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
