import { sql } from '../../../kernel/db/sql.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asOperator } from '../../../kernel/act/principal.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { expectBooksHold } from '../../../testing/books.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { setClock, testPlatform } from '../../../testing/platform.ts';
import { givenDevice, givenPolicy, originationOf } from '../../../testing/products.ts';
import { accept, givenCustomer, givenShop, givenVerifiedOffer, ports, type Shop } from '../../../testing/shop.ts';
import { givenEvaluation } from '../../credit/testing.ts';
import { givenProduct, nextImei } from '../../smartphone-sale/testing.ts';
import { findContract } from '../use-cases/find-contract.ts';
import { priceProposals } from '../use-cases/price-proposals.ts';

const START = '2026-11-21T15:00:00Z';
const clock = setClock(START);
let database: TestDatabase;
let platform: Platform;
let shop: Shop;
/** R$ 1.500,00, R$ 300,00 down. */
let fixed: string;
/** From R$ 900,00 to R$ 1.500,00, 20 % down. */
let range: string;

beforeAll(async () => {
  database = await openTestDatabase();
  platform = testPlatform(database.db, clock);
  shop = await givenShop(platform);
  await givenPolicy(platform, shop, { sourceProduct: 'SMARTPHONE_SALE' }, { customerFeeRate: '0' });
  fixed = await givenProduct(platform, shop.retailerId);
  range = await givenProduct(platform, shop.retailerId, { offer: { maxDownPaymentRate: '0.2', minPriceRate: '0.6' } });
});
beforeEach(() => clock.set(START));
afterAll(async () => {
  await expectBooksHold(database.db);
  await database.close();
});

const customer = (limitCents = 300_000) => givenCustomer(platform, shop, { limitCents });
const price = (borrowerId: string, cents: number, productId: string, evaluation?: string) =>
  priceProposals(platform, ports, asOperator(shop.actor), {
    borrowerId,
    principal: cents as never,
    storeId: shop.storeId,
    productId,
    ...(evaluation !== undefined && { transactionalCreditEvaluationId: evaluation }),
  });
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? { code: error.code, details: error.details } : error),
  );
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  );

describe('the value of a device', () => {
  test('of a fixed price is asked for as what is financed', async () => {
    const borrowerId = await customer();
    const offer = await price(borrowerId, 120_000, fixed);
    expect(offer).toMatchObject({
      sourceProduct: 'SMARTPHONE_SALE',
      principal: 120_000,
      downPayment: 30_000,
      purchaseValue: 150_000,
    });
    expect(await refusalOf(price(borrowerId, 119_999, fixed))).toEqual({
      code: 'DEVICE_VALUE_TOO_LOW',
      details: { minimum: 120_000 },
    });
    expect(await refusalOf(price(borrowerId, 120_001, fixed))).toEqual({
      code: 'DEVICE_VALUE_TOO_HIGH',
      details: { maximum: 120_000 },
    });
  });

  test('in a range is split so that a whole real is financed', async () => {
    const borrowerId = await customer();
    expect(await price(borrowerId, 123_456, range)).toMatchObject({
      principal: 98_700,
      downPayment: 24_756,
      purchaseValue: 123_456,
    });
    expect(await refusalOf(price(borrowerId, 89_999, range))).toMatchObject({ details: { minimum: 90_000 } });
    expect(await refusalOf(price(borrowerId, 150_001, range))).toMatchObject({ details: { maximum: 150_000 } });
  });

  test('stays within the extra limit of its evaluation', async () => {
    const borrowerId = await customer(0);
    const over = { sourceProduct: 'SMARTPHONE_SALE' as const, maximumCents: 100_000 };
    const evaluation = await givenEvaluation(platform, shop, borrowerId, over);
    expect(await refusalOf(price(borrowerId, 125_001, range, evaluation))).toEqual({
      code: 'DEVICE_VALUE_ABOVE_CREDIT',
      details: { maximum: 125_000 },
    });
    expect(await price(borrowerId, 125_000, range, evaluation)).toMatchObject({
      principal: 100_000,
      downPayment: 25_000,
    });
    const ofAnother = await givenEvaluation(platform, shop, borrowerId);
    expect(await codeOf(price(borrowerId, 125_000, range, ofAnother))).toBe('EVALUATION_NOT_FOUND');
    const denied = await givenEvaluation(platform, shop, borrowerId, { ...over, decision: 'DENIED', maximumCents: 0 });
    // Its bounds say nothing: they are another store's, or nobody's.
    expect(await codeOf(price(borrowerId, 125_000, range, denied))).toBe('EVALUATION_NOT_FOUND');
  });

  test('above the limit is answered with the one that may be asked for instead', async () => {
    const borrowerId = await customer(100_000);
    const short = { availableLimit: 100_000, missing: 20_000 };
    expect(await refusalOf(price(borrowerId, 120_000, fixed))).toEqual({
      code: 'INSUFFICIENT_LIMIT',
      details: { ...short, largestValue: 0, downPayment: null },
    });
    expect(await refusalOf(price(borrowerId, 150_000, range))).toEqual({
      code: 'INSUFFICIENT_LIMIT',
      details: { ...short, largestValue: 125_124, downPayment: null },
    });
    expect(await price(borrowerId, 125_124, range)).toMatchObject({ principal: 100_000, downPayment: 25_124 });
    expect(await codeOf(price(borrowerId, 125_125, range))).toBe('INSUFFICIENT_LIMIT');
  });

  test('is asked for of a device on sale, in a store that has a policy for them', async () => {
    expect(await codeOf(price(await customer(), 120_000, newId()))).toBe('PRODUCT_NOT_FOUND');
    const other = await givenShop(platform);
    const productId = await givenProduct(platform, other.retailerId);
    const borrowerId = await givenCustomer(platform, other);
    const ask = { borrowerId, principal: 120_000 as never, storeId: other.storeId, productId };
    expect(await codeOf(priceProposals(platform, ports, asOperator(other.actor), ask))).toBe('POLICY_NOT_FOUND');
  });
});

