import type { AuditAction } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { sql } from '../../../kernel/db/sql.ts';
import type { AuditNote } from '../../../kernel/audit/audit.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import { GuardMissed } from '../../../kernel/db/guarded-write.ts';
import { rowOf, scalar, select } from '../../../kernel/db/select.ts';
import { isUniqueViolation, withTransaction } from '../../../kernel/db/transaction.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { saleFact, type SaleFact } from '../../contracts/index.ts';
import { type CreditPorts, limitFact, type LimitFact, moveLimitFragment } from '../../credit/index.ts';
import { type DeviceRow, deviceFact, isImeiTakenFact, isServingElsewhereFact, lockAgainJob } from '../devices.ts';
import { write } from '../lock/keeper.ts';
import { unlock, withdrawLocks } from '../lock/withdraw.ts';
import { type DeviceLock, DeviceRefused } from '../ports.ts';
import {
  freedImeiFragment,
  lockCommandFragment,
  reboundDeviceFragments,
  refusedAgainFragment,
  releasedDeviceFragment,
  standingLockFragment,
} from '../store.ts';
import { contractDevices } from '../tables.ts';

type Contract = { borrowerId: string; contractId: string };

export interface FollowDebt {
  platform: Platform;
  lock: DeviceLock;
  ports: Pick<CreditPorts, 'isPaidOffFact'>;
  contract: Contract;
  /** Tries so far of what asks, this one among them. */
  attempt: number;
  /** A try before this one may have reached the lock service and never said so here: it is asked in any case. */
  mustAsk: boolean;
}

interface Facts {
  device: DeviceRow;
  sale: SaleFact;
  limit: LimitFact;
  isPaidOff: boolean;
  /** Another contract has, or is about to have, this device. */
  isServing: boolean;
  /** Another contract was sold with it. */
  isSold: boolean;
}

/** Times it looks again when the customer's debt moved while the lock service was asked. */
const ROUNDS = 4;

/** How long it leaves an offer that holds a device which is to be locked again. */
const WAIT_SECONDS = 3_600;

/**
 * Brings the lock of a sold device to where the debt is: off when the contract is paid off or cancelled, on while it owes,
 * also when it owes again. The write holds the version of the limit, so a payment or an undo that comes while the service
 * is asked is followed in the next round; the service is then asked although the device counts as it should be.
 * While an offer holds the device of a contract that owes again, it looks again every hour.
 * @throws Error when the lock service fails or has not confirmed yet.
 */
export async function followDebt(follow: FollowDebt): Promise<void> {
  for (let round = 1; ; round += 1) {
    try {
      return await followOnce(round === 1 ? follow : { ...follow, mustAsk: true });
    } catch (error) {
      if (!(error instanceof GuardMissed) || round === ROUNDS) throw error;
    }
  }
}

async function followOnce(follow: FollowDebt): Promise<void> {
  const facts = await readFacts(follow);
  if (!facts) return;
  const { device, sale, isPaidOff } = facts;
  const wasSold = device.status === 'BOUND' || device.status === 'RELEASED';
  if (!wasSold || (sale.status !== 'ACCEPTED' && sale.status !== 'CANCELED')) return;
  const isFree = isPaidOff || sale.status === 'CANCELED';
  // A person decided that it stays unlocked.
  if (!isFree && device.settledAt !== null) return;
  const isAsItShould = isFree === (device.status === 'RELEASED');
  if (isAsItShould && !follow.mustAsk) return;
  await (isFree ? release(follow, facts) : keepLocked(follow, facts));
}

async function readFacts({ platform, ports, contract }: FollowDebt): Promise<Facts | undefined> {
  const { borrowerId, contractId } = contract;
  const d = contractDevices.row('d');
  const ofContract = sql`from ${contractDevices.sql} d
    where d.borrower_id = ${borrowerId}::uuid and d.contract_id = ${contractId}::uuid`;
  const imei = scalar(d.imei, ofContract);
  const found = await rowOf(
    platform.db,
    select({
      device: deviceFact(borrowerId, contractId),
      sale: saleFact(scalar(d.retailerId, ofContract), contractId),
      limit: limitFact(borrowerId),
      isPaidOff: ports.isPaidOffFact(borrowerId, contractId),
      isServing: isServingElsewhereFact(imei, contractId),
      isSold: isImeiTakenFact(imei, contractId),
    }),
  );
  const { device, sale, limit, isPaidOff, isServing, isSold } = found ?? {};
  if (!device || !sale || !limit) return undefined;
  return { device, sale, limit, isPaidOff: isPaidOff ?? false, isServing: isServing ?? false, isSold: isSold ?? false };
}

