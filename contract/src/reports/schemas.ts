import { z } from 'zod';
import { sourceProducts } from '../contracts/schemas.ts';
import { day, id, instant, reais } from '../fields.ts';
import { cursorOf, keyInstant } from '../page.ts';

const originationStatuses = ['Aprovado', 'Cancelado'] as const;

const originationSummary = z.object({
  contractId: id,
  originationTimestamp: instant,
  canceledOn: day.nullable(),
  status: z.enum(originationStatuses),
  storeName: z.string(),
  borrowerName: z.string(),
  operatorName: z.string(),
  principal: reais.meta({ description: 'Purchase value that was financed, before the coupon' }),
  couponPrincipalDiscount: reais,
  MDR: reais.meta({ description: 'What the retailer pays on the sale' }),
  netValue: reais.meta({
    description:
      'What the retailer is owed for it, before any return; negative on its own credit, where it owes the MDR',
  }),
  IOF: reais,
  returnedValue: reais.meta({ description: 'Purchase value given back since, in part or whole' }),
});

/** Oldest first is the only sort of this list. */
const cursor = cursorOf({ originationTimestamp: keyInstant });

/** Of which days and which store. */
export const transactionsRequest = z.object({
  startDate: day,
  endDate: day.meta({ description: 'At most one month after the start, and not after today' }),
  storeId: id.optional().meta({ description: 'All stores of the retailer when missing' }),
});

export const summariesRequest = transactionsRequest.extend({
  after: cursor.optional().meta({ description: '`next` of the page before, as it came' }),
});

const completeUntil = instant
  .optional()
  .meta({ description: 'Only while the report lags behind the sales: everything before this instant is in it' });

export const summariesAnswer = z.object({
  count: z.int().meta({ description: 'Sales of the whole range' }),
  summaries: z.array(originationSummary),
  next: cursor.nullable().meta({ description: 'Cursor of the next page; null on the last' }),
  completeUntil,
});

/** What some sales come to. */
const soldFigures = {
  sales: z.int().meta({ description: 'All that were made, those that were cancelled since too' }),
  canceled: z.int().meta({ description: 'Those of them that were cancelled whole' }),
  principal: reais.meta({ description: 'Purchase value of all of them, before coupons and returns' }),
  returnedValue: reais.meta({ description: 'Purchase value of them that was given back since' }),
  firstPurchases: z.int().meta({ description: 'Those that stand and are the first of their customer at the retailer' }),
};
const sold = z.object(soldFigures);
const goal = reais
  .nullable()
  .meta({ description: 'Part of the goals of its months that falls on these days; null without one' });
const soldBy = z.object({ id, name: z.string(), ...soldFigures, goal });
const soldProducts = ['STANDARD', ...sourceProducts] as const;
/** By what product a sale was made. */
export type SoldProduct = (typeof soldProducts)[number];

/** What was sold in some days, and how it is spread. Each list sums to the total; the largest value stands first, days in their order. */
export const transactionsAnswer = z.object({
  startDate: day,
  endDate: day,
  total: sold,
  goal: goal.meta({ description: 'Of the store, or of all stores together; null without one' }),
  before: sold.meta({ description: 'Of as many days just before' }),
  days: z.array(z.object({ on: day, ...soldFigures })).meta({ description: 'Each of them, those without a sale too' }),
  stores: z.array(soldBy),
  operators: z.array(soldBy),
  products: z.array(z.object({ product: z.enum(soldProducts), ...soldFigures })),
  completeUntil,
});

/** How what is owed stands: paid, in an agreement, not due yet, or late by so many days at most. */
export const standings = ['PAID', 'AGREED', 'DUE', 'LATE_30', 'LATE_60', 'LATE_90', 'LATE_180', 'LATE_MORE'] as const;
export type Standing = (typeof standings)[number];

export const portfolioRequest = z.object({
  retailerId: id.optional().meta({ description: "All of them when missing, for the provider's analysts" }),
  storeId: id.optional(),
});

const portfolioSums = {
  contracts: z.int().meta({ description: 'Sales, counted by their first installment' }),
  installments: z.int(),
  face: reais.meta({ description: 'What was owed when they were sold' }),
  open: reais.meta({ description: 'What is left of it, without late charges' }),
};
const lateSums = {
  ...portfolioSums,
  late: reais.meta({ description: 'Of what is left: late' }),
  late30: reais.meta({ description: 'Of what is left: late by more than 30 days' }),
  late90: reais.meta({ description: 'Of what is left: late by more than 90 days' }),
};

export const portfolioAnswer = z.object({
  madeAt: instant.nullable().meta({ description: 'When it was summed; null while it never was' }),
  total: z.object(lateSums).meta({ description: 'Everything that was sold and not cancelled' }),
  ageing: z
    .array(z.object({ standing: z.enum(standings), ...portfolioSums }))
    .meta({ description: 'Each of them, in this order' }),
  months: z
    .array(z.object({ month: day, ...lateSums }))
    .meta({ description: 'What is open, by the month in which it falls or fell due; agreements aside' }),
  vintages: z.array(z.object({ month: day, ...lateSums })).meta({ description: 'By the month of the sale' }),
});
