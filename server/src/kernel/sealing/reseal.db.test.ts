import { expect, test } from 'vitest';
import { sealedTables } from '../../app.ts';
import { addBorrower, borrowerIdFact } from '../../modules/borrowers/index.ts';
import { givenBorrower, nextCpf } from '../../modules/borrowers/testing.ts';
import { givenOperator } from '../../modules/identity/testing.ts';
import { givenRetailer } from '../../modules/retailers/testing.ts';
import { testPlatform, testSecret } from '../../testing/platform.ts';
import { prepareDatabase } from '../../testing/prepare-counter.ts';
import { systemClock } from '../clock.ts';
import { rowOf, select } from '../db/select.ts';
import { sql } from '../db/sql.ts';
import { createSecrets, type Secrets } from '../secrets.ts';
import { UserError } from '../user-error.ts';
import { canaryOf, openSecrets } from './open-secrets.ts';
import { reseal } from './reseal.ts';
import { writeRows } from './reseal-write.ts';
import { rowsAfter } from './rows.ts';

const NEXT = 'Qy5Tn0-sWc8HgE2vJ_r4MkXa7PzUd1Lb';

const database = prepareDatabase();
const platformOf = (secrets: Secrets) => ({ ...testPlatform(database.db, systemClock), secrets });
const run = (over: Partial<Parameters<typeof reseal>[0]> = {}) =>
  reseal({ db: database.db, current: NEXT, other: testSecret, tables: sealedTables, batch: 7, ...over });
const idOf = async (secrets: Secrets, cpf: string) =>
  (await rowOf(database.db, select({ id: borrowerIdFact(secrets, cpf) })))?.id;

const customer = (cpf: string) => ({
  name: 'Conceição Araújo',
  cpf,
  phone: '+5592988887777',
  status: 'APPROVED' as const,
  isPhoneVerified: true,
});

test('every sealed column of the schema is one that a module declares', async () => {
  const { rows } = await sql<{ column: string }>`
    select c.relname || '.' || a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname like '%\\_sealed' order by 1`.execute(
    database.db,
  );
  const declared = sealedTables.flatMap(({ table, columns }) =>
    columns.map((name) => `${table.name}.${table.columns[name]?.name}`),
  );
  expect(declared.toSorted()).toEqual(rows.map(({ column }) => column));
});

