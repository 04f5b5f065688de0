import { sql } from '../../kernel/db/sql.ts';
import type { Actor } from '../../kernel/auth/actor.ts';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { columnsOf, rowOf, select, withParts } from '../../kernel/db/select.ts';
import { refuse } from '../../kernel/refusal.ts';
import { saleFact, type SaleFact } from '../contracts/index.ts';
import { limitFact, type LimitFact } from '../credit/index.ts';
import { type DeviceRow, deviceFact } from './devices.ts';

/** A purchase as a call names it. */
export interface SaleAsk {
  contractId: string;
  transactionalCreditEvaluationId?: string | null | undefined;
}

export interface SaleDevice {
  sale: SaleFact;
  device: DeviceRow | null;
  limit: LimitFact | null;
}

/**
 * The purchase that a device is being chosen for, in the caller's retailer, while its offer stands.
 * @throws Refusal CONTRACT_NOT_FOUND, ANOTHER_PROPOSAL_ALREADY_ACCEPTED, OFFER_EXPIRED or, of another product, PRODUCT_NOT_FOUND.
 */
export async function readSaleDevice(db: Db | Tx, actor: Actor, ask: SaleAsk, now: Date): Promise<SaleDevice> {
  const borrowerId = sql`(found.sale ->> 'borrowerId')`;
  const found = { sale: saleFact(actor.retailerId, ask.contractId) };
  const shape = {
    ...columnsOf(found, 'found'),
    device: deviceFact(borrowerId, ask.contractId),
    limit: limitFact(borrowerId),
  };
  const row = await rowOf(db, withParts(sql`found as materialized (${select(found)})`, select(shape, sql`from found`)));
  if (!row?.sale) refuse('CONTRACT_NOT_FOUND');
  checkSale(row.sale, ask, now);
  return { ...row, sale: row.sale };
}

function checkSale(sale: SaleFact, ask: SaleAsk, now: Date): void {
  const evaluationId = ask.transactionalCreditEvaluationId ?? null;
  if (evaluationId !== null && evaluationId !== sale.evaluationId) refuse('CONTRACT_NOT_FOUND');
  if (sale.status === 'ACCEPTED' || sale.status === 'CANCELED') refuse('ANOTHER_PROPOSAL_ALREADY_ACCEPTED');
  if (sale.status === 'EXPIRED' || new Date(sale.validUntil) <= now) refuse('OFFER_EXPIRED');
  if (sale.productId === null) refuse('PRODUCT_NOT_FOUND');
}

/** @throws Refusal PRODUCT_NOT_FOUND when the purchase sells another device. */
export function checkProduct(sale: SaleFact, productId: string): void {
  if (sale.productId !== productId) refuse('PRODUCT_NOT_FOUND');
}
