import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { expectBooksHold } from '../../testing/books.ts';
import { call, givenApi, givenStaff } from '../../testing/counter.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { setClock, testPlatform } from '../../testing/platform.ts';
import { givenCustomer, givenShop, grant, type Shop } from '../../testing/shop.ts';
import { nextCpf } from '../borrowers/testing.ts';
import { givenEvaluationPolicy } from '../credit/testing.ts';

const name = 'POST /smartphone-sale/evaluations';
let database: TestDatabase;
let platform: Platform;
let app: FastifyInstance;
let shop: Shop;
let token: string;
let operatorId: string;
beforeAll(async () => {
  database = await openTestDatabase();
  platform = testPlatform(database.db, setClock('2026-11-21T15:00:00Z'));
  app = await givenApi(platform);
  shop = await givenShop(platform);
  ({ token, operatorId } = (await givenStaff(platform, shop)).promoter);
});
afterAll(async () => {
  await expectBooksHold(database.db);
  await app.close();
  await database.close();
});

test('a promoter has extra credit for a device evaluated, once a key and once a store', async () => {
  const document = nextCpf();
  const borrowerId = await givenCustomer(platform, shop, { cpf: document, limitCents: 100_000 });
  await grant(platform, { ...shop, actor: { ...shop.actor, operatorId } }, borrowerId);
  const body = { document, storeId: shop.storeId, requestedAmount: 900 };
  const refused = await call(app, name, { body, token });
  expect(refused.code).toBe('EVALUATION_POLICY_NOT_FOUND');
  await givenEvaluationPolicy(database.db, { retailerId: shop.retailerId, sourceProduct: 'SMARTPHONE_SALE' });
  const key = newId();
  const first = await call(app, name, { body, token, key });
  expect(first.body).toMatchObject({ sourceProduct: 'SMARTPHONE_SALE', storeId: shop.storeId, requestedAmount: 900 });
  expect((await call(app, name, { body, token, key })).body).toEqual(first.body);
  expect((await call(app, name, { body, token })).code).toBe('EVALUATION_ALREADY_OPEN');
  const found = await call(app, 'GET /tx-credit/evaluations', {
    query: { document, storeId: shop.storeId, sourceProduct: 'SMARTPHONE_SALE' },
    token,
  });
  expect(found.body).toEqual(first.body);
});
