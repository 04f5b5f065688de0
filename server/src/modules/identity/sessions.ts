import { sql } from '../../kernel/db/sql.ts';
import type { Actor, Authenticate, ReachableBorrower } from '../../kernel/auth/actor.ts';
import { addSeconds } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/database.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { isTrue, known, rowOf, select } from '../../kernel/db/select.ts';
import { pick } from '../../kernel/db/table.ts';
import { insertOne } from '../../kernel/db/write.ts';
import type { Platform } from '../../kernel/platform.ts';
import { sha256 } from '../../kernel/secrets.ts';
import { retailerFact } from '../retailers/index.ts';
import { IDLE_SECONDS, SEEN_EVERY_SECONDS, SESSION_SECONDS } from './rules/limits.ts';
import { operators, sessions } from './tables.ts';

/** Where a session is opened, for its operator to know it by. */
export interface Place {
  address: string;
  device?: string | undefined;
}

/** A new session as part of a guarded write; only the token's hash is kept. */
export function openSessionFragment(
  { retailerId, operatorId }: Pick<Actor, 'retailerId' | 'operatorId'>,
  token: string,
  now: Date,
  place?: Place,
): Fragment {
  const endsAt = addSeconds(now, SESSION_SECONDS);
  const holder = { retailerId, operatorId, ...place };
  const session = { ...holder, tokenHash: sha256(token), createdAt: now, lastSeenAt: now, endsAt };
  return part('session', insertOne(sessions, session));
}

/** Ends one running session as part of a guarded write. */
export function closeSessionFragment(actor: Pick<Actor, 'retailerId' | 'tokenHash'>, now: Date): Fragment {
  const isIt = sql`retailer_id = ${actor.retailerId}::uuid and token_hash = ${actor.tokenHash}::text`;
  return part(
    'session_closed',
    sql`update ${sessions.sql} set revoked_at = ${now}::timestamptz where ${isIt} and revoked_at is null`,
  );
}

/** Ends every running session of an operator, for a new password or a lost device, but the one kept; returns how many. */
export async function revokeSessions(
  db: Db,
  retailerId: string,
  operatorId: string,
  at: Date,
  keptTokenHash: string | null = null,
): Promise<number> {
  const theirs = sql`retailer_id = ${retailerId}::uuid and operator_id = ${operatorId}::uuid`;
  const running = sql`${theirs} and revoked_at is null and token_hash is distinct from ${keptTokenHash}::text`;
  const revoked = await sql`
    update ${sessions.sql} set revoked_at = ${at}::timestamptz where ${running} returning 1`.execute(db);
  return revoked.rows.length;
}

const s = sessions.row('s');
const o = operators.row('o');

const holder = pick(s, 'retailerId', 'operatorId');

function findSession(db: Db, tokenHash: string, now: Date, borrower: ReachableBorrower | undefined) {
  const shape = {
    operatorId: o.id,
    ...pick(o, 'retailerId', 'storeId', 'name', 'role', 'mustChangePassword'),
    hasPin: isTrue(sql`o.pin_hash is not null`),
    ...pick(s, 'lastSeenAt', 'endsAt'),
    retailer: known(retailerFact(sql.ref('s.retailer_id'))),
    reachableBorrowerId: borrower?.({ ...holder, now }) ?? sql.lit(null),
  };
  const from = sql`from ${sessions.sql} s join ${operators.sql} o on o.retailer_id = s.retailer_id and o.id = s.operator_id`;
  return rowOf(
    db,
    select(
      shape,
      sql`${from} where s.token_hash = ${tokenHash}::text and s.revoked_at is null and s.ends_at > ${now}::timestamptz
        and (o.sessions_from is null or s.created_at > o.sessions_from) and s.last_seen_at > ${addSeconds(now, -IDLE_SECONDS)}::timestamptz and o.is_active`,
    ),
  );
}

type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** Kept beside the work, at most once a minute: no act, and nothing to record. */
async function markSeen(db: Db, session: SessionRow, tokenHash: string, now: Date): Promise<void> {
  if (session.lastSeenAt > addSeconds(now, -SEEN_EVERY_SECONDS)) return;
  await sql`
    update ${sessions.sql} set last_seen_at = ${now}::timestamptz
    where retailer_id = ${session.retailerId}::uuid and token_hash = ${tokenHash}::text
      and last_seen_at < ${now}::timestamptz`.execute(db);
}

/**
 * Turns a bearer token into its operator with one read; null when the session was revoked, ended with the others of its
 * operator, is over or idle, or the operator or the retailer is inactive. Role and store are read each time, so a change counts from the next call.
 */
export function authenticate(platform: Pick<Platform, 'db' | 'clock'>): Authenticate {
  return async (token, borrower) => {
    const now = platform.clock.now();
    const tokenHash = sha256(token);
    const session = await findSession(platform.db, tokenHash, now, borrower);
    if (!session?.retailer.isActive) return null;
    await markSeen(platform.db, session, tokenHash, now);
    const { lastSeenAt: _, endsAt: sessionExpiresAt, retailer, ...actor } = session;
    return { ...actor, zone: retailer.zone, sessionExpiresAt, tokenHash };
  };
}
