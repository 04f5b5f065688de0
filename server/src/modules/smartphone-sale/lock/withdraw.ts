import { sql } from '../../../kernel/db/sql.ts';
import { act } from '../../../kernel/act/act.ts';
import type { Decision } from '../../../kernel/act/decision.ts';
import type { Lock } from '../../../kernel/act/lock.ts';
import type { Audit } from '../../../kernel/audit/audit.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Fragment } from '../../../kernel/db/guarded-write.ts';
import { isTrue, rowsOf, select, type ShapeOf } from '../../../kernel/db/select.ts';
import { pick } from '../../../kernel/db/table.ts';
import { withTransaction } from '../../../kernel/db/transaction.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { lockAgainJob } from '../devices.ts';
import { lockCommandFragment, withdrawnLocksFragment } from '../store.ts';
import { contractDevices, deviceBindings } from '../tables.ts';
import { keeper, write } from './keeper.ts';

/** A contract whose device counts as locked, or is about to be; `isBound` when it was sold with the device. */
const holderShape = {
  ...pick(contractDevices.row('d'), 'borrowerId', 'contractId', 'retailerId'),
  isBound: isTrue(
    sql`exists (select 1 from ${deviceBindings.sql} b where b.imei = d.imei and b.contract_id = d.contract_id)`,
  ),
};
type Holder = ShapeOf<typeof holderShape>;

/**
 * Unlocks a device that no contract should have: whoever has it afterwards, or locks it to have it, may have asked before
 * the lock came off, and has it withdrawn. Also when the service did not answer: it may have heard.
 */
export async function unlock(platform: Platform, imei: string, release: () => Promise<void>): Promise<void> {
  try {
    await release();
  } finally {
    await withTransaction(platform.db, (tx) => withdrawLocks(platform, tx, { imei, at: platform.clock.now() }));
  }
}

/**
 * Keeps that a device was unlocked: an offer that holds it must have it locked again before it is sold, and a contract
 * that was sold with it has it locked again by a job. `except` is the contract that is being released itself.
 */
export async function withdrawLocks(
  platform: Platform,
  tx: Tx,
  { imei, at, except }: { imei: string; at: Date; except?: string },
): Promise<void> {
  const told = lockCommandFragment({ imei, command: 'RELEASE', at });
  await write(platform, { writes: [told], audit: { none: 'each contract it concerns has an entry of its own' } }, tx);
  const held = sql`from ${contractDevices.sql} d where d.imei = ${imei}::text and d.status in ('SUBMITTED', 'LOCKED')`;
  await act(
    { db: tx, clock: platform.clock },
    {
      principal: keeper,
      lock: holdersLock(held),
      read: (db) => rowsOf(db, select(holderShape, sql`${held} order by d.contract_id`)),
      decide: (holders) =>
        withdrawn(
          imei,
          at,
          holders.filter(({ contractId }) => contractId !== except),
        ),
    },
  );
}

/** A sale that is being accepted is waited for, and then seen. */
const holdersLock = (held: ReturnType<typeof sql>): Lock => ({
  fragment: 'withdrawn_locks',
  row: () => sql`select 1 ${held} order by d.contract_id for update`,
});

function withdrawn(imei: string, at: Date, holders: readonly Holder[]): Decision<null> {
  if (holders.length === 0) return { unchanged: null };
  const [first, ...others] = holders.filter(({ isBound }) => !isBound).map(noteOf);
  const count = first ? 1 + others.length : 0;
  const jobs = holders
    .filter(({ isBound }) => isBound)
    .flatMap(({ borrowerId, contractId }) => lockAgainJob({ borrowerId, contractId, at, mustAsk: true }));
  const writes: Fragment[] = [...(count > 0 ? [withdrawnLocksFragment({ imei, count })] : []), ...jobs];
  const audit: Audit = first ? [first, ...others] : { none: 'the job that locks the device again leaves the entry' };
  return { answer: null, writes, audit };
}

const noteOf = ({ retailerId, contractId, borrowerId }: Holder) => ({
  action: 'device.lock-withdrawn' as const,
  subject: contractId,
  customerId: borrowerId,
  retailerId,
  detail: { reason: 'RELEASED_ELSEWHERE' },
});
