import type { CivilDate } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import { rank, type Work } from './performance.ts';
import { daysOf, lastDays } from './periods.ts';

test.each<[CivilDate, CivilDate, CivilDate]>([
  ['2026-11-23', '2026-11-23', '2026-11-29'],
  ['2026-11-22', '2026-11-16', '2026-11-22'],
  // Over the end of a month and of a year.
  ['2027-01-02', '2026-12-28', '2027-01-03'],
])('the week of %s is %s to %s', (today, startDate, endDate) => {
  expect(daysOf('week', today)).toEqual({ startDate, endDate });
});

test('the month begins with its first day; the days shown cover it and the week', () => {
  expect(daysOf('month', '2026-10-31')).toEqual({ startDate: '2026-10-01', endDate: '2026-10-31' });
  expect([lastDays('2026-10-31')[0], lastDays('2026-10-31').at(-1)]).toEqual(['2026-10-01', '2026-10-31']);
});

test('equals share a position and stand by name; who did nothing is not ranked', () => {
  const done = (operatorId: string, conversions: number): Work => ({
    operatorId,
    storeId: 's',
    on: '2026-11-21',
    conversions,
    applications: 0,
    approvals: 0,
    earnedCents: cents(0),
  });
  const works = [done('a', 2), done('b', 3), done('c', 2)];
  const people = ['Zélia', 'Bia', 'Ágata', 'Nino'].map((name, at) => ({
    id: 'abcd'.charAt(at),
    name,
    showIncentive: false,
  }));
  const ranked = rank(people, ({ id }) => works.filter((work) => work.operatorId === id), 'conversions');
  expect(ranked.map(({ position, name }) => `${position} ${name}`)).toEqual(['1 Bia', '2 Ágata', '2 Zélia']);
});
