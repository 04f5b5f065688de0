import type { RouteName, Wire } from '@balcao/contract';
import { expect, test } from 'vitest';
import { rowsOf } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { call } from '../../testing/counter.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { prepared } from '../../testing/prepared.ts';
import { CODE } from '../../testing/shop.ts';
import { givenBorrower, nextCpf } from '../borrowers/testing.ts';

const { database, platform, clock, shop, app } = prepareCounter();

let made = 0;
const rosa = prepared(
  async () => {
    await sql`update retailers set is_provider = true where id = ${shop.retailerId}::uuid`.execute(database.db);
    await sql`truncate quota_uses`.execute(database.db);
    const phone = `+55929${String(20_000_000 + (made += 1))}`;
    return { ...(await givenBorrower(platform, { phone, name: 'Rosa Prado' })), phone };
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
const begin = async (cpf = rosa.cpf) => (await ask('POST /data-update/visits', { cpf })).body.key;
const verify = (key: string, code: string = CODE) => ask('POST /data-update/code/verify', { key, code });
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
const home = { cep: '69005-040', street: 'Rua das Flores', number: '10', district: 'Centro', city: 'Manaus' };

test('a customer is identified by a code to the known phone, and changes e-mail and address at once', async () => {
  const key = await begin();
  expect((await messages()).at(-1)).toEqual({ to: rosa.phone, text: expect.stringContaining('123 456') });
  const who = await verify(key);
  expect(who.body).toMatchObject({ subject: 'CUSTOMER', name: 'Rosa Prado', phoneNumber: rosa.phone, address: null });
  const change = { key, email: 'Rosa@Correio.example', address: home };
  const changed = await ask('PATCH /data-update/data', change);
  const kept = { ...home, cep: '69005040', complement: '', state: 'AM' };
  expect(changed.body).toMatchObject({ email: 'rosa@correio.example', address: kept });
  expect((await messages()).at(-1)).toEqual({ to: rosa.phone, text: expect.stringContaining('e-mail, endereço') });
  expect((await ask('POST /data-update/data', { key })).body).toMatchObject({ address: kept });
  const said = (await messages()).length;
  // The same again changes nothing, and tells nobody.
  expect((await ask('PATCH /data-update/data', change)).status).toBe(200);
  expect(await messages()).toHaveLength(said);
  const sealed = await rowsOf(
    database.db,
    sql<{ text: string }>`select address_sealed as text from borrowers where id = ${rosa.id}::uuid`,
  );
  expect(sealed[0]?.text).not.toContain('Flores');
  const trail = await rowsOf(
    database.db,
    sql<{
      action: string;
      principal: string;
    }>`select action, principal from audit_entries where subject = ${rosa.id} order by at, id`,
  );
  expect(trail.slice(-2)).toEqual([
    { action: 'data-update.identified', principal: 'customer' },
    { action: 'data-update.changed', principal: 'customer' },
  ]);
});

test('nothing tells whether a CPF is of a customer: answers, codes, caps and what is written are alike', async () => {
  const counted = async (cpf: string) => {
    const said = (await messages()).length;
    const begun = [];
    for (let time = 0; time < 6; time += 1) begun.push(await ask('POST /data-update/visits', { cpf }));
    const answers: { status: number; code?: string | undefined }[] = [...begun];
    const key = begun[0]?.body.key ?? '';
    for (let wrong = 0; wrong < 6; wrong += 1) answers.push(await verify(key, '000000'));
    const second = begun[1]?.body.key ?? '';
    for (let wrong = 0; wrong < 6; wrong += 1) answers.push(await verify(second, '000000'));
    answers.push(await ask('POST /data-update/code', { key, channel: 'SMS' }));
    return { codes: answers.map(({ status, code }) => code ?? status), sent: (await messages()).length - said };
  };
  const known = await counted(rosa.cpf);
  const unknown = await counted(nextCpf());
  expect(unknown.codes).toEqual(known.codes);
  expect([known.sent, unknown.sent]).toEqual([5, 0]);
  const wrong = 'DATA_CODE_WRONG';
  expect(known.codes).toEqual([
    ...Array<number>(5).fill(200),
    'TOO_MANY_REQUESTS',
    ...Array<string>(10).fill(wrong),
    // The first code was over after five: the sixth guess of it counted no more.
    wrong,
    wrong,
    'DATA_VISIT_OVER',
  ]);
});

test('a code is good once, five minutes, on its own page', async () => {
  const [first, second] = [await begin(), await begin()];
  expect((await verify(first)).status).toBe(200);
  expect((await verify(first)).code).toBe('DATA_CODE_WRONG');
  clock.set(addSeconds(clock.now(), 5 * 60));
  expect((await verify(second)).code).toBe('DATA_CODE_WRONG');
  expect((await verify('y'.repeat(43))).code).toBe('DATA_VISIT_OVER');
});

test('forty guesses at once count five', async () => {
  const key = await begin();
  await Promise.all(Array.from({ length: 40 }, () => verify(key, '000000')));
  const rows = await rowsOf(
    database.db,
    sql<{ attempts: number }>`select code_attempts as attempts from data_visits where borrower_id = ${rosa.id}::uuid`,
  );
  expect(rows).toEqual([{ attempts: 5 }]);
});

test('a Pix key is of operators and an address of customers', async () => {
  const key = await begin();
  await verify(key);
  const { body } = await ask('PATCH /data-update/data', {
    key,
    pixKey: { kind: 'EMAIL', key: 'rosa@correio.example' },
  });
  expect(body.pixKey).toBeNull();
});

test('without a provider nobody is asked anything', async () => {
  await sql`update retailers set is_provider = false`.execute(database.db);
  for (const cpf of [rosa.cpf, nextCpf()])
    expect((await ask('POST /data-update/visits', { cpf })).code).toBe('DATA_UPDATE_UNAVAILABLE');
});
