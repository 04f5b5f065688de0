import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import { type CallKey, decideCallFragment, findCall } from '../calls/purchase-calls.ts';
import { checkMayDecideCall } from '../rules/purchase-calls.ts';
import { codeLimits } from '../rules/verification-limits.ts';
import { settledVerificationFragment } from '../store.ts';
import { reachableCall } from './claim-purchase-call.ts';

type Call = Handled<'PATCH /coordinator/purchase-calls/{borrowerId}/{proposalId}'>;

/**
 * The word of the analyst who made the call: the purchase is authorised, or refused for good.
 * @throws Refusal PURCHASE_CALL_NOT_FOUND, PURCHASE_CALL_DECIDED, PURCHASE_CALL_OWN, PURCHASE_CALL_NOT_CLAIMED.
 */
export async function decidePurchaseCall(
  platform: Platform,
  by: Keyed,
  key: CallKey,
  decision: Call['body'],
): Promise<Call['answer']> {
  await reachableCall(platform, by, key);
  const { operatorId, retailerId } = by.actor;
  const { isApproved } = decision;
  return asSystem('purchase-call', () =>
    act(platform, {
      principal: by,
      read: async (db) => (await findCall(db, retailerId, key)) ?? refuse('PURCHASE_CALL_NOT_FOUND'),
      decide(call, { now }) {
        checkMayDecideCall(call, operatorId, now);
        const usableUntil = isApproved ? addSeconds(now, codeLimits.usableSeconds) : null;
        return {
          answer: { ...key, isApproved },
          writes: [
            decideCallFragment(key, operatorId, decision, now),
            settledVerificationFragment(key, { from: 'MANUAL', usableUntil, now }),
          ],
          audit: {
            action: isApproved ? 'purchase-call.approved' : 'purchase-call.denied',
            subject: key.proposalId,
            customerId: key.borrowerId,
          },
          missed: { purchase_call: 'PURCHASE_CALL_NOT_CLAIMED', settled_verification: 'PURCHASE_CALL_DECIDED' },
        };
      },
    }),
  );
}
