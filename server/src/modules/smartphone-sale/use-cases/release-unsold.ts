import { sql } from 'kysely';
import { cents } from '@balcao/credit-math';
import { auditFragment } from '../../../kernel/audit/audit.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { guardedWrite } from '../../../kernel/db/guarded-write.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { saleFact, type SaleFact } from '../../contracts/index.ts';
import { limitFact, type LimitFact, moveLimitFragment, onBorrower } from '../../credit/index.ts';
import { type DeviceRow, deviceFact, isServingElsewhereFact } from '../devices.ts';
import { unlock } from '../lock/words.ts';
import type { DeviceLock } from '../ports.ts';
import { type DeviceKey, releasedDeviceFragment } from '../store.ts';

interface Facts {
  device: DeviceRow | null;
  sale: SaleFact | null;
  limit: LimitFact | null;
  /** Another contract has, or is about to have, this device. */
  isServing: boolean;
}

/**
 * Takes the lock off a device whose offer ended, or in whose place another device came. Nothing happens while the
 * offer stands with this device, or once it was accepted. Another till may lock or sell the device while the service is
 * asked: its lock is withdrawn then, also when the service did not answer. `isAgain`: a try before may have unlocked it.
 */
export async function releaseUnsold(
  platform: Platform,
  lock: DeviceLock,
  device: DeviceKey & { brand: string },
  isAgain: boolean,
): Promise<void> {
  const { borrowerId, contractId, imei, brand } = device;
  const next = await onBorrower<'UNLOCK' | 'WITHDRAW' | 'NOTHING'>(
    platform.db,
    () => Promise.resolve(borrowerId),
    async (db) => {
      const at = platform.clock.now();
      const facts = await readFacts(db, device);
      if (isKept(facts, imei, at)) return isAgain ? 'WITHDRAW' : 'NOTHING';
      await write(db, device, facts, at);
      if (!facts.isServing) return 'UNLOCK';
      return isAgain ? 'WITHDRAW' : 'NOTHING';
    },
  );
  if (next === 'NOTHING') return;
  await unlock(platform, imei, async () => {
    if (next === 'UNLOCK') await lock.release({ imei, brand, reference: contractId });
  });
}

async function readFacts(db: Db | Tx, { borrowerId, contractId, imei }: DeviceKey): Promise<Facts> {
  const retailerId = sql`(select retailer_id from contract_devices
    where borrower_id = ${borrowerId}::uuid and contract_id = ${contractId}::uuid)`;
  const result = await sql<Facts>`
    select ${deviceFact(borrowerId, contractId)} as device, ${limitFact(borrowerId)} as "limit",
      ${saleFact(retailerId, contractId)} as sale,
      ${isServingElsewhereFact(imei, contractId)} as "isServing"`.execute(db);
  return result.rows[0] ?? { device: null, sale: null, limit: null, isServing: false };
}

function isKept({ device, sale }: Facts, imei: string, now: Date): boolean {
  if (device?.imei !== imei || sale === null) return false;
  const isStanding = sale.status === 'OFFERED' && new Date(sale.validUntil) > now;
  return isStanding || sale.status === 'ACCEPTED' || device.status === 'BOUND';
}

async function write(db: Db | Tx, key: DeviceKey, { device, limit, sale }: Facts, at: Date): Promise<void> {
  const isLocked = device?.imei === key.imei && (device.status === 'SUBMITTED' || device.status === 'LOCKED');
  // Without a limit nothing was ever verified, and a device replaced has no row of its own any more.
  if (!isLocked || !limit || !sale) return;
  await guardedWrite(db, [
    moveLimitFragment({ borrowerId: key.borrowerId, cents: cents(0), version: limit.version }),
    releasedDeviceFragment({ ...key, at }),
    auditFragment({
      actor: { retailerId: sale.retailerId, operatorId: null },
      at,
      storeId: sale.storeId,
      action: 'device.released',
      subject: key.contractId,
      detail: { reason: 'UNSOLD' },
    }),
  ]);
}
