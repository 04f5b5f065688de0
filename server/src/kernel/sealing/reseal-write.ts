import type { Db, Tx } from '../db/database.ts';
import { sql, type Template } from '../db/sql.ts';
import { withTransaction } from '../db/transaction.ts';
import type { Secrets } from '../secrets.ts';
import { columnOf, type SealedRow } from './rows.ts';
import type { SealedHash, SealedTable } from './sealed-table.ts';

interface Pair {
  current: Secrets;
  both: Secrets;
}

const and = sql` and `;

/** `jsonb_to_recordset` of texts, called `r`. */
function texts(rows: readonly Record<string, string>[]): Template {
  const columns = Object.keys(rows[0] ?? {}).map((name) => `"${name}" text`);
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as ${sql.raw(`r(${columns.join(', ')})`)}`;
}

/**
 * Seals rows again, all of them or none. One that somebody changed meanwhile keeps what they wrote: the next round finds
 * it. Its look-ups change in the same transaction, so that it is found at any time.
 */
export async function writeRows(
  db: Db,
  table: SealedTable,
  { resealed, readable }: { resealed: readonly SealedRow[]; readable: readonly SealedRow[] },
  secrets: Pair,
): Promise<void> {
  const valuesOfAll = (rows: readonly SealedRow[]) => rows.map((row) => valuesOf(table, row, secrets));
  const lookUps = (table.hashes ?? []).flatMap((hash, index) => (hash.lookUp ? [{ hash, index }] : []));
  await withTransaction(db, async (tx) => {
    if (resealed.length > 0) await update(tx, table, valuesOfAll(resealed));
    // Of every row: who was added while both secrets were in use has a look-up of each.
    if (readable.length === 0 || lookUps.length === 0) return;
    const values = valuesOfAll(readable);
    for (const lookUp of lookUps) await moveLookUp(tx, table, { ...lookUp, values });
  });
}

/** Key, what was sealed ('was:') and is now ('new:'), and each hash ('hash0'), as texts. */
function valuesOf({ columns, hashes = [] }: SealedTable, { key, sealed }: SealedRow, { current, both }: Pair) {
  const opened = (name: string) => (sealed[name] ? both.decrypt(sealed[name]) : '');
  return Object.fromEntries([
    ...Object.entries(key),
    ...columns.flatMap((name) => [
      [`was:${name}`, sealed[name] ?? ''],
      [`new:${name}`, sealed[name] ? current.encrypt(opened(name)) : ''],
    ]),
    ...hashes.map(({ purpose, of }, index) => [`hash${index}`, sealed[of] ? current.hash(purpose, opened(of)) : '']),
    ...hashes.map(({ purpose, of }, index) => [
      `old${index}`,
      sealed[of] ? (both.hashes(purpose, opened(of))[1] ?? '') : '',
    ]),
  ]) as Record<string, string>;
}

async function update(
  tx: Tx,
  { table, key, columns, hashes = [] }: SealedTable,
  values: readonly Record<string, string>[],
) {
  const filled = (name: string, from: string) => {
    const column = sql.id(columnOf(table, name).name);
    return sql`${column} = case when r.${sql.id(from)} = '' then t.${column} else r.${sql.id(from)} end`;
  };
  const sets = [
    ...columns.map((name) => filled(name, `new:${name}`)),
    ...hashes.flatMap(({ column }, index) => (column === undefined ? [] : [filled(column, `hash${index}`)])),
  ];
  const same = [
    ...key.map(
      (name): Template =>
        sql`t.${sql.id(columnOf(table, name).name)} = r.${sql.id(name)}::${sql.raw(columnOf(table, name).type)}`,
    ),
    ...columns.map(
      (name): Template => sql`coalesce(t.${sql.id(columnOf(table, name).name)}, '') = r.${sql.id(`was:${name}`)}`,
    ),
  ];
  await sql`update ${table.sql} t set ${sql.join(sets)} from ${texts(values)} where ${sql.join(same, and)}`.execute(tx);
}

async function moveLookUp(
  tx: Tx,
  { table }: SealedTable,
  { hash: { lookUp }, index, values }: { hash: SealedHash; index: number; values: readonly Record<string, string>[] },
) {
  if (!lookUp) return;
  const value = sql.id(columnOf(lookUp.table, lookUp.value).name);
  const owners = Object.entries(lookUp.owner);
  const there = owners.map(([name]) => sql.id(columnOf(lookUp.table, name).name));
  const here = owners.map(([, name]) => sql`r.${sql.id(name)}::${sql.raw(columnOf(table, name).type)}`);
  const [fresh, old] = [sql.id(`hash${index}`), sql.id(`old${index}`)];
  await sql`insert into ${lookUp.table.sql} (${value}, ${sql.join(there)})
    select r.${fresh}, ${sql.join(here)} from ${texts(values)} where r.${fresh} <> '' on conflict do nothing`.execute(
    tx,
  );
  await sql`delete from ${lookUp.table.sql} l using ${texts(values)} where l.${value} = r.${old}`.execute(tx);
}
