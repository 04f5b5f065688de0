import type { CivilDate } from '@balcao/contract';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kernel/db/database.ts';
import type { RetailersTables } from './tables.ts';

export interface StoreHoliday {
  retailerId: string;
  storeId: string;
  day: CivilDate;
  name: string;
}

/** A store as columns of the query that asks. */
export interface StoreColumns {
  retailerId: Expression<unknown>;
  storeId: Expression<unknown>;
}

/** Adds a state or city holiday of a store's place; adding it again renames it. */
export async function addStoreHoliday(db: Db, { retailerId, storeId, day, name }: StoreHoliday): Promise<void> {
  await db
    .withTables<RetailersTables>()
    .insertInto('store_holidays')
    .values({ retailer_id: retailerId, store_id: storeId, day, name })
    .onConflict((conflict) => conflict.columns(['retailer_id', 'store_id', 'day']).doUpdateSet({ name }))
    .execute();
}

/** Scalar subquery: holidays of a store's place in the two weeks from a day, in order. Never null. */
export function localHolidaysFact(
  { retailerId, storeId }: StoreColumns,
  from: Expression<unknown>,
): RawBuilder<CivilDate[]> {
  return sql`(
    select coalesce(json_agg(holiday_f.day order by holiday_f.day), '[]'::json) from store_holidays holiday_f
    where holiday_f.retailer_id = ${retailerId} and holiday_f.store_id = ${storeId}
      and holiday_f.day >= ${from} and holiday_f.day < ${from} + 15)`;
}

/**
 * Whether the banks of a store's place opened on one of some days, since a day. `bankDays`: latest first, days on which
 * banks open everywhere but where a local holiday keeps them shut. A day before all of them counts as long ago.
 */
export function hasOpenedSince(
  { retailerId, storeId }: StoreColumns,
  since: Expression<unknown>,
  bankDays: readonly CivilDate[],
): RawBuilder<boolean> {
  const days = sql`(select jsonb_array_elements_text(${JSON.stringify(bankDays)}::jsonb)::date as day)`;
  return sql`(${since} <= ${bankDays.at(-1)}::date or exists (
    select 1 from ${days} bank_day where bank_day.day >= ${since} and not exists (
      select 1 from store_holidays holiday_f where holiday_f.retailer_id = ${retailerId} and holiday_f.store_id = ${storeId}
        and holiday_f.day = bank_day.day)))`;
}

/** Whether some store has a holiday on one of some days: only then is {@link hasOpenedSince} worth asking. */
export function isHolidaySomewhere(days: readonly CivilDate[]): RawBuilder<boolean> {
  return sql`exists (select 1 from store_holidays where day in (
    select jsonb_array_elements_text(${JSON.stringify(days)}::jsonb)::date))`;
}
