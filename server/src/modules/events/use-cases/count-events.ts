import type { Handled } from '@balcao/contract';
import { addDays } from '@balcao/credit-math';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { dayIn } from '../../../kernel/clock.ts';
import { rowsOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { pick } from '../../../kernel/db/table.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { readPlace, seeing } from '../place.ts';
import { eventCounts } from '../tables.ts';

type Call = Handled<'GET /events'>;

/** What was counted on the last days of a retailer. @throws Refusal RETAILER_NOT_FOUND. */
export async function countEvents(
  { db, clock }: Platform,
  actor: Actor,
  { days, retailerId }: Call['query'],
): Promise<Call['answer']> {
  const place = await readPlace(db, actor, retailerId);
  const { retailer, retailers } = place;
  const to = dayIn(retailer.zone, clock.now());
  const from = addDays(to, 1 - days);
  const counted = select(
    pick(eventCounts.row('c'), 'day', 'name', 'count'),
    sql`from ${eventCounts.sql} c where c.retailer_id = ${retailer.id}::uuid and c.day between ${from}::date and ${to}::date
      order by c.day, c.name`,
  );
  const counts = await seeing(place, actor, () => rowsOf(db, counted));
  return { retailer: { id: retailer.id, name: retailer.fantasyName }, retailers, from, to, counts };
}
