import type { Role } from '@balcao/contract';
import { sql } from 'kysely';
import type { Actor, Authenticate } from '../../kernel/auth/actor.ts';
import { addSeconds } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/database.ts';
import type { Fragment } from '../../kernel/db/guarded-write.ts';
import type { Platform } from '../../kernel/platform.ts';
import { sha256 } from '../../kernel/secrets.ts';
import { retailerFact, type RetailerFact } from '../retailers/index.ts';
import { IDLE_SECONDS, SEEN_EVERY_SECONDS, SESSION_SECONDS } from './rules/limits.ts';
import type { IdentityTables } from './tables.ts';

interface SessionRow {
  operatorId: string;
  retailerId: string;
  storeId: string | null;
  name: string;
  role: Role;
  retailer: RetailerFact;
  lastSeenAt: Date;
  endsAt: Date;
}

/** A new session as part of a guarded write; only the token's hash is kept. */
export function openSessionFragment(
  holder: Pick<Actor, 'retailerId' | 'operatorId'>,
  token: string,
  now: Date,
): Fragment {
  return {
    name: 'session',
    rows: 1,
    statement: sql`
      insert into sessions (retailer_id, token_hash, operator_id, created_at, last_seen_at, ends_at)
      values (${holder.retailerId}::uuid, ${sha256(token)}::text, ${holder.operatorId}::uuid, ${now}::timestamptz,
        ${now}::timestamptz, ${addSeconds(now, SESSION_SECONDS)}::timestamptz)
      returning 1`,
  };
}

/** Ends one running session as part of a guarded write. */
export function closeSessionFragment(actor: Pick<Actor, 'retailerId' | 'tokenHash'>, now: Date): Fragment {
  return {
    name: 'session_closed',
    rows: 1,
    statement: sql`
      update sessions set revoked_at = ${now}::timestamptz
      where retailer_id = ${actor.retailerId}::uuid and token_hash = ${actor.tokenHash}::text and revoked_at is null
      returning 1`,
  };
}

/** Ends every running session of an operator, for a new password or a lost device; returns how many. */
export async function revokeSessions(db: Db, retailerId: string, operatorId: string, at: Date): Promise<number> {
  const revoked = await db
    .withTables<IdentityTables>()
    .updateTable('sessions')
    .set({ revoked_at: at })
    .where('retailer_id', '=', retailerId)
    .where('operator_id', '=', operatorId)
    .where('revoked_at', 'is', null)
    .returning('token_hash')
    .execute();
  return revoked.length;
}

async function findSession(db: Db, tokenHash: string, now: Date): Promise<SessionRow | undefined> {
  const result = await sql<SessionRow>`
    select o.id as "operatorId", o.retailer_id as "retailerId", o.store_id as "storeId", o.name, o.role,
      s.last_seen_at as "lastSeenAt", s.ends_at as "endsAt", ${retailerFact(sql.ref('s.retailer_id'))} as retailer
    from sessions s join operators o on o.retailer_id = s.retailer_id and o.id = s.operator_id
    where s.token_hash = ${tokenHash}::text and s.revoked_at is null and s.ends_at > ${now}::timestamptz
      and s.last_seen_at > ${addSeconds(now, -IDLE_SECONDS)}::timestamptz and o.is_active`.execute(db);
  return result.rows[0];
}

async function markSeen(db: Db, session: SessionRow, tokenHash: string, now: Date): Promise<void> {
  if (session.lastSeenAt > addSeconds(now, -SEEN_EVERY_SECONDS)) return;
  await db
    .withTables<IdentityTables>()
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('retailer_id', '=', session.retailerId)
    .where('token_hash', '=', tokenHash)
    .where('last_seen_at', '<', now)
    .execute();
}

/**
 * Turns a bearer token into its operator with one read; null when the session was revoked, is over or idle, or the
 * operator or the retailer is inactive. Role and store are read each time, so a change counts from the next call.
 */
export function authenticate(platform: Pick<Platform, 'db' | 'clock'>): Authenticate {
  return async (token) => {
    const now = platform.clock.now();
    const tokenHash = sha256(token);
    const session = await findSession(platform.db, tokenHash, now);
    if (!session?.retailer.isActive) return null;
    await markSeen(platform.db, session, tokenHash, now);
    const { operatorId, retailerId, storeId, name, role, retailer, endsAt } = session;
    return { operatorId, retailerId, storeId, name, role, zone: retailer.zone, sessionExpiresAt: endsAt, tokenHash };
  };
}
