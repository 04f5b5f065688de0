import { z } from 'zod';
import { id, instant, reais } from '../fields.ts';
import { qrVisit } from './schemas.ts';

/** Letters and digits that nobody takes for another; typed with hyphens, spaces or small letters it is the same. */
const typedCode = z.string().trim().min(8).max(12);

export const storeCode = z.object({
  storeId: id,
  storeName: z.string(),
  retailerName: z.string(),
  code: z.string().nullable().meta({ description: 'Eight letters and digits; null before the first is made' }),
  address: z.string().nullable().meta({ description: 'What the printed QR code holds' }),
  madeAt: instant.nullable(),
});
export const storeCodeQuery = z.object({ storeId: id });

export const openedStore = z.object({ storeName: z.string(), retailerName: z.string() });
export const storeVisit = z.object({ code: typedCode });
export const storeAsk = storeVisit.extend({ value: reais });

/** Nobody answered one that is EXPIRED. */
const storeRequestStatuses = ['WAITING', 'CONFIRMED', 'REFUSED', 'EXPIRED'] as const;

export const storeRequest = z.object({
  status: z.enum(storeRequestStatuses),
  storeName: z.string(),
  value: reais.meta({ description: 'As the customer said it, or as the cashier confirmed it' }),
  number: z.string().meta({ description: 'What customer and cashier compare' }),
  endsAt: instant,
});
export const madeStoreRequest = storeRequest.extend({
  key: qrVisit.shape.key.meta({ description: 'Of the request, and of the page of the purchase once it is confirmed' }),
});

export const waitingRequest = z.object({ id, number: z.string(), value: reais, createdAt: instant, endsAt: instant });
export const confirmedValue = z.object({ value: reais });
