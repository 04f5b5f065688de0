import { expect, test } from 'vitest';
import { sql } from '../../kernel/db/sql.ts';
import { newId } from '../../kernel/ids.ts';
import { bearer, fakeAuthenticate, testActor, testServer } from '../../testing/http.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { prepared } from '../../testing/prepared.ts';
import { asSystem } from '../../kernel/row-security/scope.ts';
import { readCountryHolidays } from '../retailers/index.ts';
import { givenRetailer, givenStore } from '../retailers/testing.ts';
import { networkRoutes } from './routes.ts';
import { retailerEntry, storeEntry } from './testing/entries.ts';

const { database, platform } = prepareCounter({ areBooksBroken: true });

const givenHouses = async () => {
  await sql`truncate local_holidays, store_holidays, country_holidays, retailer_changes`.execute(database.db);
  await sql`update retailers set is_provider = false`.execute(database.db);
  await sql`update retailers set cnpj = id::text, fantasy_name = 'Outra', legal_name = 'Outra'`.execute(database.db);
  await sql`update stores set uf = null, city_code = null`.execute(database.db);
  const retailerId = await givenRetailer(database.db, { fantasyName: 'Casa Ímpar' });
  const storeId = await givenStore(database.db, retailerId);
  return { retailerId, storeId, providerId: await givenRetailer(database.db, { isProvider: true }) };
};
const own = prepared(givenHouses, { per: 'test' });
const makeServer = () => {
  const analyst = (retailerId: string, name: string) =>
    testActor({ operatorId: newId(), retailerId, role: 'analyst', name });
  const authenticate = fakeAuthenticate({
    analyst: analyst(own.retailerId, 'ANALISTA DA CASA'),
    provider: analyst(own.providerId, 'BIA DO PROVEDOR'),
    finance: { ...analyst(own.retailerId, 'FINANCEIRO'), role: 'retailer_analyst' },
    cashier: { ...analyst(own.retailerId, 'CAIXA'), role: 'cashier' },
  });
  return testServer(platform, networkRoutes, authenticate);
};
const app = prepared(makeServer, { per: 'test', end: (server) => server.close() });

interface Answer {
  status: number | string;
  code?: string;
  message?: string;
  id: string;
  revision: number;
  mayChange: boolean;
  steps: { step: string; isDone: boolean }[];
  stores: { id: string; name: string; status: string; addressLine: string; address: object | null; phone: string }[];
  items: { kind: string; author: string; reason: string | null; storeName: string | null; difference: object[] }[];
  local: { id: string; place: string; day: string; name: string }[];
  national: { day: string; name: string }[];
}
const read = async (url: string, token = 'provider') =>
  (await app.inject({ url, headers: bearer(token) })).json<Answer & Answer[]>();
const send = async (method: 'POST' | 'PUT', url: string, payload: object, token = 'provider') => {
  const headers = { ...bearer(token), 'idempotency-key': newId() };
  const answer = await app.inject({ method, url, headers, payload });
  return { http: answer.statusCode, ...answer.json<Answer>() };
};
const RETAILERS = '/network/retailers';
const HOLIDAYS = '/network/holidays';
const house = () => `${RETAILERS}/${own.retailerId}`;
const daysOf = async (storeId: string) => {
  const { rows } = await sql<{ day: string }>`
    select day::text as day from store_holidays where store_id = ${storeId}::uuid order by day`.execute(database.db);
  return rows.map(({ day }) => day);
};
const givenPlacedStore = async () => {
  const { revision } = await read(house());
  const after = await send('POST', `${house()}/stores`, { ...storeEntry, revision });
  return after.stores.find(({ name }) => name === storeEntry.name)?.id ?? '';
};

