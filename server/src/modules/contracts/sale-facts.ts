import { sql, type Template } from '../../kernel/db/sql.ts';
import type { Db } from '../../kernel/db/database.ts';
import { fact, rowOf, select } from '../../kernel/db/select.ts';
import { type FactOf, pick } from '../../kernel/db/table.ts';
import { contracts } from './tables.ts';

type Key = string | Template;

const shape = pick(
  contracts.fact('sale_f'),
  'borrowerId',
  'id',
  'retailerId',
  'storeId',
  'status',
  'validUntil',
  'productId',
  'evaluationId',
);

/** What later modules know of a purchase that is being made, or was. */
export type SaleFact = Pick<FactOf<typeof contracts>, keyof typeof shape>;

/** Scalar subquery: a contract of a retailer, offered or accepted; null when that retailer has no such contract. */
export function saleFact(retailerId: Key, contractId: Key): Template<SaleFact | null> {
  return fact(
    shape,
    sql`from ${contracts.sql} sale_f where sale_f.id = ${contractId}::uuid and sale_f.retailer_id = ${retailerId}::uuid`,
  );
}

/** Whether a retailer's contract is an offer that nobody accepted; false also for another retailer's. */
export async function isOffered(db: Db, contract: { retailerId: string; contractId: string }): Promise<boolean> {
  const found = await rowOf(db, select({ sale: saleFact(contract.retailerId, contract.contractId) }));
  const status = found?.sale?.status;
  return status === 'OFFERED' || status === 'EXPIRED';
}
