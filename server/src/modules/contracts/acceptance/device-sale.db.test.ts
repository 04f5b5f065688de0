import { cents } from '@balcao/credit-math';
import { sql } from '../../../kernel/db/sql.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { asOperator } from '../../../kernel/act/principal.ts';
import { newId } from '../../../kernel/ids.ts';
import { givenDevice, givenPolicy, originationOf } from '../../../testing/products.ts';
import { accept, givenCustomer, givenShop, givenVerifiedOffer, ports } from '../../../testing/shop.ts';
import { givenEvaluation } from '../../credit/testing.ts';
import { givenProduct, nextImei } from '../../smartphone-sale/testing.ts';
import { resumeSale } from '../in-progress/use-cases/resume-sale.ts';
import { findContract } from '../use-cases/find-contract.ts';
import { priceProposals } from '../use-cases/price-proposals.ts';
import { usedCents } from '../../../testing/books.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { codeOf, expectRefusal } from '../../../testing/refusals.ts';
import { prepared } from '../../../testing/prepared.ts';

const { database, platform, shop } = prepareCounter();

beforeAll(async () => {
  await givenPolicy(platform, shop, { sourceProduct: 'SMARTPHONE_SALE' }, { customerFeeRate: '0' });
});
/** One of R$ 1.500,00, R$ 300,00 down; one from R$ 900,00 to R$ 1.500,00, 20 % down. */
const products = prepared(async () => ({
  fixed: await givenProduct(platform, shop.retailerId),
  range: await givenProduct(platform, shop.retailerId, { offer: { maxDownPaymentRate: '0.2', minPriceRate: '0.6' } }),
}));

const customer = (limitCents = 300_000) => givenCustomer(platform, shop, { limitCents });
const price = (borrowerId: string, amount: number, productId: string, evaluation?: string) =>
  priceProposals(platform, ports, asOperator(shop.actor), {
    borrowerId,
    principal: cents(amount),
    storeId: shop.storeId,
    productId,
    ...(evaluation !== undefined && { transactionalCreditEvaluationId: evaluation }),
  });

test('a sale that another device goes on with says which device is sold, and its IMEI once it is known', async () => {
  const borrowerId = await customer();
  const { id } = await price(borrowerId, 120_000, products.fixed);
  const resumed = async () =>
    (await resumeSale(platform, ports, asOperator(shop.actor), { contractId: id, storeId: shop.storeId })).device;
  expect(await resumed()).toMatchObject({ productId: products.fixed, imei: null, evaluationId: null });
  const imei = await givenDevice(database, shop, { borrowerId, contractId: id, productId: products.fixed });
  expect(await resumed()).toMatchObject({ productId: products.fixed, imei });
});

describe('the value of a device', () => {
  test('of a fixed price is asked for as what is financed', async () => {
    const borrowerId = await customer();
    const offer = await price(borrowerId, 120_000, products.fixed);
    expect(offer).toMatchObject({
      sourceProduct: 'SMARTPHONE_SALE',
      principal: 120_000,
      downPayment: 30_000,
      purchaseValue: 150_000,
    });
    await expectRefusal(price(borrowerId, 119_999, products.fixed), 'DEVICE_VALUE_TOO_LOW', { minimum: 120_000 });
    await expectRefusal(price(borrowerId, 120_001, products.fixed), 'DEVICE_VALUE_TOO_HIGH', { maximum: 120_000 });
  });

  test('in a range is split so that a whole real is financed', async () => {
    const borrowerId = await customer();
    expect(await price(borrowerId, 123_456, products.range)).toMatchObject({
      principal: 98_700,
      downPayment: 24_756,
      purchaseValue: 123_456,
    });
    await expectRefusal(price(borrowerId, 89_999, products.range), 'DEVICE_VALUE_TOO_LOW', { minimum: 90_000 });
    await expectRefusal(price(borrowerId, 150_001, products.range), 'DEVICE_VALUE_TOO_HIGH', { maximum: 150_000 });
  });

  test('stays within the extra limit of its evaluation', async () => {
    const borrowerId = await customer(0);
    const over = { sourceProduct: 'SMARTPHONE_SALE' as const, maximumCents: 100_000 };
    const evaluation = await givenEvaluation(platform, shop, borrowerId, over);
    await expectRefusal(price(borrowerId, 125_001, products.range, evaluation), 'DEVICE_VALUE_ABOVE_CREDIT', {
      maximum: 125_000,
    });
    expect(await price(borrowerId, 125_000, products.range, evaluation)).toMatchObject({
      principal: 100_000,
      downPayment: 25_000,
    });
    const ofAnother = await givenEvaluation(platform, shop, borrowerId);
    await expectRefusal(price(borrowerId, 125_000, products.range, ofAnother), 'EVALUATION_NOT_FOUND');
    const denied = await givenEvaluation(platform, shop, borrowerId, { ...over, decision: 'DENIED', maximumCents: 0 });
    // Its bounds say nothing: they are another store's, or nobody's.
    await expectRefusal(price(borrowerId, 125_000, products.range, denied), 'EVALUATION_NOT_FOUND');
  });

  test('above the limit is answered with the one that may be asked for instead', async () => {
    const borrowerId = await customer(100_000);
    const short = { availableLimit: 100_000, missing: 20_000 };
    await expectRefusal(price(borrowerId, 120_000, products.fixed), 'INSUFFICIENT_LIMIT', {
      ...short,
      largestValue: 0,
      downPayment: null,
    });
    await expectRefusal(price(borrowerId, 150_000, products.range), 'INSUFFICIENT_LIMIT', {
      ...short,
      largestValue: 125_124,
      downPayment: null,
    });
    expect(await price(borrowerId, 125_124, products.range)).toMatchObject({ principal: 100_000, downPayment: 25_124 });
    await expectRefusal(price(borrowerId, 125_125, products.range), 'INSUFFICIENT_LIMIT');
  });

  test('is asked for of a device on sale, in a store that has a policy for them', async () => {
    await expectRefusal(price(await customer(), 120_000, newId()), 'PRODUCT_NOT_FOUND');
    const other = await givenShop(platform);
    const productId = await givenProduct(platform, other.retailerId);
    const borrowerId = await givenCustomer(platform, other);
    const ask = { borrowerId, principal: cents(120_000), storeId: other.storeId, productId };
    await expectRefusal(priceProposals(platform, ports, asOperator(other.actor), ask), 'POLICY_NOT_FOUND');
  });
});

