import type { CivilDate } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import type { Db } from '../../kernel/db/database.ts';
import { sql, type Template } from '../../kernel/db/sql.ts';
import { cast, rowOf, select } from '../../kernel/db/select.ts';
import { earnedByDayFact } from '../credit/index.ts';
import { type CountedSales, salesByDayFact } from '../projection/index.ts';
import type { Work } from './rules/performance.ts';
import { serviceDays } from './tables.ts';

/** What was done on the days asked for, by operator, store and day; of a day without work there is none. */
export async function readWork(db: Db, asked: CountedSales): Promise<Work[]> {
  const row = await rowOf(db, select({ sales: salesByDayFact(asked), earned: earnedByDayFact(asked) }));
  const works = new Map<string, Work>();
  const of = ({ operatorId, storeId, on }: { operatorId: string; storeId: string; on: CivilDate }): Work => {
    const key = `${operatorId} ${storeId} ${on}`;
    const work = works.get(key) ?? { operatorId, storeId, on, conversions: 0, applications: 0, earnedCents: cents(0) };
    works.set(key, work);
    return work;
  };
  for (const { count, ...key } of row?.sales ?? []) of(key).conversions = count;
  for (const { earnedCents, registrations, ...key } of row?.earned ?? [])
    Object.assign(of(key), { earnedCents, applications: registrations });
  return [...works.values()];
}

/** Scalar: lookups of the service centre on the days asked for. */
export const lookupsFact = ({ retailerId, from, to, storeId, operatorId }: CountedSales): Template<number> =>
  cast(
    'integer',
    sql`coalesce((select sum(d.lookups) from ${serviceDays.sql} d
      where d.retailer_id = ${retailerId}::uuid and d.on_day between ${from}::date and ${to}::date
        ${storeId === undefined ? sql`` : sql`and d.store_id = ${storeId}::uuid`}
        ${operatorId === undefined ? sql`` : sql`and d.operator_id = ${operatorId}::uuid`}), 0)`,
  );
