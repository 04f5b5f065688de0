import type { CivilDate, RouteName } from '@balcao/contract';
import { expect, test } from 'vitest';
import { sql } from '../../kernel/db/sql.ts';
import { newId } from '../../kernel/ids.ts';
import { call, givenSession } from '../../testing/counter.ts';
import { bearer, fakeAuthenticate, testActor, testServer } from '../../testing/http.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { prepared } from '../../testing/prepared.ts';
import { saveConfiguration } from '../retailers/index.ts';
import { forgetSupportRequests } from './forget-requests.ts';
import { supportRoutes } from './routes.ts';

const { app, clock, database, platform, shop, staff } = prepareCounter({ shopPer: 'test' });

interface Request {
  id: string;
  status: string;
  text: string;
  answer: string | null;
  claimedBy: { name: string } | null;
  askedBy: { name: string };
  storeName: string | null;
}
const post = async (name: RouteName, token: string, id?: string, body?: object) => {
  const answer = await call(app, name, { token, ...(id && { params: { id } }), ...(body && { body }) });
  return { code: answer.code, ...(answer.body as Request) };
};
const ask = (text = 'A impressora não imprime', more: object = {}, { token } = staff.cashier) =>
  post('POST /support/requests', token, undefined, { subject: 'Impressora', text, ...more });
const list = async (status: string) => {
  const { body } = await call(app, 'GET /support/requests', { token: staff.analyst.token, query: { status } });
  return (body as { items: Request[] }).items;
};
const mine = async () => {
  const { body } = await call(app, 'GET /support/requests/mine', { token: staff.cashier.token });
  return (body as { items: Request[] }).items;
};
const CLAIM = 'POST /support/requests/{id}/claim';
const ANSWER = 'POST /support/requests/{id}/answer';
const CLOSE = 'POST /support/requests/{id}/close';
const OWN_CLOSE = 'POST /support/requests/mine/{id}/close';

test('asked, claimed, answered, read and closed, with a trace of each step', async () => {
  const asked = await ask('Cliente Rita, CPF 529.982.247-25', {
    storeId: shop.storeId,
    page: '/caixa',
    traceId: 't-1',
  });
  expect(asked).toMatchObject({ status: 'OPEN', storeName: expect.any(String), page: '/caixa', traceId: 't-1' });
  expect(await list('OPEN')).toMatchObject([{ id: asked.id, askedBy: { name: 'cashier' } }]);
  await post(CLAIM, staff.analyst.token, asked.id);
  expect(await list('OPEN')).toMatchObject([{ claimedBy: { name: 'analyst' } }]);
  await post(ANSWER, staff.analyst.token, asked.id, { text: 'Reinicie a impressora' });
  expect(await mine()).toMatchObject([{ status: 'ANSWERED', answer: 'Reinicie a impressora' }]);
  await post(OWN_CLOSE, staff.cashier.token, asked.id);
  expect(await list('CLOSED')).toMatchObject([{ id: asked.id, status: 'CLOSED' }]);
  const { rows } = await sql<{ action: string; detail: unknown }>`
    select action, detail from audit_entries where subject = ${asked.id} order by at, id`.execute(database.db);
  expect(rows.map(({ action }) => action)).toEqual([
    'support.asked',
    'support.claimed',
    'support.answered',
    'support.closed',
  ]);
  expect(JSON.stringify(rows)).not.toContain('529');
});

test('what was typed lies sealed', async () => {
  const { id } = await ask('Cliente Rita, CPF 529.982.247-25');
  const { rows } = await sql`select to_jsonb(r)::text as whole from support_requests r where id = ${id}::uuid`.execute(
    database.db,
  );
  expect(JSON.stringify(rows)).not.toMatch(/529\.982|Rita|Impressora/);
});

test('of two analysts one answers; what is closed stays closed', async () => {
  const { id } = await ask();
  const other = await givenOther();
  const both = await Promise.all([post(CLAIM, staff.analyst.token, id), post(CLAIM, other, id)]);
  expect(both.map(({ code }) => code).filter(Boolean)).toEqual(['SUPPORT_REQUEST_CLAIMED']);
  const late = both[0]?.code ? staff.analyst.token : other;
  expect((await post(ANSWER, late, id, { text: 'Eu também' })).code).toBe('SUPPORT_REQUEST_CLAIMED');
  expect((await post(CLOSE, late, id)).status).toBe('CLOSED');
  expect((await post(ANSWER, late, id, { text: 'Tarde demais' })).code).toBe('SUPPORT_REQUEST_CLOSED');
  expect((await post(CLOSE, late, id)).status).toBe('CLOSED');
});

