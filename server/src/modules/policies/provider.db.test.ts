import { documentOnWire } from '@balcao/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demonstrationLimits } from '../../seed/demonstration/credit-policies/credit-policies.ts';
import { demonstrationIndex } from '../../seed/demonstration/credit-policies/correction-index.ts';
import { demonstration } from '../../seed/demonstration/guide.ts';
import { seedDemonstration } from '../../seed/demonstration/seed-demonstration.ts';
import { storeOf } from '../../seed/demonstration/shops.ts';
import { call, givenApi } from '../../testing/counter.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { setClock, testPlatform } from '../../testing/platform.ts';

let database: TestDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase();
  const platform = testPlatform(database.db, setClock('2026-11-21T15:00:00Z'));
  await seedDemonstration(platform);
  app = await givenApi(platform);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

async function signIn(username: string): Promise<string> {
  const { body } = await call(app, 'POST /auth/operators', { body: { username, password: demonstration.password } });
  return (body as { accessToken: string }).accessToken;
}

const entry = {
  kind: 'limits',
  variant: 'STANDARD',
  scope: 'PROVIDER',
  validFrom: '2026-11-21',
  reason: 'Bloqueio só depois de noventa dias',
  document: { ...documentOnWire(demonstrationLimits), blockFromDaysLate: 90 },
};

/** What blocks the limit of José Ribamar, one installment late, as a cashier of a store sees it. */
async function blockSeen(email: string, storeKey: 'centro' | 'mariana') {
  const token = await signIn(email);
  const late = demonstration.customers.find(({ shows }) => shows.startsWith('uma parcela atrasada'));
  await call(app, 'GET /coordinator/borrowers/find-one', { token, query: { cpf: late?.cpf ?? '' } });
  const ask = { params: { id: late?.id ?? '' }, query: { storeId: storeOf(storeKey).store.id } };
  const { body } = await call(app, 'GET /coordinator/borrowers/{id}/limits', { token, ...ask });
  return (body as { limitIsBlockedBy: string | null }).limitIsBlockedBy;
}
const seenByBoth = async () => [
  await blockSeen('caixa@norte.example', 'centro'),
  await blockSeen('caixa@sul.example', 'mariana'),
];

test("the provider's analyst enters over HTTP what holds for every retailer; theirs may not, and see it", async () => {
  const retailers = await signIn('analista@norte.example');
  const refused = await call(app, 'POST /policies', { token: retailers, body: entry });
  expect([refused.status, refused.code]).toEqual([403, 'POLICY_OF_THE_PROVIDER']);
  expect(await seenByBoth()).toEqual(['OVERDUE_INSTALLMENTS', 'OVERDUE_INSTALLMENTS']);

  const entered = await call(app, 'POST /policies', { token: await signIn('analista@provedor.example'), body: entry });
  expect(entered).toMatchObject({
    status: 200,
    body: {
      scope: 'PROVIDER',
      revision: 2,
      difference: [{ path: 'blockFromDaysLate', change: 'CHANGED', before: 1, after: 90 }],
    },
  });
  expect(await seenByBoth()).toEqual([null, null]);
  const { body } = await call(app, 'GET /policies', {
    token: retailers,
    query: { kind: 'limits', sort: '-validFrom' },
  });
  expect(body).toMatchObject({
    items: [
      { revision: 2, status: 'IN_FORCE', author: { kind: 'OPERATOR' } },
      { revision: 1, status: 'PAST', author: { kind: 'SYSTEM' } },
    ],
  });
});

test('the provider’s analyst adds a month to the index of monetary correction', async () => {
  const token = await signIn('analista@provedor.example');
  const known = demonstrationIndex('2026-11-21');
  const index = (...months: { month: string; rate: string }[]) => ({
    ...entry,
    kind: 'correction-index',
    validFrom: '2026-12-10',
    document: { ...known, months: [...known.months, ...months] },
  });
  const early = await call(app, 'POST /policies', {
    token,
    body: index({ month: '2026-11', rate: '0.0018' }, { month: '2026-12', rate: '0.0018' }),
  });
  expect([early.status, early.code]).toEqual([409, 'INVALID_POLICY']);
  const added = await call(app, 'POST /policies', { token, body: index({ month: '2026-11', rate: '-0.0002' }) });
  expect(added).toMatchObject({
    status: 200,
    body: {
      revision: 2,
      difference: [
        { path: 'months.36.month', change: 'ADDED', after: '2026-11' },
        { path: 'months.36.rate', change: 'ADDED', after: '-0.0002' },
      ],
    },
  });
});

test('a higher rate is shown on a purchase of R$ 500,00 before it is entered, as a sale would price it', async () => {
  const token = await signIn('analista@norte.example');
  const { document: held, id } = (await standardPricing(token)) as { document: { plans: object[] }; id: string };
  const dearer = { ...held, plans: [{ dueDateRule: 'MONTHLY', rateMonthly: '0.07', counts: [3, 6, 10] }] };
  const body = {
    kind: 'pricing',
    variant: 'STANDARD',
    scope: 'RETAILER',
    validFrom: '2026-11-23',
    reason: 'Preview',
    document: dearer,
  };
  const preview = await call(app, 'POST /policies/preview', { token, body });
  expect(preview).toMatchObject({
    status: 200,
    body: {
      supersedes: id,
      example: {
        principal: 500,
        plans: [
          { count: 3, before: { installment: 185.51 }, after: { installment: 192.65 } },
          { count: 6, before: {}, after: {} },
          { count: 12, before: {}, after: null },
        ],
      },
    },
  });
  const own = { ...dearer, lenderType: 'STORE_OWN', customerFeeMinimum: 0 };
  const above = await call(app, 'POST /policies/preview', { token, body: { ...body, document: own } });
  expect(above).toMatchObject({
    code: 'INVALID_POLICY',
    body: {
      details: {
        issues: [{ path: 'document.plans.0.rateMonthly', message: 'Acima do teto legal de 0,9358 % ao mês' }],
      },
    },
  });
});

async function standardPricing(token: string) {
  const query = { kind: 'pricing', variant: 'STANDARD', sort: '-validFrom' };
  const { body } = await call(app, 'GET /policies', { token, query });
  const found = (body as { items: { id: string; scope: string }[] }).items.find(({ scope }) => scope === 'PROVIDER');
  return (await call(app, 'GET /policies/{id}', { token, params: { id: found?.id ?? '' } })).body;
}
