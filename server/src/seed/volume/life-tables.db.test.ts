import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { placements } from '../../distribution/families.ts';
import type { Placement } from '../../kernel/db/table.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { readLifeTables } from './life-tables.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await openTestDatabase(1);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
beforeEach(() => client.query('begin'));
afterEach(() => client.query('rollback'));
afterAll(async () => {
  await client.end();
  await database.close();
});

const withPlanted = (placement: Placement) => new Map([...placements, ['planted', placement] as const]);
const ofBorrower: Placement = { family: 'credit', key: 'borrower_id' };

test('every table of the credit family is of a life, parents first', async () => {
  const names = (await readLifeTables(client)).map(({ name }) => name);
  const family = [...placements].filter(([, { family: of }]) => of === 'credit').map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining(family));
  expect(names).toEqual(expect.arrayContaining(['borrower_documents', 'contract_numbers', 'incentives']));
  const chain = ['borrowers', 'contracts', 'proposals', 'purchase_verifications'];
  expect(names.filter((name) => chain.includes(name))).toEqual(chain);
});

test('a new table of the credit family follows, after what it points to and without its computed columns', async () => {
  // Planted bug: a list kept by hand does not have it, and copied customers lack its rows.
  await client.query(`create table planted (borrower_id uuid, contract_id uuid, cents bigint,
    twice bigint generated always as (cents * 2) stored, foreign key (borrower_id, contract_id) references contracts)`);
  const tables = await readLifeTables(client, withPlanted(ofBorrower));
  const planted = tables.find(({ name }) => name === 'planted');
  expect(planted).toMatchObject({ columns: '"borrower_id", "contract_id", "cents"', where: 'borrower_id = $' });
  const names = tables.map(({ name }) => name);
  expect(names.indexOf('planted')).toBeGreaterThan(names.indexOf('contracts'));
});

test('a new table stops the fill when nobody says whether it is of a life', async () => {
  await client.query('create table planted (retailer_id uuid, contract_id uuid, day date)');
  await expect(readLifeTables(client)).rejects.toThrow('not left behind in life-tables.ts: planted');
  const ofRetailer: Placement = { family: 'retailer', key: 'retailer_id' };
  await expect(readLifeTables(client, withPlanted(ofRetailer))).rejects.toThrow('life-tables.ts: planted');
  await client.query('alter table planted drop contract_id');
  expect((await readLifeTables(client, withPlanted(ofRetailer))).map(({ name }) => name)).not.toContain('planted');
  const shared: Placement = { family: 'shared', key: null };
  expect((await readLifeTables(client, withPlanted(shared))).map(({ name }) => name)).not.toContain('planted');
});
