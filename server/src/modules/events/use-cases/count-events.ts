import type { Handled } from '@balcao/contract';
import { addDays } from '@balcao/credit-math';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { dayIn } from '../../../kernel/clock.ts';
import { rowOf, rowsOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { pick } from '../../../kernel/db/table.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { namedRetailers, readingOf, retailerFact } from '../../retailers/index.ts';
import { eventCounts } from '../tables.ts';

type Call = Handled<'GET /events'>;

/**
 * What was counted on the last days of a retailer: the own, the provider's people any.
 * @throws Refusal RETAILER_NOT_FOUND.
 */
export function countEvents(
  { db, clock }: Platform,
  actor: Actor,
  { days, retailerId = actor.retailerId }: Call['query'],
): Promise<Call['answer']> {
  return readingOf({ db }, { actor, retailerId, system: 'events' }, async (isProvider) => {
    const found = await rowOf(db, select({ retailer: retailerFact(retailerId) }));
    const { id, fantasyName: name, zone } = found?.retailer ?? refuse('RETAILER_NOT_FOUND');
    const to = dayIn(zone, clock.now());
    const from = addDays(to, 1 - days);
    const counted = select(
      pick(eventCounts.row('c'), 'day', 'name', 'count'),
      sql`from ${eventCounts.sql} c where c.retailer_id = ${id}::uuid and c.day between ${from}::date and ${to}::date
        order by c.day, c.name`,
    );
    const retailer = { id, name };
    const retailers = isProvider ? await namedRetailers(db) : [retailer];
    return { retailer, retailers, from, to, counts: await rowsOf(db, counted) };
  });
}
