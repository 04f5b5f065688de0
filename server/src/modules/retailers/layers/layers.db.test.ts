import { expect, test } from 'vitest';
import { sql } from '../../../kernel/db/sql.ts';
import { newId } from '../../../kernel/ids.ts';
import { bearer, fakeAuthenticate, testActor, testServer } from '../../../testing/http.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { prepared } from '../../../testing/prepared.ts';
import { retailersRoutes } from '../routes.ts';
import { givenRetailer, givenStore } from '../testing.ts';

const { database, platform } = prepareCounter({ at: '2026-11-21T10:00:00Z', areBooksBroken: true });

const givenPlaces = async () => {
  const retailerId = await givenRetailer(database.db);
  const [centro, norte] = [await givenStore(database.db, retailerId), await givenStore(database.db, retailerId)];
  await sql`update retailers set is_provider = false`.execute(database.db);
  return { retailerId, centro, norte, providerId: await givenRetailer(database.db, { isProvider: true }) };
};
const own = prepared(givenPlaces, { per: 'test' });
const makeServer = () => {
  const analyst = (retailerId: string) => testActor({ operatorId: newId(), retailerId, role: 'analyst' });
  const authenticate = fakeAuthenticate({
    analyst: analyst(own.retailerId),
    provider: analyst(own.providerId),
    cashier: { ...analyst(own.retailerId), role: 'cashier' },
  });
  return testServer(
    platform,
    (served) => retailersRoutes(served, { isInboxEmbedded: false, signOn: () => null }),
    authenticate,
  );
};
const app = prepared(makeServer, { per: 'test', end: (server) => server.close() });

interface Answer {
  code?: string;
  id: string;
  revision: number;
  details?: { issues: { path: string; message: string }[] };
  difference: { path: string; before: unknown; after: unknown }[];
  seen: { path: string; before: unknown; after: unknown }[];
  fields: { path: string; inherited: unknown; inheritedFrom: string; own?: unknown }[];
  hostnames: string[];
  next: string | null;
  items: { revision: number; reason: string; undoes: string | null; author: { name: string } }[];
}
const read = async (url: string, token = 'analyst') =>
  (await app.inject({ url, headers: bearer(token) })).json<Answer>();
const send = async (url: string, payload: object, token = 'analyst') => {
  const headers = { ...bearer(token), 'idempotency-key': newId() };
  const answer = await app.inject({ method: 'POST', url, headers, payload });
  return { status: answer.statusCode, ...answer.json<Answer>() };
};
const LAYERS = '/configurations/layers';
const ofStore = () => ({ scope: 'STORE', storeId: own.centro });
const enter = (place: object, document: object, basedOn = 0, token?: string) =>
  send(LAYERS, { ...place, document, reason: 'Piloto na loja', basedOn }, token);
const flag = (isOn: boolean) => ({ flags: { cashierLimitDisplay: isOn } });
const limitShows = async (storeId: string) => {
  const { flags } = await app
    .inject({ url: `/configurations?storeId=${storeId}`, headers: bearer('analyst') })
    .then((answer) => answer.json<{ flags: { cashierLimitDisplay: boolean } }>());
  return flags.cashierLimitDisplay;
};

test('a flag is turned for one store, its history tells who and why, and it is undone by an entry of its own', async () => {
  const entered = await enter(ofStore(), flag(true));
  expect(entered).toMatchObject({
    status: 200,
    revision: 1,
    difference: [{ path: 'flags.cashierLimitDisplay', before: false, after: true }],
  });
  expect([await limitShows(own.centro), await limitShows(own.norte)]).toEqual([true, false]);

  const undone = await send(`${LAYERS}/versions/${entered.id}/undo`, { reason: 'Confundiu o caixa' });
  expect(undone).toMatchObject({ status: 200, revision: 2, undoes: entered.id });
  expect(await limitShows(own.centro)).toBe(false);

  const history = await read(`${LAYERS}/versions?scope=STORE&storeId=${own.centro}&sort=-enteredAt`);
  expect(history.items).toMatchObject([
    { revision: 2, reason: 'Confundiu o caixa', undoes: entered.id },
    { revision: 1, reason: 'Piloto na loja', undoes: null, author: { name: expect.any(String) } },
  ]);
  // Planted: an instant of a cursor as PostgreSQL writes it, which no cursor takes.
  const page = `${LAYERS}/versions?scope=STORE&storeId=${own.centro}&sort=-enteredAt&limit=1`;
  const { next } = await read(page);
  expect((await read(`${page}&cursor=${next}`)).items).toMatchObject([{ revision: 1 }]);
  const { rows } =
    await sql`select action, detail from audit_entries where retailer_id = ${own.retailerId} order by id`.execute(
      database.db,
    );
  expect(rows).toMatchObject([
    { action: 'configuration.changed', detail: { scope: 'STORE', settings: ['flags.cashierLimitDisplay'] } },
    { action: 'configuration.undone' },
  ]);
});

