import { addSeconds } from '../../kernel/clock.ts';
import { jobFragment } from '../../kernel/jobs/outbox.ts';
import type { JobHandler } from '../../kernel/jobs/worker.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { CreditPorts } from '../credit/index.ts';
import { LOCK_AGAIN_JOB, RELEASE_JOB } from './devices.ts';
import { write } from './lock/keeper.ts';
import type { DeviceLock } from './ports.ts';
import { followDebt } from './use-cases/follow-debt.ts';
import { releaseUnsold } from './use-cases/release-unsold.ts';

/** Tries of one job before the next one is put an hour away: the worker gives a job up after eight. */
const PATIENCE = 7;
const HOUR_SECONDS = 3_600;

/**
 * Handlers of the jobs 'smartphone.release' and 'smartphone.lock-again'. A customer who owes nothing gets the device back
 * however long the lock service is away, and one who owes again has it locked.
 */
export function deviceJobs(
  platform: Platform,
  lock: DeviceLock,
  ports: Pick<CreditPorts, 'isPaidOffFact'>,
): Record<string, JobHandler> {
  const handle: JobHandler = async (payload, job) => {
    const contract = { borrowerId: String(payload['borrowerId']), contractId: String(payload['contractId']) };
    // The name in the payload is older than the one here: jobs outlive a version.
    const mustAsk = job.attempts > 1 || payload['isAgain'] === true;
    try {
      if (payload['reason'] === 'UNSOLD') {
        const device = { imei: String(payload['imei']), brand: String(payload['brand']) };
        await releaseUnsold(platform, lock, { ...contract, ...device }, mustAsk);
      } else {
        await followDebt({ platform, lock, ports, contract, attempt: job.attempts, mustAsk });
      }
    } catch (error) {
      if (job.attempts < PATIENCE) throw error;
      platform.log.error({ err: error, contractId: contract.contractId, kind: job.kind }, 'device not as it should be');
      const runAt = addSeconds(platform.clock.now(), HOUR_SECONDS);
      const later = jobFragment({ kind: job.kind, payload: { ...payload, isAgain: true }, runAt });
      await write(platform, { writes: [later], audit: { none: 'nothing was done yet' } });
    }
  };
  return { [RELEASE_JOB]: handle, [LOCK_AGAIN_JOB]: handle };
}
