import { sql } from 'kysely';
import { auditFragment } from '../../../kernel/audit/audit.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import { GuardMissed, guardedWrite } from '../../../kernel/db/guarded-write.ts';
import { jobFragment } from '../../../kernel/jobs/outbox.ts';
import type { JobHandler } from '../../../kernel/jobs/worker.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { saleFact, type SaleFact } from '../../contracts/index.ts';
import type { CreditPorts } from '../../credit/index.ts';
import { type DeviceRow, deviceFact, RELEASE_JOB } from '../devices.ts';
import type { DeviceLock } from '../ports.ts';
import { freedImeiFragment, releasedDeviceFragment } from '../store.ts';
import { releaseUnsold } from './release-unsold.ts';

/** Tries of one job before the next one is put an hour away: the worker gives a job up after eight. */
const PATIENCE = 7;
const HOUR_SECONDS = 3_600;

/**
 * Handler of the job 'smartphone.release': takes the lock off a device that was paid off, returned or never sold, and
 * frees its IMEI. A customer who owes nothing gets the device back however long the lock service is away.
 */
export function releaseDevice(
  platform: Platform,
  lock: DeviceLock,
  ports: Pick<CreditPorts, 'isPaidOffFact'>,
): JobHandler {
  return async (payload, job) => {
    const key = { borrowerId: String(payload['borrowerId']), contractId: String(payload['contractId']) };
    try {
      if (payload['reason'] === 'UNSOLD') {
        await releaseUnsold(platform, lock, { ...key, imei: String(payload['imei']), brand: String(payload['brand']) });
      } else await releaseSold(platform, lock, ports, key);
    } catch (error) {
      if (job.attempts < PATIENCE) throw error;
      platform.log.error({ err: error, contractId: key.contractId }, 'device still locked');
      const runAt = addSeconds(platform.clock.now(), HOUR_SECONDS);
      await guardedWrite(platform.db, [jobFragment({ kind: RELEASE_JOB, payload, runAt })]);
    }
  };
}

/** A contract that owes again, by a payment taken back before the lock came off, asks anew when it ends. */
async function releaseSold(
  platform: Platform,
  lock: DeviceLock,
  ports: Pick<CreditPorts, 'isPaidOffFact'>,
  key: { borrowerId: string; contractId: string },
): Promise<void> {
  const { borrowerId, contractId } = key;
  const soldBy = sql`(select retailer_id from contract_devices
    where borrower_id = ${borrowerId}::uuid and contract_id = ${contractId}::uuid)`;
  const result = await sql<{ device: DeviceRow | null; sale: SaleFact | null; isPaidOff: boolean }>`
    select ${deviceFact(borrowerId, contractId)} as device, ${saleFact(soldBy, contractId)} as sale,
      ${ports.isPaidOffFact(borrowerId, contractId)} as "isPaidOff"`.execute(platform.db);
  const { device, sale, isPaidOff } = result.rows[0] ?? {};
  if (device?.status !== 'BOUND' || !(isPaidOff || sale?.status === 'CANCELED')) return;
  const { imei, brand, retailerId } = device;
  await lock.release({ imei, brand, reference: key.contractId });
  const at = platform.clock.now();
  const released = guardedWrite(platform.db, [
    releasedDeviceFragment({ ...key, imei, at }),
    freedImeiFragment({ ...key, imei }),
    auditFragment({
      actor: { retailerId, operatorId: null },
      at,
      action: 'device.released',
      subject: key.contractId,
      detail: { reason: 'ENDED' },
    }),
  ]);
  await released.catch(unlessReleased);
}

/** Paid off twice, with an undo between: the job of the first payoff may have released it a moment ago. */
function unlessReleased(error: unknown): void {
  if (!(error instanceof GuardMissed) || error.fragment !== 'released_device') throw error;
}
