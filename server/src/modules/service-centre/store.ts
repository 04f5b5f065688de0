import type { CivilDate } from '@balcao/contract';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { sql } from '../../kernel/db/sql.ts';
import { insertOne } from '../../kernel/db/write.ts';
import { serviceDays } from './tables.ts';

/** One more lookup of an operator in a store. */
export const countLookupFragment = (of: {
  retailerId: string;
  operatorId: string;
  storeId: string;
  onDay: CivilDate;
}): Fragment =>
  part(
    'service_days',
    sql`${insertOne(serviceDays, { ...of, lookups: 1 })} on conflict (retailer_id, operator_id, store_id, on_day)
      do update set lookups = service_days.lookups + 1`,
  );
