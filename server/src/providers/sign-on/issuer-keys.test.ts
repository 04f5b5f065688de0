import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { CircuitOpen } from '../../kernel/circuit.ts';
import { setClock } from '../../kernel/clock.ts';
import { prepared } from '../../testing/prepared.ts';
import { type IssuerKeysOptions, issuerKeys } from './issuer-keys.ts';

/** An issuer of two documents, whose answers a test says, and counts. */
const issuer = prepared(
  async () => {
    const said: { metadata?: unknown; keys: object[]; asked: string[] } = { keys: [], asked: [] };
    const server = createServer((request, response) => {
      said.asked.push(request.url ?? '');
      const body = request.url === '/jwks' ? { keys: said.keys } : said.metadata;
      response.writeHead(body === undefined ? 503 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body ?? {}));
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const at = server.address();
    const origin = `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`;
    said.metadata = { issuer: origin, jwks_uri: `${origin}/jwks` };
    return Object.assign(said, { origin, close: () => server.close() });
  },
  { per: 'test', end: ({ close }) => close() },
);

async function newKey(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  issuer.keys.push({ ...(await exportJWK(publicKey)), kid, alg: 'ES256' });
  const token = await new SignJWT({}).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey);
  return { token, remove: () => void issuer.keys.pop() };
}

const clock = setClock('2026-11-21T10:00:00Z');
const keysOf = (over: Partial<IssuerKeysOptions> = {}) =>
  issuerKeys({ issuer: issuer.origin, origins: [issuer.origin], clock, ...over });

test('keys are asked for once, not for each token', async () => {
  const keys = keysOf();
  const { token } = await newKey('one');
  await Promise.all([1, 2, 3].map(() => jwtVerify(token, keys)));
  expect(issuer.asked).toEqual(['/.well-known/openid-configuration', '/jwks']);
});

test('a new key of the issuer is found when a token first names it, one that was taken away is gone', async () => {
  const keys = keysOf({ cooldownMs: 0 });
  const old = await newKey('old');
  await jwtVerify(old.token, keys);
  old.remove();
  const next = await newKey('new');
  await jwtVerify(next.token, keys);
  await expect(jwtVerify(old.token, keys)).rejects.toThrow('no applicable key');
});

// Planted: without the cool-down whoever makes up names of keys has the issuer asked each time.
test('made-up names of keys do not have the issuer asked each time', async () => {
  const keys = keysOf();
  const { token, remove } = await newKey('made-up');
  remove();
  await newKey('right');
  for (let tries = 0; tries < 5; tries += 1) await expect(jwtVerify(token, keys)).rejects.toThrow('no applicable key');
  expect(issuer.asked.filter((path) => path === '/jwks')).toHaveLength(1);
});

test('an issuer that says it is another, or leads to a host that is not listed, is not believed', async () => {
  const { token } = await newKey('one');
  issuer.metadata = { issuer: 'https://elsewhere.example', jwks_uri: `${issuer.origin}/jwks` };
  await expect(jwtVerify(token, keysOf())).rejects.toThrow('another name');
  issuer.metadata = { issuer: issuer.origin, jwks_uri: 'https://elsewhere.example/jwks' };
  await expect(jwtVerify(token, keysOf())).rejects.toThrow('elsewhere.example, which is not listed');
});

test('an issuer that is down is asked again once it may be up, and left alone while it fails often', async () => {
  const { token } = await newKey('one');
  const right = issuer.metadata;
  issuer.metadata = undefined;
  const keys = keysOf();
  for (let tries = 0; tries < 5; tries += 1) await expect(jwtVerify(token, keys)).rejects.toThrow('answered 503');
  await expect(jwtVerify(token, keys)).rejects.toBeInstanceOf(CircuitOpen);
  issuer.metadata = right;
  clock.set('2026-11-21T10:00:31Z');
  await expect(jwtVerify(token, keys)).resolves.toBeDefined();
});
