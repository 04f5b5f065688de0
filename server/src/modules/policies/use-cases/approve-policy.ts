import type { CivilDate } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import { fact, rowOf, select } from '../../../kernel/db/select.ts';
import { pick } from '../../../kernel/db/table.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { moveRetailerFragment, retailerHoldFact, retailerLock } from '../../retailers/index.ts';
import { policyInForce } from '../facts.ts';
import { namesOf } from '../place.ts';
import { isDatedInThePast } from '../rules/check-policy.ts';
import { approveFragment } from '../store.ts';
import { policyDocuments } from '../tables.ts';
import { checkMayChange, findPolicy, type FoundPolicy, placeNamesOf, type PolicyView, policyView } from '../views.ts';

/**
 * Approves, as a second person, a policy that waits for one; it holds from its first day. The difference must still be
 * the one its author saw.
 * @throws Refusal POLICY_DOCUMENT_NOT_FOUND, POLICY_OF_THE_PROVIDER, POLICY_NOT_WAITING, POLICY_OF_YOUR_OWN,
 * POLICY_DATED_IN_THE_PAST, POLICY_CHANGED_SINCE.
 */
export async function approvePolicy(platform: Platform, by: Keyed, id: string): Promise<PolicyView> {
  const { actor } = by;
  const names = await namesOf(platform.db, [id]);
  return act(platform, {
    principal: by,
    lock: retailerLock(actor.retailerId),
    async read(db, { today }) {
      const found = await findPolicy(db, actor.retailerId, id, today);
      if (!found) return null;
      const newest = fact(
        pick(policyDocuments.fact('policy_f'), 'id'),
        policyInForce(found.kind, found, found.validFrom),
      );
      const held = await rowOf(db, select({ hold: retailerHoldFact(actor.retailerId), newest }));
      return held && { found, ...held };
    },
    decide(facts, { now, today }) {
      const { found, hold, newest } = facts ?? refuse('POLICY_DOCUMENT_NOT_FOUND');
      if (!hold) refuse('POLICY_DOCUMENT_NOT_FOUND');
      checkMayChange(found, hold);
      checkApproval(found, actor, today);
      // Approved between the two reads: it is the newest itself.
      if (newest?.id === found.id) refuse('POLICY_NOT_WAITING');
      if (found.supersedes !== (newest?.id ?? null)) refuse('POLICY_CHANGED_SINCE');
      const approval = { approvedBy: actor.operatorId, approvedByName: actor.name, approvedAt: now };
      const { kind, variant, revision, storeId } = found;
      const approved = { ...found, ...approval, awaitsApproval: false, isInForce: true };
      return {
        answer: policyView({ ...approved, ...placeNamesOf(names, id) }, today),
        writes: [
          moveRetailerFragment(actor.retailerId, hold.version),
          approveFragment({ id, at: now, operatorId: actor.operatorId, name: actor.name }),
        ],
        audit: { action: 'policy.approved', subject: id, storeId, detail: { kind, variant, revision } },
        missed: { policy_approval: 'POLICY_NOT_WAITING' },
      };
    },
  });
}

function checkApproval(
  { awaitsApproval, withdrawnAt, authorId, validFrom }: FoundPolicy,
  actor: Actor,
  today: CivilDate,
) {
  if (!awaitsApproval || withdrawnAt !== null) refuse('POLICY_NOT_WAITING');
  if (authorId === actor.operatorId) refuse('POLICY_OF_YOUR_OWN');
  if (isDatedInThePast(validFrom, today)) refuse('POLICY_DATED_IN_THE_PAST');
}
