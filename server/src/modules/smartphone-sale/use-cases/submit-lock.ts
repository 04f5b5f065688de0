import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Decision } from '../../../kernel/act/decision.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { DeviceRow } from '../devices.ts';
import { lockAnswer } from '../lock/answer.ts';
import { refuseLock } from '../lock/failure.ts';
import type { DeviceLock } from '../ports.ts';
import { checkProduct, readSaleDevice, type SaleDevice } from '../sale-device.ts';
import { lockCommandFragment, releaseUnsoldFragment, submittedDeviceFragment } from '../store.ts';

type Ask = Handled<'POST /smartphone-sale/submit-lock'>['body'];
type Answer = Handled<'POST /smartphone-sale/submit-lock'>['answer'];

/**
 * Registers the verified device with the lock service. That it is being asked for is written first, with the job that
 * takes the lock off should the offer end unsold; the service is told outside any transaction.
 * @throws Refusal of {@link readSaleDevice}, DEVICE_NOT_VERIFIED, DEVICE_CONSENT_MISSING, DEVICE_LOCK_REFUSED,
 * DEVICE_LOCK_SERVICE_UNAVAILABLE.
 */
export async function submitLock(platform: Platform, lock: DeviceLock, by: Operator, ask: Ask): Promise<Answer> {
  const { sale, device } = await act(platform, {
    principal: by,
    read: (db, { now }) => readSaleDevice(db, by.actor, ask, now),
    decide: (found, { now }) => decideSubmission(found, ask, now),
  });
  if (device.status === 'LOCKED') return lockAnswer(platform, sale, device);
  try {
    await lock.submit({ imei: device.imei, brand: device.brand, reference: sale.id });
  } catch (error) {
    await refuseLock(platform, by, { sale, device, error, isAttempt: false });
  }
  return lockAnswer(platform, sale, { ...device, status: 'SUBMITTED' });
}

type Submission = Pick<SaleDevice, 'sale'> & { device: DeviceRow };

function decideSubmission({ sale, device }: SaleDevice, ask: Ask, at: Date): Decision<Submission> {
  checkProduct(sale, ask.productId);
  if (!device || device.imei !== ask.imei || device.productId !== ask.productId) return refuse('DEVICE_NOT_VERIFIED');
  if (device.consentedAt === null) return refuse('DEVICE_CONSENT_MISSING');
  if (device.status === 'LOCKED') return { unchanged: { sale, device } };
  const key = { borrowerId: sale.borrowerId, contractId: sale.id, imei: device.imei };
  const isFirst = device.status === 'VERIFIED';
  return {
    answer: { sale, device },
    writes: [
      lockCommandFragment({ imei: device.imei, command: 'LOCK', at }),
      submittedDeviceFragment({ ...key, at }),
      ...(isFirst ? [releaseUnsoldFragment({ ...key, brand: device.brand, at: new Date(sale.validUntil) })] : []),
    ],
    audit: { action: 'device.lock-submitted', subject: sale.id, storeId: sale.storeId, detail: { isFirst } },
    // Released, replaced, locked or sold between reading and writing.
    missed: { submitted_device: 'DEVICE_NOT_VERIFIED' },
  };
}
