import { sql, type Template } from '../kernel/db/sql.ts';
import { describe, expect, test } from 'vitest';
import type { Db } from '../kernel/db/database.ts';
import { crossingForeignKeys, keylessUniques, misplaced } from './catalogue.ts';
import { prepareDatabase } from '../testing/prepare-counter.ts';

/**
 * What is left, each with its reason; whoever mends one takes it out. The next version's migration drops all three,
 * after it has written the look-up rows that the version before this one did not.
 */
const left: Readonly<Record<string, string>> = {
  jobs_dedup_key_key: 'the version before names it in `on conflict`; the id comes from the dedup key now',
  pix_charges_operator_id_request_key_key: 'likewise; pix_charges_request holds the key',
  pix_receipts_end_to_end_id_key: 'likewise; pix_transfers holds the value',
};

const database = prepareDatabase(2);

const barriers = async (db: Db) => [
  ...(await misplaced(db)),
  ...(await keylessUniques(db)),
  ...(await crossingForeignKeys(db)),
];

class Undo extends Error {}

/** What stands in the way besides, after a change that is rolled back. */
async function besides(...changes: readonly Template[]): Promise<string[]> {
  let found: string[] = [];
  const work = database.db.transaction(async (tx) => {
    for (const change of changes) await change.execute(tx);
    found = await barriers(tx);
    throw new Undo();
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error;
  });
  return found.filter((one) => !(one in left));
}

test('what stands in the way of spreading the tables is what the list says, no more and no less', async () => {
  expect(await barriers(database.db)).toEqual(Object.keys(left).toSorted());
});

describe('a planted violation is told', () => {
  test.each([
    ['a table without a family', sql`create table planted (id uuid)`, ['planted has no family']],
    ['a table that is gone', sql`drop table device_tacs`, ['device_tacs does not exist']],
    [
      'a key of another name',
      sql`alter table coupons rename borrower_id to owner_id`,
      ['coupons has no column borrower_id'],
    ],
    ['an id alone', sql`create unique index planted on installments (id)`, ['planted']],
    ['a part of the rows', sql`create unique index planted on fees (contract_id) where status = 'OPEN'`, ['planted']],
    ['an expression', sql`create unique index planted on operators (lower(email))`, ['planted']],
    ['the key of the other family', sql`create unique index planted on contracts (retailer_id, id)`, ['planted']],
    [
      'a look-up that is not by its value',
      sql`create unique index planted on contract_numbers (subject_id)`,
      ['planted'],
    ],
    [
      'a foreign key into the other family',
      sql`alter table payments add constraint planted foreign key (retailer_id, store_id) references stores (retailer_id, id)`,
      ['planted'],
    ],
    [
      'a foreign key out of a shared table',
      sql`alter table device_offers add constraint planted foreign key (retailer_id, store_id) references stores (retailer_id, id)`,
      ['planted'],
    ],
  ])('%s', async (_, change, told) => {
    const found = await besides(change);
    expect(found.filter((one) => told.includes(one))).toEqual(told);
  });

  test('a foreign key inside a family that leaves the key out', async () => {
    const unique = sql`create unique index planted_target on contracts (id)`;
    const key = sql`alter table fees add constraint planted foreign key (contract_id) references contracts (id)`;
    expect(await besides(unique, key)).toEqual(['planted_target', 'planted']);
  });

  test('what only a shared table is asked for is told of nobody', async () => {
    const key = sql`alter table payments add constraint planted foreign key (retailer_id) references retailers (id)`;
    expect(await besides(key)).toEqual([]);
  });
});
