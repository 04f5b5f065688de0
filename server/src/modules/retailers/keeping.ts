import type { CivilDate, Uf } from '@balcao/contract';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { cast, countOf, factList, isTrue, listOf, rowsOf, select, type ShapeOf } from '../../kernel/db/select.ts';
import { sql, type Template } from '../../kernel/db/sql.ts';
import { type NewRow, pick, type RowOf } from '../../kernel/db/table.ts';
import { insertMany, insertOne } from '../../kernel/db/write.ts';
import type { IdRef } from './facts.ts';
import type { StoreHoliday } from './holidays.ts';
import { retailers, storeHolidays, stores } from './tables.ts';

// How the provider keeps retailers and stores: what module network reads and writes of them.

const r = retailers.fact('kept_r');
const s = stores.fact('kept_s');

/** A whole retailer, with the version that its lock tests. */
const keptShape = { ...r, version: cast('bigint', sql`kept_r.version`), isProvider: isTrue(sql`kept_r.is_provider`) };
export type KeptRetailer = ShapeOf<typeof keptShape>;
export type KeptStore = RowOf<typeof stores>;

/** Scalar subquery: retailers of a condition on `kept_r`, one at most where it names an id. Never null. */
export const keptRetailers = (retailerId: IdRef): Template<KeptRetailer[]> =>
  factList(keptShape, sql`from ${retailers.sql} kept_r where kept_r.id = ${retailerId}::uuid`);

/** Scalar subquery: all stores of a retailer. Never null. */
export const keptStores = (retailerId: IdRef): Template<KeptStore[]> =>
  factList(s, sql`from ${stores.sql} kept_s where kept_s.retailer_id = ${retailerId}::uuid`);

/** Retailers, each with how many stores it has; the one of an id alone when it is given. */
export function listKept(db: Db, only: string | null) {
  const storesWhere = (active: Template) =>
    countOf(sql`from ${stores.sql} kept_s where kept_s.retailer_id = kept_r.id and ${active}`);
  const shape = {
    ...pick(r, 'id', 'fantasyName', 'legalName', 'cnpj', 'isActive'),
    isProvider: isTrue(sql`kept_r.is_provider`),
    activeStores: storesWhere(sql`kept_s.is_active`),
    stores: storesWhere(sql`true`),
  };
  const where = sql`${only}::uuid is null or kept_r.id = ${only}::uuid`;
  return rowsOf(db, select(shape, sql`from ${retailers.sql} kept_r where ${where}`));
}

/** Whom the provider tells what it paid: retailers with their e-mail; the one of an id alone when it is given. */
export const listKeptContacts = (db: Db | Tx, only: string | null) =>
  rowsOf(
    db,
    select(
      pick(r, 'id', 'fantasyName', 'legalName', 'cnpj', 'contactEmail', 'isProvider'),
      sql`from ${retailers.sql} kept_r where ${only}::uuid is null or kept_r.id = ${only}::uuid`,
    ),
  );

export const newRetailerFragment = (row: NewRow<typeof retailers>): Fragment =>
  part('retailer_row', insertOne(retailers, row));
export const newStoreFragment = (row: NewRow<typeof stores>): Fragment => part('store_row', insertOne(stores, row));

type RetailerFields = Omit<RowOf<typeof retailers>, 'id' | 'isActive' | 'isProvider'>;

/** With the retailer's version as it was read, as {@link retailerStatusFragment}: under its lock. */
export const changedRetailerFragment = (id: string, version: number, to: RetailerFields): Fragment =>
  part(
    'retailer',
    sql`update retailers set fantasy_name = ${to.fantasyName}::text, legal_name = ${to.legalName}::text,
      cnpj = ${to.cnpj}::text, zone = ${to.zone}::text, contact_name = ${to.contactName}::text,
      contact_email = ${to.contactEmail}::text, contact_phone = ${to.contactPhone}::text,
      version = version + 1 where id = ${id}::uuid and version = ${version}::bigint`,
  );

export const changedStoreFragment = (to: Omit<KeptStore, 'isActive'>): Fragment =>
  part(
    'store_row',
    sql`update stores set name = ${to.name}::text, cnpj = ${to.cnpj}::text, address = ${to.address}::text,
      capture_method = ${to.captureMethod}::text, can_receive_payments = ${to.canReceivePayments}::boolean,
      cep = ${to.cep}::text, street = ${to.street}::text, number = ${to.number}::text,
      complement = ${to.complement}::text, district = ${to.district}::text, city = ${to.city}::text,
      city_code = ${to.cityCode}::integer, uf = ${to.uf}::text, phone = ${to.phone}::text
      where retailer_id = ${to.retailerId}::uuid and id = ${to.id}::uuid`,
  );

export const storeStatusFragment = (retailerId: string, storeId: string, isActive: boolean): Fragment =>
  part(
    'store_row',
    sql`update stores set is_active = ${isActive}::boolean
      where retailer_id = ${retailerId}::uuid and id = ${storeId}::uuid and is_active <> ${isActive}::boolean`,
  );

/** With the retailer's version as it was read. */
export const retailerStatusFragment = (id: string, version: number, isActive: boolean): Fragment =>
  part(
    'retailer',
    sql`update retailers set is_active = ${isActive}::boolean, version = version + 1
      where id = ${id}::uuid and version = ${version}::bigint`,
  );

/** A store as far as holidays of a place concern it, with its holidays of some days. */
export interface PlacedStore {
  retailerId: string;
  id: string;
  name: string;
  uf: Uf | null;
  cityCode: number | null;
  holidays: CivilDate[];
}

/** Stores of a condition on `kept_s`, each with its holidays from a day on, or of that day alone. */
export function placedStores(
  db: Db | Tx,
  where: (store: { uf: Template; cityCode: Template; id: Template; retailerId: Template }) => Template,
  days: { from: CivilDate; to?: CivilDate },
): Promise<PlacedStore[]> {
  const { day } = storeHolidays.fact('placed_h');
  const holidays = listOf(
    day,
    sql`from ${storeHolidays.sql} placed_h where placed_h.retailer_id = kept_s.retailer_id
      and placed_h.store_id = kept_s.id and placed_h.day >= ${days.from}::date
      and (${days.to ?? null}::date is null or placed_h.day <= ${days.to ?? null}::date)`,
  );
  const shape = { ...pick(s, 'retailerId', 'id', 'name', 'uf', 'cityCode'), holidays };
  return rowsOf(db, select(shape, sql`from ${stores.sql} kept_s where ${where(s)}`));
}

/** Holidays that stores get; one that a store has already undoes the write. */
export const newHolidaysFragment = (rows: readonly StoreHoliday[]): Fragment[] =>
  rows.length === 0 ? [] : [part('store_holidays', insertMany(storeHolidays, rows))];

/** Holidays that stores lose, all of them or none. */
export const goneHolidaysFragment = (rows: readonly Omit<StoreHoliday, 'name'>[]): Fragment[] =>
  rows.length === 0
    ? []
    : [
        part(
          'gone_holidays',
          sql`delete from store_holidays h using json_to_recordset(${JSON.stringify(rows)}::json)
            as g("retailerId" uuid, "storeId" uuid, day date)
            where h.retailer_id = g."retailerId" and h.store_id = g."storeId" and h.day = g.day`,
          rows.length,
        ),
      ];
