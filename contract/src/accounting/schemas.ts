import { z } from 'zod';
import { day, id, instant, reais } from '../fields.ts';
import { cursorOf } from '../page.ts';
import { month } from '../policies/fields.ts';
import {
  accountKinds,
  monthStates,
  provisionBuckets,
  providerRecordKinds,
  type RevenueTaxName,
  revenueTaxRecords,
  taxedRevenues,
} from './enums.ts';

const account = z
  .string()
  .regex(/^[a-z_]{3,40}$/)
  .meta({ description: 'Name of an account, as docs/books.md lists them' });

export const spanQuery = z.object({
  from: day.meta({ description: 'First day of the movement' }),
  to: day.meta({ description: 'Day of the balances' }),
});

export const trialBalance = z.object({
  from: day,
  to: day,
  closedThrough: day.nullable().meta({ description: 'End of the last closed month: days up to it stand as closed' }),
  lines: z.array(
    z.object({
      account,
      kind: z.enum(accountKinds),
      opening: reais.meta({ description: 'Debit positive, credit negative' }),
      debit: reais,
      credit: reais,
      closing: reais,
    }),
  ),
});

export const postingsQuery = spanQuery.extend({
  account: account.optional().meta({ description: 'Of all accounts when left out: the journal' }),
  without: z
    .string()
    .regex(/^[A-Z_]{3,40}$/)
    .optional()
    .meta({ description: 'An event whose lines are left out: IOF_REMITTANCE leaves what fell due' }),
  offset: z.coerce.number().int().min(0).max(100_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(5_000).default(200),
});
export const postingList = z.object({
  count: z.int().meta({ description: 'Of all pages' }),
  sum: reais,
  items: z.array(
    z.object({
      on: day.meta({ description: 'Day it counts on' }),
      entryId: id.meta({ description: 'What moves together: its lines sum to zero' }),
      account,
      subjectId: id.meta({ description: 'What it is about: a contract, a payment, a batch, a billing, a record' }),
      event: z.string(),
      contractId: id.nullable(),
      contractNumber: z.string().nullable(),
      retailerName: z.string().nullable(),
      amount: reais.meta({ description: 'Debit positive, credit negative' }),
    }),
  ),
});

export const provisionsQuery = z.object({ on: day.meta({ description: 'End of a month' }) });
const sums = { gross: reais, incurred: reais, additional: reais };
export const provisionList = z.object({
  on: day,
  ...sums,
  count: z.int(),
  buckets: z.array(z.object({ bucket: z.enum(provisionBuckets), count: z.int(), ...sums })),
});

/** The latest first is the only sort of this list. */
const provisionCursor = cursorOf({ daysLate: z.int().min(0).max(100_000) });
export const provisionedQuery = provisionsQuery.extend({
  cursor: provisionCursor.optional(),
  limit: z.coerce.number().int().min(1).max(5_000).default(200),
});
export const provisionedList = z.object({
  items: z.array(
    z.object({
      contractId: id,
      contractNumber: z.string(),
      daysLate: z.int(),
      problemSince: day.nullable(),
      incurredPercent: z.string(),
      additionalPercent: z.string(),
      isWrittenOff: z.boolean(),
      ...sums,
    }),
  ),
  next: provisionCursor.nullable().meta({ description: 'Cursor of the next page; null on the last' }),
});

export const taxesQuery = z.object({ month });
const recorded = z.object({ on: day, by: z.string(), amount: reais }).nullable();
export const taxList = z.object({
  month,
  iof: z.array(z.object({ start: day, end: day, remitBy: day, value: reais, isOver: z.boolean(), recorded })),
  revenue: z
    .object({
      start: day,
      base: reais.meta({ description: 'All revenue of the month, less what was taken off; nothing below zero' }),
      isOver: z.boolean(),
      accounts: z
        .array(z.object({ account, revenue: z.enum(['SERVICES', 'CREDIT']), value: reais }))
        .meta({ description: 'What the revenue is made of' }),
      payments: z
        .array(
          z.object({
            kind: z.enum(providerRecordKinds).meta({ description: 'The record by which it is paid' }),
            total: reais,
            recorded,
            rates: z.array(
              z.object({
                tax: z.enum(Object.keys(revenueTaxRecords) as [RevenueTaxName, ...RevenueTaxName[]]),
                revenue: z.enum(taxedRevenues).meta({
                  description: 'What it is of: services are what ISS is due on, credit is all the rest',
                }),
                rate: z.string().meta({ description: 'Fraction as decimal text' }),
                base: reais,
                value: reais,
                source: z.string().meta({ description: 'Norm it comes from' }),
              }),
            ),
          }),
        )
        .meta({ description: 'By the rates in force on the last day of the month' }),
    })
    .nullable()
    .meta({ description: 'Null of a month for which no rate is known' }),
});

export const newRecord = z.object({
  kind: z.enum(providerRecordKinds),
  on: day,
  periodStart: day.optional().meta({ description: 'First day of what a tax is of' }),
  amount: reais.refine((cents) => cents > 0, 'above zero'),
  note: z.string().trim().min(3).max(200),
});
export const providerRecord = z.object({
  id,
  kind: z.enum(providerRecordKinds),
  on: day,
  periodStart: day.nullable(),
  amount: reais,
  note: z.string(),
  recordedAt: instant,
  recordedBy: z.string(),
});
export const recordList = z.object({ items: z.array(providerRecord) });

const person = z.object({ at: instant, name: z.string() });
export const ledgerMonth = z.object({
  month,
  state: z.enum(monthStates),
  isNext: z.boolean().meta({ description: 'Over, counted to its end, and the one after the last closed month' }),
  asked: person.nullable(),
  closed: person.nullable(),
  statements: z
    .object({
      coveredThrough: day
        .nullable()
        .meta({ description: 'The last day that a statement of the bank has; null of none' }),
      toExplain: z
        .array(z.object({ on: day, count: z.int() }))
        .meta({ description: 'Lines up to its end without books that nobody took with a reason: they hold the close' }),
    })
    .nullable()
    .meta({ description: 'What the bank says up to its end; of the next month to close alone' }),
  mayClose: z.boolean().meta({ description: 'Asked by another person' }),
});
export const monthList = z.object({ items: z.array(ledgerMonth) });
export const ofMonth = z.object({ month });
