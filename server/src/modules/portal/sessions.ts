import type { AuthenticateCustomer } from '../../kernel/auth/customer.ts';
import { addSeconds } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/database.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { rowOf, select } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import type { NewRow } from '../../kernel/db/table.ts';
import { insertOne } from '../../kernel/db/write.ts';
import type { Platform } from '../../kernel/platform.ts';
import { sha256 } from '../../kernel/secrets.ts';
import { session, ZONE } from './rules/limits.ts';
import { customerSessions } from './tables.ts';

type Customer = Pick<NewRow<typeof customerSessions>, 'retailerId' | 'borrowerId'>;

/** A new session; only the token's hash is kept. */
export function newSessionFragment(token: string, customer: Customer, now: Date): Fragment {
  const times = { createdAt: now, lastSeenAt: now, endsAt: addSeconds(now, session.seconds) };
  return part('customer_session', insertOne(customerSessions, { ...customer, tokenHash: sha256(token), ...times }));
}

function findSession(db: Db, tokenHash: string, now: Date) {
  const goesOn = sql`s.token_hash = ${tokenHash}::text and s.left_at is null and s.ends_at > ${now}::timestamptz
    and s.last_seen_at > ${addSeconds(now, -session.idleSeconds)}::timestamptz`;
  return rowOf(db, select(customerSessions.row('s'), sql`from ${customerSessions.sql} s where ${goesOn}`));
}

/** Kept beside the work, at most once a minute: no act, and nothing to record. */
async function markSeen(db: Db, tokenHash: string, now: Date): Promise<void> {
  await sql`update ${customerSessions.sql} set last_seen_at = ${now}::timestamptz
    where token_hash = ${tokenHash}::text and last_seen_at < ${now}::timestamptz`.execute(db);
}

/** Turns a token of the portal into its customer; null once they left, after its time, and when it was idle too long. */
export function authenticateCustomer({ db, clock }: Pick<Platform, 'db' | 'clock'>): AuthenticateCustomer {
  return async (token) => {
    const [now, tokenHash] = [clock.now(), sha256(token)];
    const found = await findSession(db, tokenHash, now);
    if (!found) return null;
    if (found.lastSeenAt <= addSeconds(now, -session.seenEverySeconds)) await markSeen(db, tokenHash, now);
    const { borrowerId, retailerId } = found;
    return { borrowerId, retailerId, zone: ZONE, tokenHash };
  };
}

/** The customer leaves: the token opens nothing any more. */
export function leftFragment(tokenHash: string, now: Date): Fragment {
  const left = sql`update ${customerSessions.sql} set left_at = ${now}::timestamptz
    where token_hash = ${tokenHash}::text and left_at is null`;
  return part('left_session', left);
}
