import type { BillingInvoiceStatus, BillingReceiptOutcome, BillingStatus } from '@balcao/contract';
import {
  bigint,
  boolean,
  cents,
  date,
  instant,
  integer,
  json,
  nullable,
  optional,
  text,
  uuid,
} from '../../kernel/db/columns.ts';
import { by, type FactOf, table } from '../../kernel/db/table.ts';

/** A week of what the tills of a retailer took for the provider, as one debt. */
export const billings = table('billings', {
  retailerId: uuid('retailer_id'),
  id: uuid('id'),
  startDate: date('start_date'),
  endDate: date('end_date'),
  /** Business day it was issued on. */
  createdOn: date('created_on'),
  createdAt: instant('created_at'),
  /** Whose tills took it. */
  storeIds: json<string[]>('store_ids'),
  isOfAllStores: boolean('is_of_all_stores'),
  paymentsCount: integer('payments_count'),
  amountCents: cents('amount_cents'),
  /** Late days count from here. */
  firstDueOn: date('first_due_on'),
  /** What came for it: of the payments, of the fine, of the interest of late days. */
  paidCents: optional(cents('paid_cents')),
  paidFineCents: optional(cents('paid_fine_cents')),
  paidMoraCents: optional(cents('paid_mora_cents')),
  status: text<BillingStatus>('status'),
  /** How many boletos were issued for it; the last one stands. */
  invoices: integer('invoices'),
  version: optional(bigint('version')),
});
export type BillingFact = FactOf<typeof billings>;

export const billingInvoices = table('billing_invoices', {
  retailerId: uuid('retailer_id'),
  billingId: uuid('billing_id'),
  /** From 1. */
  number: integer('number'),
  id: uuid('id'),
  /** Our number of the boleto, by which its bank names it. */
  nossoNumero: text('nosso_numero'),
  /** What it asks for. */
  valueCents: cents('value_cents'),
  /** Fine and interest of late days of the whole billing, paid before or not. */
  fineCents: cents('fine_cents'),
  moraCents: cents('mora_cents'),
  dueOn: date('due_on'),
  status: text<BillingInvoiceStatus>('status'),
  /** Null while the bank has not answered. */
  barcode: nullable(text('barcode')),
  /** The Pix that somebody asked for last, for the state of the billing that its txid names. */
  pixTxid: nullable(text('pix_txid')),
  brCode: nullable(text('br_code')),
  pixCents: nullable(cents('pix_cents')),
  createdAt: instant('created_at'),
  /** Who asked for it; null of the first one. */
  operatorId: nullable(uuid('operator_id')),
});
export type InvoiceFact = FactOf<typeof billingInvoices>;

export const billingNumbers = table('billing_numbers', by('nosso_numero'), {
  nossoNumero: text('nosso_numero'),
  retailerId: uuid('retailer_id'),
  billingId: uuid('billing_id'),
  number: integer('number'),
});

/** What a bank said was paid, once a payment, and what it was spent on; the rest waits for a person. */
export const billingReceipts = table('billing_receipts', {
  retailerId: uuid('retailer_id'),
  id: uuid('id'),
  /** The bank's id of the payment. */
  paymentRef: text('payment_ref'),
  billingId: uuid('billing_id'),
  /** Of the boleto that was paid. */
  number: integer('number'),
  valueCents: cents('value_cents'),
  baseCents: cents('base_cents'),
  fineCents: cents('fine_cents'),
  moraCents: cents('mora_cents'),
  waitingCents: cents('waiting_cents'),
  outcome: text<BillingReceiptOutcome>('outcome'),
  /** The transfer that it came off; null of what a bank told. */
  batchId: nullable(uuid('batch_id')),
  paidAt: instant('paid_at'),
  receivedAt: instant('received_at'),
  decidedBy: nullable(uuid('decided_by')),
  decidedByName: nullable(text('decided_by_name')),
  decidedAt: nullable(instant('decided_at')),
  reason: nullable(text('reason')),
});
export type ReceiptFact = FactOf<typeof billingReceipts>;
