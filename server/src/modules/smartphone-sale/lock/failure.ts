import { act } from '../../../kernel/act/act.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { Refusal, refuse } from '../../../kernel/refusal.ts';
import type { SaleFact } from '../../contracts/index.ts';
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
 * @throws Refusal DEVICE_LOCK_REFUSED with the service's words, DEVICE_LOCK_SERVICE_UNAVAILABLE when it said nothing, or
 * DEVICE_NOT_VERIFIED when the device was released, replaced, locked or sold meanwhile.
 */
export function refuseLock(platform: Platform, by: Operator, failure: LockFailure): Promise<never> {
  const { sale, device, error, isAttempt } = failure;
  if (!(error instanceof DeviceRefused)) {
    platform.log.warn({ err: error, contractId: sale.id }, 'device lock unavailable');
    return refuse('DEVICE_LOCK_SERVICE_UNAVAILABLE');
  }
  const { message } = error;
  const key = { borrowerId: sale.borrowerId, contractId: sale.id, imei: device.imei };
  return act(platform, {
    principal: by,
    read: () => Promise.resolve(null),
    decide: (_, { now: at }) => ({
      refusal: new Refusal('DEVICE_LOCK_REFUSED', { details: { message } }),
      writes: [lockAnswerFragment({ ...key, at, isLocked: false, message, isAttempt })],
      audit: { action: 'device.lock-refused', subject: sale.id, storeId: sale.storeId },
      missed: { lock_answer: 'DEVICE_NOT_VERIFIED' },
    }),
  });
}
