import { createHmac } from 'node:crypto';
import { exportJWK, exportSPKI, generateKeyPair, type JWTHeaderParameters, type JWTPayload, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { readConfig } from '../../kernel/config.ts';
import { sql } from '../../kernel/db/sql.ts';
import { sha256 } from '../../kernel/digest.ts';
import { createHttpServer } from '../../kernel/http/server.ts';
import { newToken } from '../../kernel/secrets.ts';
import { givenOperator } from '../../modules/identity/testing.ts';
import { exchangeToken } from '../../modules/identity/use-cases/exchange-token.ts';
import { givenRetailer } from '../../modules/retailers/testing.ts';
import { silentLog } from '../platform.ts';
import { prepareCounter } from '../prepare-counter.ts';
import { prepared } from '../prepared.ts';
import { codeOf } from '../refusals.ts';
import { signOn } from '../../providers/sign-on/index.ts';
import { openLocalIssuer } from '../../providers/sign-on/local-issuer/open.ts';
import { beginning, choosing, clientId, tokenFor } from '../../providers/sign-on/local-issuer/testing.ts';

const { database, platform, clock } = prepareCounter({ at: new Date() });

const ALGORITHM = 'RS256';
const KEY_ID = 'key-1';
const DAVI = 'davi@casa.example';
const BLOCKED = 'bia@casa.example';
const CASHIER = 'ana@casa.example';

/** An issuer with a key that the tests hold too, and a server that trusts it. */
const house = prepared(
  async () => {
    const { privateKey, publicKey } = await generateKeyPair(ALGORITHM, { extractable: true });
    const http = await createHttpServer(
      readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '0' }),
      () => 'UME',
    );
    const signingKey = { ...(await exportJWK(privateKey)), kid: KEY_ID, alg: ALGORITHM, use: 'sig' };
    const accounts = [{ email: DAVI, name: 'Davi Rocha', about: 'Analista', isOfRealm: true }];
    let issuer = '';
    await openLocalIssuer(http, { address: () => issuer, clientId, realm: 'analysts', accounts, signingKey });
    const origin = await http.listen({ host: '127.0.0.1', port: 0 });
    issuer = `${origin}/issuer`;
    return { privateKey, publicKey, issuer, origin, close: () => http.close() };
  },
  { end: ({ close }) => close() },
);

const people = prepared(async () => {
  const retailerId = await givenRetailer(database.db);
  const add = (email: string, over: object = {}) =>
    givenOperator(platform, { retailerId, email, role: 'analyst', ...over });
  const ids = { davi: await add(DAVI), bia: await add(BLOCKED, { isActive: false }) };
  await add(CASHIER, { role: 'cashier' });
  await add('elisa@casa.example', { role: 'retailer_analyst' });
  return ids;
});

/** The server that trusts the issuer; its reasons are told to `reasons`. */
const office = prepared(
  () => {
    const reasons: string[] = [];
    const config = { issuer: house.issuer, clientId, realm: 'analysts', origins: [house.origin] };
    const provider = signOn(config, false, clock);
    const log = {
      ...silentLog,
      warn: (told: unknown) => void reasons.push((told as { err: Error }).err.message),
    };
    const exchange = (token: string | undefined, proof: string) =>
      exchangeToken(platform, provider, { token, proof, log });
    return { reasons, exchange };
  },
  { per: 'test' },
);

interface Forgery {
  claims?: JWTPayload;
  without?: readonly string[];
  header?: Partial<JWTHeaderParameters>;
  /** In place of signing with the issuer's key. */
  sign?: (token: SignJWT) => Promise<string>;
}

const seconds = (fromNow: number) => Math.floor(clock.now().getTime() / 1_000) + fromNow;

/** A token as the issuer makes it, but for what is said. */
function tokenOf(proof: string, { claims = {}, without = [], header = {}, sign }: Forgery = {}): Promise<string> {
  const right = {
    iss: house.issuer,
    aud: clientId,
    sub: DAVI,
    email: DAVI,
    email_verified: true,
    realm: 'analysts',
    nonce: sha256(proof, 'base64url'),
    iat: seconds(-1),
    exp: seconds(300),
  };
  const all = Object.entries({ ...right, ...claims }).filter(([name]) => !without.includes(name));
  const token = new SignJWT(Object.fromEntries(all)).setProtectedHeader({ alg: ALGORITHM, kid: KEY_ID, ...header });
  return sign ? sign(token) : token.sign(house.privateKey);
}