test('each value says from which layer it comes', async () => {
  await enter({ scope: 'DEFAULT' }, { flags: { reportsPage: true } }, 0, 'provider');
  await enter({ scope: 'RETAILER' }, flag(true));
  await enter(ofStore(), { budgets: { isAllowed: true } });
  const { fields } = await read(`${LAYERS}?scope=STORE&storeId=${own.centro}`);
  const of = (path: string) => fields.find((field) => field.path === path);
  expect(of('flags.reportsPage')).toMatchObject({ inherited: true, inheritedFrom: 'DEFAULT' });
  expect(of('flags.cashierLimitDisplay')).toMatchObject({ inherited: true, inheritedFrom: 'RETAILER' });
  expect(of('budgets.isAllowed')).toMatchObject({ inherited: false, inheritedFrom: 'PRODUCT', own: true });
  expect(of('application.version')).not.toHaveProperty('own');
});

test('the preview says what changes where it is seen, and writes nothing', async () => {
  await enter(ofStore(), flag(false));
  const preview = (seenBy: string) => send(`${LAYERS}/preview`, { scope: 'RETAILER', document: flag(true), seenBy });
  expect(await preview(own.norte)).toMatchObject({ seen: [{ path: 'flags.cashierLimitDisplay', after: true }] });
  expect(await preview(own.centro)).toMatchObject({ seen: [], difference: [{ after: true }] });
  expect(await limitShows(own.norte)).toBe(false);
});

test('what nobody saw is not written over: the second of two is told', async () => {
  const [one, other] = await Promise.all([
    enter(ofStore(), flag(true)),
    enter(ofStore(), { budgets: { isAllowed: true } }),
  ]);
  expect([one.code, other.code].filter((code) => code !== undefined)).toEqual(['LAYER_CHANGED_SINCE']);
  const first = one.code === undefined ? one : other;
  await enter(ofStore(), { flags: { reportsPage: true } }, 1);
  expect((await send(`${LAYERS}/versions/${first.id}/undo`, { reason: 'Engano' })).code).toBe('LAYER_CHANGED_SINCE');
  expect((await enter(ofStore(), { flags: { reportsPage: true } }, 2)).code).toBe('LAYER_WITHOUT_CHANGE');
});

test('what cannot hold is refused field by field, with the reason', async () => {
  const document = {
    flags: { budgetCampaignEndsOn: '2024-04-31', reportsPag: true },
    safeLists: { nativeCamera: '(?=a)' },
  };
  const refused = await enter(ofStore(), document);
  expect(refused).toMatchObject({ status: 409, code: 'INVALID_LAYER' });
  expect(refused.details?.issues).toEqual([
    { path: 'flags.budgetCampaignEndsOn', message: '31/04/2024 não existe: abril tem 30 dias em 2024' },
    { path: 'safeLists.nativeCamera', message: expect.stringMatching(/^Não é uma expressão/) },
  ]);
  expect((await enter(ofStore(), { flags: { reportsPag: true } })).details?.issues).toEqual([
    { path: 'flags.reportsPag', message: 'Configuração desconhecida' },
  ]);
  expect((await enter({ scope: 'STORE' }, {})).code).toBe('INVALID_LAYER');
});

test('a store is on a safe-list when the expression matches its whole id', async () => {
  await enter({ scope: 'RETAILER' }, { safeLists: { nativeCamera: own.centro } });
  const lists = async (storeId: string) =>
    (await app.inject({ url: `/configurations?storeId=${storeId}`, headers: bearer('cashier') })).json<{
      safeLists: object;
    }>().safeLists;
  expect(await lists(own.centro)).toEqual({
    nativeCamera: true,
    ccbExport: true,
    newPurchaseOptions: true,
    reevaluation: true,
  });
  expect(await lists(own.norte)).toMatchObject({ nativeCamera: false });
});

test('what holds for all is the provider’s, by hostname too; nobody but analysts sees layers', async () => {
  const host = { scope: 'HOSTNAME', hostname: 'Loja.Example' };
  for (const place of [{ scope: 'DEFAULT' }, host]) expect((await enter(place, {})).code).toBe('LAYER_OF_THE_PROVIDER');
  expect((await read(`${LAYERS}?scope=DEFAULT`)).code).toBe('LAYER_OF_THE_PROVIDER');
  expect((await read(`${LAYERS}?scope=RETAILER`, 'cashier')).code).toBe('FORBIDDEN');
  expect(await enter(host, { app: { name: 'Crediário Loja' } }, 0, 'provider')).toMatchObject({
    status: 200,
    revision: 1,
  });
  expect(await read('/configurations/public?hostname=loja.example')).toMatchObject({ app: { name: 'Crediário Loja' } });
  expect((await read(`${LAYERS}?scope=HOSTNAME&hostname=*`, 'provider')).hostnames).toContain('loja.example');
  expect((await read(`${LAYERS}?scope=DEFAULT`, 'provider')).hostnames).toEqual([]);
  const elsewhere = { cdn: { logoUrl: 'https://elsewhere.example/logo.svg' } };
  expect((await enter(host, elsewhere, 1, 'provider')).details?.issues).toMatchObject([{ path: 'cdn.logoUrl' }]);
});
