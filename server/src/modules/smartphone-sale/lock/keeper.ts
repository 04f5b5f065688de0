import { act } from '../../../kernel/act/act.ts';
import type { System } from '../../../kernel/act/principal.ts';
import type { Audit } from '../../../kernel/audit/audit.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Fragment } from '../../../kernel/db/guarded-write.ts';
import type { Platform } from '../../../kernel/platform.ts';

/** Who locks and unlocks devices when no operator asks for it. */
export const keeper: System = { kind: 'system', name: 'device-lock', zone: 'America/Manaus' };

/**
 * Writes what was decided on facts that were read before the lock service was asked.
 * @throws GuardMissed when one of them is no longer true.
 */
export async function write(
  platform: Platform,
  decided: { writes: readonly Fragment[]; audit: Audit },
  tx?: Tx,
): Promise<void> {
  await act(
    { db: tx ?? platform.db, clock: platform.clock },
    { principal: keeper, read: () => Promise.resolve(null), decide: () => ({ answer: null, ...decided }) },
  );
}
