import { act } from '../../../kernel/act/act.ts';
import type { Customer } from '../../../kernel/act/principal.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import { leftFragment } from '../sessions.ts';

/** The customer leaves: whoever holds the phone next begins anew. Sessions are the system's alone. */
export function leavePortal(platform: Platform, by: Customer, tokenHash: string): Promise<undefined> {
  return asSystem('portal', () =>
    act(platform, {
      principal: by,
      read: () => Promise.resolve(undefined),
      decide: (_, { now }) => ({
        answer: undefined,
        writes: [leftFragment(tokenHash, now)],
        audit: { action: 'portal.left', subject: by.borrowerId },
      }),
    }),
  );
}
