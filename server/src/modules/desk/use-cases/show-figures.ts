import type { Handled } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { dayIn, startOfDay } from '../../../kernel/clock.ts';
import { cast, factList, minOf, rowOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { deciderRefs } from '../../../kernel/waiting/items.ts';
import type { Kinds } from '../kinds.ts';
import { decidedOf, item, waitingOf } from '../queue.ts';

type Figures = Handled<'GET /coordinator/desk/figures'>['answer'];

const decider = deciderRefs('decision_d');

/** How much waits, since when, and who decided how much today; a day is the analyst's own. */
export async function showFigures({ db, clock }: Platform, kinds: Kinds, actor: Actor): Promise<Figures> {
  const now = clock.now();
  const { retailerId, zone } = actor;
  const since = startOfDay(zone, dayIn(zone, now));
  const waiting = {
    waiting: cast('bigint', sql`count(*)`),
    oldestAt: minOf(item.askedAt),
    late: cast('bigint', sql`count(*) filter (where ${item.dueAt} < ${now}::timestamptz)`),
    places: cast(
      'text[]',
      sql`coalesce(array_agg(distinct ${item.place}) filter (where ${item.place} is not null), '{}')`,
    ),
  };
  const deciders = factList(
    { name: cast('text', sql`coalesce(max(${decider.name}), '')`), count: cast('bigint', sql`count(*)`) },
    sql`${decidedOf(kinds, retailerId, since)} group by ${decider.id} order by count(*) desc, max(${decider.name})`,
  );
  const row = await rowOf(db, select({ ...waiting, deciders }, waitingOf(kinds, retailerId, now)));
  const found = row ?? { waiting: 0, oldestAt: null, late: 0, places: [], deciders: [] };
  return {
    ...found,
    oldestAt: found.oldestAt?.toISOString() ?? null,
    decidedToday: found.deciders.reduce((sum, { count }) => sum + count, 0),
  };
}
