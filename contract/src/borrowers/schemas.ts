import { z } from 'zod';
import { borrowerLimit, coupon, evaluation, limitRequestStatuses } from '../credit/schemas.ts';
import { day, id, instant, reais } from '../fields.ts';

/** Registration status of a customer; anything but APPROVED cannot buy (cashier spec 2.5 and 4.2). */
export const borrowerStatuses = [
  'APPROVED',
  'DENIED',
  'INCOMPLETE',
  'MANUAL_ANALYSIS',
  'UNDER_ANALYSIS',
  'PRE_APPROVED',
] as const;
export type BorrowerStatus = (typeof borrowerStatuses)[number];

export const phoneStatuses = ['VERIFIED', 'UNVERIFIED'] as const;

/** 'Leve' pays on a fixed day of the month, 'Limite' one month after the purchase (ruling C14). */
export const customerTypes = ['LIMITE', 'LEVE'] as const;

/** More limit that was asked for in a store, as an analyst answered it. */
export const limitAsked = z
  .object({ status: z.enum(limitRequestStatuses), toLimit: reais, decidedAt: instant.nullable() })
  .nullable()
  .meta({ description: 'More limit that was asked for there: it waits, or was decided in the last seven days' });

/** What a sale to a customer in one store begins with. */
export const saleStart = z.object({
  limit: borrowerLimit.nullable().meta({ description: 'Null of who was never given one' }),
  coupon: coupon.nullable().meta({ description: 'Coupon for the next purchase there' }),
  extraCredit: evaluation
    .nullable()
    .meta({ description: 'Accepted extra credit for one purchase there, the newest that grants something' }),
  limitAsked,
});

export const borrower = z.object({
  id,
  name: z.string(),
  cpf: z.string().meta({ description: 'Masked: first 3 and last 2 digits' }),
  phoneNumber: z.string().nullable().meta({ description: 'Masked: the middle digits are hidden' }),
  borrowerStatus: z.enum(borrowerStatuses).nullable(),
  phoneStatus: z.enum(phoneStatuses).nullable(),
  borrowerSettings: z.object({ disablePurchase: z.boolean() }),
  enableHighRecurrence: z.boolean(),
  billDueDay: z.int().min(1).max(28).nullable(),
  customerType: z.enum(customerTypes),
});

const sale = saleStart.optional().meta({ description: 'Only when a store was named' });

/** A customer who was looked up, with what a sale in the named store begins with. */
export const foundBorrower = borrower.extend({ sale });

export const borrowerData = borrower.extend({
  sale,
  email: z.string().nullable().meta({ description: 'Masked' }),
  birthDate: day.nullable(),
  hasPortrait: z.boolean(),
  hasDocumentPhoto: z.boolean(),
  applicationCoupon: coupon
    .nullable()
    .meta({ description: 'Coupon of the registration, when asked for and there is one' }),
});

export const portrait = z.object({
  imagebase64: z.string().meta({ description: 'Base64 of the image, without a data: prefix' }),
  contentType: z.enum(['image/jpeg', 'image/png', 'image/svg+xml']),
});

/** An operator with no lookup left in this hour. */
export const usedUpLookups = z.object({ operatorId: id, name: z.string(), storeName: z.string().nullable() });
