import { z } from 'zod';
import { day, id, instant, reais } from '../fields.ts';
import { pixTxid } from '../pix/schemas.ts';

export const billingStatuses = ['pending', 'paid', 'expired'] as const;
export type BillingStatus = (typeof billingStatuses)[number];

/** REGISTERING: the bank has not answered. CANCELED: another one stands in its place. */
export const billingInvoiceStatuses = ['REGISTERING', 'OPEN', 'PAID', 'CANCELED'] as const;
export type BillingInvoiceStatus = (typeof billingInvoiceStatuses)[number];

/** PAID: all of it was spent. WAITING: some of it waits for a person. RETURNED: that went back to the payer. */
export const billingReceiptOutcomes = ['PAID', 'WAITING', 'RETURNED'] as const;
export type BillingReceiptOutcome = (typeof billingReceiptOutcomes)[number];

const retailerId = id.optional().meta({ description: "Another retailer's; for the provider's analysts alone" });

const billingInvoice = z.object({
  barcode: z.string().nullable().meta({ description: 'Digitable line, 47 digits; null until the bank has answered' }),
  url: z.string().nullable().meta({ description: 'Page of the web app that shows the boleto; null until then' }),
  value: reais,
  dueDate: day,
});

export const billing = z.object({
  id,
  createdOn: day,
  startDate: day,
  endDate: day,
  invoice: billingInvoice.meta({ description: 'The one that stands' }),
  stores: z.array(id).meta({ description: 'Stores that took the payments; none: all of the retailer' }),
  paymentsSum: reais,
  paymentsCount: z.int(),
  numberOfInvoices: z.int().meta({ description: 'More than one while it is not paid: Segunda Via' }),
  status: z.enum(billingStatuses),
  fine: reais.meta({ description: 'Of the invoice that stands' }),
  lateInterest: reais,
  paidValue: reais.meta({ description: 'What came for it so far, for fine and interest too' }),
  setOffValue: reais.meta({ description: 'Of it what came off transfers to the retailer' }),
  openValue: reais.meta({ description: 'What is left to pay of it' }),
});

/** The Pix that pays what is left of a billing. */
export const billingPix = z.object({
  txid: pixTxid,
  brCode: z.string().meta({ description: '"Copia e cola"' }),
  value: reais,
  expiresAt: instant,
});

const storeIds = z
  .string()
  .max(8_000)
  .transform((list) => list.split(','))
  .pipe(z.array(id).min(1).max(200))
  .optional()
  .meta({ description: 'Stores that took the payments, joined by commas; all of the retailer when missing' });

export const billingsQuery = z.object({ retailerId, storeId: storeIds });

export const billingOf = z.object({ retailerId });

const unbilled = { retailerId, storeId: storeIds } as const;

export const unbilledQuery = z.object({
  ...unbilled,
  status: z.literal('unbilled').default('unbilled'),
  method: z.literal('STORE').default('STORE'),
});

export const unbilledAggregate = z.object({ paymentsCount: z.int(), paymentsSum: reais });

export const billingPaymentsQuery = z.object({
  ...unbilled,
  billingId: id.optional().meta({ description: 'Payments of this billing; those of no billing yet when missing' }),
  status: z.literal('unbilled').optional(),
});

export const billingPayment = z.object({
  id,
  paymentTimestamp: instant,
  paidValue: reais.meta({ description: 'Below zero: handed back to a customer' }),
  paymentStoreId: id,
  paymentOperatorId: id,
});

/** Money of a retailer that no billing asked for. */
export const billingReceipt = z.object({
  id,
  billingId: id,
  retailerId: id,
  retailerName: z.string(),
  startDate: day,
  endDate: day,
  value: reais,
  waitingValue: reais,
  paidAt: instant,
});

export const billingReceiptReturn = z.object({ retailerId: id, reason: z.string().trim().min(3).max(200) });