const sessionsOf = async (operatorId: string) =>
  (await sql`select 1 from sessions where operator_id = ${operatorId}::uuid`.execute(database.db)).rows.length;

const trailOf = async (operatorId: string) => {
  const { rows } = await sql<{ action: string; detail: unknown }>`select action, detail from audit_entries
    where subject = ${operatorId} order by id`.execute(database.db);
  return rows.at(-1);
};

/** Header and payload signed by hand, as no library of good faith does. */
const byHand = async (proof: string, alg: string, signature: (text: string) => Promise<string> | string) => {
  const [, payload = ''] = (await tokenOf(proof)).split('.');
  const head = Buffer.from(JSON.stringify({ alg, kid: KEY_ID })).toString('base64url');
  return `${head}.${payload}.${await signature(`${head}.${payload}`)}`;
};

test('an analyst whom the issuer signed on gets a session, like that of a password', async () => {
  clock.set(new Date());
  const { query, verifier, proof } = beginning();
  const led = await choosing(house.issuer, query, '0');
  const code = 'back' in led ? (led.back.searchParams.get('code') ?? '') : '';
  const { answer } = await tokenFor(house.issuer, code, { code_verifier: verifier });
  const before = await sessionsOf(people.davi);
  const { accessToken } = await office.exchange((answer as { id_token: string }).id_token, proof);
  expect(accessToken).toMatch(/^[\w-]{43}$/);
  expect(await sessionsOf(people.davi)).toBe(before + 1);
  expect(await trailOf(people.davi)).toEqual({ action: 'session.opened', detail: { by: 'sign-on' } });
  const { rows } = await sql`select token_hash from sessions where token_hash = ${sha256(accessToken)}`.execute(
    database.db,
  );
  expect(rows).toHaveLength(1);
});

// Each differs from the token above in one point alone; planted: verify-token.ts and exchange-token.ts without the check named.
const forgeries: Record<string, [forge: (proof: string) => Promise<string>, reason: RegExp]> = {
  'signed with another key': [
    async (proof) => {
      const { privateKey } = await generateKeyPair(ALGORITHM);
      return tokenOf(proof, { sign: (token) => token.sign(privateKey) });
    },
    /signature verification failed/,
  ],
  'changed after it was signed': [
    async (proof) => {
      const [head = '', , signature = ''] = (await tokenOf(proof)).split('.');
      const [, other = ''] = (await tokenOf(proof, { claims: { sub: 'somebody else' } })).split('.');
      return `${head}.${other}.${signature}`;
    },
    /signature verification failed/,
  ],
  'signed with nothing': [(proof) => byHand(proof, 'none', () => ''), /"alg".* not allowed/],
  'signed with the public key as a secret': [
    (proof) =>
      byHand(proof, 'HS256', async (text) =>
        createHmac('sha256', await exportSPKI(house.publicKey))
          .update(text)
          .digest('base64url'),
      ),
    /"alg".* not allowed/,
  ],
  'of a key that the issuer has not': [
    (proof) => tokenOf(proof, { header: { kid: 'key-9' } }),
    /no applicable key found/,
  ],
  'of another issuer': [
    (proof) => tokenOf(proof, { claims: { iss: 'https://elsewhere.example' } }),
    /unexpected "iss"/,
  ],
  'for another client': [(proof) => tokenOf(proof, { claims: { aud: 'shop' } }), /unexpected "aud"/],
  'for another party': [(proof) => tokenOf(proof, { claims: { azp: 'shop' } }), /another party/],
  'for several, naming no party': [
    (proof) => tokenOf(proof, { claims: { aud: [clientId, 'shop'] } }),
    /several audiences/,
  ],
  expired: [(proof) => tokenOf(proof, { claims: { exp: seconds(-31) } }), /"exp" claim timestamp/],
  'without an end': [(proof) => tokenOf(proof, { without: ['exp'] }), /missing required "exp"/],
  'not valid yet': [(proof) => tokenOf(proof, { claims: { nbf: seconds(60) } }), /"nbf" claim timestamp/],
  'issued in the future': [(proof) => tokenOf(proof, { claims: { iat: seconds(60) } }), /"iat" claim timestamp/],
  'issued long ago': [
    (proof) => tokenOf(proof, { claims: { iat: seconds(-700), exp: seconds(3_600) } }),
    /"iat" claim timestamp/,
  ],
  'without a nonce': [(proof) => tokenOf(proof, { without: ['nonce'] }), /missing required "nonce"/],
  'of another sign-on': [() => tokenOf(newToken()), /nonce is not that of the proof/],
  'no token at all': [async () => 'a.b.c', /Invalid|invalid|failed/],
};

