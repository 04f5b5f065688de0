import { readFileSync } from 'node:fs';
import { z } from 'zod';

const contract = z.object({
  id: z.string(),
  retailer: z.enum(['R1', 'R2']),
  lender: z.enum(['FINANCIAL_INSTITUTION', 'STORE_OWN']),
  net: z.int(),
  rate: z.string(),
  count: z.int(),
  soldAt: z.string(),
  firstDue: z.string(),
});
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
  input: z.object({
    contracts: z.array(contract),
    payments: z.array(
      z.object({ id: z.string(), contract: z.string(), installment: z.int(), paidOn: z.string(), method: z.string() }),
    ),
    returns: z.array(z.object({ contract: z.string(), on: z.string() })),
    anticipations: z.array(z.object({ contract: z.string(), on: z.string(), monthlyRate: z.string() })),
    feePerBoleto: z.int(),
    funding: z.object({ on: z.string(), value: z.int() }),
  }),
  expected: z.object({
    payments: z.array(z.object({ id: z.string(), received: z.int() })),
    billings: z.array(
      z.object({
        retailer: z.enum(['R1', 'R2']),
        issuedOn: z.string(),
        reissuedOn: z.string().optional(),
        creditedOn: z.string().optional(),
        history: z.array(z.object({ on: z.string(), status: z.string(), value: z.int().optional() })),
      }),
    ),
    iof: z.array(
      z.object({ start: z.string(), end: z.string(), remitBy: z.string(), value: z.int(), remitted: z.boolean() }),
    ),
    provisions: z.record(z.string(), set),
    dailyAccrual: z.record(z.string(), z.array(z.object({ on: z.string(), accrued: z.int(), posted: z.int() }))),
    bank: z.object({ lines: z.array(z.object({ on: z.string(), event: z.string(), value: z.int() })) }),
    trialBalance: z.object({ opening: balances, movement: balances, closing: balances }),
  }),
});

export const golden = month.parse(
  JSON.parse(readFileSync(new URL('../../../../../credit-math/vectors/lender.json', import.meta.url), 'utf8')),
);
