import { describe, expect, test } from 'vitest';
import { brandOn } from './app.ts';
import { sql } from './kernel/db/sql.ts';
import { refuse } from './kernel/refusal.ts';
import { givenOperator } from './modules/identity/testing.ts';
import { savePublicConfiguration } from './modules/retailers/index.ts';
import { givenRetailer } from './modules/retailers/testing.ts';
import { call, givenApi, givenSession } from './testing/counter.ts';
import { prepareCounter } from './testing/prepare-counter.ts';
import { prepared } from './testing/prepared.ts';
import { accept, givenCustomer, givenVerifiedOffer } from './testing/shop.ts';

const counter = prepareCounter({ databasePer: 'test' });
const { database, shop } = counter;

/** The server as it runs: its brand is what the public configurations say. */
const platform = prepared(
  async () => ({
    ...counter.platform,
    publicUrl: 'https://balcao.example',
    brand: await brandOn(database.db, 'https://balcao.example'),
  }),
  { per: 'test' },
);
const app = prepared(
  async () => {
    const http = await givenApi(platform);
    http.get('/blocked', () => refuse('MANUALLY_BLOCKED'));
    return http;
  },
  { per: 'test', end: (http) => http.close() },
);

/** What an analyst of the provider enters on the page of parameters. */
async function rename(hostname: string, document: object, basedOn = 0) {
  const retailerId = await givenRetailer(database.db, { isProvider: true });
  const operatorId = await givenOperator(counter.platform, { retailerId, role: 'analyst' });
  const token = await givenSession(counter.platform, retailerId, operatorId);
  const body = { scope: 'HOSTNAME', hostname, document, reason: 'Nova marca', basedOn };
  expect((await call(app, 'POST /configurations/layers', { token, body })).status).toBe(200);
}

/** A sale: the message with its code, and the receipt. */
async function sold() {
  const borrowerId = await givenCustomer(platform, shop);
  const { contractId, proposalId } = await givenVerifiedOffer(platform, shop, borrowerId, { cents: 30_000 });
  await accept(platform, shop, proposalId);
  const { rows: receipts } = await sql<{ document: { brand: string } }>`
    select document from receipts where subject_id = ${contractId}::uuid`.execute(database.db);
  const { rows: said } = await sql<{ text: string }>`
    select text_sealed as text from messages order by id desc limit 1`.execute(database.db);
  return { receipt: receipts[0]?.document.brand, message: platform.secrets.decrypt(said[0]?.text ?? '') };
}
const told = async (host: string) =>
  (await app.inject({ url: '/blocked', headers: { host } })).json<{ message: string }>().message;

describe('the brand that an analyst enters', () => {
  // Planted: a constant, whatever was entered.
  test('is said from then on by messages, receipts and sentences of errors', async () => {
    expect(await sold()).toMatchObject({ receipt: 'UME', message: expect.stringContaining('UME') });
    await rename('*', { app: { name: 'Crediário Norte' } });
    const { receipt, message } = await sold();
    expect(receipt).toBe('Crediário Norte');
    expect(message).toContain('Crediário Norte');
    expect(message).not.toContain('UME');
    expect(await told('loja.example')).toBe('Seu limite foi bloqueado. Entre em contato com Crediário Norte');
  });

  test('of the address that messages lead to is said by what is sent, and its own by each page', async () => {
    await rename('sul.example', { app: { name: 'Crédito Sul' } });
    expect((await sold()).receipt).toBe('UME');
    expect(await told('Sul.Example:8080')).toContain('Crédito Sul');
    expect(await told('loja.example')).toContain('UME');
    await savePublicConfiguration(counter.platform, 'balcao.example', { app: { name: 'Balcão do Zé' } });
    await platform.brand.refresh();
    expect((await sold()).receipt).toBe('Balcão do Zé');
  });
});

test('a document that does not fit says no brand', async () => {
  await sql`insert into public_configurations values ('*', '{"app": 3}', now())`.execute(database.db);
  await platform.brand.refresh();
  expect(platform.brand.name()).toBe('UME');
});
