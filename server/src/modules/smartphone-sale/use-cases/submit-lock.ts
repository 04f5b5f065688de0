import type { Handled } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { auditFragment } from '../../../kernel/audit/audit.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { DeviceRow } from '../devices.ts';
import { deviceWrite } from '../device-write.ts';
import { lockAnswer } from '../lock/answer.ts';
import { refuseLock } from '../lock/failure.ts';
import type { DeviceLock } from '../ports.ts';
import { checkProduct, readSaleDevice, type SaleDevice } from '../sale-device.ts';
import { lockWordFragment, releaseUnsoldFragment, submittedDeviceFragment } from '../store.ts';

type Ask = Handled<'POST /smartphone-sale/submit-lock'>['body'];
type Answer = Handled<'POST /smartphone-sale/submit-lock'>['answer'];

/**
 * Registers the verified device with the lock service. That it is being asked for is written first, with the job that
 * takes the lock off should the offer end unsold; the service is told outside any transaction.
 * @throws Refusal of {@link readSaleDevice}, DEVICE_NOT_VERIFIED, DEVICE_LOCK_REFUSED, DEVICE_LOCK_SERVICE_UNAVAILABLE.
 */
export async function submitLock(platform: Platform, lock: DeviceLock, actor: Actor, ask: Ask): Promise<Answer> {
  const now = platform.clock.now();
  const found = await readSaleDevice(platform.db, actor, ask, now);
  checkProduct(found.sale, ask.productId);
  const { device, sale } = found;
  if (!device || device.imei !== ask.imei || device.productId !== ask.productId) refuse('DEVICE_NOT_VERIFIED');
  if (device.status === 'LOCKED') return lockAnswer(platform, sale, device);
  await write(platform, actor, { ...found, device }, now);
  try {
    await lock.submit({ imei: device.imei, brand: device.brand, reference: sale.id });
  } catch (error) {
    await refuseLock(platform, actor, { sale, device, error, isAttempt: false });
  }
  return lockAnswer(platform, sale, { ...device, status: 'SUBMITTED' });
}

function write(
  platform: Platform,
  actor: Actor,
  { sale, device }: SaleDevice & { device: DeviceRow },
  now: Date,
): Promise<void> {
  const key = { borrowerId: sale.borrowerId, contractId: sale.id, imei: device.imei };
  const isFirst = device.status === 'VERIFIED';
  return deviceWrite(platform, [
    lockWordFragment({ imei: device.imei, word: 'LOCK', at: now }),
    submittedDeviceFragment({ ...key, at: now }),
    ...(isFirst ? [releaseUnsoldFragment({ ...key, brand: device.brand, at: new Date(sale.validUntil) })] : []),
    auditFragment({
      actor,
      at: now,
      storeId: sale.storeId,
      action: 'device.lock_submitted',
      subject: sale.id,
      detail: { isFirst },
    }),
  ]);
}
