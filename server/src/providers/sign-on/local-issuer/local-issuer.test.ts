import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { readConfig } from '../../../kernel/config.ts';
import { createHttpServer } from '../../../kernel/http/server.ts';
import { prepared } from '../../../testing/prepared.ts';
import { openLocalIssuer } from './open.ts';
import { signInPage } from './page.ts';
import { beginning, choosing, clientId, returnTo, tokenFor } from './testing.ts';

const accounts = [
  { email: 'davi@casa.example', name: 'Davi <Rocha>', about: 'Analista, Casa', isOfRealm: true },
  { email: 'ana@casa.example', name: 'Ana Lima', about: 'Caixa', isOfRealm: false },
];

const issuer = prepared(
  async () => {
    const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '0' });
    const http = await createHttpServer(config, () => 'UME');
    let address = '';
    await openLocalIssuer(http, { address: () => address, clientId, realm: 'analysts', accounts });
    address = `${await http.listen({ host: '127.0.0.1', port: 0 })}/issuer`;
    return { address, close: () => http.close() };
  },
  { end: ({ close }) => close() },
);

const backWith = async (choice: string) => {
  const begun = beginning();
  const led = await choosing(issuer.address, begun.query, choice);
  return { ...begun, code: 'back' in led ? (led.back.searchParams.get('code') ?? '') : '' };
};

test('who is chosen comes back with a code, which is a token of that person for this sign-on', async () => {
  const { code, verifier, query } = await backWith('0');
  const { status, answer } = await tokenFor(issuer.address, code, { code_verifier: verifier });
  expect(status).toBe(200);
  const { id_token: token } = answer as { id_token: string };
  expect(decodeJwt(token)).toMatchObject({
    iss: issuer.address,
    aud: clientId,
    sub: 'davi@casa.example',
    email: 'davi@casa.example',
    email_verified: true,
    realm: 'analysts',
    nonce: query.nonce,
  });
});

test('an account outside the realm has no such claim', async () => {
  const { code, verifier } = await backWith('1');
  const { answer } = await tokenFor(issuer.address, code, { code_verifier: verifier });
  expect(decodeJwt((answer as { id_token: string }).id_token)).not.toHaveProperty('realm');
});

test.each([
  ['without a verifier', undefined],
  ['with another verifier', 'x'.repeat(43)],
])('a code %s is worth nothing', async (_, verifier) => {
  const { code } = await backWith('0');
  expect(code).not.toBe('');
  const { status } = await tokenFor(issuer.address, code, { code_verifier: verifier });
  expect(status).toBe(400);
});

test('a code is good once', async () => {
  const { code, verifier } = await backWith('0');
  const answers = [1, 2].map(() => tokenFor(issuer.address, code, { code_verifier: verifier }));
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400]);
});

test('nobody begins without a challenge, and nobody is led to another site', async () => {
  const { code_challenge: _, ...query } = beginning().query;
  const led = await choosing(issuer.address, query, '0');
  expect('back' in led && led.back.searchParams.get('error')).toBe('invalid_request');
  const astray = beginning({ redirect_uri: 'https://elsewhere.example/login/corporativo' }).query;
  expect(await choosing(issuer.address, astray, '0')).toMatchObject({ status: 400 });
});

test('who cancels comes back without a code', async () => {
  const led = await choosing(issuer.address, beginning().query, 'cancelar');
  expect('back' in led && led.back.href.startsWith(`${returnTo}?error=access_denied`)).toBe(true);
});

test('a choice that is not on the page, and a page that is over, say so in Portuguese', async () => {
  expect(await choosing(issuer.address, beginning().query, '7')).toMatchObject({ status: 400 });
  const old = await fetch(`${issuer.address}/interaction/nobody`);
  expect([old.status, old.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
  expect(await old.text()).toContain('Este endereço não vale mais.');
});

test('the page names everybody, and writes no name as markup', () => {
  const page = signInPage('uid', accounts);
  expect(page).toContain('Davi &#60;Rocha&#62;');
  expect(page).toContain('ana@casa.example');
});
