import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Decision } from '../../../kernel/act/decision.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { Refusal, refuse } from '../../../kernel/refusal.ts';
import type { SaleFact } from '../../contracts/index.ts';
import type { DeviceRow } from '../devices.ts';
import { lockAnswer } from '../lock/answer.ts';
import { refuseLock } from '../lock/failure.ts';
import type { DeviceLock } from '../ports.ts';
import { readSaleDevice } from '../sale-device.ts';
import { lockAnswerFragment } from '../store.ts';

type Ask = Handled<'POST /smartphone-sale/confirm-lock'>['body'];
type Answer = Handled<'POST /smartphone-sale/confirm-lock'>['answer'];

/** Kept with the device when the service says "not yet" without words of its own. */
const NOT_CONFIRMED = 'Configuração ainda não foi confirmada';

/**
 * Asks the lock service whether the device took its lock; only a locked device can be sold.
 * @throws Refusal of {@link readSaleDevice}, DEVICE_NOT_VERIFIED without a submitted lock, DEVICE_NOT_LOCKED,
 * DEVICE_LOCK_REFUSED, DEVICE_LOCK_SERVICE_UNAVAILABLE.
 */
export async function confirmLock(platform: Platform, lock: DeviceLock, by: Operator, ask: Ask): Promise<Answer> {
  const { sale, device } = await readSaleDevice(platform.db, by.actor, ask, platform.clock.now());
  if (device?.status === 'LOCKED') return lockAnswer(platform, sale, device);
  if (device?.status !== 'SUBMITTED') refuse('DEVICE_NOT_VERIFIED');
  let isLocked = false;
  try {
    const { imei, brand, confirmAttempts } = device;
    isLocked = await lock.confirm({ imei, brand, reference: sale.id, attempt: confirmAttempts + 1 });
  } catch (error) {
    await refuseLock(platform, by, { sale, device, error, isAttempt: true });
  }
  await act(platform, {
    principal: by,
    read: () => Promise.resolve(null),
    decide: (_, { now }) => confirmation({ sale, device, isLocked }, now),
  });
  return lockAnswer(platform, sale, { ...device, status: 'LOCKED' });
}

function confirmation(
  { sale, device, isLocked }: { sale: SaleFact; device: DeviceRow; isLocked: boolean },
  at: Date,
): Decision<null> {
  const key = { borrowerId: sale.borrowerId, contractId: sale.id, imei: device.imei };
  const message = isLocked ? null : NOT_CONFIRMED;
  const written = {
    writes: [lockAnswerFragment({ ...key, at, isLocked, message, isAttempt: true })],
    audit: {
      action: isLocked ? 'device.locked' : 'device.lock-not-confirmed',
      subject: sale.id,
      storeId: sale.storeId,
      detail: { attempt: device.confirmAttempts + 1 },
    },
    // Released, replaced, locked or sold while the service was asked.
    missed: { lock_answer: 'DEVICE_NOT_VERIFIED' },
  } as const;
  return isLocked ? { answer: null, ...written } : { refusal: new Refusal('DEVICE_NOT_LOCKED'), ...written };
}
