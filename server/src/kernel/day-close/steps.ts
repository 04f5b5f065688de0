import type { CivilDate } from '@balcao/contract';
import type { Db } from '../db/database.ts';

export interface DayCloseBatch {
  /** The business day that begins when the one before it is closed. */
  day: CivilDate;
  now: Date;
  /** Where the batch before it stopped; null at the start. */
  cursor: string | null;
  /** Most rows to work on. */
  limit: number;
}

export interface DayCloseResult {
  rows: number;
  /** Where the next batch goes on; null when the step has nothing left. */
  cursor: string | null;
}

/**
 * One thing the close of a day does, in batches. A batch commits together with its cursor, so it runs once; it must
 * also find nothing to do when it runs again on the same day.
 */
export interface DayCloseStep {
  name: string;
  /** Of a step that deletes: whole days a row is kept once it is over. `docs/retention.md` tells them. */
  keptDays?: number;
  /** No step after it needs what it does: they go on while another process is at it. */
  isAside?: true;
  /** Its batches hold nobody up, so they may be this many rows. */
  batch?: number;
  run(db: Db, batch: DayCloseBatch): Promise<DayCloseResult>;
}