test('a retailer is entered, says what it lacks, gets a store, and its history tells who did it', async () => {
  const created = await send('POST', RETAILERS, retailerEntry);
  expect(created.http).toBe(200);
  const profile = await read(`${RETAILERS}/${created.id}`);
  expect(profile).toMatchObject({
    fantasyName: 'Oeste Lar',
    cnpj: '12ABC34501DE35',
    status: 'active',
    contact: { name: 'Rita Sá', email: 'rita@oeste.example', phone: '+559230000001' },
    steps: [
      { step: 'STORE', isDone: false },
      { step: 'MANAGER', isDone: false },
      { step: 'POLICY', isDone: false },
      { step: 'CONTACT', isDone: true },
    ],
  });
  const stored = await send('POST', `${RETAILERS}/${created.id}/stores`, storeEntry);
  expect(stored).toMatchObject({
    revision: 1,
    stores: [{ addressLine: 'Avenida Sete de Setembro, 12, Centro, Manaus/AM', phone: '+559230000002' }],
  });
  expect(stored.steps[0]).toEqual({ step: 'STORE', isDone: true });
  const { items } = await read(`${RETAILERS}/${created.id}/changes?sort=-changedAt`);
  expect(items).toMatchObject([
    { kind: 'CREATED', storeName: 'Loja Nova', author: 'BIA DO PROVEDOR' },
    { kind: 'CREATED', storeName: null },
  ]);
  expect((await send('POST', RETAILERS, retailerEntry)).code).toBe('CNPJ_TAKEN');
});

test('a retailer is changed on what was seen; without a change, or after somebody else, nothing happens', async () => {
  const change = { ...retailerEntry, revision: (await read(house())).revision };
  const changed = await send('PUT', house(), change);
  expect(changed).toMatchObject({ http: 200, revision: change.revision + 1, legalName: 'Oeste Lar Ltda' });
  expect((await send('PUT', house(), change)).code).toBe('NETWORK_CHANGED_SINCE');
  expect((await send('PUT', house(), { ...change, revision: changed.revision })).code).toBe('NETWORK_WITHOUT_CHANGE');
  const [newest] = (await read(`${house()}/changes?sort=-changedAt`)).items;
  expect(newest?.difference).toContainEqual({ field: 'fantasyName', before: 'Casa Ímpar', after: 'Oeste Lar' });
});

test('a retailer and a store are closed and opened with a reason; the provider itself stays', async () => {
  const reason = 'Contrato encerrado';
  const closed = await send('POST', `${house()}/status`, { status: 'inactive', reason, revision: 0 });
  expect(closed).toMatchObject({ http: 200, status: 'inactive', revision: 1 });
  const again = { status: 'inactive', reason, revision: 1 };
  expect((await send('POST', `${house()}/status`, again)).code).toBe('NETWORK_WITHOUT_CHANGE');
  const store = `${house()}/stores/${own.storeId}`;
  expect(await read(`${store}/open-work`)).toEqual({ offers: 0, pixCharges: 0, staff: 0 });
  expect((await send('POST', `${store}/status`, again)).stores[0]?.status).toBe('inactive');
  expect((await send('POST', `${store}/status`, { status: 'active', reason, revision: 2 })).stores[0]?.status).toBe(
    'active',
  );
  expect((await send('POST', `${house()}/stores/${newId()}/status`, { ...again, revision: 3 })).code).toBe(
    'STORE_NOT_FOUND',
  );
  const provider = `${RETAILERS}/${own.providerId}/status`;
  expect((await send('POST', provider, { ...again, revision: 0 })).code).toBe('PROVIDER_STAYS_ACTIVE');
  expect((await send('POST', `${house()}/status`, { status: 'active', reason: 'x', revision: 3 })).http).toBe(400);
  const { items } = await read(`${house()}/changes?sort=-changedAt`);
  expect(items.map(({ kind }) => kind)).toEqual(['ACTIVATED', 'DEACTIVATED', 'DEACTIVATED']);
  expect(items.map((item) => item.reason)).toEqual([reason, reason, reason]);
});

test.each([
  ['a wrong CNPJ', { cnpj: '11.222.333/0001-82' }],
  ['a CEP of another state', { address: { ...storeEntry.address, cep: '01001-000' } }],
  ['no street', { address: { ...storeEntry.address, street: ' ' } }],
  ['a telephone without its area', { phone: '3000-0002' }],
])('a store with %s is refused', async (_, wrong) => {
  expect((await send('POST', `${house()}/stores`, { ...storeEntry, ...wrong })).code).toBe('BAD_REQUEST');
});

