import type { Actor } from '../../kernel/auth/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { rowOf, rowsOf, select } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import { refuse } from '../../kernel/refusal.ts';
import { asSystem } from '../../kernel/row-security/scope.ts';
import { isProviderFact, retailerFact, retailersWhere, storeNameFact } from '../retailers/index.ts';
import type { PolicyEntry } from './rules/check-policy.ts';
import { policyDocuments } from './tables.ts';

/** Where a policy holds, and what the place is called. */
export interface PlaceNames {
  retailerName: string | null;
  storeName: string | null;
}
export interface Place extends PlaceNames {
  /** Both null: the provider's. */
  retailerId: string | null;
  storeId: string | null;
}

/**
 * Where an entry is to hold: for everybody and at another retailer only in the provider's house. Names of others are read
 * by the system, since no analyst's request reads the rows of another retailer.
 * @throws Refusal POLICY_OF_THE_PROVIDER, RETAILER_NOT_FOUND.
 */
export async function placeOf(db: Db, actor: Actor, { scope, ...asked }: PolicyEntry): Promise<Place> {
  const retailerId = scope === 'PROVIDER' ? null : (asked.retailerId ?? actor.retailerId);
  const storeId = scope === 'STORE' ? (asked.storeId ?? null) : null;
  const found = await asSystem('policy-place', () =>
    rowOf(
      db,
      select({
        isProvider: isProviderFact(actor.retailerId),
        retailer: retailerFact(retailerId),
        storeName: storeNameFact(retailerId, storeId),
      }),
    ),
  );
  if (retailerId !== actor.retailerId && !found?.isProvider) refuse('POLICY_OF_THE_PROVIDER');
  if (retailerId !== null && !found?.retailer) refuse('RETAILER_NOT_FOUND');
  return {
    retailerId,
    storeId,
    retailerName: found?.retailer?.fantasyName ?? null,
    storeName: found?.storeName ?? null,
  };
}

/** What the places of documents are called, by id; of documents that the caller was let see. */
export async function namesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, PlaceNames>> {
  if (ids.length === 0) return new Map();
  const p = policyDocuments.row('p');
  const shape = {
    id: p.id,
    retailer: retailerFact(sql.ref('p.retailer_id')),
    storeName: storeNameFact(sql.ref('p.retailer_id'), sql.ref('p.store_id')),
  };
  const query = select(shape, sql`from ${policyDocuments.sql} p where p.id = any(${ids}::uuid[])`);
  const rows = await asSystem('policy-place', () => rowsOf(db, query));
  return new Map(
    rows.map(({ id, retailer, storeName }) => [id, { retailerName: retailer?.fantasyName ?? null, storeName }]),
  );
}

/** Every retailer but the provider's own house, by name; for the provider's analyst alone. */
export async function retailersOf(db: Db): Promise<{ id: string; name: string }[]> {
  const all = await asSystem('policy-place', () => retailersWhere(db, (id) => sql`not ${isProviderFact(id)}`));
  return all
    .map(({ retailerId: id, fantasyName: name }) => ({ id, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR'));
}
