import { errors } from '@balcao/contract';
import { sql } from '../kernel/db/sql.ts';
import { expect, test } from 'vitest';
import { newId } from '../kernel/ids.ts';
import { completeCpf } from '../modules/borrowers/index.ts';
import { givenCampaign, givenEvaluation, givenEvaluationPolicy } from '../modules/credit/testing.ts';
import { saveConfiguration } from '../modules/retailers/index.ts';
import { givenStore } from '../modules/retailers/testing.ts';
import { call } from '../testing/counter.ts';
import { type CustomerOptions, givenCustomer, grant } from '../testing/shop.ts';
import { prepareCounter } from '../testing/prepare-counter.ts';
import { expectRefusedCall, rowCounts } from '../testing/refused-calls.ts';
import { prepared } from '../testing/prepared.ts';

const { database, platform, shop, staff, app } = prepareCounter();

/** Who calls, unless another is named. */
const analyst = prepared(() => staff.analyst);
const tables = ['credit_evaluations', 'credit_limit_changes', 'credit_limit_blocks', 'coupons', 'messages', 'claims'];
const limits = sql`(select coalesce(sum(total_cents * 7 + version), 0)::bigint from credit_limits) as limits`;
const written = () => rowCounts(database.db, tables, limits);

const expectRefusal = expectRefusedCall({ app, by: analyst, written });

let made = 0;
/** A customer whom the cashier and the analyst of the shop looked up. */
const customer = async (options: CustomerOptions = {}) => {
  const cpf = completeCpf(String(600_000_000 + (made += 1)));
  const id = await givenCustomer(platform, shop, { ...options, cpf });
  const { operatorId } = analyst;
  await grant(platform, { ...shop, actor: { ...shop.actor, operatorId } }, id);
  return { id, cpf };
};

test('a limit: unknown customer, none to change, a figure or reason that is none', async () => {
  const total = 'PATCH /coordinator/borrowers/{id}/limit';
  const block = 'PATCH /coordinator/borrowers/{id}/limit/block';
  const change = { totalLimit: 500, reason: 'Renda comprovada' };
  const stop = { isBlocked: true, reason: 'Suspeita de fraude' };
  await expectRefusal(total, { body: change }, 'BORROWER_NOT_FOUND', 'CPF não encontrado');
  await expectRefusal(block, { body: stop }, 'BORROWER_NOT_FOUND', 'CPF não encontrado');
  const bare = { params: { id: (await customer({ limitCents: null })).id } };
  await expectRefusal(total, { ...bare, body: change }, 'LIMIT_NOT_FOUND', 'CPF sem limite');
  await expectRefusal(block, { ...bare, body: stop }, 'LIMIT_NOT_FOUND', 'CPF sem limite');
  const params = { id: (await customer()).id };
  const wrong = 'Preencha os dados corretamente';
  await expectRefusal(total, { params, body: { ...change, totalLimit: -1 } }, 'BAD_REQUEST', wrong);
  await expectRefusal(total, { params, body: { ...change, reason: ' ' } }, 'BAD_REQUEST', wrong);
  const lifted = { isBlocked: false, reason: 'Engano', until: '2026-12-01' };
  await expectRefusal(block, { params, body: lifted }, 'BAD_REQUEST', wrong);
  const byManager = { params, body: change, token: staff.manager.token };
  await expectRefusal(total, byManager, 'FORBIDDEN', errors.FORBIDDEN.message);
});

test('a coupon: none, a closed or a foreign store', async () => {
  const name = 'GET /coupons/next-purchase';
  const { id: borrowerId } = await customer();
  const query = { borrowerId, storeId: shop.storeId };
  await expectRefusal(name, { query }, 'COUPON_NOT_FOUND', 'Cupom não encontrado');
  await expectRefusal(name, { query: { ...query, borrowerId: newId() } }, 'BORROWER_NOT_FOUND', 'CPF não encontrado');
  await expectRefusal(name, { query: { ...query, storeId: newId() } }, 'STORE_NOT_FOUND', 'Loja não encontrada');
  const storeId = await givenStore(database.db, shop.retailerId, { isActive: false });
  const closed = 'Loja inativada. Configure uma loja';
  await expectRefusal(name, { query: { ...query, storeId } }, 'DEACTIVATED_STORE', closed);
});

