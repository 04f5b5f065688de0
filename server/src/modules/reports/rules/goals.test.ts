import type { CivilDate } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import { goalOfDays } from './goals.ts';

const november = { month: '2026-11-01', amountCents: cents(30_000_00) };
const february = { month: '2027-02-01', amountCents: cents(28_000_00) };
const of = (start: string, end: string, goals = [november, february]) =>
  goalOfDays(goals, start as CivilDate, end as CivilDate);

test.each([
  ['a whole month is its goal', '2026-11-01', '2026-11-30', 30_000_00],
  ['a day is its part', '2026-11-23', '2026-11-23', 1_000_00],
  ['two months give each its part', '2027-01-31', '2027-02-02', 2_000_00],
  ['a month without a goal has none', '2026-12-01', '2026-12-31', null],
] as const)('%s', (_, start, end, goal) => {
  expect(of(start, end)).toBe(goal);
});

test('goals of stores add up, one that was taken back counts nothing, and cents are rounded once', () => {
  expect(of('2026-11-01', '2026-11-10', [november, november])).toBe(20_000_00);
  expect(of('2026-11-01', '2026-11-10', [{ ...november, amountCents: cents(0) }])).toBeNull();
  expect(of('2026-11-01', '2026-11-01', [{ ...november, amountCents: cents(100) }])).toBe(3);
});
