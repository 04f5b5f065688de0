import { sql } from 'kysely';
import { auditFragment } from '../../../kernel/audit/audit.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { type Fragment, guardedWrite, numbered } from '../../../kernel/db/guarded-write.ts';
import { withTransaction } from '../../../kernel/db/transaction.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { lockAgainJob } from '../devices.ts';
import { lockWordFragment, withdrawnLocksFragment } from '../store.ts';

/** A contract whose device counts as locked, or is about to be. */
interface Holder {
  borrowerId: string;
  contractId: string;
  retailerId: string;
  /** It was sold with the device. */
  isBound: boolean;
}

/**
 * Unlocks a device that no contract should have: whoever has it afterwards, or locks it to have it, may have asked before
 * the lock came off, and has it withdrawn. Also when the service did not answer: it may have heard.
 */
export async function unlock(platform: Platform, imei: string, release: () => Promise<void>): Promise<void> {
  try {
    await release();
  } finally {
    await withTransaction(platform.db, (tx) => withdrawLocks(tx, { imei, at: platform.clock.now() }));
  }
}

/**
 * Keeps that a device was unlocked: an offer that holds it must have it locked again before it is sold, and a contract
 * that was sold with it has it locked again by a job. `except` is the contract that is being released itself.
 */
export async function withdrawLocks(
  tx: Tx,
  { imei, at, except }: { imei: string; at: Date; except?: string },
): Promise<void> {
  await guardedWrite(tx, [lockWordFragment({ imei, word: 'RELEASE', at })]);
  const holders = (await holdersOf(tx, imei)).filter(({ contractId }) => contractId !== except);
  const waiting = holders.filter(({ isBound }) => !isBound);
  const sold = holders.filter(({ isBound }) => isBound);
  const fragments: Fragment[] = [
    ...(waiting.length > 0 ? [withdrawnLocksFragment({ imei, count: waiting.length })] : []),
    ...waiting.flatMap((holder, index) => numbered([withdrawnAudit(holder, at)], index)),
    ...sold.flatMap(({ borrowerId, contractId }) => lockAgainJob({ borrowerId, contractId, at, isAgain: true })),
  ];
  if (fragments.length > 0) await guardedWrite(tx, fragments);
}

const withdrawnAudit = ({ retailerId, contractId }: Holder, at: Date) =>
  auditFragment({
    actor: { retailerId, operatorId: null },
    at,
    action: 'device.lock_withdrawn',
    subject: contractId,
    detail: { reason: 'RELEASED_ELSEWHERE' },
  });

/** Locks their rows first: a sale that is being accepted is waited for, and then seen by the second statement. */
async function holdersOf(db: Db | Tx, imei: string): Promise<Holder[]> {
  const held = sql`from contract_devices d where d.imei = ${imei}::text and d.status in ('SUBMITTED', 'LOCKED')`;
  await sql`select 1 ${held} order by d.contract_id for update`.execute(db);
  const { rows } = await sql<Holder>`
    select d.borrower_id as "borrowerId", d.contract_id as "contractId", d.retailer_id as "retailerId",
      exists (select 1 from device_bindings b where b.imei = d.imei and b.contract_id = d.contract_id) as "isBound"
    ${held} order by d.contract_id`.execute(db);
  return rows;
}