test('an evaluation: no policy, one open already, too many messages, one that is over or accepted', async () => {
  const name = 'POST /tx-credit/evaluations';
  const { id, cpf: document } = await customer();
  const ask = { body: { document, storeId: shop.storeId, requestedAmount: 300 } };
  await expectRefusal(name, ask, 'EVALUATION_POLICY_NOT_FOUND', 'Limite extra indisponível nesta loja');
  await givenEvaluationPolicy(database.db, { reviewAboveCents: 20_000 });
  const evaluated = await call(app, name, { ...ask, token: staff.analyst.token });
  expect(evaluated.body).toMatchObject({
    status: 'CREATED',
    decision: 'APPROVED',
    policy: { maxAmount: 300, minAmount: 100 },
  });
  const open = 'Já existe uma proposta de limite extra para este cliente nesta loja';
  await expectRefusal(name, ask, 'EVALUATION_ALREADY_OPEN', open);
  const wrong = 'Preencha os dados corretamente';
  for (const over of [{ requestedAmount: 0 }, { operatorPhoneNumber: '123' }, { document: '11111111111' }]) {
    await expectRefusal(name, { body: { ...ask.body, ...over } }, 'BAD_REQUEST', wrong);
  }
  const find = 'GET /tx-credit/evaluations';
  const none = 'Proposta de limite extra não encontrada';
  await expectRefusal(find, { query: { document, storeId: shop.storeId } }, 'EVALUATION_NOT_FOUND', none);
  const waiting = { query: { document, storeId: shop.storeId, status: 'CREATED', results: 'APPROVED' } };
  expect((await call(app, find, { ...waiting, token: staff.analyst.token })).body).toEqual(evaluated.body);
  const claim = 'POST /coordinator/extra-credit/{borrowerId}/{id}/claim';
  await expectRefusal(claim, {}, 'EVALUATION_NOT_FOUND', none);
  const params = { borrowerId: id, id: (evaluated.body as { id: string }).id };
  const own = 'Este pedido é seu: outra pessoa decide.';
  await expectRefusal(claim, { params }, 'EVALUATION_OWN', own);
  const late = await givenEvaluation(platform, shop, id, { status: 'CREATED', validDays: -1 });
  await expectRefusal(
    claim,
    { params: { borrowerId: id, id: late } },
    'EVALUATION_EXPIRED',
    'A proposta de limite extra expirou',
  );
});

test('an evaluation counts against the messages a phone may get', async () => {
  const { cpf: document } = await customer({ limitCents: null });
  const ask = { body: { document, storeId: shop.storeId, requestedAmount: 300 } };
  for (let sent = 0; sent < 5; sent += 1) {
    const denied = await call(app, 'POST /tx-credit/evaluations', { ...ask, token: staff.analyst.token });
    expect(denied.body).toMatchObject({ decision: 'DENIED' });
  }
  const code = 'TOO_MANY_REQUESTS';
  await expectRefusal('POST /tx-credit/evaluations', ask, code, errors[code].message);
});

test('a statement: of others for a cashier, of nobody, of days the wrong way round', async () => {
  const name = 'GET /incentives/statement';
  const query = { from: '2026-11-01', to: '2026-11-30' };
  const others = { query: { ...query, operatorId: shop.actor.operatorId } };
  await expectRefusal(name, { ...others, token: staff.cashier.token }, 'FORBIDDEN', errors.FORBIDDEN.message);
  await expectRefusal(
    name,
    { query: { ...query, operatorId: newId() } },
    'OPERATOR_NOT_FOUND',
    'Colaborador não encontrado',
  );
  const turned = { query: { from: '2026-11-30', to: '2026-11-01' } };
  await expectRefusal(name, turned, 'BAD_REQUEST', 'Preencha os dados corretamente');
});

test('the registration coupon comes with the data when it is asked for, once, where the store gives one', async () => {
  const amount = { percent: null, monetaryCents: 2_000, minimumPurchaseCents: 0, maximumDiscountCents: null };
  await givenCampaign(database.db, { trigger: 'REGISTRATION', ...amount, validityDays: 15, validFrom: '2026-11-01' });
  const { id } = await customer();
  const data = async (query: Record<string, string>) =>
    (await call(app, 'GET /coordinator/borrowers/{id}/data', { params: { id }, query, token: staff.analyst.token }))
      .body;
  const wanted = { storeId: shop.storeId, shouldGenerateApplicationCoupon: 'true' };
  expect(await data({ storeId: shop.storeId })).toMatchObject({ applicationCoupon: null });
  // Planted: a coupon for whoever asked, whatever the store's flag said.
  expect(await data(wanted)).toMatchObject({ applicationCoupon: null });
  await saveConfiguration(platform, { retailerId: shop.retailerId }, { flags: { applicationCoupon: true } });
  const first = await data(wanted);
  expect(first).toMatchObject({ applicationCoupon: { discountType: 'R$', monetaryValue: 20, validityInDays: 15 } });
  expect(await data(wanted)).toEqual(first);
});
