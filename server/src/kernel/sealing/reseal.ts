import type { Db } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { secretCanaries } from '../db/tables.ts';
import { createSecrets, type Secrets } from '../secrets.ts';
import { UserError } from '../user-error.ts';
import { canaryOf, opens } from './open-secrets.ts';
import { writeRows } from './reseal-write.ts';
import { rowsAfter, type SealedRow } from './rows.ts';
import type { SealedTable } from './sealed-table.ts';

const BATCH = 500;
const MOST_ROUNDS = 5;

export interface ResealProgress {
  table: string;
  /** Rows looked at in this round. */
  rows: number;
  /** Of these, sealed again. */
  resealed: number;
  /** Of these, of neither secret. */
  unreadable: number;
}

export interface ResealDeps {
  db: Db;
  current: string;
  other: string;
  tables: readonly SealedTable[];
  onProgress?: (progress: ResealProgress) => void;
  batch?: number;
}

/**
 * Seals everything with the current secret that the other one has sealed, and hashes it again, while servers that know
 * both go on. Ends when a whole round finds nothing of the other one, which is retired then. It may stop anywhere and
 * begin again.
 * @throws UserError when rows open with neither secret, or servers still seal with the other one.
 */
export async function reseal(deps: ResealDeps): Promise<void> {
  const current = createSecrets(deps.current);
  const both = createSecrets(deps.current, deps.other);
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    const found = { resealed: 0, unreadable: 0 };
    for (const table of deps.tables) {
      const { resealed, unreadable } = await resealTable(deps, table, { current, both });
      found.resealed += resealed;
      found.unreadable += unreadable;
    }
    if (found.unreadable > 0)
      throw new UserError(`${found.unreadable} rows open with neither secret: nothing was retired. See them above.`);
    if (found.resealed === 0) return retire(deps);
  }
  throw new UserError('Some server still seals with the other secret: give every server the new BALCAO_SECRET first.');
}

async function resealTable(
  { db, batch = BATCH, onProgress }: ResealDeps,
  table: SealedTable,
  secrets: { current: Secrets; both: Secrets },
): Promise<ResealProgress> {
  const progress = { table: table.table.name, rows: 0, resealed: 0, unreadable: 0 };
  let last: SealedRow | null = null;
  for (;;) {
    const rows: SealedRow[] = await rowsAfter(db, table, last, batch);
    const stale = rows.filter(({ sealed }) => !Object.values(sealed).every((text) => opens(secrets.current, text)));
    const readable = rows.filter(({ sealed }) => Object.values(sealed).every((text) => opens(secrets.both, text)));
    const resealed = stale.filter((row) => readable.includes(row));
    await writeRows(db, table, { resealed, readable }, secrets);
    progress.rows += rows.length;
    progress.resealed += resealed.length;
    progress.unreadable += rows.length - readable.length;
    onProgress?.({ ...progress });
    last = rows.at(-1) ?? null;
    if (rows.length < batch) return progress;
  }
}

const retire = async ({ db, other }: ResealDeps): Promise<void> => {
  await sql`update ${secretCanaries.sql} set retired_at = clock_timestamp()
    where canary = ${canaryOf(other)}::text and retired_at is null`.execute(db);
};
