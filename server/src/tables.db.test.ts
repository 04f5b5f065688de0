import { sql } from './kernel/db/sql.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Column } from './kernel/db/columns.ts';
import type { Table } from './kernel/db/table.ts';
import { tables as allTables } from './distribution/families.ts';
import { prepareDatabase } from './testing/prepare-counter.ts';

/** A column as PostgreSQL's catalogue says it. */
interface Catalogued {
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
}

/** Every table that the modules and the kernel declare; one that none tells of is misplaced (`distribution/catalogue.db.test.ts`). */
const tables = allTables.filter(({ isRetired }) => !isRetired);
const database = prepareDatabase();
const catalogue = new Map<string, Map<string, Catalogued>>();

beforeAll(async () => {
  const found = await sql<Catalogued & { table: string; column: string }>`
    select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as type,
      not a.attnotnull as "isNullable", a.atthasdef as "hasDefault"
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`.execute(
    database.db,
  );
  for (const { table, column, ...rest } of found.rows) {
    catalogue.set(table, (catalogue.get(table) ?? new Map()).set(column, rest));
  }
});

const aliases: Readonly<Record<string, string>> = {
  'timestamp with time zone': 'timestamptz',
  'timestamp with time zone[]': 'timestamptz[]',
};

/** What a declared column says otherwise than the catalogue. */
function differences({ name, columns }: Table): string[] {
  const known = catalogue.get(name);
  if (!known) return [`${name} does not exist`];
  const required = [...known].filter(([, of]) => !of.isNullable && !of.hasDefault).map(([column]) => column);
  const declared = new Set(Object.values(columns).map((of) => of.name));
  return [
    ...required.filter((column) => !declared.has(column)).map((column) => `${name}.${column} is not declared`),
    ...Object.values(columns).flatMap((of) => difference(name, of, known.get(of.name))),
  ];
}

function difference(table: string, of: Column, known: Catalogued | undefined): string[] {
  const at = `${table}.${of.name}`;
  if (!known) return [`${at} does not exist`];
  const type = aliases[known.type] ?? known.type;
  return [
    ...(type === of.type ? [] : [`${at} is ${type}, not ${of.type}`]),
    ...(known.isNullable === of.isNullable ? [] : [`${at} ${known.isNullable ? 'may' : 'may not'} be null`]),
    ...(of.isOptional && !known.hasDefault ? [`${at} has no default`] : []),
  ];
}

describe('the declared tables', () => {
  test('are found', () => expect(tables.length).toBeGreaterThan(3));

  test.each(tables.map((table) => [table.name, table] as const))('%s is as the migrations made it', (_, table) => {
    expect(differences(table)).toEqual([]);
  });

  test('a column of another type, another null, or none at all is told', async () => {
    const [table] = tables;
    if (!table) throw new Error('no table');
    const planted = { name: 'planted', type: 'money', isNullable: true, isOptional: true };
    const wrong: Table = { ...table, columns: { ...table.columns, planted } };
    expect(differences(wrong)).toEqual([`${table.name}.planted does not exist`]);
    await sql`alter table ${table.sql} add column planted text not null default ''`.execute(database.db);
    catalogue.get(table.name)?.set('planted', { type: 'text', isNullable: false, hasDefault: false });
    expect(differences(wrong)).toEqual([
      `${table.name}.planted is text, not money`,
      `${table.name}.planted may not be null`,
      `${table.name}.planted has no default`,
    ]);
  });
});