// Planted: hashing under the current secret alone misses customers of the other one, and registers them twice.
test('everything is sealed again while servers look customers up and register them, and nobody is lost', async () => {
  const [old, next] = [createSecrets(testSecret), createSecrets(NEXT)];
  await openSecrets(database.db, { current: testSecret, other: undefined }, sealedTables);
  const known = [];
  for (let count = 0; count < 60; count += 1) known.push(await givenBorrower(platformOf(old)));
  const retailerId = await givenRetailer(database.db);
  const email = 'ana@casa.example';
  await givenOperator(platformOf(old), { retailerId, cpf: '52998224725', email });
  await sql`insert into messages (id, dedup_key, channel, purpose, recipient_hash, recipient_sealed, text_sealed, status, created_at)
    values (gen_random_uuid(), 'one', 'SMS', 'PURCHASE_CODE', ${old.hash('message-recipient', '+55')}, ${old.encrypt('+55')},
      ${old.encrypt('a text')}, 'SENT', now())`.execute(database.db);

  const both = await openSecrets(database.db, { current: NEXT, other: testSecret }, sealedTables);
  let isOver = false;
  const missed: string[] = [];
  const registered: { id: string; cpf: string }[] = [];
  const searches = (async () => {
    while (!isOver) for (const { id, cpf } of known) if ((await idOf(both, cpf)) !== id) missed.push(cpf);
  })();
  const registrations = (async () => {
    while (!isOver) {
      const cpf = nextCpf();
      registered.push({ cpf, id: await addBorrower(platformOf(both), customer(cpf)) });
      await expect(addBorrower(platformOf(both), customer(known[0]?.cpf ?? ''))).rejects.toThrow('borrower_document');
    }
  })();
  const said: string[] = [];
  await run({ onProgress: ({ table, rows, resealed }) => said.push(`${table} ${rows} ${resealed}`) });
  isOver = true;
  await Promise.all([searches, registrations]);
  expect(missed).toEqual([]);
  expect(registered.length).toBeGreaterThan(0);
  expect(said).toContain('borrowers 7 7');
  expect(said).toContain('operators 1 1');
  // Planted: one round alone retires a secret that a server may have sealed with behind it.
  expect(said.findLast((line) => line.startsWith('borrowers'))).toMatch(/^borrowers \d+ 0$/);

  // Who was registered after the last round came by, is indexed by both until it runs again.
  await run();
  for (const { id, cpf } of [...known, ...registered]) expect(await idOf(next, cpf)).toBe(id);
  await expect(addBorrower(platformOf(next), customer(known[1]?.cpf ?? ''))).rejects.toThrow('borrower_document');
  const { rows } = await sql<{ sealed: string; hash: string }>`
    select b.cpf_sealed as sealed, d.cpf_hash as hash from borrowers b join borrower_documents d on d.borrower_id = b.id`.execute(
    database.db,
  );
  expect(rows.length).toBe(known.length + registered.length);
  for (const { sealed, hash } of rows) expect(next.hash('cpf', next.decrypt(sealed))).toBe(hash);
  const identifiers = await sql<{ value: string; own: string }>`
    select i.value, o.cpf_hash as own from operator_identifiers i join operators o on o.id = i.operator_id order by 1`.execute(
    database.db,
  );
  const hash = next.hash('operator-cpf', '52998224725');
  expect(identifiers.rows.map(({ value }) => value).toSorted()).toEqual([email, hash].toSorted());
  expect(identifiers.rows[0]?.own).toBe(hash);
  const message = await sql<{ to: string; text: string; hash: string }>`
    select recipient_sealed as to, text_sealed as text, recipient_hash as hash from messages`.execute(database.db);
  expect(message.rows.map((row) => [next.decrypt(row.to), next.decrypt(row.text), row.hash])).toEqual([
    ['+55', 'a text', next.hash('message-recipient', '+55')],
  ]);

  const canaries = await sql<{ canary: string }>`select canary from secret_canaries where retired_at is null`.execute(
    database.db,
  );
  expect(canaries.rows).toEqual([{ canary: canaryOf(NEXT) }]);
});

// Planted: a last round that retires whatever it found.
test('nothing is retired while some server still seals with the other secret', async () => {
  const behind = createSecrets(testSecret, NEXT);
  await openSecrets(database.db, { current: testSecret, other: NEXT }, sealedTables);
  // A server registers a customer each time the round has left the customers behind.
  const query = async <T>(text: string, values: readonly unknown[]) => {
    if (text.includes('from operators')) await addBorrower(platformOf(behind), customer(nextCpf()));
    return database.db.query<T>(text, values);
  };
  await expect(run({ db: { ...database.db, query } })).rejects.toThrow('Some server still seals with the other secret');
  const canaries = sql`select canary from secret_canaries where retired_at is null`.execute(database.db);
  expect((await canaries).rows).toHaveLength(2);
});

// Planted: a row that is sealed again by its key alone loses what somebody wrote since it was read.
test('what somebody wrote since a row was read stays', async () => {
  const [old, next] = [createSecrets(testSecret), createSecrets(NEXT)];
  const { id } = await givenBorrower(platformOf(old));
  const table = sealedTables.find((one) => one.table.name === 'borrowers');
  if (!table) throw new Error('borrowers are not sealed');
  const read = (await rowsAfter(database.db, table, null, 100_000)).filter(({ key }) => key['id'] === id);
  expect(read).toHaveLength(1);
  const phone = old.encrypt('+5592911112222');
  await sql`update borrowers set phone_sealed = ${phone}::text where id = ${id}::uuid`.execute(database.db);
  const secrets = { current: next, both: createSecrets(NEXT, testSecret) };
  await writeRows(database.db, table, { resealed: read, readable: read }, secrets);
  const { rows } = await sql<{ phone: string }>`
    select phone_sealed as phone from borrowers where id = ${id}::uuid`.execute(database.db);
  expect(rows).toEqual([{ phone }]);
});

test('a row of neither secret stops it before anything is retired', async () => {
  await sql`update borrowers set phone_sealed = ${createSecrets('another secret that nobody has any more').encrypt('x')}
    where id = (select id from borrowers limit 1)`.execute(database.db);
  await expect(run()).rejects.toThrow(UserError);
  await expect(run()).rejects.toThrow('1 rows open with neither secret');
});
