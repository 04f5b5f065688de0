import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { type Fragment, GuardMissed } from '../db/guarded-write.ts';
import { rowOf, select } from '../db/select.ts';
import { pick } from '../db/table.ts';
import { claims } from '../db/tables.ts';
import { Refusal, refuse } from '../refusal.ts';

/** One keyed request: who sent it, to which route, and a hash of what it asks. */
export interface Claim {
  operatorId: string;
  key: string;
  route: string;
  bodyHash: string;
}

/**
 * The claim as the first part of a guarded write, in the same transaction as its effect: two requests with one key
 * cannot both pass. `answer` is kept so that the second gets the same words.
 */
export function claimFragment(claim: Claim, answer: unknown, at: Date): Fragment {
  return {
    name: 'idempotency_claim',
    rows: 1,
    statement: sql`
      insert into claims (claimant_id, key, route, body_hash, answer, created_at)
      values (${claim.operatorId}::uuid, ${claim.key}::text, ${claim.route}::text, ${claim.bodyHash}::text,
        ${JSON.stringify(answer)}::json, ${at}::timestamptz)
      on conflict do nothing
      returning 1`,
  };
}

/**
 * Runs an attempt whose write carries `claimFragment`. When the attempt is refused or its write misses, an answer
 * already kept under the key wins: the same request gets the same answer, also after the state has moved on.
 * @throws Refusal IDEMPOTENCY_KEY_REUSED for the key with another route or body, REQUEST_IN_PROGRESS while the
 * first is still running.
 */
export async function once<T>(db: Db, claim: Claim, attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof GuardMissed)) throw error;
    const earlier = await findEarlier(db, claim);
    if (earlier) return earlier.answer as T;
    if (error instanceof GuardMissed) refuse('REQUEST_IN_PROGRESS', { details: { fragment: error.fragment } });
    throw error;
  }
}

async function findEarlier(db: Db, claim: Claim): Promise<{ answer: unknown } | undefined> {
  const from = sql`from ${claims.sql} c where c.claimant_id = ${claim.operatorId}::uuid and c.key = ${claim.key}::text`;
  const row = await rowOf(db, select(pick(claims.row('c'), 'route', 'bodyHash', 'answer'), from));
  if (row) checkSameRequest(claim, row);
  return row;
}

/** @throws Refusal IDEMPOTENCY_KEY_REUSED when a key was used before for another route or body. */
export function checkSameRequest(claim: Claim, earlier: Pick<Claim, 'route' | 'bodyHash'>): void {
  if (earlier.route !== claim.route || earlier.bodyHash !== claim.bodyHash) refuse('IDEMPOTENCY_KEY_REUSED');
}