test('a store has a CNPJ of its own in its retailer, and a municipality of its state', async () => {
  await givenPlacedStore();
  const { revision } = await read(house());
  expect((await send('POST', `${house()}/stores`, { ...storeEntry, revision })).code).toBe('STORE_CNPJ_TAKEN');
  const address = { ...storeEntry.address, cityCode: 3_550_308 };
  expect((await send('POST', `${house()}/stores`, { ...storeEntry, address, revision })).code).toBe('CITY_UNKNOWN');
});

test('others read their own and change nothing; the names of the provider stay in its house', async () => {
  await send('PUT', house(), { ...retailerEntry, revision: 0 });
  expect(await read(RETAILERS, 'finance')).toMatchObject([{ id: own.retailerId }]);
  expect((await read(RETAILERS)).length).toBeGreaterThan(1);
  expect((await read(`${RETAILERS}?search=oeste lar`)).map(({ id }) => id)).toEqual([own.retailerId]);
  expect((await read(`${RETAILERS}?search=12.ABC&status=inactive`)).length).toBe(0);
  expect(await read(house(), 'finance')).toMatchObject({ mayChange: false, stores: [{ id: own.storeId }] });
  expect((await read(house())).mayChange).toBe(true);
  expect((await read(`${house()}/changes`, 'analyst')).items[0]?.author).toBe('Analista do provedor');
  expect((await read(`${RETAILERS}/${own.providerId}`, 'analyst')).code).toBe('RETAILER_NOT_FOUND');
  const body = { ...retailerEntry, revision: 1 };
  expect((await send('PUT', house(), body, 'analyst')).code).toBe('NETWORK_OF_THE_PROVIDER');
  expect((await send('PUT', house(), body, 'finance')).code).toBe('FORBIDDEN');
  expect((await read(house(), 'cashier')).code).toBe('FORBIDDEN');
});

const ofCity = { scope: 'CITY', uf: 'AM', cityCode: 1_302_603 };
const holiday = { ...ofCity, day: '2026-12-08', name: 'Nossa Senhora da Conceição', reason: 'Lei municipal' };

test('a holiday of a city holds in its stores, also in those that come; taken back, it holds nowhere', async () => {
  const storeId = await givenPlacedStore();
  expect(await send('POST', `${HOLIDAYS}/preview`, { ...ofCity, day: '2026-12-08' })).toMatchObject({
    stores: 1,
    installments: 0,
    payableOn: '2026-12-09',
  });
  const added = await send('POST', HOLIDAYS, holiday);
  expect(added).toMatchObject({ http: 200, place: 'Manaus - AM', author: 'BIA DO PROVEDOR' });
  expect([await daysOf(storeId), await daysOf(own.storeId)]).toEqual([['2026-12-08'], []]);
  expect((await send('POST', HOLIDAYS, holiday)).code).toBe('HOLIDAY_TAKEN');

  const { revision } = await read(house());
  const second = { ...storeEntry, name: 'Loja Dois', cnpj: '12.ABC.345/01DE-35', revision };
  const after = await send('POST', `${house()}/stores`, second);
  const secondId = after.stores.find(({ name }) => name === 'Loja Dois')?.id ?? '';
  expect(await daysOf(secondId)).toEqual(['2026-12-08']);
  // Moved to another city of another state: its days are of the new place.
  const address = { ...storeEntry.address, cep: '01001-000', cityCode: 3_550_308, uf: 'SP' };
  await send('PUT', `${house()}/stores/${secondId}`, { ...second, address, revision: after.revision });
  expect(await daysOf(secondId)).toEqual([]);

  expect((await read(`${HOLIDAYS}?year=2026`, 'finance')).local).toMatchObject([{ day: '2026-12-08' }]);
  expect((await send('POST', `${HOLIDAYS}/${added.id}/removal`, { reason: 'Engano' })).http).toBe(200);
  expect(await daysOf(storeId)).toEqual([]);
  expect((await read(`${HOLIDAYS}?year=2026`)).local).toEqual([]);
  expect((await send('POST', `${HOLIDAYS}/${added.id}/removal`, { reason: 'Engano' })).code).toBe('HOLIDAY_NOT_FOUND');
});

