import { sql, type Template } from '../../kernel/db/sql.ts';
import type { Db } from '../../kernel/db/database.ts';
import {
  cast,
  fact,
  factList,
  isTrue,
  jsonOf,
  listOf,
  rowOf,
  rowsOf,
  scalar,
  select,
  type ShapeOf,
} from '../../kernel/db/select.ts';
import { pick } from '../../kernel/db/table.ts';
import { refuse } from '../../kernel/refusal.ts';
import { configurations, retailers, stores } from './tables.ts';

/** An id, null, or an SQL expression that gives one (a column of the query it stands in). */
export type IdRef = string | null | Template;

/** A support number as the nearest layer (store, retailer, default) says it; for a query over `store_f`. */
function contactFact(key: 'customerWhatsapp' | 'retailerWhatsapp'): Template<string | null> {
  const number = sql`layer_f.document #>> ${sql.lit(`{support,${key}}`)}::text[]`;
  return scalar(
    cast('text', number),
    sql`from ${configurations.sql} layer_f
    where (layer_f.retailer_id is null or layer_f.retailer_id = store_f.retailer_id)
      and (layer_f.store_id is null or layer_f.store_id = store_f.id) and ${number} is not null
    order by layer_f.store_id nulls last, layer_f.retailer_id nulls last limit 1`,
  );
}

/** Whether the nearest layer that says so asks for an open cash session; for a query over `store_f`. */
const needsCashSession = isTrue(
  sql`coalesce((select layer_f.document #>> '{cashSession,isRequired}' from ${configurations.sql} layer_f
    where (layer_f.retailer_id is null or layer_f.retailer_id = store_f.retailer_id)
      and (layer_f.store_id is null or layer_f.store_id = store_f.id)
      and layer_f.document #>> '{cashSession,isRequired}' is not null
    order by layer_f.store_id nulls last, layer_f.retailer_id nulls last limit 1), 'false') = 'true'`,
);

/** Scalar subquery: days of banks that a retailer has to pay a billing, as the nearest layer says. Never null. */
export const dueBusinessDaysFact = (retailerId: IdRef): Template<number> =>
  cast(
    'integer',
    sql`coalesce((select (layer_f.document #>> '{billing,dueBusinessDays}') from ${configurations.sql} layer_f
    where (layer_f.retailer_id is null or layer_f.retailer_id = ${retailerId}::uuid) and layer_f.store_id is null
      and layer_f.document #>> '{billing,dueBusinessDays}' is not null
    order by layer_f.retailer_id nulls last limit 1)::integer, 3)`,
  );

const debtor = retailers.fact('debtor_f');
const house = retailers.fact('debtor_h');

/** Scalar subquery: whom the provider bills, where it writes to, and the provider itself. Null for an unknown id. */
export const debtorFact = (retailerId: IdRef) =>
  fact(
    {
      ...pick(debtor, 'fantasyName', 'legalName', 'cnpj', 'contactEmail', 'zone'),
      provider: fact(
        pick(house, 'fantasyName', 'legalName', 'cnpj'),
        sql`from ${retailers.sql} debtor_h where debtor_h.is_provider`,
      ),
    },
    sql`from ${retailers.sql} debtor_f where debtor_f.id = ${retailerId}::uuid`,
  );

/** Scalar subquery: ids of a retailer's stores, active or not. Never null. */
export const storeIdsFact = (retailerId: IdRef): Template<string[]> =>
  listOf(s.id, sql`from ${stores.sql} store_f where store_f.retailer_id = ${retailerId}::uuid`);

const byName = new Intl.Collator('pt-BR', { sensitivity: 'base' });

const s = stores.fact('store_f');
const r = retailers.fact('retailer_f');
const storeShape = {
  ...pick(s, 'id', 'name', 'cnpj', 'address', 'isActive', 'canReceivePayments', 'captureMethod'),
  retailerId: r.id,
  /** Fantasy name: what the shop is called. */
  retailerName: r.fantasyName,
  legalName: r.legalName,
  retailerCnpj: r.cnpj,
  zone: r.zone,
  /** Nothing is received here without an open cash session. */
  needsCashSession,
  /** Support numbers of the nearest configuration layer that names them, for receipts. */
  contacts: jsonOf({
    customerWhatsapp: contactFact('customerWhatsapp'),
    retailerWhatsapp: contactFact('retailerWhatsapp'),
  }),
};

/** What every session reads of its retailer. */
const retailerShape = pick(r, 'id', 'fantasyName', 'legalName', 'cnpj', 'zone', 'isActive', 'isProvider');

