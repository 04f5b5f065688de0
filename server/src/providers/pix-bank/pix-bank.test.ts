import { cents, isBrCode } from '@balcao/credit-math';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addSeconds } from '../../kernel/clock.ts';
import { readConfig } from '../../kernel/config.ts';
import { openSigned, signedWith } from '../../kernel/signature.ts';
import type { Db } from '../../kernel/db/database.ts';
import { type SetClock, setClock, testPlatform } from '../../testing/platform.ts';
import { httpBank } from './http-bank.ts';
import { pixBank, pixBankConfig } from './index.ts';

const NOW = '2026-11-21T15:00:00Z';
const txid = '0123456789abcdef0123456789abcdef';
const ask = { txid, amountCents: cents(12_345), expiresAt: new Date('2026-11-21T16:00:00Z') };
const bankOf = (env: Record<string, string>) =>
  pixBank(readConfig(env, { pixBank: pixBankConfig }).pixBank, testPlatform({} as Db, setClock(NOW)));

describe('the embedded bank', () => {
  test('makes a static code of key, value and what fits of the txid', async () => {
    const { provider, chargeMinutes } = bankOf({ PIX_KEY: 'recebe@ume.example', PIX_CHARGE_MINUTES: '30' });
    const { brCode } = await provider.createCharge(ask);
    expect(isBrCode(brCode)).toBe(true);
    expect(brCode).toContain('0118recebe@ume.example');
    expect(brCode).toContain('5406123.45');
    expect(brCode).toContain('5903UME6006MANAUS');
    expect(brCode).toContain(`62290525${txid.slice(0, 25)}6304`);
    expect(chargeMinutes).toBe(30);
  });

  test('signs the notice of a payment as a bank would', () => {
    const { customerPays, webhookSecret } = bankOf({});
    const message = customerPays?.({ txid, valueCents: cents(12_345) });
    const notice = message && openSigned(message, signedWith(webhookSecret, setClock(NOW)));
    expect(notice).toEqual({
      txid,
      value: 123.45,
      paidAt: '2026-11-21T15:00:00.000Z',
      endToEndId: expect.stringMatching(/^E00000000202611211500[0-9a-f]{11}$/),
    });
    const other = customerPays?.({ txid, valueCents: cents(12_345) });
    expect(other?.body).not.toBe(message?.body);
  });

  test('has a secret of its own database unless one is configured', () => {
    expect(bankOf({}).webhookSecret).toMatch(/^[0-9a-f]{64}$/);
    const own = 'Qy5Tn0-sWc8HgE2vJ_r4MkXa7PzUd1Lb';
    expect(bankOf({ PIX_WEBHOOK_SECRET: own }).webhookSecret).toBe(own);
  });
});

test('with no bank nothing can be charged, and nobody pays in the inbox', async () => {
  const none = bankOf({ NODE_ENV: 'production', EMBEDDED: 'true' });
  await expect(none.provider.createCharge(ask)).rejects.toThrow('no Pix bank is configured');
  expect(none.customerPays).toBeNull();
});

describe('a bank over HTTP', () => {
  let server: Server;
  let url: string;
  let clock: SetClock;
  let received: { method?: string | undefined; path?: string | undefined; token?: string | undefined; body: unknown }[];
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  let brCode: string;

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const { method, url: path, headers } = request;
    received.push({ method, path, token: headers.authorization, body: text === '' ? null : JSON.parse(text) });
    answer(request, response);
  }
  beforeEach(async () => {
    received = [];
    ({ brCode } = await bankOf({}).provider.createCharge(ask));
    answer = (_, response) => response.writeHead(201).end(JSON.stringify({ pixCopiaECola: brCode }));
    clock = setClock(NOW);
    server = createServer((request, response) => void receive(request, response));
    await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2/`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });
  const bank = (timeoutMs = 2_000) => httpBank({ url, token: 'secret', key: 'recebe@ume.example', clock, timeoutMs });

  test('is asked by txid with value, key and seconds to go', async () => {
    expect(await bank().createCharge(ask)).toEqual({ brCode });
    expect(received).toEqual([
      {
        method: 'PUT',
        path: `/v2/cob/${txid}`,
        token: 'Bearer secret',
        body: { calendario: { expiracao: 3_600 }, valor: { original: '123.45' }, chave: 'recebe@ume.example' },
      },
    ]);
  });

  test('that knows the charge already is asked what it is', async () => {
    answer = (request, response) =>
      request.method === 'PUT'
        ? response.writeHead(409).end()
        : response.writeHead(200).end(JSON.stringify({ pixCopiaECola: brCode }));
    expect(await bank().createCharge(ask)).toEqual({ brCode });
    expect(received.map(({ method }) => method)).toEqual(['PUT', 'GET']);
  });

  test.each([
    ['an error', 500, '{}', 'answered 500'],
    ['a refusal', 403, '{}', 'answered 403'],
    ['no code', 201, '{}', 'pixCopiaECola'],
    ['a broken code', 201, '{"pixCopiaECola":"00020126"}', 'a BR Code'],
    ['no JSON', 201, 'ok', 'JSON'],
  ])('%s is a failure', async (_, status, body, why) => {
    answer = (__, response) => response.writeHead(status).end(body);
    await expect(bank().createCharge(ask)).rejects.toThrow(why);
    expect(received).toHaveLength(1);
  });

  test('a redirect is a failure: the token goes to the configured host only', async () => {
    answer = (_, response) => response.writeHead(307, { location: url }).end();
    await expect(bank().createCharge(ask)).rejects.toThrow('fetch failed');
    expect(received).toHaveLength(1);
  });

  test('that does not answer is given up on', async () => {
    answer = () => undefined;
    const started = performance.now();
    await expect(bank(100).createCharge(ask)).rejects.toThrow(/timeout|aborted/i);
    expect(performance.now() - started).toBeLessThan(1_500);
  });

  test('that fails five times in a row is not asked for thirty seconds', async () => {
    answer = (_, response) => response.writeHead(500).end();
    const broken = bank();
    for (let count = 0; count < 5; count += 1) await expect(broken.createCharge(ask)).rejects.toThrow('answered 500');
    await expect(broken.createCharge(ask)).rejects.toThrow('circuit open');
    expect(received).toHaveLength(5);
    clock.set(addSeconds(clock.now(), 30));
    answer = (_, response) => response.writeHead(201).end(JSON.stringify({ pixCopiaECola: brCode }));
    expect(await broken.createCharge(ask)).toEqual({ brCode });
  });
});
