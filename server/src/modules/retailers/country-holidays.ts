import type { CivilDate } from '@balcao/contract';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { listOf, rowOf, select } from '../../kernel/db/select.ts';
import { sql, type Template } from '../../kernel/db/sql.ts';
import type { RowOf } from '../../kernel/db/table.ts';
import { insertOne } from '../../kernel/db/write.ts';
import { countryHolidays } from './tables.ts';

/** Scalar subquery: days declared on which no bank of the country opens, besides the computed ones. Never null. */
export const countryHolidaysFact: Template<CivilDate[]> = listOf(
  countryHolidays.row('country_h').day,
  sql`from ${countryHolidays.sql} country_h`,
);

/** The same days as the calendar of banks takes them: what moves money between banks counts with them. */
export const readCountryHolidays = async (db: Db | Tx): Promise<ReadonlySet<CivilDate>> =>
  new Set((await rowOf(db, select({ days: countryHolidaysFact })))?.days);

export const newCountryHolidayFragment = (row: RowOf<typeof countryHolidays>): Fragment =>
  part('country_holiday', insertOne(countryHolidays, row));

export const goneCountryHolidayFragment = (day: CivilDate): Fragment =>
  part('gone_country_holiday', sql`delete from ${countryHolidays.sql} where day = ${day}::date`);
