import { z } from 'zod';
import { checkedReceipt } from '../documents/receipt-schemas.ts';
import { id, instant } from '../fields.ts';
import { isEmail } from '../kernel/index.ts';

export const receiptLinkChannels = ['WHATSAPP', 'SMS', 'EMAIL'] as const;
export type ReceiptLinkChannel = (typeof receiptLinkChannels)[number];
export const linkedReceiptKinds = ['PURCHASE', 'PAYMENT'] as const;

const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .refine(isEmail, 'Digite um e-mail válido.')
  .meta({ description: 'For this message alone, where the customer has none; it is not kept with the customer' });

export const receiptLinkRequest = z.object({
  kind: z.enum(linkedReceiptKinds),
  ids: z
    .array(id)
    .min(1)
    .max(50)
    .meta({ description: 'The contract of a purchase; payments, their entries or payments of an agreement' }),
  channel: z.enum(receiptLinkChannels),
  email: email.optional(),
});

export const sentReceiptLink = z.object({
  sentTo: z.string().meta({ description: 'Telephone or e-mail, masked' }),
  expiresAt: instant,
});

export const receiptLinkToken = z.object({
  token: z
    .string()
    .regex(/^[\w-]{43}$/)
    .meta({ description: 'What stands behind the # of the link' }),
});

export const openedReceiptLink = z.object({
  receipts: z.array(z.object({ code: z.string(), receipt: checkedReceipt })),
  expiresAt: instant,
});
