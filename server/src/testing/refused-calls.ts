import { errors, type RouteName } from '@balcao/contract';
import type { ErrorCode } from '@balcao/contract/errors';
import type { FastifyInstance } from 'fastify';
import { sql, type Template } from '../kernel/db/sql.ts';
import { expect } from 'vitest';
import type { Db } from '../kernel/db/database.ts';
import { type Ask, call } from './counter.ts';

interface Calls {
  app: FastifyInstance;
  /** Who calls, unless a call says who. */
  by: { token: string };
  /** What no refused call may change. */
  written: () => Promise<unknown>;
}

/** Expects a call to be refused with this code and sentence, and nothing to have been written. */
export const expectRefusedCall =
  ({ app, by, written }: Calls) =>
  async (name: RouteName, ask: Ask, code: ErrorCode, sentence: string): Promise<void> => {
    const before = await written();
    const answer = await call(app, name, { token: by.token, ...ask });
    expect([answer.code, answer.message, answer.status]).toEqual([code, sentence, errors[code].status]);
    expect(await written()).toEqual(before);
  };

/** How many rows tables have, and what other aliased expressions say. */
export async function rowCounts(db: Db, tables: readonly string[], ...others: Template[]) {
  const counts = tables.map((table) => sql`(select count(*) from ${sql.table(table)}) as ${sql.id(table)}`);
  return (await sql<Record<string, number>>`select ${sql.join([...counts, ...others])}`.execute(db)).rows[0];
}
