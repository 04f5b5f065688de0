import { act } from '../../../kernel/act/act.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import { countOf, rowOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { moveRetailerFragment, retailerHoldFact, retailerLock } from '../../retailers/index.ts';
import { endFragment, goesOn } from '../store.ts';
import { policyDocuments } from '../tables.ts';
import { checkMayChange, findPolicy } from '../views.ts';

/**
 * Ends a coupon campaign that runs: today is its last day, and that of what it replaced. What was issued stays good.
 * @throws Refusal POLICY_DOCUMENT_NOT_FOUND, also for another retailer's, POLICY_OF_THE_PROVIDER, POLICY_NOT_RUNNING.
 */
export function endCampaign(
  platform: Platform,
  by: Keyed,
  ask: { id: string; reason: string },
): Promise<{ id: string }> {
  const { retailerId: ownId, operatorId, name } = by.actor;
  return act(platform, {
    principal: by,
    lock: retailerLock(ownId),
    async read(db, { today }) {
      const found = (await findPolicy(db, ownId, ask.id, today)) ?? refuse('POLICY_DOCUMENT_NOT_FOUND');
      const running = countOf(sql`from ${policyDocuments.sql} p where ${goesOn(found, today)}`);
      const facts = await rowOf(db, select({ hold: retailerHoldFact(ownId), running }));
      return { found, hold: facts?.hold ?? refuse('POLICY_DOCUMENT_NOT_FOUND'), running: facts?.running ?? 0 };
    },
    decide({ found, hold, running }, { today }) {
      checkMayChange(found, hold);
      if (found.kind !== 'coupon-campaign' || !found.isInForce || running === 0) refuse('POLICY_NOT_RUNNING');
      const { kind, variant, revision, storeId } = found;
      return {
        answer: { id: found.id },
        writes: [
          moveRetailerFragment(ownId, hold.version),
          endFragment(found, { on: today, operatorId, name, reason: ask.reason, rows: running }),
        ],
        audit: { action: 'policy.ended', subject: found.id, storeId, detail: { kind, variant, revision } },
        missed: { policy_end: 'POLICY_NOT_RUNNING' },
      };
    },
  });
}
