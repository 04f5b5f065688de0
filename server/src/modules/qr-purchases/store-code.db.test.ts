import type { RouteName, Wire } from '@balcao/contract';
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../kernel/db/sql.ts';
import { call } from '../../testing/counter.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { CODE, givenCustomer, givenShop } from '../../testing/shop.ts';
import { completeCpf } from '../borrowers/index.ts';
import { givenStore } from '../retailers/testing.ts';

const sellsByQr = async (made: Parameters<typeof givenShop>[0]) => {
  const shop = await givenShop(made);
  await sql`update stores set capture_method = 'BY_QR_CODE' where id = ${shop.storeId}::uuid`.execute(made.db);
  return shop;
};
const { database, platform, clock, shop, staff, signedIn, app } = prepareCounter({
  givenShop: sellsByQr,
  connections: 8,
});
beforeEach(() => sql`truncate quota_uses`.execute(database.db));

const ask = async <K extends RouteName>(name: K, of: Parameters<typeof call>[2]) => {
  const answer = await call(app, name, of);
  return { ...answer, body: answer.body as Wire<K>['answer'] };
};
const make = (over: { storeId?: string; token?: string } = {}) =>
  ask('POST /payments/store-code', {
    body: { storeId: over.storeId ?? shop.storeId },
    token: over.token ?? staff.manager.token,
  });
const printedCode = async () => (await make()).body.code ?? '';
const wish = (code: string, value = 600) => ask('POST /store-purchase', { body: { code, value } });
const page = async (key: string) => (await ask('POST /store-purchase/page', { body: { key } })).body;
const waiting = async () =>
  (await ask('GET /payments/store-requests', { query: { storeId: shop.storeId }, token: signedIn.token })).body;
const confirm = (id: string, value = 600, token = signedIn.token) =>
  ask('POST /payments/store-requests/{id}/confirm', { params: { id }, body: { value }, token });
const refuse = (id: string) =>
  ask('POST /payments/store-requests/{id}/refuse', { params: { id }, token: signedIn.token });
/** A request that waits, with the id by which the till knows it. */
async function asked(value?: number) {
  const { body } = await wish(await printedCode(), value);
  const found = (await waiting()).find(({ number, value: said }) => number === body.number && said === body.value);
  return { key: body.key, id: found?.id ?? '', number: body.number };
}

test('a customer asks by the printed code, the cashier puts the value right, and the sale goes on on the same phone', async () => {
  const cpf = completeCpf('700000901');
  const borrowerId = await givenCustomer(platform, shop, { cpf });
  await sql`delete from lookup_grants where borrower_id = ${borrowerId}::uuid`.execute(database.db);
  const { body: code } = await make();
  expect(code.address).toBe(`${platform.publicUrl}/c/loja/${code.code ?? ''}`);
  const typed = `${code.code?.slice(0, 4)}-${code.code?.slice(4)}`.toLowerCase();
  const opened = await ask('POST /store-purchase/open', { body: { code: typed } });
  expect(opened.body).toEqual({ storeName: code.storeName, retailerName: code.retailerName });
  const { key, id, number } = await asked(500);
  expect(await page(key)).toMatchObject({ status: 'WAITING', value: 500, number });
  // Nobody says who they are, and no page is there, before the till said yes.
  expect((await ask('POST /qr-purchase/identification', { body: { key, cpf } })).code).toBe('QR_UNKNOWN');
  expect((await confirm(id, 600)).body).toMatchObject({ id, value: 600, status: 'OPENED', qrCodeString: null });
  expect(await page(key)).toMatchObject({ status: 'CONFIRMED', value: 600 });
  await ask('POST /qr-purchase/identification', { body: { key, cpf } });
  const known = await ask('POST /qr-purchase/identification/verify', { body: { key, code: CODE } });
  expect(known.body).toMatchObject({ step: 'CHOICE', value: 600 });
  const offer = await ask('POST /qr-purchase/offer', { body: { key } });
  const proposalId = offer.body.proposals[2]?.id ?? '';
  await ask('POST /qr-purchase/authorisation', { body: { key, proposalId } });
  await ask('POST /qr-purchase/authorisation/verify', { body: { key, code: CODE } });
  const bought = await ask('POST /qr-purchase/acceptance', { body: { key } });
  expect(bought.body).toMatchObject({ step: 'ACCEPTED', chosen: { proposalId, creditValue: 600 } });
  const told = await sql<{
    action: string;
  }>`select action from audit_entries where subject = ${id} order by at, id`.execute(database.db);
  expect(told.rows.map(({ action }) => action).slice(0, 2)).toEqual(['store-request.made', 'store-request.confirmed']);
});

