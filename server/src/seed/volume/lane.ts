import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import type { LifeTable } from './life-tables.ts';

/** Rows of many clones, as COPY reads them: a list for each table, in the order of the tables. */
export type Batch = string[][];

export const emptyBatch = (tables: readonly LifeTable[]): Batch => tables.map(() => []);

/**
 * Whether this session may write without checking foreign keys row by row, which is most of the cost: rows are copies
 * of rows that passed. Managed databases refuse, and the fill is slower then.
 */
export async function skipForeignKeys(client: pg.Client): Promise<boolean> {
  try {
    await client.query("set session_replication_role = 'replica'");
    return true;
  } catch {
    return false;
  }
}

/** Writes a batch in one transaction: all of its borrowers or none. */
export async function copyBatch(client: pg.Client, tables: readonly LifeTable[], batch: Batch): Promise<void> {
  await client.query('begin');
  try {
    for (const [index, { name, columns }] of tables.entries()) {
      const text = batch[index]?.join('') ?? '';
      if (text === '') continue;
      await pipeline(Readable.from([Buffer.from(text)]), client.query(from(`copy ${name} (${columns}) from stdin`)));
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
