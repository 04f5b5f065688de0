import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kernel/db/database.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { CaptureMethod } from './tables.ts';

/** What other modules know of a store and its retailer. CNPJs as stored, fourteen characters. */
export interface StoreFact {
  id: string;
  name: string;
  cnpj: string;
  address: string;
  isActive: boolean;
  canReceivePayments: boolean;
  captureMethod: CaptureMethod;
  retailerId: string;
  /** Fantasy name: what the shop is called. */
  retailerName: string;
  legalName: string;
  retailerCnpj: string;
  /** Zone in which the retailer's business days are counted, 'America/Manaus'. */
  zone: string;
  /** Support numbers of the nearest configuration layer that names them, for receipts. */
  contacts: { customerWhatsapp: string | null; retailerWhatsapp: string | null };
}

export interface RetailerFact {
  id: string;
  fantasyName: string;
  legalName: string;
  cnpj: string;
  zone: string;
  isActive: boolean;
}

/** An id, null, or an SQL expression that gives one (a column of the query it stands in). */
export type IdRef = string | null | Expression<unknown>;

/** A support number as the nearest layer (store, retailer, default) says it; for a query over `store_f`. */
function contactFact(key: 'customerWhatsapp' | 'retailerWhatsapp'): RawBuilder<string | null> {
  const number = sql`layer_f.document #>> ${sql.lit(`{support,${key}}`)}::text[]`;
  return sql<string | null>`(
    select ${number} from configurations layer_f
    where (layer_f.retailer_id is null or layer_f.retailer_id = store_f.retailer_id)
      and (layer_f.store_id is null or layer_f.store_id = store_f.id) and ${number} is not null
    order by layer_f.store_id nulls last, layer_f.retailer_id nulls last limit 1)`;
}

/**
 * Scalar subquery for a module's own read of facts: a {@link StoreFact} as json, or null when that retailer has no
 * such store. Give it to {@link checkStore} before writing anything.
 */
export function storeFact(retailerId: IdRef, storeId: IdRef): RawBuilder<StoreFact | null> {
  return sql<StoreFact | null>`(
    select json_build_object(
      'id', store_f.id, 'name', store_f.name, 'cnpj', store_f.cnpj, 'address', store_f.address,
      'isActive', store_f.is_active, 'canReceivePayments', store_f.can_receive_payments,
      'captureMethod', store_f.capture_method, 'retailerId', retailer_f.id, 'retailerName', retailer_f.fantasy_name,
      'legalName', retailer_f.legal_name, 'retailerCnpj', retailer_f.cnpj, 'zone', retailer_f.zone,
      'contacts', json_build_object('customerWhatsapp', ${contactFact('customerWhatsapp')},
        'retailerWhatsapp', ${contactFact('retailerWhatsapp')}))
    from stores store_f join retailers retailer_f on retailer_f.id = store_f.retailer_id
    where store_f.retailer_id = ${retailerId}::uuid and store_f.id = ${storeId}::uuid)`;
}

/** Scalar subquery: what a store is called; null where the retailer has none of that id. */
export const storeNameFact = (retailerId: IdRef, storeId: IdRef): RawBuilder<string | null> =>
  sql<string | null>`(
    select store_f.name from stores store_f
    where store_f.retailer_id = ${retailerId}::uuid and store_f.id = ${storeId}::uuid)`;

/** Scalar subquery: a {@link RetailerFact} as json, or null. */
export function retailerFact(retailerId: IdRef): RawBuilder<RetailerFact | null> {
  return sql<RetailerFact | null>`(
    select json_build_object(
      'id', retailer_f.id, 'fantasyName', retailer_f.fantasy_name, 'legalName', retailer_f.legal_name,
      'cnpj', retailer_f.cnpj, 'zone', retailer_f.zone, 'isActive', retailer_f.is_active)
    from retailers retailer_f where retailer_f.id = ${retailerId}::uuid)`;
}

/** {@link retailerFact} of a row that a foreign key ties to its retailer: never null. */
export const knownRetailerFact = (retailerId: Expression<unknown>): RawBuilder<RetailerFact> =>
  sql<RetailerFact>`${retailerFact(retailerId)}`;

/**
 * The store an act may happen in.
 * @throws Refusal STORE_NOT_FOUND without a store of that retailer, DEACTIVATED_STORE when it was closed.
 */
export function checkStore(fact: StoreFact | null): StoreFact {
  if (!fact) refuse('STORE_NOT_FOUND');
  if (!fact.isActive) refuse('DEACTIVATED_STORE');
  return fact;
}

/** One store of a retailer, active or not; null for an unknown or a foreign id. */
export async function findStore(db: Db, retailerId: string, storeId: string): Promise<StoreFact | null> {
  const result = await sql<{ store: StoreFact | null }>`select ${storeFact(retailerId, storeId)} as store`.execute(db);
  return result.rows[0]?.store ?? null;
}

/** One retailer, active or not; null for an unknown id. */
export async function findRetailer(db: Db, retailerId: string): Promise<RetailerFact | null> {
  const found = await sql<{ retailer: RetailerFact | null }>`
    select ${retailerFact(retailerId)} as retailer`.execute(db);
  return found.rows[0]?.retailer ?? null;
}
