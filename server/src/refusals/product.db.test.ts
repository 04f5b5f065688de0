import { cents } from '@balcao/credit-math';
import { errors } from '@balcao/contract';
import { sql } from '../kernel/db/sql.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../kernel/ids.ts';
import { givenCoupon, givenEvaluation } from '../modules/credit/testing.ts';
import { givenProduct, nextImei } from '../modules/smartphone-sale/testing.ts';
import { call, givenSession } from '../testing/counter.ts';
import { givenDevice, givenPolicy } from '../testing/products.ts';
import { givenCustomer, givenShop, givenVerifiedOffer, type SaleWanted } from '../testing/shop.ts';
import { prepareCounter } from '../testing/prepare-counter.ts';
import { prepared } from '../testing/prepared.ts';
import { expectRefusedCall } from '../testing/refused-calls.ts';

const PRICE = 'POST /coordinator/contracts';
const ACCEPT = 'POST /coordinator/contracts/proposals/{id}/accept';
const { database, platform, shop, app, signedIn } = prepareCounter();

beforeAll(async () => {
  await givenPolicy(platform, shop, { sourceProduct: 'SUPER_PURCHASE' });
  await givenPolicy(platform, shop, { sourceProduct: 'SMARTPHONE_SALE' });
});
const givenDeviceOnOffer = () => {
  const offer = { maxDownPaymentRate: '0.2', minPriceRate: '0.6', maxAmountCents: cents(100_000) };
  return givenProduct(platform, shop.retailerId, { offer });
};
const product = prepared(async () => ({ productId: await givenDeviceOnOffer() }));

const customer = () => givenCustomer(platform, shop, { limitCents: 300_000 });
const buy = (borrowerId: string, principal: number, over: object) => ({
  body: { borrowerId, principal, storeId: shop.storeId, ...over },
});

const beyondOffers = () => sql`select count(*) from contracts where status <> 'OFFERED'`.execute(database.db);
const written = async () => (await beyondOffers()).rows;
const expectRefusal = expectRefusedCall({ app, by: signedIn, written });

/** A verified offer whose acceptance is then refused. */
async function acceptRefused(
  borrowerId: string,
  sale: SaleWanted,
  meanwhile: (offer: { contractId: string }) => Promise<unknown>,
  code: keyof typeof errors,
  sentence: string,
): Promise<void> {
  const { contractId, proposalId } = await givenVerifiedOffer(platform, shop, borrowerId, sale);
  await meanwhile({ contractId });
  await expectRefusal(ACCEPT, { params: { id: proposalId } }, code, sentence);
}

test('a coupon: unknown, below its minimum, used before and since the offer, ended before it', async () => {
  const borrowerId = await customer();
  await expectRefusal(PRICE, buy(borrowerId, 200, { couponId: newId() }), 'COUPON_NOT_FOUND', 'Cupom não encontrado');
  const couponId = await givenCoupon(platform, borrowerId, { minimumPurchaseCents: cents(20_001) });
  const below = 'Valor da compra abaixo do mínimo do cupom';
  await expectRefusal(PRICE, buy(borrowerId, 200, { couponId }), 'COUPON_MINIMUM_NOT_REACHED', below);
  const change = (to: string) => sql`${sql.raw(to)} where id = ${couponId}::uuid`.execute(database.db);
  const sale = { cents: 30_000, couponId };
  const use = `update coupons set status = 'USED', contract_id = id, used_at = '2026-11-21T15:00:00Z'`;
  await acceptRefused(borrowerId, sale, () => change(use), 'COUPON_ALREADY_USED', 'Cupom já utilizado');
  await expectRefusal(PRICE, buy(borrowerId, 300, { couponId }), 'COUPON_ALREADY_USED', 'Cupom já utilizado');
  await change(`update coupons set status = 'ISSUED', contract_id = null, used_at = null`);
  const end = `update coupons set valid_through = '2026-11-20'`;
  await acceptRefused(borrowerId, sale, () => change(end), 'COUPON_EXPIRED', 'Cupom vencido');
  await expectRefusal(PRICE, buy(borrowerId, 300, { couponId }), 'COUPON_EXPIRED', 'Cupom vencido');
  await change(`update coupons set valid_through = '2027-11-20'`);
  await acceptRefused(
    borrowerId,
    sale,
    () => change('delete from coupons'),
    'COUPON_NOT_FOUND',
    'Cupom não encontrado',
  );
});

test('an extra limit: unknown, too small, too large, used or ended before and since the offer', async () => {
  const borrowerId = await customer();
  const transactionalCreditEvaluationId = await givenEvaluation(platform, shop, borrowerId);
  const ask = { transactionalCreditEvaluationId };
  const unknown = buy(borrowerId, 200, { transactionalCreditEvaluationId: newId() });
  await expectRefusal(PRICE, unknown, 'EVALUATION_NOT_FOUND', 'Proposta de limite extra não encontrada');
  const low = 'Valor abaixo do mínimo da proposta';
  await expectRefusal(PRICE, buy(borrowerId, 99, ask), 'INSUFFICIENT_TRANSACTIONAL_LIMIT', low);
  const high = 'Valor acima do aprovado na proposta';
  await expectRefusal(PRICE, buy(borrowerId, 2_000.01, ask), 'EXCEEDING_TRANSACTIONAL_LIMIT', high);
  const change = (to: string) =>
    sql`update credit_evaluations set ${sql.raw(to)} where id = ${transactionalCreditEvaluationId}::uuid`.execute(
      database.db,
    );
  const sale = { cents: 30_000, ...ask };
  const used = `status = 'APPLIED', contract_id = id`;
  const isUsed = 'A proposta de limite extra já foi utilizada';
  await acceptRefused(borrowerId, sale, () => change(used), 'EVALUATION_ALREADY_APPLIED', isUsed);
  await expectRefusal(PRICE, buy(borrowerId, 300, ask), 'EVALUATION_ALREADY_APPLIED', isUsed);
  await change(`status = 'ACCEPTED', contract_id = null`);
  const isOver = 'A proposta de limite extra expirou';
  await acceptRefused(
    borrowerId,
    sale,
    () => change(`expires_at = '2026-11-21T15:00:00Z'`),
    'EVALUATION_EXPIRED',
    isOver,
  );
  await expectRefusal(PRICE, buy(borrowerId, 300, ask), 'EVALUATION_EXPIRED', isOver);
  await change(`expires_at = '2027-11-21T15:00:00Z'`);
  const isGone = 'Proposta de limite extra não encontrada';
  await acceptRefused(borrowerId, sale, () => change(`status = 'CREATED'`), 'EVALUATION_NOT_FOUND', isGone);
});

