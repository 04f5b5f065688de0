import { sql } from '../kernel/db/sql.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDb } from '../kernel/db/database.ts';
import { nodePostgresPool } from '../kernel/db/pools.ts';
import { openTestDatabase, type TestDatabase } from '../testing/database.ts';
import { setClock, testPlatform } from '../testing/platform.ts';
import { keylessList } from './keyless-list.ts';
import { keylessReads } from './keyless-reads.ts';
import { recording, type Sent } from './recording.ts';
import { representativeRun } from './testing/representative-run.ts';

const sent: Sent = new Map();
let lived: TestDatabase;
/** Without rows, so that plans are the same whatever was lived. */
let empty: TestDatabase;
let succeeded = 0;
let found: Map<string, string[]>;
beforeAll(async () => {
  [lived, empty] = [await openTestDatabase(1), await openTestDatabase(1)];
  const db = createDb(recording(nodePostgresPool({ url: lived.url, size: 4 }), sent));
  const clock = setClock('2026-11-23T15:00:00Z');
  succeeded = await representativeRun(testPlatform(db, clock), clock);
  await db.close();
  found = await keylessReads(empty.url, sent.keys());
}, 300_000);
afterAll(async () => {
  await lived.close();
  await empty.close();
});

/** Who reads so, for the eye of whoever has to mend it. */
const sendersOf = (read: string) => [
  ...new Set([...found].filter(([, reads]) => reads.includes(read)).map(([text]) => sent.get(text))),
];

describe('of all that the product sends in half a year', () => {
  test('enough is seen', () => {
    expect(succeeded).toBeGreaterThanOrEqual(35);
    expect(sent.size).toBeGreaterThan(120);
  });

  test('only what the list says is asked of every machine', () => {
    const reads = [...new Set([...found.values()].flat())].filter((read) => !(read in keylessList));
    expect(reads.map((read) => ({ read, by: sendersOf(read) }))).toEqual([]);
  });

  test('the list holds nothing that is gone', () => {
    const reads = new Set([...found.values()].flat());
    expect(Object.keys(keylessList).filter((read) => !reads.has(read))).toEqual([]);
  });

  test('every value has its look-up row', async () => {
    const missing = await sql`
      select number as value from contracts where number not in (select number from contract_numbers)
      union all select number from renegotiations
        where status = 'ACTIVE' and number not in (select number from contract_numbers)
      union all select txid from pix_charges where left(txid, 25) not in (select short_txid from pix_txids)
      union all select end_to_end_id from pix_receipts where end_to_end_id not in (select end_to_end_id from pix_transfers)`.execute(
      lived.db,
    );
    expect(missing.rows).toEqual([]);
    const kept = await sql<{ n: number }>`
      select least((select count(*) from contract_numbers), (select count(*) from pix_txids), (select count(*) from pix_transfers))
        as n`.execute(lived.db);
    expect(kept.rows[0]?.n).toBeGreaterThan(0);
  });
});

describe('a planted statement is told', () => {
  test.each([
    ['by its id', 'select * from installments where id = $1', ['installments (id)']],
    ['by nothing', 'select count(*) from fees', ['fees ()']],
    ['by the key of the other family', 'select 1 from contracts where retailer_id = $1', ['contracts (retailer_id)']],
    ['by a range of the key', 'select 1 from coupons where borrower_id > $1', ['coupons (borrower_id)']],
    [
      'joined without the key',
      'select 1 from fees f join payments p on p.id = f.payment_id where f.borrower_id = $1',
      ['payments (id)'],
    ],
    ['written by its id', 'update payments set total_cents = 1 where id = $1', ['payments (id)']],
    ['deleted in a part of a statement', 'with gone as (delete from fees where id = $1) select 1', ['fees (id)']],
    [
      'in a subquery',
      'select (select max(due_on) from installments i where i.contract_id = c.id) from contracts c where c.borrower_id = $1',
      ['installments (contract_id)'],
    ],
  ])('%s', async (_, text, told) => {
    expect([...(await keylessReads(empty.url, [text])).values()]).toEqual([told]);
  });

  test.each([
    ['by the key', 'select * from installments where borrower_id = $1 and id = $2'],
    ['by one of many keys', 'select * from installments where borrower_id = any($1)'],
    [
      'joined by the key',
      'select 1 from contracts c join installments i on i.borrower_id = c.borrower_id and i.contract_id = c.id where c.borrower_id = $1',
    ],
    ['of a shared table', 'select * from retailers where is_active'],
    ['that only adds', 'insert into contract_numbers (number, borrower_id, subject_id) values ($1, $2, $3)'],
  ])('none is told %s', async (_, text) => {
    expect((await keylessReads(empty.url, [text])).size).toBe(0);
  });
});
