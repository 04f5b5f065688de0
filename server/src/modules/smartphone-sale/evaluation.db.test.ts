import { expect, test } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { call } from '../../testing/counter.ts';
import { givenCustomer, grant } from '../../testing/shop.ts';
import { nextCpf } from '../borrowers/testing.ts';
import { givenEvaluationPolicy } from '../credit/testing.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';

const name = 'POST /smartphone-sale/evaluations';
const { database, platform, shop, staff, app } = prepareCounter();

test('a promoter has extra credit for a device evaluated, once a key and once a store', async () => {
  const { token, operatorId } = staff.promoter;
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
