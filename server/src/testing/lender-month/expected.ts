import { civilDate } from '@balcao/credit-math';
import { z } from 'zod';
import { bankOf } from './bank.ts';
import { billingsOf } from './billed.ts';
import { type Compared, compare, named, together, tried } from './compare.ts';
import { type MonthFile, readMonth, type Span, spanOf } from './file.ts';
import { paymentsOf, taxOf } from './payments.ts';
import { plansOf } from './plans.ts';
import { mdrOf, returnsOf, settlementsOf } from './settlements.ts';
import { dailyAccrual, provisionsOn, receivablesOn, standingsOn } from './standings.ts';

function contractsOf({ input }: MonthFile, { last }: Span) {
  const since = new Map(standingsOn(input, last).map(({ contractId, problemSince }) => [contractId, problemSince]));
  return plansOf(input).map(({ id, soldOn, mdrCents, plan }) => ({
    id,
    businessDay: soldOn,
    financed: plan.financedCents,
    iofDaily: plan.iofDailyCents,
    iofAdditional: plan.iofAdditionalCents,
    mdr: mdrCents,
    problemSince: since.get(id) ?? null,
    installments: plan.rows.map((row) => ({
      n: row.number,
      dueOn: row.dueOn,
      amount: row.paymentCents,
      interest: row.interestCents,
      principal: row.principalCents,
    })),
  }));
}

/** How a month calls the MDR of its own: `mdrNovember` of one that ends in November. */
const mdrName = (last: string) =>
  `mdr${new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(new Date(last))}`;

/** All parts of a month that follow from its input by the rules alone, each worked out by itself. */
function partsOf(month: MonthFile, span: Span): Record<string, () => unknown> {
  const { input, expected } = month;
  const { last } = span;
  const ofDays = <T>(days: object, of: (on: ReturnType<typeof civilDate>) => T) =>
    Object.fromEntries(Object.keys(days).map((day) => [day, of(civilDate(day))]));
  return {
    contracts: () => contractsOf(month, span),
    payments: () => paymentsOf(input),
    returns: () => returnsOf(input),
    transfers: () => settlementsOf(input, last).transfers,
    anticipations: () => settlementsOf(input, last).anticipations,
    billings: () => billingsOf(input, last),
    iof: () => taxOf(month, last),
    receivables: () => ofDays(expected.receivables, (on) => receivablesOn(input, on)),
    provisions: () => ofDays(expected.provisions, (on) => provisionsOn(input, on)),
    [mdrName(last)]: () => mdrOf(input, span),
    dailyAccrual: () => dailyAccrual(input, span),
    bank: () => bankOf(month, span),
  };
}

const rows = z.array(z.record(z.string(), z.unknown()));
const by = (...keys: string[]) => {
  return (part: unknown): unknown => {
    const read = rows.safeParse(part);
    return read.success ? named(read.data, (row) => keys.map((key) => String(row[key])).join(' ')) : part;
  };
};
const inside = (part: unknown, key: string, of: (part: unknown) => unknown): unknown => {
  const read = z.record(z.string(), z.unknown()).safeParse(part);
  return read.success && key in read.data ? { ...read.data, [key]: of(read.data[key]) } : part;
};

/** Rows whose order says nothing are compared by what they are called. */
const likes: Readonly<Record<string, (part: unknown) => unknown>> = {
  returns: by('id'),
  anticipations: by('id'),
  billings: by('id'),
  transfers: (part) => {
    const read = rows.safeParse(part);
    const sorted = read.success ? read.data.map((row) => inside(row, 'adjustments', by('kind', 'ref'))) : part;
    return by('date', 'retailer')(sorted);
  },
  bank: (part) => inside(part, 'lines', by('on', 'event', 'ref')),
};

/** Every part of `expected` but the trial balance, worked out of `input` by the product's own rules, against what the file says: each figure. */
export function compareExpected(file: unknown): Compared & { left: string[] } {
  const said = z.object({ expected: z.record(z.string(), z.unknown()) }).parse(file).expected;
  let found: ReturnType<typeof partsOf> = {};
  const readable = tried('expected', () => {
    const month = readMonth(file);
    found = partsOf(month, spanOf(month));
    return together([]);
  });
  const parts = Object.entries(found).map(([part, foundOf]) => {
    const like = likes[part] ?? ((same: unknown) => same);
    const path = `expected.${part}`;
    return tried(path, () => compare(like(foundOf()), like(said[part]), path));
  });
  return { ...together([readable, ...parts]), left: Object.keys(said).filter((part) => !(part in found)) };
}