test.each(Object.entries(forgeries))('a token %s opens nothing', async (_, [forge, reason]) => {
  const proof = newToken();
  const before = await sessionsOf(people.davi);
  expect(await codeOf(office.exchange(await forge(proof), proof))).toBe('SIGN_ON_FAILED');
  expect(office.reasons).toEqual([expect.stringMatching(reason)]);
  expect(await sessionsOf(people.davi)).toBe(before);
  // The same without the fault: nothing else refused it.
  expect(await codeOf(office.exchange(await tokenOf(proof), proof))).toBe('done');
});

const strangers: Record<string, [Forgery, code: string]> = {
  'without a realm': [{ without: ['realm'] }, 'SIGN_ON_NOT_ALLOWED'],
  'of another realm': [{ claims: { realm: ['shops', 'analysts-of-others'] } }, 'SIGN_ON_NOT_ALLOWED'],
  'whose e-mail is not verified': [{ claims: { email_verified: false } }, 'SIGN_ON_NOT_ALLOWED'],
  'whose e-mail is said to be verified by a text': [{ claims: { email_verified: 'false' } }, 'SIGN_ON_NOT_ALLOWED'],
  'without an e-mail': [{ without: ['email'] }, 'SIGN_ON_NOT_ALLOWED'],
  'whom nobody here knows': [{ claims: { email: 'nobody@casa.example' } }, 'SIGN_ON_NOT_ALLOWED'],
  'who is a cashier': [{ claims: { email: CASHIER } }, 'SIGN_ON_NOT_ALLOWED'],
  'who is an analyst of a retailer': [{ claims: { email: 'elisa@casa.example' } }, 'SIGN_ON_NOT_ALLOWED'],
  'who is blocked': [{ claims: { email: BLOCKED } }, 'OPERATOR_BLOCKED'],
};

test.each(Object.entries(strangers))('a person %s may not enter', async (_, [forgery, code]) => {
  const proof = newToken();
  const sessions = async () => (await sql`select 1 from sessions`.execute(database.db)).rows.length;
  const before = await sessions();
  const token = await tokenOf(proof, forgery);
  expect(await codeOf(office.exchange(token, proof))).toBe(code);
  expect(await sessions()).toBe(before);
  // The sign-on is used up all the same.
  expect(await codeOf(office.exchange(token, proof))).toBe('SIGN_ON_FAILED');
});

test('that somebody blocked knocked is on record', async () => {
  const proof = newToken();
  await codeOf(office.exchange(await tokenOf(proof, { claims: { email: BLOCKED } }), proof));
  expect(await trailOf(people.bia)).toEqual({ action: 'session.refused', detail: { reason: 'sign-on' } });
});

// Planted: a use that is not kept by the nonce alone, and one that is not written with the session.
test('a sign-on is good once: again, at the same instant, and by another token of the same nonce', async () => {
  const proof = newToken();
  const token = await tokenOf(proof);
  const outcomes = await Promise.all([1, 2, 3, 4].map(() => codeOf(office.exchange(token, proof))));
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'SIGN_ON_FAILED')).toHaveLength(3);
  const other = await tokenOf(proof, { claims: { iat: seconds(-2) } });
  expect(await codeOf(office.exchange(other, proof))).toBe('SIGN_ON_FAILED');
});

test('without a token nothing is asked of the issuer', async () => {
  expect(await codeOf(office.exchange(undefined, newToken()))).toBe('SIGN_ON_FAILED');
  expect(office.reasons).toEqual([]);
});

test('clocks half a minute apart agree', async () => {
  const proof = newToken();
  const token = await tokenOf(proof, { claims: { iat: seconds(29), exp: seconds(300) } });
  expect(await codeOf(office.exchange(token, proof))).toBe('done');
});
