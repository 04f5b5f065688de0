import { plusDays } from './calendar.ts';
import { halfUp, ratio } from './integers.ts';

/** Months of an index, 'YYYY-MM': '0.0044' is a rise of 0.44 %, '-0.0002' a fall. The oldest comes first. */
export type IndexTable = readonly { month: string; rate: string }[];

/** Money that was paid on a day. */
export interface Paid {
  cents: number;
  day: string;
}

const daysOf = (month: string): bigint => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return BigInt(new Date(Date.UTC(year, number, 0)).getUTCDate());
};

/** Days of each month after a day, up to another. */
function daysByMonth(from: string, to: string): Map<string, bigint> {
  const days = new Map<string, bigint>();
  for (let day = plusDays(from, 1); day <= to; day = plusDays(day, 1)) {
    const month = day.slice(0, 7);
    days.set(month, (days.get(month) ?? 0n) + 1n);
  }
  return days;
}

function rateOf(table: IndexTable, month: string): { n: bigint; d: bigint } {
  const published = table.findLast((one) => one.month <= month);
  if (!published) throw new Error(`no index of ${month}`);
  const { n, d } = ratio(published.rate.replace('-', ''));
  return { n: published.rate.startsWith('-') ? -n : n, d };
}

/** What money grows by from its day to another: each month by its days, on what the months before made of it. */
export function correctionOf({ cents, day }: Paid, back: string, table: IndexTable): number {
  let worth = { n: BigInt(cents), d: 1n };
  for (const [month, days] of daysByMonth(day, back)) {
    const { n, d } = rateOf(table, month);
    const of = daysOf(month);
    worth = { n: worth.n * (d * of + n * days), d: worth.d * d * of };
  }
  const gain = worth.n - BigInt(cents) * worth.d;
  return gain <= 0n ? 0 : halfUp(gain, worth.d);
}
