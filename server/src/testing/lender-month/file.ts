import { addDays, type CivilDate, civilDate } from '@balcao/credit-math';
import { z } from 'zod';
import { dayIn } from '../../kernel/clock.ts';

/** In which a lender's days are counted. */
export const ZONE = 'America/Manaus';

const day = z.string();
/** One, several or none: a month may say any. */
const some = <T extends z.ZodType>(one: T) =>
  z
    .union([z.array(one), one.transform((only) => [only])])
    .nullish()
    .transform((all) => all ?? []);

/** By what a month is lived through and worked out: a file that says another value is refused, not read as though it said this one. */
const FINE_RATE = z.literal('0.02').optional();
const MORA_MONTHLY_RATE = z.literal('0.01').optional();

const input = z.object({
  retailers: z.record(
    z.string(),
    z.object({
      mdr: z.string(),
      settlement: z.object({
        kind: z.enum(['BUSINESS_DAYS', 'CALENDAR_DAYS']),
        n: z.int(),
        roll: z.literal('FOLLOWING').optional(),
      }),
      stores: z.array(z.string()).default([]),
    }),
  ),
  contracts: z.array(
    z.object({
      id: z.string(),
      borrower: z.string(),
      retailer: z.string(),
      lender: z.enum(['FINANCIAL_INSTITUTION', 'STORE_OWN']),
      net: z.int(),
      rate: z.string(),
      count: z.int(),
      soldAt: z.string(),
      firstDue: z.string(),
    }),
  ),
  payments: z.array(
    z.object({
      id: z.string(),
      contract: z.string(),
      installment: z.int(),
      paidOn: z.string(),
      method: z.string(),
      store: z.string().optional(),
      why: z.string().optional(),
    }),
  ),
  returns: z.array(z.object({ id: z.string(), contract: z.string(), on: day, value: z.int().positive().optional() })),
  anticipations: z.array(z.object({ id: z.string(), contract: z.string(), on: day, monthlyRate: z.string() })),
  billing: z.object({
    closing: z.literal('SUNDAY').optional(),
    issue: z.literal('next bank business day').optional(),
    fineRate: FINE_RATE,
    moraMonthlyRate: MORA_MONTHLY_RATE,
    dueBusinessDays: z.int(),
    events: z.array(
      z.object({
        billing: z.string(),
        reissuedOn: day.optional(),
        newDue: day.optional(),
        paidOn: day.optional(),
      }),
    ),
  }),
  fineRate: FINE_RATE,
  moraMonthlyRate: MORA_MONTHLY_RATE,
  lateIof: z.literal('ABSORB').optional(),
  feePerBoleto: z.int(),
  funding: some(z.object({ on: day, value: z.int() })),
  unmatchedPix: some(z.object({ on: day, value: z.int(), endToEndId: z.string() })),
});
const byDay = z.record(z.string(), z.unknown());

/** A month's file: what goes in, and of what it expects the days alone that it speaks of. */
const month = z.object({
  // A return of part shares every installment: nothing here does that.
  input: input.superRefine(({ contracts, returns }, context) => {
    for (const { id, contract, value } of returns) {
      const net = contracts.find((one) => one.id === contract)?.net;
      if (value !== undefined && value !== net)
        context.addIssue(`${id} gives back ${value} of the ${net} of ${contract}: a month takes back a whole one only`);
    }
  }),
  expected: z.object({ receivables: byDay, provisions: byDay }),
});
export type MonthFile = z.infer<typeof month>;
export type MonthInput = MonthFile['input'];

/** The first and the last day that a month speaks of: all that it expects is as of the end of the last. */
export interface Span {
  first: CivilDate;
  last: CivilDate;
}

export function spanOf({ expected }: MonthFile): Span {
  const last = civilDate(Object.keys(expected.receivables).toSorted().at(-1) ?? '');
  return { first: civilDate(`${last.slice(0, 8)}01`), last };
}

/** Days one after another, both ends with them. */
export function daysOf(from: string, to: string): CivilDate[] {
  const days: CivilDate[] = [];
  for (let on = civilDate(from); on <= to; on = addDays(on, 1)) days.push(on);
  return days;
}

/** The first day on which anything of a month happens. */
export const beginningOf = ({ contracts, funding }: MonthInput): CivilDate =>
  civilDate(
    [...contracts.map(({ soldAt }) => dayIn(ZONE, new Date(soldAt))), ...funding.map(({ on }) => on)].toSorted()[0] ??
      '',
  );

export const readMonth = (file: unknown): MonthFile => month.parse(file);
