import { civilDate } from '@balcao/credit-math';
import { z } from 'zod';
import { type Compared, compare, together } from './compare.ts';
import { readMonth } from './file.ts';
import { paymentsOf, taxOf } from './payments.ts';
import { plansOf } from './plans.ts';
import { dailyAccrual, firstOfMonth, provisionsOn, receivablesOn, standingsOn } from './standings.ts';

/** What of a month follows from its sales and payments by the rules alone; the rest is in the books that live through it. */
const comparedParts = ['contracts', 'payments', 'iof', 'receivables', 'provisions', 'dailyAccrual'] as const;

/** Those parts of `expected`, worked out of `input` by the product's own rules, against what the file says: each figure. */
export function compareExpected(file: unknown): Compared & { left: string[] } {
  const month = readMonth(file);
  const { input, expected } = month;
  const last = civilDate(Object.keys(expected.receivables).toSorted().at(-1) ?? '');
  const since = new Map(standingsOn(input, last).map(({ contractId, problemSince }) => [contractId, problemSince]));
  const contracts = plansOf(input).map(({ id, soldOn, mdrCents, plan }) => ({
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
  const ofDays = <T>(days: object, of: (on: ReturnType<typeof civilDate>) => T) =>
    Object.fromEntries(Object.keys(days).map((day) => [day, of(civilDate(day))]));
  const found: Record<(typeof comparedParts)[number], unknown> = {
    contracts,
    payments: paymentsOf(input),
    iof: taxOf(month, last),
    receivables: ofDays(expected.receivables, (on) => receivablesOn(input, on)),
    provisions: ofDays(expected.provisions, (on) => provisionsOn(input, on)),
    dailyAccrual: dailyAccrual(input, { first: firstOfMonth(last), last }),
  };
  const said = z.object({ expected: z.record(z.string(), z.unknown()) }).parse(file).expected;
  const left = Object.keys(said).filter((part) => !(part in found));
  return { ...together(comparedParts.map((part) => compare(found[part], said[part], `expected.${part}`))), left };
}
