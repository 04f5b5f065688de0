import { roles } from '@balcao/contract';
import { addSeconds } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/database.ts';
import { factList, rowsOf, select } from '../../kernel/db/select.ts';
import { sql, type Template } from '../../kernel/db/sql.ts';
import { pick } from '../../kernel/db/table.ts';
import { IDLE_SECONDS } from './rules/limits.ts';
import { operators, sessions } from './tables.ts';

/** Whether session `s` runs: neither ended nor idle. */
export const isRunning = (now: Date): Template =>
  sql`s.revoked_at is null and s.ends_at > ${now}::timestamptz
    and s.last_seen_at > ${addSeconds(now, -IDLE_SECONDS)}::timestamptz`;

/** The active people of a store, and those named besides, by name; each with the running sessions, the last used first. */
export async function signedIn(
  db: Db,
  { retailerId, storeId, besides, now }: { retailerId: string; storeId: string; besides: readonly string[]; now: Date },
) {
  const o = operators.row('o');
  const running = factList(
    pick(sessions.fact('s'), 'createdAt', 'lastSeenAt', 'device'),
    sql`from ${sessions.sql} s where s.retailer_id = o.retailer_id and s.operator_id = o.id and ${isRunning(now)}
      and (o.sessions_from is null or s.created_at > o.sessions_from) order by s.last_seen_at desc`,
  );
  const from = sql`from ${operators.sql} o where o.retailer_id = ${retailerId}::uuid and o.is_active
    and (o.store_id = ${storeId}::uuid or o.id = any(${besides}::uuid[])) order by o.name, o.id`;
  const people = await rowsOf(db, select({ operatorId: o.id, ...pick(o, 'name', 'role'), running }, from));
  // Accounts of other systems stand in the same table.
  return people.filter(({ role }) => roles.includes(role));
}
