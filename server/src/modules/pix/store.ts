import { sql } from 'kysely';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import type { Claim } from '../../kernel/idempotency/once.ts';
import type { PixChargeRow, PixReceiptRow } from './tables.ts';

/** A charge the bank does not know yet, under the key that asked for it: once a key. */
export function openChargeFragment(charge: PixChargeRow, claim: Claim, at: Date): Fragment {
  return {
    name: 'opened_pix_charge',
    rows: 1,
    statement: sql`
      insert into pix_charges (borrower_id, id, txid, retailer_id, store_id, operator_id, request_key, body_hash,
        installment_ids, fee_ids, amount_cents, status, created_at, expires_at)
      values (${charge.borrowerId}::uuid, ${charge.id}::uuid, ${charge.txid}::text, ${charge.retailerId}::uuid,
        ${charge.storeId}::uuid, ${claim.operatorId}::uuid, ${claim.key}::text, ${claim.bodyHash}::text,
        ${JSON.stringify(charge.installmentIds)}::jsonb, ${JSON.stringify(charge.feeIds)}::jsonb,
        ${charge.amountCents}::bigint, 'CREATED', ${at}::timestamptz, ${charge.expiresAt}::timestamptz)
      on conflict do nothing
      returning 1`,
  };
}

/** How banks name the charge: no other one is named so, and it says whose the charge is. */
export function txidFragment({ txid, borrowerId, id }: PixChargeRow): Fragment {
  const values = sql`left(${txid}::text, 25), ${borrowerId}::uuid, ${id}::uuid`;
  return part('pix_txid', sql`insert into pix_txids (short_txid, borrower_id, charge_id) values (${values})`);
}

export function activateChargeFragment(charge: PixChargeRow, brCode: string): Fragment {
  return {
    name: 'activated_pix_charge',
    rows: 1,
    statement: sql`
      update pix_charges set status = 'ACTIVE', br_code = ${brCode}::text
      where borrower_id = ${charge.borrowerId}::uuid and id = ${charge.id}::uuid and status = 'CREATED'
      returning 1`,
  };
}

export function cancelChargeFragment(charge: PixChargeRow): Fragment {
  return {
    name: 'canceled_pix_charge',
    rows: 1,
    statement: sql`
      update pix_charges set status = 'CANCELED'
      where borrower_id = ${charge.borrowerId}::uuid and id = ${charge.id}::uuid and status in ('CREATED', 'ACTIVE')
      returning 1`,
  };
}

/** The charge has its money; it must still be in the state it was read in. */
export function settleChargeFragment(charge: PixChargeRow): Fragment {
  return {
    name: 'settled_pix_charge',
    rows: 1,
    statement: sql`
      update pix_charges set status = 'SETTLED'
      where borrower_id = ${charge.borrowerId}::uuid and id = ${charge.id}::uuid and status = ${charge.status}::text
      returning 1`,
  };
}

/** What was received, once an endToEndId however often the bank says it. */
export function receiptFragment(receipt: Omit<PixReceiptRow, 'refundedAt'>, at: Date): Fragment {
  return {
    name: 'pix_receipt',
    rows: 1,
    statement: sql`
      insert into pix_receipts (borrower_id, id, charge_id, end_to_end_id, retailer_id, store_id, value_cents, paid_at,
        received_at, outcome, payment_id, applied_cents, unapplied_cents)
      values (${receipt.borrowerId}::uuid, ${receipt.id}::uuid, ${receipt.chargeId}::uuid, ${receipt.endToEndId}::text,
        ${receipt.retailerId}::uuid, ${receipt.storeId}::uuid, ${receipt.valueCents}::bigint,
        ${receipt.paidAt}::timestamptz, ${at}::timestamptz, ${receipt.outcome}::text, ${receipt.paymentId}::uuid,
        ${receipt.appliedCents}::bigint, ${receipt.unappliedCents}::bigint)
      on conflict do nothing
      returning 1`,
  };
}

/** Claims the bank's id of the transfer over all customers; misses when it was received already. */
export function transferFragment({ endToEndId, borrowerId, id }: Omit<PixReceiptRow, 'refundedAt'>): Fragment {
  const values = sql`${endToEndId}::text, ${borrowerId}::uuid, ${id}::uuid`;
  const row = sql`insert into pix_transfers (end_to_end_id, borrower_id, receipt_id) values (${values})`;
  return part('pix_transfer', sql`${row} on conflict (end_to_end_id) do nothing`);
}

export interface NewRefund {
  receipt: PixReceiptRow;
  id: string;
  operatorId: string;
  reason: string;
  at: Date;
}

/** The credit of a receipt handed back: once. */
export function refundFragment({ receipt, id, operatorId, reason, at }: NewRefund): Fragment {
  return {
    name: 'pix_refund',
    rows: 1,
    statement: sql`
      insert into pix_refunds (borrower_id, receipt_id, id, retailer_id, store_id, operator_id, value_cents, reason, refunded_at)
      values (${receipt.borrowerId}::uuid, ${receipt.id}::uuid, ${id}::uuid, ${receipt.retailerId}::uuid,
        ${receipt.storeId}::uuid, ${operatorId}::uuid, ${receipt.unappliedCents}::bigint, ${reason}::text, ${at}::timestamptz)
      on conflict (borrower_id, receipt_id) do nothing
      returning 1`,
  };
}
