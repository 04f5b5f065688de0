import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kernel/db/database.ts';
import { refuse } from '../../kernel/refusal.ts';
import { chargeJson, receiptsFact } from './facts.ts';
import type { PixChargeRow, PixReceiptRow } from './tables.ts';

export interface FoundCharge {
  charge: PixChargeRow;
  receipts: PixReceiptRow[];
}

/**
 * The charge `pix` of a condition and what was received for it.
 * @throws Refusal PIX_CHARGE_NOT_FOUND
 */
export async function findCharge(db: Db, where: RawBuilder<unknown>): Promise<FoundCharge> {
  const found = await sql<FoundCharge>`
    select ${chargeJson} as charge, ${receiptsFact} as receipts from pix_charges pix where ${where}`.execute(db);
  return found.rows[0] ?? refuse('PIX_CHARGE_NOT_FOUND');
}

/** Condition: the charge of an id, of one retailer. */
export const ofRetailer = (retailerId: string, id: string) =>
  sql`pix.id = ${id}::uuid and pix.retailer_id = ${retailerId}::uuid`;
