import { type CivilDate, policyKinds } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { moveRetailerFragment, retailerLock } from '../../retailers/index.ts';
import { checkEntry, readEntryFacts } from '../entry.ts';
import { placeOf } from '../place.ts';
import type { PolicyEntry } from '../rules/check-policy.ts';
import { policyFragment } from '../store.ts';
import { type PolicyView, policyView } from '../views.ts';

/**
 * Enters a policy that holds from today or a later day; of some kinds only once another person has approved it. It takes
 * the lock of the caller's retailer: of two at once the second follows the first, or is told where it says on what it is
 * based. Of the provider's analyst and a retailer's at once the second is refused by the index of the line.
 * @throws Refusal of `placeOf` and `checkEntry`.
 */
export async function enterPolicy(platform: Platform, by: Keyed, entry: PolicyEntry): Promise<PolicyView> {
  const { actor } = by;
  const place = await placeOf(platform.db, actor, entry);
  return act(platform, {
    principal: by,
    lock: retailerLock(actor.retailerId),
    read: (db) => readEntryFacts(db, actor, place, entry),
    decide(facts, { now, today }) {
      const { hold, supersedes, revision } = checkEntry(facts, place, entry, today);
      const row = {
        ...rowOf(entry),
        retailerId: place.retailerId,
        storeId: place.storeId,
        id: newId(),
        revision,
        authorId: actor.operatorId,
        authorName: actor.name,
        enteredAt: now,
        supersedes,
        ...UNDECIDED,
        awaitsApproval: 'needsSecond' in policyKinds[entry.kind],
      };
      const { kind, variant, scope, validFrom } = entry;
      const before = facts?.predecessor?.document ?? null;
      return {
        answer: policyView({ ...row, ...place, before, isInForce: !row.awaitsApproval, seesNames: true }, today),
        writes: [moveRetailerFragment(actor.retailerId, hold.version), policyFragment(row)],
        audit: {
          action: 'policy.entered',
          subject: row.id,
          storeId: row.storeId,
          detail: { kind, variant, scope, retailerId: place.retailerId, revision, validFrom },
        },
        taken: 'POLICY_CHANGED_SINCE',
      };
    },
  });
}

const UNDECIDED = {
  withdrawnAt: null,
  withdrawnBy: null,
  withdrawnByName: null,
  withdrawalReason: null,
  endedBy: null,
  endedByName: null,
  endReason: null,
  approvedBy: null,
  approvedByName: null,
  approvedAt: null,
};

function rowOf({ kind, variant, validFrom, validUntil, reason, document }: PolicyEntry) {
  const days = { validFrom: validFrom as CivilDate, validUntil: (validUntil as CivilDate | undefined) ?? null };
  return { kind, variant, reason, document, ...days };
}
