import type { Actor } from '../../../kernel/auth/actor.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { brokenCap, type CapName, sendCaps } from '../rules/send-caps.ts';
import { recipientHash } from '../store.ts';
import { recentSendsFact, type SendScope } from '../views.ts';

export interface SendAsk {
  /** E.164. */
  to: string;
  actor: Pick<Actor, 'operatorId' | 'retailerId'>;
}

/**
 * Asked before a message is written. Messages in flight are not seen, so a burst may pass a cap by as many as run
 * at once; a code's own guard counts its sends exactly.
 * @throws Refusal TOO_MANY_REQUESTS when the phone, the operator or the retailer has had its share.
 */
export async function checkSendCaps(platform: Platform, { to, actor }: SendAsk): Promise<void> {
  const now = platform.clock.now();
  const sends = (name: CapName, scope: SendScope) =>
    recentSendsFact(scope, addSeconds(now, -sendCaps[name].windowSeconds));
  const shape = {
    recipient: sends('recipient', { recipientHash: recipientHash(platform.secrets, to) }),
    operator: sends('operator', { operatorId: actor.operatorId }),
    retailer: sends('retailer', { retailerId: actor.retailerId }),
  };
  const counts = await rowOf(platform.db, select(shape));
  const cap = counts && brokenCap(counts);
  if (cap) refuse('TOO_MANY_REQUESTS', { details: { cap } });
}
