import { auditFragment } from '../../../kernel/audit/audit.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { SaleFact } from '../../contracts/index.ts';
import { deviceWrite } from '../device-write.ts';
import type { DeviceRow } from '../devices.ts';
import { DeviceRefused } from '../ports.ts';
import { lockAnswerFragment } from '../store.ts';

interface LockFailure {
  sale: SaleFact;
  device: DeviceRow;
  error: unknown;
  /** Whether it counts as a try to confirm. */
  isAttempt: boolean;
}

/**
 * Keeps what the lock service said and tells the counter.
 * @throws Refusal DEVICE_LOCK_REFUSED with the service's words, or DEVICE_LOCK_SERVICE_UNAVAILABLE when it said nothing.
 */
export async function refuseLock(platform: Platform, actor: Actor, failure: LockFailure): Promise<never> {
  const { sale, device, error, isAttempt } = failure;
  if (!(error instanceof DeviceRefused)) {
    platform.log.warn({ err: error, contractId: sale.id }, 'device lock unavailable');
    return refuse('DEVICE_LOCK_SERVICE_UNAVAILABLE');
  }
  const { message } = error;
  const key = { borrowerId: sale.borrowerId, contractId: sale.id, imei: device.imei };
  const at = platform.clock.now();
  await deviceWrite(platform, [
    lockAnswerFragment({ ...key, at, isLocked: false, message, isAttempt }),
    auditFragment({ actor, at, storeId: sale.storeId, action: 'device.lock_refused', subject: sale.id }),
  ]);
  return refuse('DEVICE_LOCK_REFUSED', { details: { message } });
}
