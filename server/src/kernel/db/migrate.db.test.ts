import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { migrate } from './migrate.ts';

const names = [1, 2, 3].map((n) => `migrate_${n}_${randomUUID().replaceAll('-', '')}`);
const [empty = '', twice = '', race = ''] = names;

async function onServer(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
const urlOf = (name: string) => Object.assign(new URL(inject('postgresUrl')), { pathname: `/${name}` }).href;

async function read<T extends pg.QueryResultRow>(name: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: urlOf(name) });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

beforeAll(() => onServer(...names.map((name) => `create database ${name} template template0`)));
afterAll(() => onServer(...names.map((name) => `drop database ${name} with (force)`)));

const files = async () =>
  (await readdir(fileURLToPath(new URL('../../../migrations/', import.meta.url))))
    .filter((name) => name.endsWith('.sql'))
    .toSorted();

test('an empty database gets every migration, in order', async () => {
  expect(await migrate(urlOf(empty))).toEqual(await files());
  const tables = await read<{ name: string }>(
    empty,
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const found = tables.map(({ name }) => name);
  for (const name of ['audit_entries', 'jobs', 'sessions', 'contracts', 'journal_lines']) expect(found).toContain(name);
});

test('a migrated database gets nothing more, and loses nothing', async () => {
  await migrate(urlOf(twice));
  const id = randomUUID();
  await read(twice, `insert into retailers (id, fantasy_name, legal_name, cnpj) values ('${id}', 'a', 'b', 'c')`);
  expect(await migrate(urlOf(twice))).toEqual([]);
  expect(await read(twice, 'select id from retailers')).toEqual([{ id }]);
});

test('five processes that start at once apply each migration once', async () => {
  // Planted bug: with the names read before the lock, the second process fails on a table that exists.
  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(urlOf(race))));
  const rows = await read<{ name: string }>(race, 'select name from schema_migrations order by name');
  expect(rows.map(({ name }) => name)).toEqual(await files());
  expect(applied.flat().toSorted()).toEqual(await files());
});

test('a server that does not answer is a failure, not a wait for ever', async () => {
  await expect(migrate('postgres://nobody@127.0.0.1:1/nowhere')).rejects.toThrow(/ECONNREFUSED/);
});
