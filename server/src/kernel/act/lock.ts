import type { Template } from '../db/sql.ts';
import type { Db, Tx } from '../db/database.ts';
import { GuardMissed } from '../db/guarded-write.ts';
import { withTransaction } from '../db/transaction.ts';

/**
 * What an act holds while it decides. It first runs without waiting: one read, one write whose `fragment` misses when
 * somebody else moved the row in between. Then it runs once more behind the row lock, where nobody can.
 */
export interface Lock {
  /** Name of the fragment that holds the version which was read; only its miss is tried again. */
  readonly fragment: string;
  /** `select ... for update` of the row. */
  row(): Promise<Template> | Template;
}

/**
 * Runs read, decide and write under a lock; without one the guards of the write alone hold. In a transaction of the
 * caller a miss would undo the caller's work as well, so there it waits for the lock first.
 */
export async function underLock<T>(db: Db | Tx, lock: Lock | undefined, work: (db: Db | Tx) => Promise<T>): Promise<T> {
  if (!lock) return work(db);
  const behindLock = async (tx: Db | Tx, row: Template): Promise<T> => {
    await row.execute(tx);
    return work(tx);
  };
  if (db.isTransaction) return behindLock(db, await lock.row());
  try {
    return await work(db);
  } catch (error) {
    if (!(error instanceof GuardMissed) || error.fragment !== lock.fragment) throw error;
  }
  // Found before the transaction begins: one that waits for a second connection may wait for ever.
  const row = await lock.row();
  return withTransaction(db, (tx) => behindLock(tx, row));
}