// Planted: taking the city's day back opened the banks of a store whose state keeps the day.
test('where the state and the store keep a day too, it stays until the last one goes', async () => {
  const storeId = await givenPlacedStore();
  const { day } = holiday;
  const city = await send('POST', HOLIDAYS, holiday);
  const state = await send('POST', HOLIDAYS, { ...holiday, scope: 'STATE', uf: 'AM' });
  const ofStore = { scope: 'STORE', retailerId: own.retailerId, storeId, day, name: 'Loja', reason: 'Reforma' };
  const store = await send('POST', HOLIDAYS, ofStore);
  expect([state.http, store.http, store.code]).toEqual([200, 200, undefined]);
  const left = [];
  for (const { id } of [city, store, state]) {
    await send('POST', `${HOLIDAYS}/${id}/removal`, { reason: 'Engano' });
    left.push((await daysOf(storeId)).length);
  }
  expect(left).toEqual([1, 1, 0]);
});

test('one of the whole country holds in every store, also in those that come, and between banks; taken back, nowhere', async () => {
  const { day } = holiday;
  const between = async () => [...(await asSystem('test', () => readCountryHolidays(platform.db)))];
  const storeId = await givenPlacedStore();
  const city = await send('POST', HOLIDAYS, holiday);
  expect(await between()).toEqual([]);
  const ofCountry = { scope: 'COUNTRY', day, name: 'Luto nacional', reason: 'Decreto' };
  const foreign = await send('POST', HOLIDAYS, ofCountry, 'analyst');
  expect([foreign.code, await between()]).toEqual(['NETWORK_OF_THE_PROVIDER', []]);
  expect(await send('POST', `${HOLIDAYS}/preview`, { scope: 'COUNTRY', day })).toMatchObject({ http: 200 });
  const added = await send('POST', HOLIDAYS, ofCountry);
  expect(added).toMatchObject({ http: 200, place: 'Todo o país' });
  expect([await daysOf(storeId), await daysOf(own.storeId), await between()]).toEqual([[day], [day], [day]]);
  expect((await send('POST', HOLIDAYS, ofCountry)).code).toBe('HOLIDAY_TAKEN');
  const { revision } = await read(house());
  const inSaoPaulo = { ...storeEntry.address, cep: '01001-000', cityCode: 3_550_308, uf: 'SP' };
  const second = { ...storeEntry, address: inSaoPaulo, name: 'Loja Dois', cnpj: '12.ABC.345/01DE-35', revision };
  const { stores } = await send('POST', `${house()}/stores`, second);
  expect(await daysOf(stores.find(({ name }) => name === 'Loja Dois')?.id ?? '')).toEqual([day]);
  expect((await send('POST', `${HOLIDAYS}/${added.id}/removal`, { reason: 'Engano' })).http).toBe(200);
  expect([await daysOf(storeId), await daysOf(own.storeId), await between()]).toEqual([[day], [], []]);
  expect((await send('POST', `${HOLIDAYS}/${city.id}/removal`, { reason: 'Engano' })).http).toBe(200);
});

test.each([
  ['today', { day: '2026-11-21' }, 'HOLIDAY_PAST'],
  ['a day of the whole country', { day: '2026-12-25' }, 'HOLIDAY_NATIONAL'],
  ['a city of another state', { cityCode: 3_550_308 }, 'CITY_UNKNOWN'],
  ['no city', { cityCode: undefined }, 'BAD_REQUEST'],
])('%s is refused as a holiday', async (_, wrong, code) => {
  expect((await send('POST', HOLIDAYS, { ...holiday, ...wrong })).code).toBe(code);
});

test('the days of the whole country are named', async () => {
  const { national } = await read(`${HOLIDAYS}?year=2026`, 'finance');
  expect(national).toHaveLength(13);
  expect(national).toContainEqual({ day: '2026-02-17', name: 'Carnaval (terça-feira)' });
  expect(national.map(({ name }) => name)).not.toContain('Feriado nacional');
});
