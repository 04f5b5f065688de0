import type { RouteName, Wire } from '@balcao/contract';
import { expect, test } from 'vitest';
import { asOperator } from '../../kernel/act/principal.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { rowsOf } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import { call, givenSession } from '../../testing/counter.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { prepared } from '../../testing/prepared.ts';
import { codeOf, expectRefusal } from '../../testing/refusals.ts';
import { CODE } from '../../testing/shop.ts';
import { nextCpf } from '../borrowers/testing.ts';
import { givenOperator } from '../identity/testing.ts';
import { saveConfiguration } from '../retailers/index.ts';
import { makeDataLink } from './use-cases/make-link.ts';
import { openDataLink } from './use-cases/open-link.ts';

const { database, platform, clock, shop, app } = prepareCounter();

let made = 0;
const bia = prepared(
  async () => {
    const { retailerId, storeId } = shop;
    const cpf = nextCpf();
    const email = `bia.${(made += 1)}@casa.example`;
    const phone = `+55929${String(10_000_000 + made)}`;
    const operatorId = await givenOperator(platform, { retailerId, storeId, cpf, email, phone, name: 'BIA REIS' });
    const actor = { ...shop.actor, operatorId };
    return {
      cpf,
      email,
      phone,
      actor,
      by: asOperator(actor),
      token: await givenSession(platform, retailerId, operatorId),
    };
  },
  { per: 'test' },
);

const ask = async <K extends RouteName & `${string} /data-update/${string}`>(
  name: K,
  body: Wire<K>['body'] & object,
) => {
  const answer = await call(app, name, { body });
  return { ...answer, body: answer.body as Wire<K>['answer'] };
};
const tokenOf = (url: string) => url.split('#')[1] ?? '';
const newLink = async () => tokenOf((await makeDataLink(platform, bia.by, undefined)).url);
const open = (token: string) => openDataLink(platform, { token }, '203.0.113.7');

/** A page whose operator a code identified. */
async function identified(): Promise<string> {
  const { key } = await open(await newLink());
  await ask('POST /data-update/code', { key, channel: 'SMS' });
  await ask('POST /data-update/code/verify', { key, code: CODE });
  return key;
}

const messages = async () =>
  (
    await rowsOf(
      database.db,
      sql<{
        to: string;
        text: string;
      }>`select recipient_sealed as to, text_sealed as text from messages order by created_at, id`,
    )
  ).map(({ to, text }) => ({ to: platform.secrets.decrypt(to), text: platform.secrets.decrypt(text) }));
const trail = () =>
  rowsOf(
    database.db,
    sql<{ action: string; detail: unknown }>`select action, detail from audit_entries
      where subject = ${bia.actor.operatorId} order by at, id`,
  );

