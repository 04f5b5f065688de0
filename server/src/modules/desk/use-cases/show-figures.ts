import type { DeskKind, Handled } from '@balcao/contract';
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
  const byKind = factList(
    { kind: item.kind, count: cast('bigint', sql`count(*)`) },
    sql`${waitingOf(kinds, retailerId, now)} group by ${item.kind} order by ${item.kind}`,
  );
  const row = await rowOf(db, select({ ...waiting, deciders, kinds: byKind }, waitingOf(kinds, retailerId, now)));
  const found = row ?? { waiting: 0, oldestAt: null, late: 0, places: [], deciders: [], kinds: [] };
  return {
    ...found,
    kinds: found.kinds.map(({ kind, count }) => ({ kind: kind as DeskKind, count })),
    oldestAt: found.oldestAt?.toISOString() ?? null,
    decidedToday: found.deciders.reduce((sum, { count }) => sum + count, 0),
  };
}
