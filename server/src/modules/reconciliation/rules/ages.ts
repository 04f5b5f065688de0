import { type CivilDate, type LineAge, lineAges } from '@balcao/contract';
import { type Cents, daysBetween, sumCents } from '@balcao/credit-math';
import { groupBy } from './group.ts';

const lastDay: Readonly<Record<LineAge, number>> = { '0-1': 1, '2-5': 5, '6-30': 30, '>30': Infinity };

interface OpenDay {
  onDay: CivilDate;
  count: number;
  sum: Cents;
}

/** What waits by how long, youngest first; every age is there. */
export const agesOf = (days: readonly OpenDay[], today: CivilDate) => {
  const ageOf = ({ onDay }: OpenDay) => lineAges.find((age) => daysBetween(onDay, today) <= lastDay[age]);
  const byAge = groupBy(days, ageOf);
  return lineAges.map((age) => {
    const found = byAge.get(age) ?? [];
    return {
      age,
      count: found.reduce((sum, { count }) => sum + count, 0),
      amount: sumCents(found.map(({ sum }) => sum)),
    };
  });
};
