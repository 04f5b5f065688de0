import type { Actor } from '../../../kernel/auth/actor.ts';
import { auditFragment } from '../../../kernel/audit/audit.ts';
import { GuardMissed, guardedWrite } from '../../../kernel/db/guarded-write.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { closeSessionFragment } from '../sessions.ts';

/** Ends the session of the caller's token at once; two sign-outs at the same time end it once. */
export async function signOut(platform: Platform, actor: Actor): Promise<void> {
  const at = platform.clock.now();
  try {
    await guardedWrite(platform.db, [
      closeSessionFragment(actor, at),
      auditFragment({ actor, at, storeId: actor.storeId, action: 'session.closed', subject: actor.operatorId }),
    ]);
  } catch (error) {
    if (!(error instanceof GuardMissed)) throw error;
  }
}
