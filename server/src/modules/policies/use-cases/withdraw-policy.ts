import type { CivilDate } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import { dayIn } from '../../../kernel/clock.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { moveRetailerFragment, retailerHoldFact, type RetailerHold, retailerLock } from '../../retailers/index.ts';
import { withdrawFragment } from '../store.ts';
import { findPolicy, type FoundPolicy, type PolicyView, policyView } from '../views.ts';

/** Where a Brazilian day begins first: nowhere may the policy hold already. */
const FIRST_ZONE = 'America/Noronha';

/**
 * Withdraws a policy before its first day. Its row and its reason stay.
 * @throws Refusal POLICY_DOCUMENT_NOT_FOUND, also for another retailer's, POLICY_OF_THE_PROVIDER, POLICY_ALREADY_WITHDRAWN,
 * POLICY_ALREADY_HOLDS.
 */
export function withdrawPolicy(
  platform: Platform,
  by: Keyed,
  ask: { id: string; reason: string },
): Promise<PolicyView> {
  const { actor } = by;
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
      const withdrawal = { withdrawnAt: now, withdrawnBy: actor.operatorId, withdrawalReason: ask.reason };
      const { kind, variant, revision, storeId } = found;
      return {
        answer: policyView({ ...found, ...withdrawal }, today),
        writes: [
          moveRetailerFragment(actor.retailerId, hold.version),
          withdrawFragment({ ...ask, at: now, operatorId: actor.operatorId }),
        ],
        audit: { action: 'policy.withdrawn', subject: found.id, storeId, detail: { kind, variant, revision } },
        missed: { policy_withdrawal: 'POLICY_ALREADY_WITHDRAWN' },
      };
    },
  });
}

function checkWithdrawal({ retailerId, withdrawnAt, validFrom }: FoundPolicy, hold: RetailerHold, today: CivilDate) {
  if (retailerId === null && !hold.isProvider) refuse('POLICY_OF_THE_PROVIDER');
  if (withdrawnAt !== null) refuse('POLICY_ALREADY_WITHDRAWN');
  if (validFrom <= today) refuse('POLICY_ALREADY_HOLDS');
}
