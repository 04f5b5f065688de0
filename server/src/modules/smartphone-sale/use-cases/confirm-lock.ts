import type { Handled } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { auditFragment } from '../../../kernel/audit/audit.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { SaleFact } from '../../contracts/index.ts';
import type { DeviceRow } from '../devices.ts';
import { deviceWrite } from '../device-write.ts';
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
export async function confirmLock(platform: Platform, lock: DeviceLock, actor: Actor, ask: Ask): Promise<Answer> {
  const { sale, device } = await readSaleDevice(platform.db, actor, ask, platform.clock.now());
  if (device?.status === 'LOCKED') return lockAnswer(platform, sale, device);
  if (device?.status !== 'SUBMITTED') refuse('DEVICE_NOT_VERIFIED');
  let isLocked = false;
  try {
    const { imei, brand, confirmAttempts } = device;
    isLocked = await lock.confirm({ imei, brand, reference: sale.id, attempt: confirmAttempts + 1 });
  } catch (error) {
    await refuseLock(platform, actor, { sale, device, error, isAttempt: true });
  }
  await write(platform, actor, sale, device, isLocked);
  if (!isLocked) refuse('DEVICE_NOT_LOCKED');
  return lockAnswer(platform, sale, { ...device, status: 'LOCKED' });
}

function write(platform: Platform, actor: Actor, sale: SaleFact, device: DeviceRow, isLocked: boolean): Promise<void> {
  const at = platform.clock.now();
  const key = { borrowerId: sale.borrowerId, contractId: sale.id, imei: device.imei };
  const message = isLocked ? null : NOT_CONFIRMED;
  return deviceWrite(platform, [
    lockAnswerFragment({ ...key, at, isLocked, message, isAttempt: true }),
    auditFragment({
      actor,
      at,
      storeId: sale.storeId,
      action: isLocked ? 'device.locked' : 'device.lock_not_confirmed',
      subject: sale.id,
      detail: { attempt: device.confirmAttempts + 1 },
    }),
  ]);
}
