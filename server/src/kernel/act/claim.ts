import { sql } from '../db/sql.ts';
import type { Db } from '../db/database.ts';
import { type Fragment, GuardMissed, part } from '../db/guarded-write.ts';
import { rowOf, select } from '../db/select.ts';
import { pick } from '../db/table.ts';
import { claims } from '../db/tables.ts';
import { insertOne } from '../db/write.ts';
import { Refusal, refuse } from '../refusal.ts';
import { type Claim, claimantOf, type Keyed, type Principal } from './principal.ts';

/**
 * The claim of a key as a part of a guarded write, in the same transaction as its effect: two requests with one key
 * cannot both pass. `answer` is kept so that the second gets the same words. Of a principal without a key none.
 */
export function claimFragments(principal: Principal, answer: unknown): Fragment[] {
  const { claim } = principal;
  if (!claim) return [];
  const row = { claimantId: claimantOf(principal), claimantKind: principal.kind, ...claim, answer };
  return [part('idempotency_claim', sql`${insertOne(claims, row)} on conflict do nothing`)];
}

/**
 * Runs an attempt whose write carries `claimFragments`. When the attempt is refused or its write misses, an answer
 * already kept under the key wins: the same request gets the same answer, also after the state has moved on. A
 * principal without a key just runs it.
 * @throws Refusal IDEMPOTENCY_KEY_REUSED for the key with another route or body, REQUEST_IN_PROGRESS while the
 * first is still running.
 */
export async function once<T>(db: Db, principal: Principal, attempt: () => Promise<T>): Promise<T> {
  const { claim } = principal;
  if (!claim) return attempt();
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof GuardMissed)) throw error;
    const earlier = await findEarlier(db, { ...principal, claim });
    if (earlier) return earlier.answer as T;
    if (error instanceof GuardMissed) refuse('REQUEST_IN_PROGRESS', { details: { fragment: error.fragment } });
    throw error;
  }
}

async function findEarlier(db: Db, principal: Keyed<Principal>): Promise<{ answer: unknown } | undefined> {
  const from = sql`from ${claims.sql} c
    where c.claimant_id = ${claimantOf(principal)}::uuid and c.key = ${principal.claim.key}::text`;
  const row = await rowOf(db, select(pick(claims.row('c'), 'route', 'bodyHash', 'answer'), from));
  if (row) checkSameRequest(principal.claim, row);
  return row;
}

/** @throws Refusal IDEMPOTENCY_KEY_REUSED when a key was used before for another route or body. */
export function checkSameRequest(claim: Claim, earlier: Pick<Claim, 'route' | 'bodyHash'>): void {
  if (earlier.route !== claim.route || earlier.bodyHash !== claim.bodyHash) refuse('IDEMPOTENCY_KEY_REUSED');
}
