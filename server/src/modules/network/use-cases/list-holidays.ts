import type { Handled } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { placedStores } from '../../retailers/index.ts';
import { holidaysWhere } from '../holiday-facts.ts';
import { holidayView } from '../holiday-views.ts';
import { reading } from '../house.ts';
import { nationalHolidays } from '../rules/national.ts';

type Call = Handled<'GET /network/holidays'>;

/** Days of a year on which banks stay shut; of stores those of the own retailer, and of all to the provider. */
export function listHolidays({ db }: Platform, actor: Actor, { year }: Call['query']): Promise<Call['answer']> {
  return reading({ db }, actor, null, async (isProvider) => {
    const rows = await holidaysWhere(
      db,
      sql`local_h.day between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date
        and (local_h.retailer_id is null or ${isProvider}::boolean or local_h.retailer_id = ${actor.retailerId}::uuid)`,
    );
    const ids = JSON.stringify(rows.flatMap(({ storeId }) => storeId ?? []));
    const named = await placedStores(
      db,
      ({ id }) => sql`${id} in (select jsonb_array_elements_text(${ids}::jsonb)::uuid)`,
      { from: '9999-12-31' },
    );
    const names = new Map(named.map(({ id, name }) => [id, name]));
    return {
      national: nationalHolidays(year),
      local: rows.map((row) => holidayView(row, names.get(row.storeId ?? ''))),
      mayChange: isProvider && actor.role === 'analyst',
    };
  });
}
