import { z } from 'zod';

/** What a bureau answers, money in whole cents. Missing is null, never 0; a section that is missing says so. */

const cents = z.int().min(0).max(1e12);
const count = z.int().min(0).max(100_000);
const day = z.string().max(10);
const listed = z.object({ amountCents: cents, disputed: z.boolean().default(false) });
const debts = z.object({ count, totalCents: cents, items: z.array(listed).max(500).default([]) });

export const bureauAnswer = z.object({
  queryId: z.string().max(60),
  provider: z.string().max(60),
  asOf: z.iso.datetime(),
  status: z.enum(['OK', 'PARTIAL', 'NO_HIT']),
  missingSections: z.array(z.string().max(40)).max(20).default([]),
  registry: z
    .object({
      cpfStatus: z.enum(['REGULAR', 'PENDENTE', 'SUSPENSA', 'CANCELADA', 'NULA']).nullable(),
      deceased: z.boolean().nullable(),
      nameMatchPct: z.int().min(0).max(100).nullable(),
      birthDateMatches: z.boolean().nullable(),
    })
    .nullish(),
  score: z
    .object({
      value: z.int().nullable(),
      min: z.int(),
      max: z.int(),
      model: z.string().max(40),
    })
    .nullish(),
  negatives: debts.extend({ newest: day.nullish() }).nullish(),
  protests: debts.nullish(),
  bouncedChecks: z.object({ count }).nullish(),
  queries: z.object({ last30d: count }).nullish(),
  positive: z.object({ months: count }).nullish(),
  income: z.object({ estimateCents: cents.nullable() }).nullish(),
  commitment: z.object({ monthlyCents: cents.nullable() }).nullish(),
  alerts: z.array(z.string().max(60)).max(20).default([]),
});

export type BureauAnswer = z.output<typeof bureauAnswer>;