describe('a device', () => {
  test('of an unknown product, and of each value out of its range', async () => {
    const borrowerId = await customer();
    const unknown = buy(borrowerId, 1_000, { productId: newId() });
    await expectRefusal(PRICE, unknown, 'PRODUCT_NOT_FOUND', 'Aparelho não encontrado nesta venda.');
    const low = 'Valor do aparelho deve ser no mínimo R$\u00a0900,00';
    await expectRefusal(PRICE, buy(borrowerId, 899.99, { productId: product.productId }), 'DEVICE_VALUE_TOO_LOW', low);
    const high = 'Valor do aparelho deve ser no máximo R$\u00a01.500,00';
    await expectRefusal(
      PRICE,
      buy(borrowerId, 1_500.01, { productId: product.productId }),
      'DEVICE_VALUE_TOO_HIGH',
      high,
    );
    const above = 'Informe um valor de até R$\u00a01.250,00';
    await expectRefusal(
      PRICE,
      buy(borrowerId, 1_250.01, { productId: product.productId }),
      'DEVICE_VALUE_ABOVE_CREDIT',
      above,
    );
  });

  test('not locked, or serving another contract', async () => {
    const sale = { cents: 100_000, productId: product.productId };
    const notYet = 'Configuração ainda não foi confirmada';
    await acceptRefused(await customer(), sale, () => Promise.resolve(), 'DEVICE_NOT_LOCKED', notYet);
    const imei = nextImei();
    const first = await customer();
    const sold = await givenVerifiedOffer(platform, shop, first, sale);
    await givenDevice(platform, shop, { ...sold, borrowerId: first, productId: product.productId, imei });
    expect((await call(app, ACCEPT, { params: { id: sold.proposalId }, ...signedIn })).status).toBe(200);
    const second = await customer();
    const device = { borrowerId: second, productId: product.productId, imei };
    const isTaken = 'Este IMEI já está em uso em outro contrato.';
    const lock = ({ contractId }: { contractId: string }) => givenDevice(platform, shop, { ...device, contractId });
    await acceptRefused(second, sale, lock, 'IMEI_ALREADY_IN_USE', isTaken);
  });
});

test('a product asked for by name without a policy, on the wire as it is spelt', async () => {
  const bare = await givenShop(platform);
  const borrowerId = await givenCustomer(platform, bare);
  const transactionalCreditEvaluationId = await givenEvaluation(platform, bare, borrowerId);
  const theirs = await givenSession(platform, bare.retailerId, bare.actor.operatorId);
  const body = { borrowerId, principal: 200, storeId: bare.storeId, transactionalCreditEvaluationId };
  const sentence = 'Política não encontrada. Tente novamente.';
  await expectRefusal(PRICE, { body, token: theirs }, 'POLICY_NOT_FOUND', sentence);
});

test('a receipt of an offer, and of nothing at all', async () => {
  const borrowerId = await customer();
  const { contractId } = await givenVerifiedOffer(platform, shop, borrowerId, { cents: 30_000 });
  const render = 'GET /contracts/{id}/render';
  const only = 'O contrato não possui proposta aceita';
  await expectRefusal(render, { params: { id: contractId } }, 'CONTRACT_HAS_NO_ACCEPTED_PROPOSAL', only);
  const none = 'Erro ao carregar o arquivo';
  await expectRefusal(render, { params: { id: newId() } }, 'DOCUMENT_NOT_FOUND', none);
  const stranger = await givenShop(platform);
  const theirs = await givenSession(platform, stranger.retailerId, stranger.actor.operatorId);
  await expectRefusal(render, { params: { id: contractId }, token: theirs }, 'DOCUMENT_NOT_FOUND', none);
});

test('an offer over the wire: money in reais, the desired installment answered, the parts of the cost', async () => {
  const borrowerId = await customer();
  const couponId = await givenCoupon(platform, borrowerId);
  const answer = await call(app, PRICE, {
    ...buy(borrowerId, 600, { couponId, desiredInstallmentValue: 1_000 }),
    ...signedIn,
  });
  expect(answer.status).toBe(200);
  const { proposals, ...offer } = answer.body as { proposals: { id: string; cetParts: unknown[] }[] };
  expect(offer).toMatchObject({
    principal: 600,
    purchaseValue: 600,
    downPayment: 0,
    couponDiscount: 50,
    fit: { proposalId: proposals[0]?.id, largestValue: null },
  });
  expect(proposals[0]?.cetParts[0]).toEqual({ kind: 'GOODS', value: 550, share: expect.any(Number) });
});
