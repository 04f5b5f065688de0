import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kernel/db/database.ts';
import type { ContractRow } from './tables.ts';

type Key = string | RawBuilder<unknown>;

/** What later modules know of a purchase that is being made, or was. */
export interface SaleFact {
  borrowerId: string;
  id: string;
  retailerId: string;
  storeId: string;
  status: ContractRow['status'];
  validUntil: string;
  productId: string | null;
  evaluationId: string | null;
}

/** Scalar subquery: a contract of a retailer, offered or accepted; null when that retailer has no such contract. */
export function saleFact(retailerId: Key, contractId: Key): RawBuilder<SaleFact | null> {
  return sql<SaleFact | null>`(
    select json_build_object('borrowerId', sale_f.borrower_id, 'id', sale_f.id, 'retailerId', sale_f.retailer_id,
      'storeId', sale_f.store_id, 'status', sale_f.status, 'validUntil', sale_f.valid_until,
      'productId', sale_f.product_id, 'evaluationId', sale_f.evaluation_id)
    from contracts sale_f where sale_f.id = ${contractId}::uuid and sale_f.retailer_id = ${retailerId}::uuid)`;
}

/** Whether a retailer's contract is an offer that nobody accepted; false also for another retailer's. */
export async function isOffered(db: Db, contract: { retailerId: string; contractId: string }): Promise<boolean> {
  const { rows } = await sql<{ sale: SaleFact | null }>`
    select ${saleFact(contract.retailerId, contract.contractId)} as sale`.execute(db);
  const status = rows[0]?.sale?.status;
  return status === 'OFFERED' || status === 'EXPIRED';
}