describe('the sale of a device', () => {
  const offered = async (limitCents?: number) => {
    const borrowerId = await customer(limitCents);
    const sale = await givenVerifiedOffer(platform, shop, borrowerId, { cents: 120_000, count: 6, productId: fixed });
    return { borrowerId, ...sale };
  };

  test('needs its lock confirmed', async () => {
    const sale = await offered();
    expect(await codeOf(accept(platform, shop, sale.proposalId))).toBe('DEVICE_NOT_LOCKED');
    await givenDevice(platform, shop, { ...sale, productId: fixed, status: 'SUBMITTED' });
    expect(await codeOf(accept(platform, shop, sale.proposalId))).toBe('DEVICE_NOT_LOCKED');
    const used = await sql<{
      used: number;
    }>`select used_cents as used from credit_limits where borrower_id = ${sale.borrowerId}::uuid`.execute(database.db);
    expect(used.rows[0]?.used).toBe(0);
  });

  test('binds the device, finances the price less the down payment', async () => {
    const sale = await offered();
    const imei = await givenDevice(platform, shop, { ...sale, productId: fixed });
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
    expect(await codeOf(accept(platform, shop, sale.proposalId))).toBe('ANOTHER_PROPOSAL_ALREADY_ACCEPTED');
  });

  test('on an extra limit takes nothing from the recurring one', async () => {
    const borrowerId = await customer(0);
    const over = { sourceProduct: 'SMARTPHONE_SALE' as const };
    const transactionalCreditEvaluationId = await givenEvaluation(platform, shop, borrowerId, over);
    const wanted = { cents: 120_000, productId: fixed, transactionalCreditEvaluationId };
    const sale = await givenVerifiedOffer(platform, shop, borrowerId, wanted);
    await givenDevice(platform, shop, { borrowerId, productId: fixed, contractId: sale.contractId });
    expect(await codeOf(accept(platform, shop, sale.proposalId))).toBe('done');
    const { rows } = await sql<{ used: number; status: string }>`
      select used_cents as used, e.status from credit_limits l join credit_evaluations e on e.borrower_id = l.borrower_id
      where l.borrower_id = ${borrowerId}::uuid`.execute(database.db);
    expect(rows).toEqual([{ used: 0, status: 'APPLIED' }]);
  });

  test('of one IMEI happens once, whoever the customers are', async () => {
    const sales = await Promise.all([offered(), offered()]);
    const imei = nextImei();
    for (const sale of sales) await givenDevice(platform, shop, { ...sale, productId: fixed, imei });
    const answers = await Promise.all(sales.map(({ proposalId }) => codeOf(accept(platform, shop, proposalId))));
    expect(new Set(answers)).toEqual(new Set(['done', 'IMEI_ALREADY_IN_USE']));
  });
});
