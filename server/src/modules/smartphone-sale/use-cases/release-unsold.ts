import { cents } from '@balcao/credit-math';
import { sql } from '../../../kernel/db/sql.ts';
import { act } from '../../../kernel/act/act.ts';
import type { Decision } from '../../../kernel/act/decision.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { saleFact, type SaleFact } from '../../contracts/index.ts';
import { borrowerLock, limitFact, type LimitFact, moveLimitFragment } from '../../credit/index.ts';
import { type DeviceRow, deviceFact, isServingElsewhereFact } from '../devices.ts';
import { keeper } from '../lock/keeper.ts';
import { unlock } from '../lock/withdraw.ts';
import type { DeviceLock } from '../ports.ts';
import { type DeviceKey, releasedDeviceFragment } from '../store.ts';
import { contractDevices } from '../tables.ts';

interface Facts {
  device: DeviceRow | null;
  sale: SaleFact | null;
  limit: LimitFact | null;
  /** Another contract has, or is about to have, this device. */
  isServing: boolean;
}

type Next = 'UNLOCK' | 'WITHDRAW' | 'NOTHING';

/**
 * Takes the lock off a device whose offer ended, or in whose place another device came. Nothing happens while the
 * offer stands with this device, or once it was accepted. Another till may lock or sell the device while the service is
 * asked: its lock is withdrawn then, also when the service did not answer. `isRetry`: a try before may have unlocked it.
 */
export async function releaseUnsold(
  platform: Platform,
  lock: DeviceLock,
  device: DeviceKey & { brand: string },
  isRetry: boolean,
): Promise<void> {
  const { borrowerId, contractId, imei, brand } = device;
  const otherwise: Next = isRetry ? 'WITHDRAW' : 'NOTHING';
  const next = await act(platform, {
    principal: keeper,
    lock: borrowerLock(borrowerId),
    read: (db) => readFacts(db, device),
    decide(facts, { now }): Decision<Next> {
      if (isKept(facts, imei, now)) return { unchanged: otherwise };
      return released(device, facts, { next: facts.isServing ? otherwise : 'UNLOCK', at: now });
    },
  });
  if (next === 'NOTHING') return;
  await unlock(platform, imei, async () => {
    if (next === 'UNLOCK') await lock.release({ imei, brand, reference: contractId });
  });
}

async function readFacts(db: Db | Tx, { borrowerId, contractId, imei }: DeviceKey): Promise<Facts> {
  const retailerId = sql`(select retailer_id from ${contractDevices.sql}
    where borrower_id = ${borrowerId}::uuid and contract_id = ${contractId}::uuid)`;
  const shape = {
    device: deviceFact(borrowerId, contractId),
    limit: limitFact(borrowerId),
    sale: saleFact(retailerId, contractId),
    isServing: isServingElsewhereFact(imei, contractId),
  };
  return (await rowOf(db, select(shape))) ?? { device: null, sale: null, limit: null, isServing: false };
}

function isKept({ device, sale }: Facts, imei: string, now: Date): boolean {
  if (device?.imei !== imei || sale === null) return false;
  const isStanding = sale.status === 'OFFERED' && new Date(sale.validUntil) > now;
  return isStanding || sale.status === 'ACCEPTED' || device.status === 'BOUND';
}

function released(
  key: DeviceKey,
  { device, limit, sale }: Facts,
  { next, at }: { next: Next; at: Date },
): Decision<Next> {
  const { borrowerId, contractId, imei } = key;
  const isLocked = device?.imei === imei && (device.status === 'SUBMITTED' || device.status === 'LOCKED');
  // Without a limit nothing was ever verified, and a device replaced has no row of its own any more.
  if (!isLocked || !limit || !sale) return { unchanged: next };
  const { retailerId, storeId } = sale;
  return {
    answer: next,
    writes: [
      moveLimitFragment({ borrowerId, cents: cents(0), version: limit.version }),
      releasedDeviceFragment({ borrowerId, contractId, imei, at }),
    ],
    audit: {
      action: 'device.released',
      subject: contractId,
      customerId: borrowerId,
      retailerId,
      storeId,
      detail: { reason: 'UNSOLD' },
    },
  };
}
