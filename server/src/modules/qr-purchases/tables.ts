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
