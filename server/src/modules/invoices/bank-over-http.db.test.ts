import { buildBoleto, cents, civilDate } from '@balcao/credit-math';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from '../../kernel/db/sql.ts';
import { newId } from '../../kernel/ids.ts';
import { signMessage } from '../../kernel/signature.ts';
import { bankAt, testBank } from '../../testing/papers/boleto-bank.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { expectRefusal } from '../../testing/refusals.ts';
import { givenCustomer, givenSale } from '../../testing/shop.ts';
import { allowInvoices, givenBoleto } from './testing.ts';

const { database, platform, clock, shop, app } = prepareCounter();

/** A bank that keeps what it registered; `mood` says whether it answers. */
let server: Server;
let mood: 'answers' | 'refuses' | 'is silent';
let kept: Map<string, { barcode: string }>;

beforeEach(async () => {
  [kept, mood] = [new Map(), 'answers'];
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      take(request.method ?? '', (request.url ?? '').split('/').at(-1) ?? '', chunks, response);
    });
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function take(method: string, number: string, chunks: Buffer[], response: ServerResponse): void {
  const says = (status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (mood === 'refuses') return void says(422, { reason: 'pagador' });
  const known = kept.get(number)?.barcode;
  const barcode = known ?? (method === 'PUT' ? made(number, Buffer.concat(chunks).toString()) : undefined);
  if (mood === 'is silent') return;
  if (method === 'PUT' && known) return void says(409, {});
  says(200, { barcode });
}

function made(number: string, body: string): string {
  const { amount, dueOn } = JSON.parse(body) as { amount: string; dueOn: string };
  const amountCents = cents(Math.round(Number(amount) * 100));
  const fields = { bank: '756', amountCents, dueOn: civilDate(dueOn), freeField: number.padStart(25, '0') };
  const { barcode } = buildBoleto(fields);
  kept.set(number, { barcode });
  return barcode;
}

const bank = () => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { ...testBank(platform), provider: bankAt(url, clock) };
};
async function givenDebt() {
  await allowInvoices(platform, shop);
  const borrowerId = await givenCustomer(platform, shop);
  const contractId = await givenSale(platform, shop, borrowerId, { cents: 60_000, count: 3 });
  const issue = () => givenBoleto(platform, shop, borrowerId, bank());
  const boletos = async () =>
    (
      await sql<{ nossoNumero: string; value: number; status: string }>`
        select nosso_numero as "nossoNumero", amount_cents::int as value, status from boletos
        where borrower_id = ${borrowerId}::uuid order by created_at`.execute(database.db)
    ).rows;
  const statuses = async () =>
    (
      await sql<{ status: string }>`
        select status from installments where contract_id = ${contractId}::uuid order by number`.execute(database.db)
    ).rows.map(({ status }) => status);
  return { issue, boletos, statuses };
}
/** The notice, as the bank sends and signs it. */
async function told(notice: { nossoNumero: string; value: number; paymentId?: string }, secret?: string) {
  const { nossoNumero, value, paymentId = newId() } = notice;
  const paidAt = clock.now().toISOString();
  const body = JSON.stringify({ paymentId, nossoNumero, value: value / 100, paidAt });
  const { timestamp, signature } = signMessage(secret ?? testBank(platform).webhookSecret, body, clock.now());
  const headers = {
    'content-type': 'application/json',
    'x-boleto-timestamp': timestamp,
    'x-boleto-signature': signature,
  };
  const answer = await app.inject({ method: 'POST', url: '/webhooks/boletos', payload: body, headers });
  return [answer.statusCode, answer.json<{ outcome?: string; code?: string }>().outcome] as const;
}

test('a bank that refuses or is silent leaves the boleto; asked again it is one boleto to the bank', async () => {
  const { issue, boletos } = await givenDebt();
  mood = 'refuses';
  await expectRefusal(issue(), 'SERVICE_UNAVAIBLE');
  mood = 'is silent';
  await expectRefusal(issue(), 'SERVICE_UNAVAIBLE');
  mood = 'answers';
  const boleto = await issue();
  expect(await boletos()).toEqual([{ nossoNumero: boleto.nossoNumero, value: boleto.value, status: 'OPEN' }]);
  expect([...kept]).toEqual([[boleto.nossoNumero, { barcode: boleto.barcode }]]);
  expect(await issue()).toMatchObject({ id: boleto.id, isNew: false });
});

test('its notice pays once, however often, and before its answer to the registration was heard too', async () => {
  const { issue, boletos, statuses } = await givenDebt();
  mood = 'is silent';
  await expectRefusal(issue(), 'SERVICE_UNAVAIBLE');
  const [begun] = await boletos();
  if (!begun) throw new Error('a boleto is begun');
  const { nossoNumero, value } = begun;
  // On the day it is due: the bank takes nothing off.
  clock.set('2026-12-21T15:00:00Z');
  const notice = { nossoNumero, value, paymentId: newId() };
  expect((await told(notice, 'of somebody else'))[0]).toBe(401);
  expect(await statuses()).toEqual(['OPEN', 'OPEN', 'OPEN']);
  expect(await told(notice)).toEqual([200, 'PAID']);
  expect(await told(notice)).toEqual([200, 'PAID']);
  expect(await statuses()).toEqual(['PAID', 'OPEN', 'OPEN']);
  // Paid a second time, and one of nobody: both wait for a person.
  expect(await told({ nossoNumero, value })).toEqual([200, 'WAITING']);
  expect(await told({ nossoNumero: '99999999999999999', value })).toEqual([200, 'WAITING']);
  mood = 'answers';
  const next = await issue();
  expect(next).toMatchObject({ installmentNumber: 2, isNew: true });
  expect(next.nossoNumero).not.toBe(nossoNumero);
});
