import type { CivilDate } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import { dayIn } from '../../../kernel/clock.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { moveRetailerFragment, retailerHoldFact, type RetailerHold, retailerLock } from '../../retailers/index.ts';
import { withdrawFragment } from '../store.ts';
import { namesOf } from '../place.ts';
import { checkMayChange, findPolicy, type FoundPolicy, placeNamesOf, type PolicyView, policyView } from '../views.ts';

/** Where a Brazilian day begins first: nowhere may the policy hold already. */
const FIRST_ZONE = 'America/Noronha';

/**
 * Withdraws a policy before its first day, or one that waits for a second person. Its row and its reason stay.
 * @throws Refusal POLICY_DOCUMENT_NOT_FOUND, also for another retailer's, POLICY_OF_THE_PROVIDER, POLICY_ALREADY_WITHDRAWN,
 * POLICY_ALREADY_HOLDS.
 */
export async function withdrawPolicy(
  platform: Platform,
  by: Keyed,
  ask: { id: string; reason: string },
): Promise<PolicyView> {
  const { actor } = by;
  const names = await namesOf(platform.db, [ask.id]);
  return act(platform, {
    principal: by,
    lock: retailerLock(actor.retailerId),
    async read(db, { today }) {
      const found = await findPolicy(db, actor.retailerId, ask.id, today);
      const held = await rowOf(db, select({ hold: retailerHoldFact(actor.retailerId) }));
      return { found, hold: held?.hold ?? null };
    },
    decide({ found, hold }, { now, today }) {
      if (!found || !hold) refuse('POLICY_DOCUMENT_NOT_FOUND');
      checkWithdrawal(found, hold, dayIn(FIRST_ZONE, now));
      const withdrawal = {
        withdrawnAt: now,
        withdrawnBy: actor.operatorId,
        withdrawnByName: actor.name,
        withdrawalReason: ask.reason,
      };
      const { kind, variant, revision, storeId } = found;
      return {
        answer: policyView({ ...found, ...withdrawal, ...placeNamesOf(names, found.id) }, today),
        writes: [
          moveRetailerFragment(actor.retailerId, hold.version),
          withdrawFragment({ ...ask, at: now, operatorId: actor.operatorId, name: actor.name }),
        ],
        audit: { action: 'policy.withdrawn', subject: found.id, storeId, detail: { kind, variant, revision } },
        missed: { policy_withdrawal: 'POLICY_ALREADY_WITHDRAWN' },
      };
    },
  });
}

function checkWithdrawal(found: FoundPolicy, hold: RetailerHold, today: CivilDate) {
  const { withdrawnAt, validFrom, awaitsApproval } = found;
  checkMayChange(found, hold);
  if (withdrawnAt !== null) refuse('POLICY_ALREADY_WITHDRAWN');
  // What nobody approved holds nowhere, whatever its day.
  if (validFrom <= today && !awaitsApproval) refuse('POLICY_ALREADY_HOLDS');
}
