import type { CivilDate } from '@balcao/contract';
import type { Lock } from '../../kernel/act/lock.ts';
import type { Db, Tx } from '../../kernel/db/database.ts';
import type { Fragment } from '../../kernel/db/guarded-write.ts';

/** What the bank's statements say up to a day, as whoever closes a month has to know it. */
export interface StatementFacts {
  /** Another one once another statement came. */
  version: number;
  /** The last day that a statement has; null of none. */
  coveredThrough: CivilDate | null;
  /** Lines without books that nobody took with a reason, by their day, the oldest first. */
  toExplain: readonly { on: CivilDate; count: number }[];
}

/** The desk of statements stands further right, and a month is not closed over what that desk has to explain. */
export interface AccountingPorts {
  statementFacts: (db: Db | Tx, retailerId: string, through: CivilDate) => Promise<StatementFacts>;
  /** Misses when a statement came since this version was read; one that comes now waits for the write. */
  statementsFragment: (retailerId: string, version: number) => Fragment;
  statementsLock: (retailerId: string) => Lock;
}
