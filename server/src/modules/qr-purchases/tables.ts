import type { QrPurchaseStatus } from '@balcao/contract';
import { cents, instant, integer, nullable, optional, text, uuid } from '../../kernel/db/columns.ts';
import { type RowOf, table } from '../../kernel/db/table.ts';

/** Purchases that are begun at a till by a QR code and made by the customer. */
export const qrPurchases = table('qr_purchases', {
  retailerId: uuid('retailer_id'),
  id: uuid('id'),
  storeId: uuid('store_id'),
  operatorId: uuid('operator_id'),
  valueCents: cents('value_cents'),
  tokenHash: text('token_hash'),
  /** For the till to show again, until it is opened. */
  tokenSealed: nullable(text('token_sealed')),
  /** Its time may be over: {@link statusAt} says. */
  status: optional(text<Exclude<QrPurchaseStatus, 'EXPIRED'>>('status')),
  createdAt: instant('created_at'),
  endsAt: instant('ends_at'),
  keyHash: nullable(text('key_hash')),
  /** Whose CPF was typed; null of a CPF that nobody has. */
  borrowerId: nullable(uuid('borrower_id')),
  countedAs: nullable(text('counted_as')),
  codeHash: nullable(text('code_hash')),
  codeAttempts: optional(integer('code_attempts')),
  codeExpiresAt: nullable(instant('code_expires_at')),
  contractId: nullable(uuid('contract_id')),
  proposalId: nullable(uuid('proposal_id')),
  /** What of the value is bought on credit. */
  creditCents: nullable(cents('credit_cents')),
  settledAt: nullable(instant('settled_at')),
});

export type QrRow = RowOf<typeof qrPurchases>;

/** The code that is printed for a store: no secret, it says no more than where one stands. */
export const storeCodes = table('store_codes', {
  retailerId: uuid('retailer_id'),
  storeId: uuid('store_id'),
  code: text('code'),
  madeBy: uuid('made_by'),
  madeAt: instant('made_at'),
});

/** What a customer asked by the printed code of a store, until a cashier makes a purchase of it. */
export const storeRequests = table('store_requests', {
  retailerId: uuid('retailer_id'),
  id: uuid('id'),
  storeId: uuid('store_id'),
  valueCents: cents('value_cents'),
  /** What customer and cashier compare. */
  number: text('number'),
  keyHash: text('key_hash'),
  status: optional(text<'WAITING' | 'CONFIRMED' | 'REFUSED'>('status')),
  createdAt: instant('created_at'),
  endsAt: instant('ends_at'),
  decidedBy: nullable(uuid('decided_by')),
  decidedAt: nullable(instant('decided_at')),
});

export type StoreRequestRow = RowOf<typeof storeRequests>;
