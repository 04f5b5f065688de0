import { sql } from '../../kernel/db/sql.ts';
import type { Db } from '../../kernel/db/database.ts';
import { countOf, rowOf, select } from '../../kernel/db/select.ts';
import { cappedPurposes } from './rules/purposes.ts';
import { messages } from './tables.ts';

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
  return countOf(sql`from ${messages.sql}
    where ${scopeOf(scope)} and created_at > ${since}::timestamptz and purpose in (${capped})`);
}

/** How many messages of a scope written after `since` count against the caps, sent or not. */
export async function countRecentSends(db: Db, scope: SendScope, since: Date): Promise<number> {
  const found = await rowOf(db, select({ sends: recentSendsFact(scope, since) }));
  return found?.sends ?? 0;
}
