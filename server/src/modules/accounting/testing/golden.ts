import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { readMonth } from '../../../testing/lender-month/file.ts';

const balances = z.record(z.string(), z.int());
const set = z.object({
  rows: z.array(
    z.object({
      contract: z.string(),
      daysLate: z.int(),
      gross: z.int(),
      problemSince: z.string().nullable(),
      incurred: z.int(),
      additional: z.int(),
    }),
  ),
});

/** What the tests read of a month that an independent script worked out. */
const month = z.object({
  expected: z.object({
    iof: z.array(
      z.object({ start: z.string(), end: z.string(), remitBy: z.string(), value: z.int(), remitted: z.boolean() }),
    ),
    provisions: z.record(z.string(), set),
    dailyAccrual: z.record(z.string(), z.array(z.object({ on: z.string(), accrued: z.int(), posted: z.int() }))),
    bank: z.object({ lines: z.array(z.object({ on: z.string(), event: z.string(), value: z.int() })) }),
    trialBalance: z.object({ opening: balances, movement: balances, closing: balances }),
  }),
});

const file: unknown = JSON.parse(
  readFileSync(new URL('../../../../../credit-math/vectors/lender.json', import.meta.url), 'utf8'),
);

/** What goes in, and what is to come of it. */
export const golden = { month: readMonth(file), ...month.parse(file) };
