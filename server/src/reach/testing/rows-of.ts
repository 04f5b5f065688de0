import { beforeAll } from 'vitest';
import { placements } from '../../distribution/families.ts';
import type { Db } from '../../kernel/db/database.ts';
import { sql } from '../../kernel/db/sql.ts';
import type { Holdings } from '../../testing/access-row.ts';
import type { Answered } from '../../testing/counter.ts';
import type { TestDatabase } from '../../testing/database.ts';

/** All rows of a retailer and of its customer, as one text; read as the owner, whom no policy binds. */
async function rowsOf(db: Db, { shop, borrowerId }: Holdings): Promise<string> {
  const parts = [...placements].flatMap(([table, { family, key }]) => {
    const owner = family === 'retailer' ? shop.retailerId : borrowerId;
    if (!key || (family !== 'retailer' && family !== 'credit')) return [];
    return [
      sql`select ${table}::text || coalesce(string_agg(t::text, '|' order by t::text), '') as rows
        from ${sql.table(table)} t where ${sql.ref(key)} = ${owner}::uuid`,
    ];
  });
  const { rows } = await sql<{ rows: string }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows.map((row) => row.rows).join('\n');
}

/** Every id among somebody's things. */
export function idsOf(of: unknown): string[] {
  if (typeof of === 'string') return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(of) ? [of] : [];
  return typeof of === 'object' && of !== null ? Object.values(of).flatMap(idsOf) : [];
}

/** All that an answer says; of a paper its bytes. */
export const textOf = ({ body }: Answered): string =>
  Buffer.isBuffer(body) ? body.toString('latin1') : (JSON.stringify(body) ?? '');

/** Tells whether somebody's rows are others than when it was asked last. */
export function watchRows(database: TestDatabase, of: Holdings): () => Promise<boolean> {
  let last = '';
  const areChanged = async () => {
    const before = last;
    last = await rowsOf(database.db, of);
    return last !== before;
  };
  beforeAll(areChanged);
  return areChanged;
}
