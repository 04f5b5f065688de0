import { cents } from '@balcao/credit-math';
import type { Db } from '../../kernel/db/database.ts';
import { sql, type Template } from '../../kernel/db/sql.ts';
import { cast, rowOf, select } from '../../kernel/db/select.ts';
import { registrationsByDay } from '../applications/index.ts';
import { earnedByDayFact } from '../credit/index.ts';
import { type CountedSales, salesByDayFact } from '../projection/index.ts';
import type { Work } from './rules/performance.ts';
import { serviceDays } from './tables.ts';

/** Of which days, and in whose zone they are counted. */
export type Asked = CountedSales & { zone: string };

/** What was done on the days asked for, by operator, store and day; of a day without work there is none. */
export async function readWork(db: Db, asked: Asked): Promise<Work[]> {
  const [row, registered] = await Promise.all([
    rowOf(db, select({ sales: salesByDayFact(asked), earned: earnedByDayFact(asked) })),
    registrationsByDay(db, asked),
  ]);
  const works = new Map<string, Work>();
  const of = ({ operatorId, storeId, on }: Pick<Work, 'operatorId' | 'storeId' | 'on'>): Work => {
    const key = `${operatorId} ${storeId} ${on}`;
    const work = works.get(key) ?? { operatorId, storeId, on, ...nothing };
    works.set(key, work);
    return work;
  };
  for (const { count, ...key } of row?.sales ?? []) of(key).conversions = count;
  for (const { earnedCents, ...key } of row?.earned ?? []) of(key).earnedCents = earnedCents;
  for (const { sent, approved, ...key } of registered)
    Object.assign(of(key), { applications: sent, approvals: approved });
  return [...works.values()];
}

const nothing = { conversions: 0, applications: 0, approvals: 0, earnedCents: cents(0) };

/** Scalar: lookups of the service centre on the days asked for. */
export const lookupsFact = ({ retailerId, from, to, storeId, operatorId }: CountedSales): Template<number> =>
  cast(
    'integer',
    sql`coalesce((select sum(d.lookups) from ${serviceDays.sql} d
      where d.retailer_id = ${retailerId}::uuid and d.on_day between ${from}::date and ${to}::date
        ${storeId === undefined ? sql`` : sql`and d.store_id = ${storeId}::uuid`}
        ${operatorId === undefined ? sql`` : sql`and d.operator_id = ${operatorId}::uuid`}), 0)`,
  );
