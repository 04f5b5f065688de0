import { type Fragment, GuardMissed, guardedWrite } from '../../kernel/db/guarded-write.ts';
import type { Platform } from '../../kernel/platform.ts';
import { refuse } from '../../kernel/refusal.ts';

/**
 * A guarded write about one device.
 * @throws Refusal DEVICE_NOT_VERIFIED when it was released, replaced, locked or sold between reading and writing.
 */
export async function deviceWrite(platform: Platform, fragments: readonly Fragment[]): Promise<void> {
  try {
    await guardedWrite(platform.db, fragments);
  } catch (error) {
    if (error instanceof GuardMissed) refuse('DEVICE_NOT_VERIFIED');
    throw error;
  }
}