// Planted: a request that is tested as it was read became fifty purchases.
test('of fifty who answer a request at once one does; refused, late or foreign it makes no purchase', async () => {
  const { id } = await asked();
  const all = await Promise.all(Array.from({ length: 50 }, (_, n) => (n % 5 === 4 ? refuse(id) : confirm(id))));
  const codes = all.map(({ code }) => code ?? 'answered');
  const [decided] = (
    await sql<{ status: string }>`select status from store_requests where id = ${id}::uuid`.execute(database.db)
  ).rows;
  const isConfirmed = decided?.status === 'CONFIRMED';
  const answered = codes.filter((code) => code === 'answered').length;
  expect(isConfirmed ? answered : 1).toBe(1);
  const made = await sql`select 1 from qr_purchases where id = ${id}::uuid`.execute(database.db);
  expect(made.rows).toHaveLength(isConfirmed ? 1 : 0);
  const refused = await asked();
  expect((await refuse(refused.id)).code).toBeUndefined();
  expect((await confirm(refused.id)).code).toBe('STORE_REQUEST_OVER');
  expect(await page(refused.key)).toMatchObject({ status: 'REFUSED' });
  const late = await asked();
  clock.set('2026-11-21T15:15:00Z');
  expect([(await confirm(late.id)).code, (await page(late.key)).status]).toEqual(['STORE_REQUEST_OVER', 'EXPIRED']);
  expect((await waiting()).some(({ id: one }) => one === late.id)).toBe(false);
});

test('another code ends the one on the wall; of the own store alone, and where purchases are by QR code', async () => {
  const first = await printedCode();
  const second = await printedCode();
  expect(second).not.toBe(first);
  expect(second).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
  expect((await wish(first)).code).toBe('STORE_CODE_UNKNOWN');
  expect((await wish(second)).code).toBeUndefined();
  const elsewhere = await givenStore(database.db, shop.retailerId);
  expect((await make({ storeId: elsewhere })).code).toBe('STORE_NOT_FOUND');
  expect((await make({ storeId: elsewhere, token: staff.analyst.token })).code).toBe('QR_NOT_IN_STORE');
  expect((await make({ token: staff.cashier.token })).code).toBe('FORBIDDEN');
  await sql`update stores set capture_method = 'BY_CPF' where id = ${shop.storeId}::uuid`.execute(database.db);
  expect((await wish(second)).code).toBe('STORE_CODE_UNKNOWN');
  await sql`update stores set capture_method = 'BY_QR_CODE' where id = ${shop.storeId}::uuid`.execute(database.db);
});

test('two hundred from one address make thirty requests, and no message to anybody', async () => {
  const code = await printedCode();
  await sql`truncate store_requests, messages, jobs`.execute(database.db);
  const all = await Promise.all(Array.from({ length: 200 }, () => wish(code)));
  expect(all.filter((one) => one.code === undefined)).toHaveLength(30);
  expect(new Set(all.map((one) => one.code))).toEqual(new Set([undefined, 'TOO_MANY_REQUESTS']));
  const { rows } = await sql`select 1 from messages`.execute(database.db);
  expect(rows).toHaveLength(0);
  expect((await wish(code, 9.99)).code).toBe('QR_VALUE_TOO_LOW');
  expect((await ask('POST /store-purchase/open', { body: { code: 'XXXXXXXX' } })).code).toBe('STORE_CODE_UNKNOWN');
});
