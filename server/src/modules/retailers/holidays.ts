import type { CivilDate } from '@balcao/contract';
import { sql, type Template } from '../../kernel/db/sql.ts';
import type { Db } from '../../kernel/db/database.ts';
import { isTrue, listOf } from '../../kernel/db/select.ts';
import type { RowOf } from '../../kernel/db/table.ts';
import { insertOne } from '../../kernel/db/write.ts';
import { storeHolidays } from './tables.ts';

export type StoreHoliday = RowOf<typeof storeHolidays>;

/** A store as columns of the query that asks. */
export interface StoreColumns {
  retailerId: Template;
  storeId: Template;
}

/** Adds a state or city holiday of a store's place; adding it again renames it. */
export async function addStoreHoliday(db: Db, holiday: StoreHoliday): Promise<void> {
  await sql`${insertOne(storeHolidays, holiday)} on conflict (retailer_id, store_id, day)
    do update set name = excluded.name`.execute(db);
}

/** Scalar subquery: holidays of a store's place in the two weeks from a day, in order. Never null. */
export function localHolidaysFact({ retailerId, storeId }: StoreColumns, from: Template): Template<CivilDate[]> {
  const { day } = storeHolidays.fact('holiday_f');
  return listOf(
    day,
    sql`from ${storeHolidays.sql} holiday_f
      where holiday_f.retailer_id = ${retailerId} and holiday_f.store_id = ${storeId}
        and holiday_f.day >= ${from} and holiday_f.day < ${from} + 15`,
    { order: day },
  );
}

/**
 * Whether the banks of a store's place opened on one of some days, since a day. `bankDays`: latest first, days on which
 * banks open everywhere but where a local holiday keeps them shut. A day before all of them counts as long ago.
 */
export function hasOpenedSince(
  { retailerId, storeId }: StoreColumns,
  since: Template,
  bankDays: readonly CivilDate[],
): Template<boolean> {
  const days = sql`(select jsonb_array_elements_text(${JSON.stringify(bankDays)}::jsonb)::date as day)`;
  return isTrue(sql`${since} <= ${bankDays.at(-1)}::date or exists (
    select 1 from ${days} bank_day where bank_day.day >= ${since} and not exists (
      select 1 from ${storeHolidays.sql} holiday_f where holiday_f.retailer_id = ${retailerId} and holiday_f.store_id = ${storeId}
        and holiday_f.day = bank_day.day))`);
}

/** Whether some store has a holiday on one of some days: only then is {@link hasOpenedSince} worth asking. */
export function isHolidaySomewhere(days: readonly CivilDate[]): Template<boolean> {
  return isTrue(sql`exists (select 1 from ${storeHolidays.sql} where day in (
    select jsonb_array_elements_text(${JSON.stringify(days)}::jsonb)::date))`);
}
