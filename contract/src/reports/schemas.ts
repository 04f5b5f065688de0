import { z } from 'zod';
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

export const summariesRequest = z.object({
  startDate: day,
  endDate: day.meta({ description: 'At most one month after the start, and not after today' }),
  storeId: id.optional().meta({ description: 'All stores of the retailer when missing' }),
  after: cursor.optional().meta({ description: '`next` of the page before, as it came' }),
});

export const summariesAnswer = z.object({
  count: z.int().meta({ description: 'Sales of the whole range' }),
  summaries: z.array(originationSummary),
  next: cursor.nullable().meta({ description: 'Cursor of the next page; null on the last' }),
  completeUntil: instant
    .optional()
    .meta({ description: 'Only while the report lags behind the sales: everything before this instant is in it' }),
});
