import type { Handled } from '@balcao/contract';
import { addDays } from '@balcao/credit-math';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { dayIn } from '../../../kernel/clock.ts';
import { rowsOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { pick } from '../../../kernel/db/table.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { eventCounts } from '../tables.ts';

type Call = Handled<'GET /events'>;

/** What was counted on the last days of the analyst's retailer. */
export async function countEvents(
  { db, clock }: Platform,
  { retailerId, zone }: Actor,
  { days }: Call['query'],
): Promise<Call['answer']> {
  const to = dayIn(zone, clock.now());
  const from = addDays(to, 1 - days);
  const counts = await rowsOf(
    db,
    select(
      pick(eventCounts.row('c'), 'day', 'name', 'count'),
      sql`from ${eventCounts.sql} c where c.retailer_id = ${retailerId}::uuid and c.day between ${from}::date and ${to}::date
        order by c.day, c.name`,
    ),
  );
  return { from, to, counts };
}
