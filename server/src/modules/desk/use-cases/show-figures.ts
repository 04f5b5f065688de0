import type { DeskKind, Handled } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { dayIn, startOfDay } from '../../../kernel/clock.ts';
import { cast, known, minOf, rowsOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { deciderRefs } from '../../../kernel/waiting/items.ts';
import type { Kinds } from '../kinds.ts';
import { decidedOf, item, waitingOf } from '../queue.ts';

type Figures = Handled<'GET /coordinator/desk/figures'>['answer'];

const decider = deciderRefs('decision_d');

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** How much waits, since when, and who decided how much today; a day is the analyst's own. */
export async function showFigures({ db, clock }: Platform, deskKinds: Kinds, actor: Actor): Promise<Figures> {
  const now = clock.now();
  const { retailerId, zone } = actor;
  const since = startOfDay(zone, dayIn(zone, now));
  const byKind = {
    kind: item.kind,
    count: cast('bigint', sql`count(*)`),
    oldestAt: known(minOf(item.askedAt)),
    late: cast('bigint', sql`count(*) filter (where ${item.dueAt} < ${now}::timestamptz)`),
    places: cast(
      'text[]',
      sql`coalesce(array_agg(distinct ${item.place}) filter (where ${item.place} is not null), '{}')`,
    ),
  };
  const kinds = await rowsOf(
    db,
    select(byKind, sql`${waitingOf(deskKinds, retailerId, now)} group by ${item.kind} order by ${item.kind}`),
  );
  const deciders = await rowsOf(
    db,
    select(
      { name: cast('text', sql`coalesce(max(${decider.name}), '')`), count: cast('bigint', sql`count(*)`) },
      sql`${decidedOf(deskKinds, retailerId, since)} group by ${decider.id} order by count(*) desc, max(${decider.name})`,
    ),
  );
  const [oldestAt = null] = kinds.map((kind) => kind.oldestAt.toISOString()).toSorted();
  return {
    waiting: sumOf(kinds.map(({ count }) => count)),
    oldestAt,
    late: sumOf(kinds.map(({ late }) => late)),
    places: [...new Set(kinds.flatMap(({ places }) => places))].toSorted((a, b) => a.localeCompare(b, 'pt-BR')),
    deciders,
    kinds: kinds.map(({ kind, count }) => ({ kind: kind as DeskKind, count })),
    decidedToday: sumOf(deciders.map(({ count }) => count)),
  };
}
