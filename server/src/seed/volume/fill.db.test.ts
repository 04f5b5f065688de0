import { sql } from '../../kernel/db/sql.ts';
import { beforeAll, expect, test } from 'vitest';
import { dayCloseSteps } from '../../app.ts';
import { systemClock } from '../../kernel/clock.ts';
import { closeDay } from '../../kernel/day-close/close-day.ts';
import { authenticationCode, type PurchaseReceipt } from '../../modules/documents/index.ts';
import { cpfOf } from '../../modules/borrowers/index.ts';
import { expectBooksHold } from '../../testing/books.ts';
import { testPlatform } from '../../testing/platform.ts';
import { seedDemonstration } from '../demonstration/seed-demonstration.ts';
import { prepareDatabase } from '../../testing/prepare-counter.ts';
import { fillContracts } from './fill.ts';

const CONTRACTS = 2_000;
const database = prepareDatabase();
const steps: number[] = [];
const countOf = async (table: string) =>
  (await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(database.db)).rows[0]?.n ?? 0;

/** Contracts and how many numbers they have, without those that are copied. */
async function numbered(): Promise<{ n: number; numbers: number }> {
  const { rows } = await sql<{ n: number; numbers: number }>`
    select count(*) as n, count(distinct number) as numbers from contracts c
    join borrowers b on b.id = c.borrower_id where b.email_sealed is not null and b.name not like 'Cliente Modelo%'`.execute(
    database.db,
  );
  return rows[0] ?? { n: 0, numbers: 0 };
}
let demonstrated = 0;

beforeAll(async () => {
  const platform = testPlatform(database.db, systemClock);
  await seedDemonstration(platform);
  demonstrated = (await numbered()).n;
  await fillContracts({ platform, url: database.url, contracts: CONTRACTS, onProgress: (done) => steps.push(done) });
}, 120_000);

test('reports have every sale, those that were copied too', async () => {
  const { rows } = await sql<Record<'sold' | 'reported', number>>`
    select (select count(*) from contracts where status in ('ACCEPTED', 'CANCELED')) as sold,
      (select sum(sales)::bigint from retailer_sale_days) as reported`.execute(database.db);
  expect(rows[0]?.reported).toBe(rows[0]?.sold);
});

test('progress ends at the contracts asked for', () => expect(steps.at(-1)).toBe(CONTRACTS));

test('every invariant of the books holds', () => expectBooksHold(database.db));

test('exactly the contracts asked for are added, each with a number and an id of its own', async () => {
  const { n, numbers } = await numbered();
  expect(numbers).toBe(n);
  expect(n).toBe(demonstrated + CONTRACTS);
});

test('what was copied without checking keys satisfies every foreign key', async () => {
  const keys = await sql<{ name: string; relation: string; definition: string }>`
    select conname as name, conrelid::regclass::text as relation, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(database.db);
  expect(keys.rows.length).toBeGreaterThan(8);
  for (const { name, relation, definition } of keys.rows) {
    // Adding a constraint again checks every row.
    await sql`alter table ${sql.table(relation)} drop constraint ${sql.ref(name)}`.execute(database.db);
    await sql`alter table ${sql.table(relation)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
      database.db,
    );
  }
});

test('a receipt carries its own code, number and customer', async () => {
  const receipts = await sql<{ document: PurchaseReceipt; number: string; name: string }>`
    select r.document, c.number, b.name from receipts r join contracts c on c.id = r.subject_id join borrowers b on b.id = r.borrower_id
    where r.kind = 'ORIGINATION' limit 300`.execute(database.db);
  for (const { document, number, name } of receipts.rows) {
    expect(document.authenticationCode).toBe(authenticationCode(document));
    expect([document.contractNumber, document.customer.name]).toEqual([number, name]);
  }
});

test('customers can be looked up: their CPF is sealed and indexed', async () => {
  const platform = testPlatform(database.db, systemClock);
  const rows = await sql<{ cpfSealed: string; hash: string }>`
    select b.cpf_sealed as "cpfSealed", d.cpf_hash as hash from borrowers b join borrower_documents d on d.borrower_id = b.id limit 50`.execute(
    database.db,
  );
  for (const row of rows.rows) expect(platform.secrets.hash('cpf', cpfOf(platform.secrets, row))).toBe(row.hash);
  expect(await countOf('borrowers')).toBe(await countOf('borrower_documents'));
});

test('purchases spread over a year and over stores', async () => {
  const spread = await sql<{ days: number; stores: number; instants: number }>`
    select count(distinct accepted_on) as days, count(distinct store_id) as stores, count(distinct accepted_at) as instants from contracts`.execute(
    database.db,
  );
  expect(spread.rows[0]?.days).toBeGreaterThan(60);
  expect(spread.rows[0]?.stores).toBe(3);
  expect(spread.rows[0]?.instants).toBeGreaterThan(1_000);
});

test('a table that the close of a day filled for the models is copied as well, with nothing said here', async () => {
  const platform = testPlatform(database.db, systemClock);
  await closeDay({ db: database.db, clock: systemClock, steps: dayCloseSteps });
  const late = async () => [await countOf('overdue_marks'), await countOf('credit_limit_blocks')];
  const before = await late();
  expect(Math.min(...before)).toBeGreaterThan(0);
  await fillContracts({ platform, url: database.url, contracts: 500, onProgress: () => undefined });
  const after = await late();
  for (const [index, count] of after.entries()) expect(count).toBeGreaterThan(before[index] ?? 0);
  const unmarked = await sql<{ n: number }>`
    select count(*) as n from installments i left join overdue_marks m on m.borrower_id = i.borrower_id and m.installment_id = i.id
    where i.status = 'OPEN' and i.renegotiation_id is null and i.due_on < current_date - 10 and m.installment_id is null`.execute(
    database.db,
  );
  expect(unmarked.rows).toEqual([{ n: 0 }]);
  await expectBooksHold(database.db);
}, 60_000);
