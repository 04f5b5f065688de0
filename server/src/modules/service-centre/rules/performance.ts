import type { Cents, CivilDate } from '@balcao/contract';
import { cents, sumCents } from '@balcao/credit-math';
import { daysOf, type Days, lastDays } from './periods.ts';

/** What was done on a day, by an operator in a store. */
export interface Work {
  operatorId: string;
  storeId: string;
  on: CivilDate;
  conversions: number;
  applications: number;
  /** Of those, how many are approved by now. */
  approvals: number;
  earnedCents: Cents;
}

export interface Figures {
  conversions: number;
  applications: number;
  /** Null where it is not shown. */
  incentive: Cents | null;
}

const sum = (works: readonly Work[], field: 'conversions' | 'applications') =>
  works.reduce((total, work) => total + work[field], 0);

/** Sums of some work. */
export const figuresOf = (works: readonly Work[], showIncentive: boolean): Figures => ({
  conversions: sum(works, 'conversions'),
  applications: sum(works, 'applications'),
  incentive: showIncentive ? sumCents(works.map(({ earnedCents }) => earnedCents)) : null,
});

const within = (works: readonly Work[], { startDate, endDate }: Days) =>
  works.filter(({ on }) => startDate <= on && on <= endDate);

/** The periods of today and the last days, of work that covers them all. */
export function performanceOf(works: readonly Work[], today: CivilDate, showIncentive: boolean) {
  const period = (days: Days) => ({ ...days, ...figuresOf(within(works, days), showIncentive) });
  return {
    today: period(daysOf('today', today)),
    week: period(daysOf('week', today)),
    month: period(daysOf('month', today)),
    days: lastDays(today).map((on) =>
      Object.assign({ on }, figuresOf(within(works, { startDate: on, endDate: on }), showIncentive)),
    ),
  };
}

export type RankedBy = 'conversions' | 'applications' | 'incentive';

/** Who is ranked; work of nobody here is left out. */
export interface Ranked {
  id: string;
  name: string;
  /** Whose incentive the reader may see. */
  showIncentive: boolean;
}

const valueOf = (works: readonly Work[], by: RankedBy) =>
  by === 'incentive' ? sumCents(works.map(({ earnedCents }) => earnedCents)) : cents(sum(works, by));

/** Those who did something by what they did, the most first; equals share a position and stand by name. */
export function rank<T extends Ranked>(
  whose: readonly T[],
  workOf: (one: T) => readonly Work[],
  by: RankedBy,
): (T & Figures & { position: number })[] {
  const rows = whose
    .map((one) => ({ one, works: workOf(one), value: valueOf(workOf(one), by) }))
    .filter(({ works }) => works.length > 0)
    .toSorted((left, right) => right.value - left.value || left.one.name.localeCompare(right.one.name, 'pt-BR'));
  return rows.map(({ one, works, value }) => {
    const position = 1 + rows.filter((other) => other.value > value).length;
    return Object.assign({ position }, one, figuresOf(works, one.showIncentive));
  });
}