/** The first part of each write: the debt is as it was read. */
const unmoved = ({ contract }: FollowDebt, { limit }: Facts) =>
  moveLimitFragment({ borrowerId: contract.borrowerId, cents: cents(0), version: limit.version });

type Reason = 'ENDED' | 'OWED_AGAIN' | 'LOCK_SERVICE' | 'IMEI_OF_ANOTHER_SALE';

const noteOf = ({ contract }: FollowDebt, { device }: Facts, action: AuditAction, reason: Reason): AuditNote => ({
  action,
  subject: contract.contractId,
  retailerId: device.retailerId,
  detail: { reason },
});

async function release(follow: FollowDebt, facts: Facts): Promise<void> {
  const { platform, lock, contract } = follow;
  const { imei, brand, status } = facts.device;
  const ask = () => lock.release({ imei, brand, reference: contract.contractId });
  // Of a device that serves elsewhere an earlier try may have taken the lock: its locks are withdrawn all the same.
  if (status === 'RELEASED') return unlock(platform, imei, facts.isServing ? () => Promise.resolve() : ask);
  await ask();
  const at = platform.clock.now();
  await withTransaction(platform.db, async (tx) => {
    await write(platform, { writes: [unmoved(follow, facts)], audit: { none: 'the release below is it' } }, tx);
    await withdrawLocks(platform, tx, { imei, at, except: contract.contractId });
    const released = [releasedDeviceFragment({ ...contract, imei, at }), freedImeiFragment({ ...contract, imei })];
    await write(platform, { writes: released, audit: noteOf(follow, facts, 'device.released', 'ENDED') }, tx);
  });
}

async function keepLocked(follow: FollowDebt, facts: Facts): Promise<void> {
  const { platform, lock, contract, attempt } = follow;
  const { imei, brand, confirmAttempts, status } = facts.device;
  if (facts.isSold) return refused(follow, facts, 'IMEI_OF_ANOTHER_SALE', 'Aparelho vendido em outro contrato');
  if (facts.isServing && status !== 'BOUND') return askLater(follow);
  await write(platform, {
    writes: [lockCommandFragment({ imei, command: 'LOCK', at: platform.clock.now() })],
    audit: noteOf(follow, facts, 'device.lock-asked', 'OWED_AGAIN'),
  });
  const device = { imei, brand, reference: contract.contractId };
  try {
    await lock.submit(device);
    const isLocked = await lock.confirm({ ...device, attempt: confirmAttempts + attempt });
    if (!isLocked) throw new Error('the lock was not confirmed yet');
  } catch (error) {
    if (error instanceof DeviceRefused) return refused(follow, facts, 'LOCK_SERVICE', error.message);
    throw error;
  }
  if (status === 'BOUND') return;
  const at = platform.clock.now();
  const locked = write(platform, {
    writes: [
      unmoved(follow, facts),
      standingLockFragment({ imei, at }),
      ...reboundDeviceFragments({ ...contract, imei, at }),
    ],
    audit: noteOf(follow, facts, 'device.locked-again', 'OWED_AGAIN'),
  });
  await locked.catch((error: unknown) => {
    // Sold anew at the same moment: the next round finds it serving another contract.
    throw isUniqueViolation(error) ? new GuardMissed('rebound_device') : error;
  });
}

/** An offer that may pass holds the device: it is sold with it, or ends and unlocks it. */
function askLater({ platform, contract, mustAsk }: FollowDebt): Promise<void> {
  const at = addSeconds(platform.clock.now(), WAIT_SECONDS);
  const writes = lockAgainJob({ ...contract, at, mustAsk });
  return write(platform, { writes, audit: { none: 'nothing was done yet' } });
}

/** Nobody can lock it again: that is kept with the device, for who collects the debt. */
async function refused(follow: FollowDebt, facts: Facts, reason: Reason, message: string): Promise<void> {
  const { platform, contract } = follow;
  const { imei } = facts.device;
  platform.log.error({ contractId: contract.contractId, reason }, 'device not locked again');
  await write(platform, {
    writes: [unmoved(follow, facts), refusedAgainFragment({ ...contract, imei, message })],
    audit: noteOf(follow, facts, 'device.lock-refused', reason),
  });
}
