import { act } from '../../../kernel/act/act.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import { GuardMissed } from '../../../kernel/db/guarded-write.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { closeSessionFragment } from '../sessions.ts';

/** Ends the session of the caller's token at once; two sign-outs at the same time end it once. */
export async function signOut(platform: Platform, by: Operator): Promise<void> {
  const { actor } = by;
  try {
    await act(platform, {
      principal: by,
      read: () => Promise.resolve(null),
      decide: (_, { now }) => ({
        answer: null,
        writes: [closeSessionFragment(actor, now)],
        audit: { action: 'session.closed', subject: actor.operatorId, storeId: actor.storeId },
      }),
    });
  } catch (error) {
    if (!(error instanceof GuardMissed)) throw error;
  }
}
