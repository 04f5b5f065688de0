import type { CivilDate, Handled } from '@balcao/contract';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { rowsOf, select } from '../../kernel/db/select.ts';
import { sql, type Template } from '../../kernel/db/sql.ts';
import { pick, type RowOf } from '../../kernel/db/table.ts';
import { refuse } from '../../kernel/refusal.ts';
import { municipalityOf } from '../reference/index.ts';
import { type PlacedStore, placedStores } from '../retailers/index.ts';
import type { DayOfPlace, HolidayPlace } from './rules/places.ts';
import { isNational } from './rules/national.ts';
import { localHolidays } from './tables.ts';

const h = localHolidays.row('local_h');
export type LocalHolidayRow = RowOf<typeof localHolidays>;

const stands = (where: Template) =>
  sql`from ${localHolidays.sql} local_h where local_h.removed_at is null and ${where} order by local_h.day, local_h.id`;

/** Holidays that stand, of a condition on `local_h`, by day. */
export const holidaysWhere = (db: Db | Tx, where: Template): Promise<LocalHolidayRow[]> =>
  rowsOf(db, select(h, stands(where)));

/** Holidays that stand, from a day on: what a store gets by its place. */
export const holidaysFrom = (db: Db | Tx, from: CivilDate): Promise<DayOfPlace[]> => {
  const shape = pick(h, 'scope', 'uf', 'cityCode', 'retailerId', 'storeId', 'day', 'name');
  return rowsOf(db, select(shape, stands(sql`local_h.day >= ${from}::date`)));
};

type PlaceAsked = Pick<
  Handled<'POST /network/holidays/preview'>['body'],
  'scope' | 'uf' | 'cityCode' | 'retailerId' | 'storeId'
>;

/** What of a place its scope needs, and nothing else. @throws Refusal CITY_UNKNOWN. */
export function placeOf({ scope, uf, cityCode, retailerId, storeId }: PlaceAsked): HolidayPlace {
  const nowhere = { uf: null, cityCode: null, retailerId: null, storeId: null };
  if (scope === 'STORE') return { ...nowhere, scope, retailerId: retailerId ?? null, storeId: storeId ?? null };
  if (scope === 'COUNTRY') return { ...nowhere, scope };
  if (uf === undefined) refuse('CITY_UNKNOWN');
  if (scope === 'STATE') return { ...nowhere, scope, uf };
  const found = municipalityOf(uf, cityCode ?? 0) ?? refuse('CITY_UNKNOWN');
  return { ...nowhere, scope, uf, cityCode: found.code };
}

/** Stores that lie in a place, each with whether it has a day already. @throws Refusal STORE_NOT_FOUND. */
export async function storesIn(db: Db | Tx, place: HolidayPlace, day: CivilDate): Promise<PlacedStore[]> {
  const found = await placedStores(
    db,
    (store) =>
      place.scope === 'STORE'
        ? sql`${store.retailerId} = ${place.retailerId}::uuid and ${store.id} = ${place.storeId}::uuid`
        : sql`(${place.uf}::text is null or ${store.uf} = ${place.uf}::text)
            and (${place.cityCode}::integer is null or ${store.cityCode} = ${place.cityCode}::integer)`,
    { from: day, to: day },
  );
  if (place.scope === 'STORE' && found.length === 0) refuse('STORE_NOT_FOUND');
  return found;
}

/** A day that may become a holiday. @throws Refusal HOLIDAY_PAST, HOLIDAY_NATIONAL. */
export function checkDay(day: CivilDate, today: CivilDate): void {
  if (day <= today) refuse('HOLIDAY_PAST');
  if (isNational(day)) refuse('HOLIDAY_NATIONAL');
}
