import type { PixChargeStatus, PixOutcome, UnmatchedOutcome } from '@balcao/contract';
import { cents, instant, json, nullable, optional, text, uuid } from '../../kernel/db/columns.ts';
import { by, type FactOf, table } from '../../kernel/db/table.ts';

export type StoredOutcome = Exclude<PixOutcome, 'WAITING' | 'UNKNOWN'>;

export const pixCharges = table('pix_charges', 'credit', {
  borrowerId: uuid('borrower_id'),
  id: uuid('id'),
  txid: text('txid'),
  retailerId: uuid('retailer_id'),
  storeId: uuid('store_id'),
  /** Null of a customer who charged themselves on the portal. */
  operatorId: nullable(uuid('operator_id')),
  requestKey: text('request_key'),
  bodyHash: text('body_hash'),
  /** None of a payment of an agreement. */
  installmentIds: json<string[]>('installment_ids'),
  agreementPaymentId: nullable(uuid('agreement_payment_id')),
  /** Contract of a charge of an amount, whose last installment may be paid in part. */
  amountContractId: nullable(uuid('amount_contract_id')),
  feeIds: json<string[]>('fee_ids'),
  amountCents: cents('amount_cents'),
  status: text<PixChargeStatus>('status'),
  brCode: nullable(text('br_code')),
  createdAt: instant('created_at'),
  expiresAt: instant('expires_at'),
});

/** Whose charge banks name by the first 25 characters of a txid. */
export const pixTxids = table('pix_txids', by('short_txid'), {
  shortTxid: text('short_txid'),
  borrowerId: uuid('borrower_id'),
  chargeId: uuid('charge_id'),
});

/** What was received for a charge, once the bank's own id of the transfer. */
export const pixReceipts = table('pix_receipts', 'credit', {
  borrowerId: uuid('borrower_id'),
  id: uuid('id'),
  chargeId: uuid('charge_id'),
  endToEndId: text('end_to_end_id'),
  retailerId: uuid('retailer_id'),
  storeId: uuid('store_id'),
  valueCents: cents('value_cents'),
  paidAt: instant('paid_at'),
  receivedAt: instant('received_at'),
  outcome: text<StoredOutcome>('outcome'),
  paymentId: nullable(uuid('payment_id')),
  appliedCents: cents('applied_cents'),
  unappliedCents: cents('unapplied_cents'),
});

/** Whose each transfer is: a receipt is found by the bank's id through here. */
export const pixTransfers = table('pix_transfers', by('end_to_end_id'), {
  endToEndId: text('end_to_end_id'),
  borrowerId: uuid('borrower_id'),
  receiptId: uuid('receipt_id'),
});

/** The credit that a receipt left, handed back in cash. */
export const pixRefunds = table('pix_refunds', 'credit', {
  borrowerId: uuid('borrower_id'),
  receiptId: uuid('receipt_id'),
  id: uuid('id'),
  retailerId: uuid('retailer_id'),
  storeId: uuid('store_id'),
  operatorId: uuid('operator_id'),
  valueCents: cents('value_cents'),
  reason: text('reason'),
  refundedAt: instant('refunded_at'),
});

/** A Pix of no charge of ours: nobody's money until a person finds whose it is. */
export const pixUnmatched = table('pix_unmatched', by('end_to_end_id'), {
  endToEndId: text('end_to_end_id'),
  /** What screens call it by. */
  id: optional(uuid('id')),
  txid: text('txid'),
  valueCents: cents('value_cents'),
  paidAt: instant('paid_at'),
  receivedAt: instant('received_at'),
  claimedBy: nullable(uuid('claimed_by')),
  claimedByName: nullable(text('claimed_by_name')),
  claimedUntil: nullable(instant('claimed_until')),
  /** Where the money went, once a person recorded it. */
  outcome: nullable(text<UnmatchedOutcome>('outcome')),
  settledBy: nullable(uuid('settled_by')),
  settledByName: nullable(text('settled_by_name')),
  settledAt: nullable(instant('settled_at')),
  settledReason: nullable(text('settled_reason')),
});

/** A charge as acts decide on it. */
export type PixChargeFact = Omit<FactOf<typeof pixCharges>, 'requestKey' | 'createdAt'>;

/** A receipt as it is made. */
export type NewPixReceipt = Omit<FactOf<typeof pixReceipts>, 'receivedAt'>;

/** A receipt with its refund. */
export type PixReceiptFact = NewPixReceipt & { refundedAt: string | null };
