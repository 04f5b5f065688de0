import { tracedStatement } from '../tracing/tracing.ts';

/** What a statement found, and how many rows it found or wrote. */
export interface Found<T> {
  rows: T[];
  rowCount: number;
}

/** One connection of a pool, in the hands of one caller. */
export interface Connection {
  query(text: string, values: readonly unknown[]): Promise<Found<unknown>>;
  /** @param isBroken it must not be used again. */
  release(isBroken?: boolean): void;
}

/** Connections of node-postgres, or the only one of PGlite. */
export interface Pool {
  connect(): Promise<Connection>;
  end(): Promise<void>;
}

type Isolation = 'read committed' | 'repeatable read';

/** The database handle every module gets, over PGlite or node-postgres; statements are `sql` templates (ADR 0019). */
export interface Db {
  readonly isTransaction: boolean;
  query<T>(text: string, values: readonly unknown[]): Promise<Found<T>>;
  /** All or nothing. Inside it use only the handle it passes. */
  transaction<T>(work: (tx: Tx) => Promise<T>, isolation?: Isolation): Promise<T>;
  close(): Promise<void>;
}

/** The handle inside a transaction. */
export interface Tx extends Db {
  readonly isTransaction: true;
}

/** The server's own refusal of a statement leaves the connection as it was; anything else may have broken it. */
const isRefusedByServer = (error: unknown) => typeof error === 'object' && error !== null && 'severity' in error;

/** The handle of a transaction: whoever begins another inside it forgot that it is one. */
const txOn = (connection: Connection): Tx => ({
  isTransaction: true,
  query: <T>(text: string, values: readonly unknown[]) =>
    tracedStatement(text, () => connection.query(text, values) as Promise<Found<T>>),
  transaction: () => Promise.reject(new Error('a transaction inside a transaction')),
  close: () => Promise.reject(new Error('a transaction closes nothing')),
});

async function inTransaction<T>(
  connection: Connection,
  work: (tx: Tx) => Promise<T>,
  isolation: Isolation,
): Promise<T> {
  await connection.query(`begin isolation level ${isolation}`, []);
  const done = await work(txOn(connection));
  await connection.query('commit', []);
  return done;
}

async function queryOn<T>(pool: Pool, text: string, values: readonly unknown[]): Promise<Found<T>> {
  const connection = await pool.connect();
  let isBroken = false;
  try {
    return (await connection.query(text, values)) as Found<T>;
  } catch (error) {
    isBroken = !isRefusedByServer(error);
    throw error;
  } finally {
    connection.release(isBroken);
  }
}

export function createDb(pool: Pool): Db {
  return {
    isTransaction: false,
    query: <T>(text: string, values: readonly unknown[]) => tracedStatement(text, () => queryOn<T>(pool, text, values)),
    async transaction(work, isolation = 'read committed') {
      const connection = await pool.connect();
      let isBroken = false;
      try {
        return await inTransaction(connection, work, isolation);
      } catch (error) {
        isBroken = await connection.query('rollback', []).then(
          () => false,
          () => true,
        );
        throw error;
      } finally {
        connection.release(isBroken);
      }
    },
    close: () => pool.end(),
  };
}
