import { sql, type Template } from './sql.ts';
import type { Db } from './database.ts';
import type { Refusal } from '../refusal.ts';
import { sqlState, withRetry } from './transaction.ts';
import { Insert } from './write.ts';

/**
 * One part of a guarded write, owned by the module whose table it writes: a plain insert, which writes its rows or fails,
 * or a data-modifying statement `... returning 1`.
 */
export interface Fragment {
  name: string;
  statement: Template;
  /**
   * How many rows it must touch; any other number undoes the whole write. Of a plain insert nobody counts them, nor where it
   * may touch `any`, none too: a later part reads from it what it touched.
   */
  rows: number | 'any';
  /** What an act is refused with when it misses; else its decision may say so. */
  refusal?: Refusal;
}

/** A statement that writes `rows` rows, as a fragment; it says itself what it returns to the guard. */
export function part(name: string, statement: Template, rows = 1): Fragment {
  return { name, rows, statement: statement instanceof Insert ? statement : sql`${statement} returning 1` };
}

/** The same fragments under names of their own, for a write that holds several of a kind. */
export function numbered(fragments: readonly Fragment[], number: number): Fragment[] {
  return fragments.map((fragment) => ({ ...fragment, name: `${fragment.name}_${number}` }));
}

/** A fragment did not touch the rows it promised: the facts it was decided on are no longer true. */
export class GuardMissed extends Error {
  readonly fragment: string;
  constructor(fragment: string) {
    super(`guard missed: ${fragment}`);
    this.fragment = fragment;
  }
}

const space = sql.raw(' ');
const GUARD_STATE = 'BG001';
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Runs all fragments as one statement (one round trip, all or nothing): those that are counted in their order, then the
 * plain inserts in theirs. List them in the lock order limit, contract, installments, ledger, outbox. A fragment must test
 * rows by a conditional update or a unique index, never by a subquery on rows that others change: the statement has one
 * snapshot.
 * @throws GuardMissed when a fragment touched another number of rows; nothing was written then.
 */
export async function guardedWrite(db: Db, fragments: readonly Fragment[]): Promise<void> {
  const parts = fragments.map(({ name, statement }) => sql`${sql.id(name)} as (${statement})`);
  const missed = fragments
    .filter(({ statement, rows }) => rows !== 'any' && !(statement instanceof Insert))
    .map(
      ({ name, rows }) =>
        sql`when (select count(*) from ${sql.id(name)}) <> ${rows}::bigint then guard(false, ${sql.lit(name)})`,
    );
  const guards = missed.length === 0 ? sql`true` : sql`case ${sql.join(missed, space)} else true end`;
  const whole = sql`with ${sql.join(parts)} select ${guards}`;
  try {
    const run = () => whole.execute(db);
    await (db.isTransaction ? run() : withRetry(run));
  } catch (error) {
    if (sqlState(error) === GUARD_STATE && error instanceof Error) throw new GuardMissed(error.message);
    if (sqlState(error) === LOCK_NOT_AVAILABLE) throw new GuardMissed('lock');
    throw error;
  }
}
