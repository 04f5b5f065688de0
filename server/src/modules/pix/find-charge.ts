import { sql, type Template } from '../../kernel/db/sql.ts';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { rowOf, select } from '../../kernel/db/select.ts';
import { refuse } from '../../kernel/refusal.ts';
import { chargeFact, receiptsFact } from './facts.ts';
import { type PixChargeFact, pixCharges, type PixReceiptFact } from './tables.ts';

export interface FoundCharge {
  charge: PixChargeFact;
  receipts: PixReceiptFact[];
}

/**
 * The charge `pix` of a condition and what was received for it.
 * @throws Refusal PIX_CHARGE_NOT_FOUND
 */
export async function findCharge(db: Db | Tx, where: Template): Promise<FoundCharge> {
  const shape = { charge: chargeFact, receipts: receiptsFact };
  const found = await rowOf(db, select(shape, sql`from ${pixCharges.sql} pix where ${where}`));
  return found?.charge ? { ...found, charge: found.charge } : refuse('PIX_CHARGE_NOT_FOUND');
}

/** Condition: the charge of an id, of one retailer. */
export const ofRetailer = (retailerId: string, id: string) =>
  sql`pix.id = ${id}::uuid and pix.retailer_id = ${retailerId}::uuid`;

/** Condition: the charge of an id, of one customer. */
export const ofBorrower = (borrowerId: string, id: string) =>
  sql`pix.id = ${id}::uuid and pix.borrower_id = ${borrowerId}::uuid`;
