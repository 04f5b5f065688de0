import { type RawBuilder, sql } from 'kysely';
import type { PixChargeRow, PixReceiptRow } from './tables.ts';

/** Scalar: a `pix_charges` row `pix` as a `PixChargeRow`. */
export const chargeJson = sql<PixChargeRow>`json_build_object(
  'borrowerId', pix.borrower_id, 'id', pix.id, 'txid', pix.txid, 'retailerId', pix.retailer_id, 'storeId', pix.store_id,
  'bodyHash', pix.body_hash, 'installmentIds', pix.installment_ids, 'feeIds', pix.fee_ids, 'amountCents', pix.amount_cents,
  'status', pix.status, 'brCode', pix.br_code, 'expiresAt', pix.expires_at)`;

/** Scalar: a `pix_receipts` row `r` and its refund `f` as a `PixReceiptRow`. */
export const receiptJson = sql<PixReceiptRow>`json_build_object(
  'borrowerId', r.borrower_id, 'id', r.id, 'chargeId', r.charge_id, 'endToEndId', r.end_to_end_id,
  'retailerId', r.retailer_id, 'storeId', r.store_id, 'valueCents', r.value_cents, 'paidAt', r.paid_at,
  'outcome', r.outcome, 'paymentId', r.payment_id, 'appliedCents', r.applied_cents,
  'unappliedCents', r.unapplied_cents, 'refundedAt', f.refunded_at)`;

export const receiptSource = sql`pix_receipts r
  left join pix_refunds f on f.borrower_id = r.borrower_id and f.receipt_id = r.id`;

/** Scalar subquery: what was received for the charge `pix`, oldest first. Never null. */
export const receiptsFact = sql<PixReceiptRow[]>`(
  select coalesce(json_agg(${receiptJson} order by r.received_at, r.id), '[]'::json) from ${receiptSource}
  where r.borrower_id = pix.borrower_id and r.charge_id = pix.id)`;

/** Condition on a charge `pix`: its txid, whole or as a static BR Code holds it. */
export function hasTxid(txid: string): RawBuilder<boolean> {
  return sql<boolean>`(pix.txid = ${txid}::text or left(pix.txid, 25) = ${txid}::text)`;
}
