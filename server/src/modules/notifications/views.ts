import { sql } from 'kysely';
import type { Db } from '../../kernel/db/database.ts';
import { cappedPurposes } from './rules/purposes.ts';

/** Whose messages to count; one of them. */
export interface SendScope {
  recipientHash?: string;
  operatorId?: string;
  retailerId?: string;
}

function scopeOf(scope: SendScope) {
  if (scope.recipientHash !== undefined) return sql`recipient_hash = ${scope.recipientHash}::text`;
  if (scope.operatorId !== undefined) return sql`operator_id = ${scope.operatorId}::uuid`;
  return sql`retailer_id = ${scope.retailerId ?? null}::uuid`;
}

const capped = sql.join(cappedPurposes.map((purpose) => sql.lit(purpose)));

/** Scalar subquery: messages of a scope written after `since` that count against the caps, sent or not. */
export function recentSendsFact(scope: SendScope, since: Date) {
  return sql<number>`(
    select count(*) from messages
    where ${scopeOf(scope)} and created_at > ${since}::timestamptz and purpose in (${capped}))`;
}

/** How many messages of a scope written after `since` count against the caps, sent or not. */
export async function countRecentSends(db: Db, scope: SendScope, since: Date): Promise<number> {
  const result = await sql<{ sends: number }>`select ${recentSendsFact(scope, since)} as sends`.execute(db);
  return result.rows[0]?.sends ?? 0;
}
