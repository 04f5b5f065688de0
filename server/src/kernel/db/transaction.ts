import { setTimeout as sleep } from 'node:timers/promises';
import type { Db, Tx } from './database.ts';

const RETRY_FOR_MS = 3_000;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';

export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** A row that may exist once exists already. */
export const isUniqueViolation = (error: unknown): boolean => sqlState(error) === '23505';

const isRetryable = (error: unknown) => [SERIALIZATION_FAILURE, DEADLOCK].includes(sqlState(error) ?? '');

/** Runs work that the database may refuse only because of others; tries again with jitter, at most 3 s. */
export async function withRetry<T>(work: () => Promise<T>): Promise<T> {
  const until = Date.now() + RETRY_FOR_MS;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const pause = Math.random() * 10 * 2 ** Math.min(attempt, 6);
      if (!isRetryable(error) || Date.now() + pause > until) throw error;
      await sleep(pause);
    }
  }
}

/** A READ COMMITTED transaction with retries. Inside it use only the handle it passes. */
export function withTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return withRetry(() => db.transaction(work));
}
