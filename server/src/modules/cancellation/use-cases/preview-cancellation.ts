import type { CancellationReason, Cents, Handled } from '@balcao/contract';
import { today as dayNow } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { effectOf } from '../answer.ts';
import { decideCancellation } from '../decision.ts';
import { readCancellation } from '../facts.ts';

type Answer = Handled<'GET /coordinator/contracts/{id}/cancellation/preview'>['answer'];

export interface PreviewAsk {
  contractId: string;
  reason: CancellationReason;
  /** All that is left of the purchase when missing. */
  value?: Cents | undefined;
  storeId: string;
}

/**
 * What goes back to whom when it is undone now, by the decision that undoes it, and whose approval it needs.
 * @throws Refusal CONTRACT_NOT_FOUND and those of {@link decideCancellation}.
 */
export async function previewCancellation(platform: Platform, actor: Actor, ask: PreviewAsk): Promise<Answer> {
  const { contractId, storeId, reason, value: valueCents } = ask;
  const { retailerId, operatorId, role } = actor;
  const now = platform.clock.now();
  const today = dayNow(actor.zone, now);
  const asked = { contractId, storeId, retailerId, reason, at: now, today };
  const facts = (await readCancellation(platform.db, asked)) ?? refuse('CONTRACT_NOT_FOUND');
  const decision = decideCancellation(facts, { reason, valueCents, operator: { id: operatorId, role }, newId, today });
  return { ...effectOf(facts, decision, reason), approvers: [...decision.approvers] };
}
