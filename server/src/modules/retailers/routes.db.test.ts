import { roles } from '@balcao/contract';
import { expect, test } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { bearer, fakeAuthenticate, testActor, testServer } from '../../testing/http.ts';
import { saveConfiguration } from './index.ts';
import { retailersRoutes } from './routes.ts';
import { givenRetailer, givenStore } from './testing.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { prepared } from '../../testing/prepared.ts';

const { database, platform } = prepareCounter({ at: '2026-11-21T10:00:00Z' });

const givenStores = async () => {
  const { db } = database;
  const retailerId = await givenRetailer(db);
  return {
    retailerId,
    centro: await givenStore(db, retailerId, { name: 'centro' }),
    adrianopolis: await givenStore(db, retailerId, { name: 'Ádrianópolis' }),
    closed: await givenStore(db, retailerId, { name: 'Zumbi', isActive: false }),
  };
};
const own = prepared(givenStores);
const givenForeign = async () => {
  const retailerId = await givenRetailer(database.db);
  return { retailerId, storeId: await givenStore(database.db, retailerId) };
};
const foreign = prepared(givenForeign);
const makeServer = () => {
  const { retailerId } = own;
  const actors = roles.map((role) => [role, testActor({ operatorId: newId(), retailerId, storeId: own.centro, role })]);
  const homeless = testActor({ operatorId: newId(), retailerId });
  const authenticate = fakeAuthenticate({ ...Object.fromEntries(actors), homeless });
  return testServer(
    platform,
    (served) => retailersRoutes(served, { isInboxEmbedded: true, signOn: () => null }),
    authenticate,
  );
};
const app = prepared(makeServer, { end: (server) => server.close() });

const get = (url: string, token = 'cashier') => app.inject({ url, headers: bearer(token) });

test('stores of the own retailer come by name, accents aside', async () => {
  const names = (await get('/retailers/stores')).json<{ name: string; status: string }[]>();
  expect(names.map(({ name }) => name)).toEqual(['Ádrianópolis', 'centro', 'Zumbi']);
  const active = (await get('/retailers/stores?status=active')).json<{ status: string }[]>();
  expect(active.map(({ status }) => status)).toEqual(['active', 'active']);
  expect((await get('/retailers/stores?status=inactive')).json()).toEqual([
    { id: own.closed, name: 'Zumbi', retailerId: own.retailerId, status: 'inactive' },
  ]);
});

test('a store shows its settings, with and without a final slash', async () => {
  for (const path of [`/retailers/stores/${own.centro}`, `/retailers/stores/${own.centro}/`]) {
    const answer = await get(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      status: 'active',
      settings: { captureMethod: 'BY_CPF', canReceivePayments: true },
    });
  }
  expect((await get(`/retailers/stores/${own.closed}`)).json()).toMatchObject({ status: 'inactive' });
});

test('foreign and unknown ids answer 404', async () => {
  for (const id of [foreign.storeId, newId()]) {
    const answer = await get(`/retailers/stores/${id}`);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'STORE_NOT_FOUND']);
    expect((await get(`/configurations?storeId=${id}`)).statusCode).toBe(404);
  }
  expect((await get(`/configurations?retailerId=${foreign.retailerId}`)).statusCode).toBe(404);
  for (const id of [foreign.retailerId, newId()]) {
    expect((await get(`/retailers/${id}`)).json()).toMatchObject({ code: 'RETAILER_NOT_FOUND' });
  }
  expect((await get('/retailers/stores/not-an-id')).statusCode).toBe(400);
});

test('the own retailer is shown', async () => {
  expect((await get(`/retailers/${own.retailerId}`)).json()).toEqual({ id: own.retailerId, fantasyName: 'Casa Nova' });
});

test('behaviour is that of the asked store, or of the own one', async () => {
  await saveConfiguration(
    platform,
    { retailerId: own.retailerId, storeId: own.centro },
    { budgets: { isAllowed: true } },
  );
  const isAllowed = async (url: string, token?: string) =>
    (await get(url, token)).json<{ budgets: { isAllowed: boolean } }>().budgets.isAllowed;
  expect(await isAllowed('/configurations')).toBe(true);
  expect(await isAllowed(`/configurations?storeId=${own.adrianopolis}&retailerId=${own.retailerId}`)).toBe(false);
  expect(await isAllowed('/configurations', 'homeless')).toBe(false);
});

test('the public configuration needs no session, the rest does', async () => {
  const open = await app.inject({ url: '/configurations/public?hostname=x' });
  expect(open.json()).toMatchObject({ app: { name: 'UME' }, inbox: { isEmbedded: true } });
  const closed = [
    '/retailers/stores',
    `/retailers/stores/${own.centro}`,
    `/retailers/${own.retailerId}`,
    '/configurations',
  ];
  const answers = await Promise.all(closed.map((url) => app.inject({ url })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(closed.map(() => 401));
});

test.each(roles)('%s may read all of it', async (role) => {
  const urls = [
    '/retailers/stores',
    `/retailers/stores/${own.centro}`,
    `/retailers/${own.retailerId}`,
    '/configurations',
  ];
  const answers = await Promise.all(urls.map((url) => get(url, role)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(urls.map(() => 200));
});