describe('the sale of a device', () => {
  const offered = async (limitCents?: number) => {
    const borrowerId = await customer(limitCents);
    const sale = await givenVerifiedOffer(platform, shop, borrowerId, {
      cents: 120_000,
      count: 6,
      productId: products.fixed,
    });
    return { borrowerId, ...sale };
  };

  test('needs its lock confirmed', async () => {
    const sale = await offered();
    await expectRefusal(accept(platform, shop, sale.proposalId), 'DEVICE_NOT_LOCKED');
    await givenDevice(platform, shop, { ...sale, productId: products.fixed, status: 'SUBMITTED' });
    await expectRefusal(accept(platform, shop, sale.proposalId), 'DEVICE_NOT_LOCKED');
    expect(await usedCents(database.db, sale.borrowerId)).toBe(0);
  });

  test('binds the device, finances the price less the down payment', async () => {
    const sale = await offered();
    const imei = await givenDevice(platform, shop, { ...sale, productId: products.fixed });
    expect(await codeOf(accept(platform, shop, sale.proposalId))).toBe('done');
    const bound = await sql<{ imei: string }>`
      select imei from device_bindings where contract_id = ${sale.contractId}::uuid`.execute(database.db);
    expect(bound.rows).toEqual([{ imei }]);
    const { rows } = await sql<{ device: unknown }>`
      select document -> 'device' as device from receipts where subject_id = ${sale.contractId}::uuid`.execute(
      database.db,
    );
    expect(rows).toEqual([{ device: { name: 'Samsung Galaxy A06', imei } }]);
    // The worked example of docs/books.md.
    expect(await originationOf(platform, sale.contractId)).toEqual({
      loans_receivable: 121_560,
      retailer_payable: -115_200,
      mdr_income: -4_800,
      iof_payable: -1_560,
    });
    expect(await findContract(platform, shop.actor, sale.contractId)).toMatchObject({
      sourceProduct: 'SMARTPHONE_SALE',
      principal: 120_000,
      downPayment: 30_000,
      purchaseValue: 150_000,
    });
    await expectRefusal(accept(platform, shop, sale.proposalId), 'ANOTHER_PROPOSAL_ALREADY_ACCEPTED');
  });

  test('on an extra limit takes nothing from the recurring one', async () => {
    const borrowerId = await customer(0);
    const over = { sourceProduct: 'SMARTPHONE_SALE' as const };
    const transactionalCreditEvaluationId = await givenEvaluation(platform, shop, borrowerId, over);
    const wanted = { cents: 120_000, productId: products.fixed, transactionalCreditEvaluationId };
    const sale = await givenVerifiedOffer(platform, shop, borrowerId, wanted);
    await givenDevice(platform, shop, { borrowerId, productId: products.fixed, contractId: sale.contractId });
    expect(await codeOf(accept(platform, shop, sale.proposalId))).toBe('done');
    const { rows } = await sql<{ used: number; status: string }>`
      select used_cents as used, e.status from credit_limits l join credit_evaluations e on e.borrower_id = l.borrower_id
      where l.borrower_id = ${borrowerId}::uuid`.execute(database.db);
    expect(rows).toEqual([{ used: 0, status: 'APPLIED' }]);
  });

  test('of one IMEI happens once, whoever the customers are', async () => {
    const sales = await Promise.all([offered(), offered()]);
    const imei = nextImei();
    for (const sale of sales) await givenDevice(platform, shop, { ...sale, productId: products.fixed, imei });
    const answers = await Promise.all(sales.map(({ proposalId }) => codeOf(accept(platform, shop, proposalId))));
    expect(new Set(answers)).toEqual(new Set(['done', 'IMEI_ALREADY_IN_USE']));
  });
});