async function givenOther(): Promise<string> {
  const operatorId = newId();
  await sql`
    insert into operators (retailer_id, id, name, cpf_hash, cpf_sealed, email, phone, role, password_hash)
    values (${shop.retailerId}::uuid, ${operatorId}::uuid, 'other analyst', ${operatorId}, '', ${`${operatorId}@x.example`}, '', 'analyst', '')`.execute(
    database.db,
  );
  return givenSession(platform, shop.retailerId, operatorId);
}

test('nobody closes what a colleague asked as their own', async () => {
  const { id } = await ask();
  expect((await post(OWN_CLOSE, staff.manager.token, id)).code).toBe('SUPPORT_REQUEST_NOT_FOUND');
});

test('the eleventh request of an hour is refused, the first of the next is not', async () => {
  for (let count = 0; count < 10; count += 1) expect((await ask()).code).toBeUndefined();
  expect((await ask()).code).toBe('TOO_MANY_SUPPORT_REQUESTS');
  clock.set('2026-11-21T16:00:01Z');
  const { operatorId } = staff.cashier;
  const token = await givenSession(platform, shop.retailerId, operatorId);
  expect((await ask('De novo', {}, { operatorId, token })).code).toBeUndefined();
});

test.each([
  { subject: 'Oi' },
  { text: '  ' },
  { text: 'x'.repeat(1_001) },
  { page: '/caixa?cpf=52998224725' },
  { traceId: 'a b' },
])('%j is refused', async (wrong) => {
  expect((await ask('Texto', wrong)).code).toBe('BAD_REQUEST');
});

test('a year after its end a request is forgotten, an open one never', async () => {
  await sql`truncate support_requests`.execute(database.db);
  const { id } = await ask();
  await ask();
  await post(OWN_CLOSE, staff.cashier.token, id);
  const late = { day: '2028-01-01' as CivilDate, now: new Date('2028-01-01T12:00:00Z'), cursor: null, limit: 10 };
  expect((await forgetSupportRequests.run(database.db, late)).rows).toBe(1);
  expect(await list('OPEN')).toHaveLength(1);
});

const chatSigned = prepared(
  () => {
    const actor = testActor({ operatorId: shop.actor.operatorId, retailerId: shop.retailerId });
    const sign = ({ widgetId, personId }: { widgetId: string; personId: string }) => ({
      token: `${widgetId}/${personId}`,
      expiresAt: new Date('2026-11-21T15:05:00Z'),
    });
    return testServer(platform, (served) => supportRoutes(served, sign), fakeAuthenticate({ cashier: actor }));
  },
  { per: 'test', end: (server) => server.close() },
);
const chat = async () => {
  const payload = { storeId: shop.storeId };
  const answer = await chatSigned.inject({
    method: 'POST',
    url: '/support/chat/token',
    headers: bearer('cashier'),
    payload,
  });
  return answer.json<{ code?: string; token?: string }>();
};

test('the chat knows who somebody is where it is allowed and set up, and nowhere else', async () => {
  const { retailerId, storeId } = shop;
  const save = (liveChat: object) =>
    saveConfiguration(platform, { retailerId, storeId }, { communication: { liveChat } });
  expect((await chat()).code).toBe('CHAT_NOT_AVAILABLE');
  await save({ isAllowed: true });
  expect((await chat()).code).toBe('CHAT_NOT_AVAILABLE');
  await save({ isAllowed: false, infobip: { widgetId: 'widget-1' } });
  expect((await chat()).code).toBe('CHAT_NOT_AVAILABLE');
  await save({ isAllowed: true, infobip: { widgetId: 'widget-1' } });
  expect(await chat()).toEqual({
    widgetId: 'widget-1',
    token: `widget-1/${shop.actor.operatorId}`,
    expiresAt: '2026-11-21T15:05:00.000Z',
  });
});
