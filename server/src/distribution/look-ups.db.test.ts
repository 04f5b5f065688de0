import { sql } from '../kernel/db/sql.ts';
import { beforeAll, expect, test } from 'vitest';
import { guardedWrite } from '../kernel/db/guarded-write.ts';
import { isUniqueViolation } from '../kernel/db/transaction.ts';
import { jobFragment } from '../kernel/jobs/outbox.ts';
import { contractNumberFragment } from '../modules/contracts/index.ts';
import { addOperators } from '../modules/identity/index.ts';
import { arrive, givenCharged, givenPixCharge } from '../modules/pix/testing.ts';
import { newId } from '../kernel/ids.ts';
import { prepareCounter } from '../testing/prepare-counter.ts';

const { database, platform, clock, shop } = prepareCounter({ at: '2026-11-23T15:00:00Z', areBooksBroken: true });
beforeAll(async () => {
  // As the next version leaves the tables: the look-ups alone hold what must be there once.
  for (const [table, name] of [
    ['jobs', 'jobs_dedup_key_key'],
    ['pix_charges', 'pix_charges_operator_id_request_key_key'],
    ['pix_receipts', 'pix_receipts_end_to_end_id_key'],
  ] as const) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.id(name)}`.execute(database.db);
  }
});

const TIMES = 8;
const atOnce = (work: () => Promise<unknown>) => Promise.allSettled(Array.from({ length: TIMES }, work));
const count = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'fulfilled').length;

test('eight operators at once with one e-mail, or with one CPF, are one', async () => {
  const operator = { retailerId: shop.retailerId, storeId: null, name: 'ANA', phone: '+5592900000001', password: 'x' };
  const add = (email: string, cpf: string) => addOperators(platform, [{ ...operator, role: 'cashier', email, cpf }]);
  let made = 0;
  const byEmail = await atOnce(() => add('ana@loja.example', String((made += 1)).padStart(11, '0')));
  const byCpf = await atOnce(() => add(`ana${(made += 1)}@loja.example`, '99999999999'));
  expect([count(byEmail), count(byCpf)]).toEqual([1, 1]);
  const refused = [...byEmail, ...byCpf].flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  expect(refused.filter((error) => !isUniqueViolation(error))).toEqual([]);
});

test('a number is taken once, whoever asks', async () => {
  const take = () =>
    guardedWrite(database.db, [contractNumberFragment({ number: '00000-00001', borrowerId: newId(), id: newId() })]);
  expect(count(await atOnce(take))).toBe(1);
});

test('a job of a dedup key is written once', async () => {
  const write = () =>
    guardedWrite(database.db, [jobFragment({ kind: 'x', payload: {}, runAt: clock.now(), dedupKey: 'once' })]);
  expect(count(await atOnce(write))).toBe(1);
});

test('a transfer told eight times at once is received once', async () => {
  // Planted bug: without the fragment 'pix_transfer' each notice pays.
  const { charge, value } = await givenCharged(platform, shop);
  const endToEndId = 'E00000000202611231500000000000001';
  const told = await Promise.all(
    Array.from({ length: TIMES }, () => arrive(platform, { txid: charge.txid, value, endToEndId })),
  );
  expect(new Set(told.map(({ outcome }) => outcome))).toEqual(new Set(['SETTLED']));
  const found = await sql`select 1 from pix_receipts where end_to_end_id = ${endToEndId}`.execute(database.db);
  expect(found.rows).toHaveLength(1);
});

test('a charge asked for eight times at once under one key is one', async () => {
  const { ids } = await givenCharged(platform, shop);
  const key = newId();
  const charges = await atOnce(() => givenPixCharge(platform, shop, ids.slice(0, 1), { key }));
  expect(count(charges)).toBeGreaterThan(0);
  const found = await sql`select 1 from pix_charges where request_key = ${key}`.execute(database.db);
  expect(found.rows).toHaveLength(1);
});
