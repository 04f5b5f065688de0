import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import { type LifeTable, lifeTables } from './life-tables.ts';

/** Rows of many clones by table, as COPY reads them. */
export type Batch = Record<LifeTable, string[]>;

export function emptyBatch(): Batch {
  return Object.fromEntries(lifeTables.map(({ name }) => [name, [] as string[]])) as unknown as Batch;
}

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
export async function copyBatch(client: pg.Client, batch: Batch): Promise<void> {
  await client.query('begin');
  try {
    for (const { name } of lifeTables) {
      await pipeline(Readable.from([Buffer.from(batch[name].join(''))]), client.query(from(`copy ${name} from stdin`)));
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
