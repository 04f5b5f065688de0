import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { createDatabase, dropDatabase, startPostgres } from './index.ts';

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

test('a database made from the migrated template is a database of its own', async () => {
  const name = `try ${process.pid}`;
  const url = await createDatabase(inject('postgresUrl'), name, inject('templateDatabase'));
  expect(await ask(url, 'select current_database()')).toEqual([name]);
  await dropDatabase(inject('postgresUrl'), name);
});

test.skipIf(process.env['TEST_DATABASE_URL'])('what was committed survives a killed server', async () => {
  const postgres = await startPostgres({ fsync: true, settings: { shared_buffers: '16MB' } });
  try {
    expect(await ask(postgres.url(), "select current_setting('fsync')")).toEqual(['on']);
    await ask(postgres.url(), 'create table kept as select 1 as n');
    await postgres.kill();
    await expect(ask(postgres.url(), 'select 1')).rejects.toThrow('ECONNREFUSED');
    await postgres.restart();
    expect(await ask(postgres.url(), 'select n from kept')).toEqual([1]);
  } finally {
    await postgres.stop();
  }
});
