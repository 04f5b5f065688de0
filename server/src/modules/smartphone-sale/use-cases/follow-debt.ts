import { sql } from 'kysely';
import { cents } from '@balcao/credit-math';
import { auditFragment } from '../../../kernel/audit/audit.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import { GuardMissed, guardedWrite } from '../../../kernel/db/guarded-write.ts';
import { isUniqueViolation, withTransaction } from '../../../kernel/db/transaction.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { saleFact, type SaleFact } from '../../contracts/index.ts';
import { type CreditPorts, limitFact, type LimitFact, moveLimitFragment } from '../../credit/index.ts';
import { type DeviceRow, deviceFact, isImeiTakenFact, isServingElsewhereFact, lockAgainJob } from '../devices.ts';
import { unlock, withdrawLocks } from '../lock/words.ts';
import { type DeviceLock, DeviceRefused } from '../ports.ts';
import {
  freedImeiFragment,
  lockWordFragment,
  reboundDeviceFragments,
  refusedAgainFragment,
  releasedDeviceFragment,
  standingLockFragment,
} from '../store.ts';

type Contract = { borrowerId: string; contractId: string };

export interface FollowDebt {
  platform: Platform;
  lock: DeviceLock;
  ports: Pick<CreditPorts, 'isPaidOffFact'>;
  contract: Contract;
  /** Tries so far of what asks, this one among them. */
  attempt: number;
  /** A try before this one may have reached the lock service and never said so here. */
  isAgain: boolean;
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
      return await followOnce(round === 1 ? follow : { ...follow, isAgain: true });
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
  const isAsItShould = isFree === (device.status === 'RELEASED');
  if (isAsItShould && !follow.isAgain) return;
  await (isFree ? release(follow, facts) : keepLocked(follow, facts));
}

async function readFacts({ platform, ports, contract }: FollowDebt): Promise<Facts | undefined> {
  const { borrowerId, contractId } = contract;
  const of = <T>(column: string) => sql<T>`(select ${sql.ref(column)} from contract_devices
    where borrower_id = ${borrowerId}::uuid and contract_id = ${contractId}::uuid)`;
  const imei = of<string>('imei');
  const result = await sql<{ [Fact in keyof Facts]: Facts[Fact] | null }>`
    select ${deviceFact(borrowerId, contractId)} as device, ${saleFact(of('retailer_id'), contractId)} as sale,
      ${limitFact(borrowerId)} as "limit", ${ports.isPaidOffFact(borrowerId, contractId)} as "isPaidOff",
      ${isServingElsewhereFact(imei, contractId)} as "isServing",
      ${isImeiTakenFact(imei, contractId)} as "isSold"`.execute(platform.db);
  const { device, sale, limit, isPaidOff, isServing, isSold } = result.rows[0] ?? {};
  if (!device || !sale || !limit) return undefined;
  return { device, sale, limit, isPaidOff: isPaidOff ?? false, isServing: isServing ?? false, isSold: isSold ?? false };
}

/** The first part of each write: the debt is as it was read. */
const unmoved = ({ contract }: FollowDebt, { limit }: Facts) =>
  moveLimitFragment({ borrowerId: contract.borrowerId, cents: cents(0), version: limit.version });

const auditOf = ({ platform, contract }: FollowDebt, { device }: Facts, action: string, reason: string) =>
  auditFragment({
    actor: { retailerId: device.retailerId, operatorId: null },
    at: platform.clock.now(),
    action,
    subject: contract.contractId,
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
    await guardedWrite(tx, [unmoved(follow, facts)]);
    await withdrawLocks(tx, { imei, at, except: contract.contractId });
    await guardedWrite(tx, [
      releasedDeviceFragment({ ...contract, imei, at }),
      freedImeiFragment({ ...contract, imei }),
      auditOf(follow, facts, 'device.released', 'ENDED'),
    ]);
  });
}

async function keepLocked(follow: FollowDebt, facts: Facts): Promise<void> {
  const { platform, lock, contract, attempt } = follow;
  const { imei, brand, confirmAttempts, status } = facts.device;
  if (facts.isSold) return refused(follow, facts, 'IMEI_OF_ANOTHER_SALE', 'Aparelho vendido em outro contrato');
  if (facts.isServing && status !== 'BOUND') return askLater(follow);
  await guardedWrite(platform.db, [lockWordFragment({ imei, word: 'LOCK', at: platform.clock.now() })]);
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
  const locked = guardedWrite(platform.db, [
    unmoved(follow, facts),
    standingLockFragment({ imei, at }),
    ...reboundDeviceFragments({ ...contract, imei, at }),
    auditOf(follow, facts, 'device.locked_again', 'OWED_AGAIN'),
  ]);
  await locked.catch((error: unknown) => {
    // Sold anew at the same moment: the next round finds it serving another contract.
    throw isUniqueViolation(error) ? new GuardMissed('rebound_device') : error;
  });
}

/** An offer that may pass holds the device: it is sold with it, or ends and unlocks it. */
function askLater({ platform, contract, isAgain }: FollowDebt): Promise<void> {
  const at = addSeconds(platform.clock.now(), WAIT_SECONDS);
  return guardedWrite(platform.db, lockAgainJob({ ...contract, at, isAgain }));
}

/** Nobody can lock it again: that is kept with the device, for who collects the debt. */
async function refused(follow: FollowDebt, facts: Facts, reason: string, message: string): Promise<void> {
  const { platform, contract } = follow;
  const { imei } = facts.device;
  platform.log.error({ contractId: contract.contractId, reason }, 'device not locked again');
  await guardedWrite(platform.db, [
    unmoved(follow, facts),
    refusedAgainFragment({ ...contract, imei, message }),
    auditOf(follow, facts, 'device.lock_refused', reason),
  ]);
}
