import type { Wire } from '@balcao/contract';
import { saleSteps } from '@balcao/contract/constants';

export type EventCounts = Wire<'GET /events'>['answer'];

/** What was counted, whoever's it is. */
type Counted = Pick<EventCounts, 'from' | 'to' | 'counts'>;

export interface EventRow {
  name: string;
  total: number;
  today: number;
}

const DAY_MS = 86_400_000;

/** Every day of a period, those without events too. */
export function daysOf({ from, to }: Pick<Counted, 'from' | 'to'>): string[] {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  const count = Math.round((last - first) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, at) => new Date(first + at * DAY_MS).toISOString().slice(0, 10));
}

/** Totals by name, the most frequent first. */
export function rowsOf({ counts, to }: Counted): EventRow[] {
  const rows = new Map<string, EventRow>();
  for (const { day, name, count } of counts) {
    const row = rows.get(name) ?? { name, total: 0, today: 0 };
    rows.set(name, { name, total: row.total + count, today: row.today + (day === to ? count : 0) });
  }
  return [...rows.values()].sort((a, b) => b.total - a.total || (a.name < b.name ? -1 : 1));
}

/** How often each step of a sale was reached. */
export const funnelOf = (rows: readonly EventRow[]): { name: string; count: number }[] =>
  saleSteps.map((name) => ({ name, count: rows.find((row) => row.name === name)?.total ?? 0 }));

/** One event, day by day. */
export function courseOf(answer: Counted, name: string): { day: string; count: number }[] {
  const counts = new Map(answer.counts.flatMap((one) => (one.name === name ? [[one.day, one.count] as const] : [])));
  return daysOf(answer).map((day) => ({ day, count: counts.get(day) ?? 0 }));
}