/** What other modules know of a store and its retailer. CNPJs as stored, fourteen characters. */
export type StoreFact = ShapeOf<typeof storeShape>;
export type RetailerFact = ShapeOf<typeof retailerShape>;

/**
 * Scalar subquery for a module's own read of facts: a {@link StoreFact} as json, or null when that retailer has no
 * such store. Give it to {@link checkStore} before writing anything.
 */
export function storeFact(retailerId: IdRef, storeId: IdRef): Template<StoreFact | null> {
  return fact(
    storeShape,
    sql`from ${stores.sql} store_f join ${retailers.sql} retailer_f on retailer_f.id = store_f.retailer_id
    where store_f.retailer_id = ${retailerId}::uuid and store_f.id = ${storeId}::uuid`,
  );
}

/** The store of an address that names nothing else, active or not; null for an unknown id. */
export async function findStoreById(db: Db, storeId: string): Promise<StoreFact | null> {
  const store = fact(
    storeShape,
    sql`from ${stores.sql} store_f join ${retailers.sql} retailer_f on retailer_f.id = store_f.retailer_id
    where store_f.id = ${storeId}::uuid`,
  );
  return (await rowOf(db, select({ store })))?.store ?? null;
}

/** Scalar subquery: what a store is called; null where the retailer has none of that id. */
export const storeNameFact = (retailerId: IdRef, storeId: IdRef): Template<string | null> =>
  scalar(
    s.name,
    sql`from ${stores.sql} store_f where store_f.retailer_id = ${retailerId}::uuid and store_f.id = ${storeId}::uuid`,
  );

/** Scalar subquery: a {@link RetailerFact} as json, or null. */
export function retailerFact(retailerId: IdRef): Template<RetailerFact | null> {
  return fact(retailerShape, sql`from ${retailers.sql} retailer_f where retailer_f.id = ${retailerId}::uuid`);
}

/**
 * The store an act may happen in.
 * @throws Refusal STORE_NOT_FOUND without a store of that retailer, DEACTIVATED_STORE when it was closed.
 */
export function checkStore(store: StoreFact | null): StoreFact {
  if (!store) refuse('STORE_NOT_FOUND');
  if (!store.isActive) refuse('DEACTIVATED_STORE');
  return store;
}

/** One store of a retailer, active or not; null for an unknown or a foreign id. */
export async function findStore(db: Db, retailerId: string, storeId: string): Promise<StoreFact | null> {
  const found = await rowOf(db, select({ store: storeFact(retailerId, storeId) }));
  return found?.store ?? null;
}

/** One retailer, active or not; null for an unknown id. */
export async function findRetailer(db: Db, retailerId: string): Promise<RetailerFact | null> {
  const found = await rowOf(db, select({ retailer: retailerFact(retailerId) }));
  return found?.retailer ?? null;
}

/** Retailers of whose id a condition holds, each with its name and the zone of its business days. */
export function retailersWhere(
  db: Db,
  condition: (retailerId: Template) => Template,
): Promise<{ retailerId: string; fantasyName: string; zone: string }[]> {
  const each = retailers.row('each_r');
  const from = sql`from ${retailers.sql} each_r where ${condition(each.id)} order by ${each.id}`;
  return rowsOf(db, select({ retailerId: each.id, ...pick(each, 'fantasyName', 'zone') }, from));
}

const place = retailers.fact('place_r');
const placeStore = stores.fact('place_s');
const storesOfPlace = factList(
  pick(placeStore, 'id', 'name', 'isActive'),
  sql`from ${stores.sql} place_s where place_s.retailer_id = place_r.id`,
);

/** Retailers that are active, each with its stores; of one alone when it is named. By name, whatever its case. */
export async function retailersWithStores(db: Db, retailerId: string | null) {
  const from = sql`from ${retailers.sql} place_r where place_r.is_active
    and (${retailerId}::uuid is null or place_r.id = ${retailerId}::uuid)`;
  const rows = await rowsOf(db, select({ ...pick(place, 'id', 'fantasyName'), stores: storesOfPlace }, from));
  return rows
    .map(({ id, fantasyName, stores: all }) => ({
      id,
      fantasyName,
      stores: all.toSorted((a, b) => byName.compare(a.name, b.name)),
    }))
    .toSorted((a, b) => byName.compare(a.fantasyName, b.fantasyName));
}

/** Every retailer by name, for the provider. */
export function namedRetailers(db: Db): Promise<{ id: string; name: string }[]> {
  const each = retailers.row('each_r');
  const from = sql`from ${retailers.sql} each_r order by ${each.fantasyName}, ${each.id}`;
  return rowsOf(db, select({ id: each.id, name: each.fantasyName }, from));
}
