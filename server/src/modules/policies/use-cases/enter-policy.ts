import type { CivilDate } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { moveRetailerFragment, retailerLock } from '../../retailers/index.ts';
import { checkEntry, readEntryFacts, scopeIdsOf } from '../entry.ts';
import type { PolicyEntry } from '../rules/check-policy.ts';
import { policyFragment } from '../store.ts';
import { type PolicyView, policyView } from '../views.ts';

/**
 * Enters a policy that holds from today or a later day. It takes the retailer's lock: of two at once the second follows
 * the first.
 * @throws Refusal of `checkEntry`.
 */
export function enterPolicy(platform: Platform, by: Keyed, entry: PolicyEntry): Promise<PolicyView> {
  const { actor } = by;
  return act(platform, {
    principal: by,
    lock: retailerLock(actor.retailerId),
    read: (db) => readEntryFacts(db, actor, entry),
    decide(facts, { now, today }) {
      const { hold, supersedes, revision } = checkEntry(facts, entry, today);
      const row = {
        ...rowOf(entry),
        ...scopeIdsOf(actor, entry),
        id: newId(),
        revision,
        authorId: actor.operatorId,
        enteredAt: now,
        supersedes,
        ...NOT_WITHDRAWN,
      };
      const { kind, variant, scope, validFrom } = entry;
      return {
        answer: policyView({ ...row, before: facts?.predecessor?.document ?? null, isInForce: true }, today),
        writes: [moveRetailerFragment(actor.retailerId, hold.version), policyFragment(row)],
        audit: {
          action: 'policy.entered',
          subject: row.id,
          storeId: row.storeId,
          detail: { kind, variant, scope, revision, validFrom },
        },
        taken: 'CONFLICT',
      };
    },
  });
}

const NOT_WITHDRAWN = { withdrawnAt: null, withdrawnBy: null, withdrawalReason: null };

function rowOf({ kind, variant, validFrom, validUntil, reason, document }: PolicyEntry) {
  const days = { validFrom: validFrom as CivilDate, validUntil: (validUntil as CivilDate | undefined) ?? null };
  return { kind, variant, reason, document, ...days };
}
