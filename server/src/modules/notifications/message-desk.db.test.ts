import type { RouteName, Wire } from '@balcao/contract';
import { beforeEach, expect, test } from 'vitest';
import { notificationsPorts } from '../../bindings.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { sql } from '../../kernel/db/sql.ts';
import { runDueJobs } from '../../kernel/jobs/worker.ts';
import { call } from '../../testing/counter.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { prepared } from '../../testing/prepared.ts';
import { givenShop } from '../../testing/shop.ts';
import { MessageRejected, type OutgoingMessage } from './ports.ts';
import { say } from './rules/words.ts';
import { SEND_JOB } from './store.ts';
import { givenFailedMessage, givenMessage } from './testing.ts';
import { sendMessage } from './use-cases/send-message.ts';

const { database, platform, clock, shop, staff, app } = prepareCounter();
const other = prepared(() => givenShop(platform));

type Page = Wire<'GET /coordinator/messages'>['answer'];
const { LIST, AGAIN } = { LIST: 'GET /coordinator/messages', AGAIN: 'POST /coordinator/messages/{id}/again' } as const;

beforeEach(async () => {
  await sql`truncate messages, jobs, quota_uses`.execute(database.db);
  await sql`update retailers set is_provider = false`.execute(database.db);
});
const token = () => staff.analyst.token;
const list = async (query: Record<string, string> = {}) =>
  (await call(app, LIST, { query: { sort: '-createdAt', ...query }, token: token() })).body as Page;
const again = (id: string, over: { key?: string } = {}) =>
  call(app, AGAIN, { params: { id }, token: token(), ...over });
const ofShop = () => ({ retailerId: shop.retailerId, operatorId: shop.actor.operatorId });
const sent: OutgoingMessage[] = [];
const deliver = (sending: (message: OutgoingMessage) => Promise<void> = async (message) => void sent.push(message)) =>
  runDueJobs({ ...platform, handlers: { [SEND_JOB]: sendMessage(platform, notificationsPorts, { send: sending }) } });
const layer = (document: object, basedOn: number, name: RouteName = 'POST /configurations/layers') =>
  call(app, name, {
    body: {
      scope: 'RETAILER',
      document,
      ...(name === 'POST /configurations/layers' && { reason: 'Mais curto', basedOn }),
    },
    token: token(),
  });

test('what became of each message, to whom it went masked, and nothing of what it says or of other retailers', async () => {
  const failing = async () => Promise.reject(new Error('gateway away'));
  await givenMessage(platform, { ...ofShop(), to: '+5592911112222', words: say('portalCode', { codigo: '123 456' }) });
  await givenMessage(platform, { retailerId: other.retailerId });
  await givenMessage(platform, { retailerId: null });
  await deliver(failing);
  const { items } = await list();
  expect(items).toMatchObject([
    {
      recipient: '(92) *****-2222',
      template: 'portalCode',
      title: 'Código do portal do cliente',
      status: 'QUEUED',
      tries: 1,
      nextTryAt: addSeconds(clock.now(), 2).toISOString(),
      followedBy: null,
      canBeSentAgain: false,
    },
  ]);
  expect(JSON.stringify(items)).not.toMatch(/123 ?456|911112222/);
  clock.set(addSeconds(clock.now(), 60));
  await deliver();
  expect((await list()).items).toMatchObject([{ status: 'SENT', tries: 2, nextTryAt: null }]);
  // The provider's house looks after what is of no retailer.
  await sql`update retailers set is_provider = true where id = ${shop.retailerId}::uuid`.execute(database.db);
  expect((await list()).items).toHaveLength(2);
});

test('by state, channel and day of the zone, a page at a time', async () => {
  await givenMessage(platform, { ...ofShop(), at: new Date('2026-11-21T03:59:00Z') });
  await givenFailedMessage(platform, { ...ofShop(), channel: 'EMAIL', to: 'rosa@example.com' });
  await givenMessage(platform, { ...ofShop(), channel: 'WHATSAPP' });
  // Manaus is four hours behind: a minute before midnight of the 20th.
  expect((await list({ day: '2026-11-20' })).items).toHaveLength(1);
  expect((await list({ day: '2026-11-21' })).items).toHaveLength(2);
  expect((await list({ status: 'FAILED' })).items).toMatchObject([{ recipient: 'r***@example.com', channel: 'EMAIL' }]);
  expect((await list({ channel: 'WHATSAPP' })).items).toHaveLength(1);
  const first = await list({ limit: '2' });
  const second = await list({ limit: '2', cursor: first.next ?? '' });
  expect([first.items.length, second.items.length, second.next]).toEqual([2, 1, null]);
});

const byText = (a: unknown, b: unknown) => String(a).localeCompare(String(b));

