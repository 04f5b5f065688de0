import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import { type Quota, quotaFragment } from '../../../kernel/act/quota.ts';
import { part } from '../../../kernel/db/guarded-write.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { insertMany } from '../../../kernel/db/write.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { countsByName } from '../rules/known-name.ts';
import { eventCounts } from '../tables.ts';

type Batch = Handled<'POST /events'>['body'];

/** A page sends one every half a minute at most; a store's login may be open at ten tills. */
const batches: Quota = { name: 'event_batches', uses: 200, windowSeconds: 600, refusal: 'TOO_MANY_REQUESTS' };

/** Adds what happened on a page to the counts of the retailer's day. @throws Refusal TOO_MANY_REQUESTS. */
export function recordEvents(platform: Platform, by: Operator, { events }: Batch): Promise<void> {
  const { operatorId, retailerId } = by.actor;
  const counted = countsByName(events);
  return act(platform, {
    principal: by,
    read: () => Promise.resolve(null),
    decide(_, { now, today }) {
      const rows = counted.map(({ name, count }) => ({ retailerId, day: today, name, count }));
      const statement = sql`${insertMany(eventCounts, rows)} on conflict (retailer_id, day, name)
        do update set count = event_counts.count + excluded.count`;
      return {
        answer: undefined,
        writes: [quotaFragment(batches, operatorId, now), part('event_counts', statement, rows.length)],
        audit: { none: 'counts of nobody in particular' },
      };
    },
  });
}