test('an operator opens the link, is identified by a code, and changes e-mail and Pix key at once', async () => {
  const answer = await call(app, 'GET /retailers-onboarding/operators/data-validation-link', {
    query: { document: bia.cpf },
    token: bia.token,
  });
  const { url } = answer.body as { url: string };
  expect(url).toMatch(/^\/c\/meus-dados#[\w-]{43}$/);
  const opened = await ask('POST /data-update/links/open', { token: tokenOf(url) });
  expect(opened.body).toEqual({
    key: expect.stringMatching(/^[\w-]{43}$/),
    firstName: 'BIA',
    phoneNumber: expect.stringMatching(/^\(92\) \*{5}-\d{4}$/),
    email: 'b***@casa.example',
  });
  const { key } = opened.body;
  expect((await ask('POST /data-update/data', { key })).code).toBe('DATA_VISIT_OVER');
  expect((await ask('POST /data-update/code', { key, channel: 'EMAIL' })).status).toBe(204);
  expect((await messages()).at(-1)).toEqual({ to: bia.email, text: expect.stringContaining('123 456') });
  const who = await ask('POST /data-update/code/verify', { key, code: CODE });
  expect(who.body).toMatchObject({
    subject: 'OPERATOR',
    name: 'BIA REIS',
    email: bia.email,
    pixKey: null,
    address: null,
  });
  const email = `nova.${bia.email}`;
  const changed = await ask('PATCH /data-update/data', {
    key,
    email: email.toUpperCase(),
    pixKey: { kind: 'CPF', key: bia.cpf },
  });
  expect(changed.body).toMatchObject({ email, pixKey: { kind: 'CPF', key: bia.cpf }, phoneChange: null });
  expect((await messages()).at(-1)).toEqual({ to: bia.phone, text: expect.stringContaining('e-mail, chave Pix') });
  const { operatorId } = bia.actor;
  const seen = await call(app, 'GET /coordinator/operators/{id}', { params: { id: operatorId }, token: bia.token });
  expect(seen.body).toMatchObject({ email, pixAccount: { pixKey: bia.cpf } });
  expect((await trail()).map(({ action }) => action)).toEqual([
    'data-link.made',
    'data-link.opened',
    'data-update.code-sent',
    'data-update.identified',
    'data-update.changed',
  ]);
  expect((await trail()).at(-1)?.detail).toEqual({ fields: ['email', 'pixKey'] });
});

test("what is somebody else's is refused, and nothing changes", async () => {
  const other = `ocupado.${bia.email}`;
  await givenOperator(platform, { retailerId: shop.retailerId, email: other });
  const key = await identified();
  expect((await ask('PATCH /data-update/data', { key, email: other })).code).toBe('EMAIL_OF_ANOTHER');
  const foreign = await ask('PATCH /data-update/data', { key, pixKey: { kind: 'CPF', key: nextCpf() } });
  expect(foreign.code).toBe('PIX_KEY_OF_ANOTHER');
  expect((await ask('PATCH /data-update/data', { key, pixKey: { kind: 'RANDOM', key: 'x' } })).code).toBe(
    'BAD_REQUEST',
  );
  expect((await ask('POST /data-update/data', { key })).body).toMatchObject({ email: bia.email, pixKey: null });
});

// Planted: the fragment of the use without 'used_at is null' opened it two hundred times.
test('two hundred who open one link at once open it once', async () => {
  const token = await newLink();
  // Each from an address of its own, so that no quota refuses first.
  const all = await Promise.all(
    Array.from({ length: 200 }, (_, index) => codeOf(openDataLink(platform, { token }, `198.51.100.${index}`))),
  );
  expect(all.filter((code) => code === 'done')).toHaveLength(1);
  expect(all.filter((code) => code === 'DATA_LINK_USED')).toHaveLength(199);
});

test('a dead link says why: unknown, used on another device, replaced by a newer one, or over after 30 minutes', async () => {
  await expectRefusal(open('x'.repeat(43)), 'DATA_LINK_UNKNOWN');
  const used = await newLink();
  await open(used);
  await expectRefusal(open(used), 'DATA_LINK_USED');
  const older = await newLink();
  clock.set(addSeconds(clock.now(), 1));
  const newest = await newLink();
  await expectRefusal(open(older), 'DATA_LINK_REPLACED');
  clock.set(addSeconds(clock.now(), 30 * 60));
  await expectRefusal(open(newest), 'DATA_LINK_EXPIRED');
});

test.each([
  [
    'the operator',
    () => sql`update operators set is_store_login = true where id = ${bia.actor.operatorId}::uuid`.execute(database.db),
  ],
  [
    'the configuration',
    () => saveConfiguration(platform, { retailerId: shop.retailerId }, { operator: { isStoreLogin: true } }),
  ],
])("a colleague's link is made from the login that a store shares alone, as %s says", async (_, share) => {
  const link = (document: string) =>
    call(app, 'GET /retailers-onboarding/operators/data-validation-link', { query: { document }, token: bia.token });
  const cpf = nextCpf();
  const colleague = await givenOperator(platform, { retailerId: shop.retailerId, cpf, email: `c${cpf}@casa.example` });
  await saveConfiguration(platform, { retailerId: shop.retailerId }, { operator: { isStoreLogin: false } });
  expect((await link(cpf)).code).toBe('OPERATOR_NOT_FOUND');
  await share();
  expect((await link(nextCpf())).code).toBe('OPERATOR_NOT_FOUND');
  expect((await link(cpf)).status).toBe(200);
  const rows = await rowsOf(
    database.db,
    sql<{ n: number }>`select count(*) n from data_links where operator_id = ${colleague}::uuid`,
  );
  expect(rows).toEqual([{ n: 1 }]);
});

test('a blocked operator opens nothing', async () => {
  const token = await newLink();
  await sql`update operators set is_active = false, deactivated_at = now() where id = ${bia.actor.operatorId}::uuid`.execute(
    database.db,
  );
  await expectRefusal(open(token), 'DATA_LINK_UNKNOWN');
});

test('a visit ends by itself after 30 minutes, or when it is ended, and saves nothing from then on', async () => {
  const key = await identified();
  await ask('POST /data-update/end', { key });
  expect((await ask('PATCH /data-update/data', { key, email: 'tarde@casa.example' })).code).toBe('DATA_VISIT_OVER');
  const late = await identified();
  clock.set(addSeconds(clock.now(), 30 * 60));
  expect((await ask('POST /data-update/data', { key: late })).code).toBe('DATA_VISIT_OVER');
});