test('one that every channel refused is sent again once, audited, and counted against the caps', async () => {
  const refusing = async () => Promise.reject(new MessageRejected('no such number'));
  const id = await givenMessage(platform, { ...ofShop(), dedupKey: 'paid:1' });
  await deliver(refusing);
  await deliver(refusing);
  const { items } = await list();
  expect(
    items.map(({ channel, followedBy, canBeSentAgain }) => [channel, followedBy, canBeSentAgain]).toSorted(byText),
  ).toEqual([
    ['SMS', 'WHATSAPP', false],
    ['WHATSAPP', null, true],
  ]);
  expect((await again(id)).code).toBe('MESSAGE_NOT_FAILED');
  const last = items.find(({ channel }) => channel === 'WHATSAPP')?.id ?? '';
  const answers = await Promise.all([again(last), again(last), again(last)]);
  expect(answers.map(({ code, status }) => code ?? status).toSorted(byText)).toEqual([
    200,
    'MESSAGE_NOT_FAILED',
    'MESSAGE_NOT_FAILED',
  ]);
  sent.length = 0;
  await deliver();
  expect(sent).toMatchObject([{ channel: 'WHATSAPP', text: expect.stringContaining('seu limite disponível') }]);
  const told = await sql<{ operator_id: string }>`select operator_id from audit_entries
    where action = 'message.sent-again' and subject = ${last}`.execute(database.db);
  expect(told.rows).toEqual([{ operator_id: staff.analyst.operatorId }]);
  // Planted: a confirmation, which is not capped when a sale sends it, was sent again without end.
  for (let count = 0; count < 4; count += 1) await again(await givenFailedMessage(platform, ofShop()));
  expect((await again(await givenFailedMessage(platform, ofShop()))).code).toBe('TOO_MANY_REQUESTS');
});

test('a code is not sent again, nor what is another retailer’s; a cashier sees nothing of it', async () => {
  const code = await givenFailedMessage(platform, { ...ofShop(), purpose: 'PORTAL_CODE' });
  expect((await again(code)).code).toBe('MESSAGE_OVER');
  expect((await again(await givenFailedMessage(platform, { retailerId: other.retailerId }))).code).toBe(
    'MESSAGE_NOT_FOUND',
  );
  expect((await call(app, LIST, { query: {}, token: staff.cashier.token })).code).toBe('FORBIDDEN');
});

test('the words of a retailer leave in their place: refused where they say too little, undone, and of no other shop', async () => {
  const short = (limit: string) => ({ messages: { limit } });
  for (const [words, fault] of [
    ['{marca}: você tem {saldo}', '{saldo} não existe neste modelo'],
    ['{marca}: boas compras', 'Falta {limite}'],
  ] as const)
    expect(JSON.stringify((await layer(short(words), 0)).body)).toContain(fault);
  const storeId = shop.storeId;
  const inStore = { scope: 'STORE', storeId, document: short('{limite}'), reason: 'Só aqui', basedOn: 0 };
  const refused = await call(app, 'POST /configurations/layers', { body: inStore, token: token() });
  expect(refused.code).toBe('INVALID_LAYER');
  const before = await givenMessage(platform, ofShop());
  const entered = await layer(short('{marca}: você tem {limite} para gastar'), 0);
  expect(entered.status).toBe(200);
  await givenMessage(platform, { retailerId: other.retailerId });
  sent.length = 0;
  await deliver();
  // Also of one that waited: the words are those of when it leaves.
  expect(sent.map(({ text }) => text).toSorted()).toEqual([
    'UME: seu limite disponível é de R$ 10,00.',
    'UME: você tem R$ 10,00 para gastar',
  ]);
  const kept = await sql<{ text: string }>`select text_sealed as text from messages where id = ${before}::uuid`.execute(
    database.db,
  );
  expect(platform.secrets.decrypt(kept.rows[0]?.text ?? '')).toContain('para gastar');
  const templates = await call(app, 'GET /coordinator/messages/templates', { token: token() });
  const shown = templates.body as Wire<'GET /coordinator/messages/templates'>['answer'];
  expect(shown.find(({ name }) => name === 'limit')).toMatchObject({
    text: '{marca}: você tem {limite} para gastar',
    isOwn: true,
    example: 'UME: você tem R$ 1.200,00 para gastar',
  });
  const { id } = entered.body as { id: string };
  const body = { reason: 'Voltou' };
  await call(app, 'POST /configurations/layers/versions/{id}/undo', { params: { id }, body, token: token() });
  await givenMessage(platform, ofShop());
  sent.length = 0;
  await deliver();
  expect(sent[0]?.text).toBe('UME: seu limite disponível é de R$ 10,00.');
});
