import { wholeCents } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { sql } from '../../../kernel/db/sql.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { asOperator } from '../../../kernel/act/principal.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { givenPolicy, originationOf } from '../../../testing/products.ts';
import {
  accept,
  givenCustomer,
  givenSale,
  givenShop,
  givenVerifiedOffer,
  ports,
  type SaleWanted,
} from '../../../testing/shop.ts';
import { givenCoupon, givenEvaluation, givenIncentiveRule } from '../../credit/testing.ts';
import { priceProposals } from '../use-cases/price-proposals.ts';
import { usedCents } from '../../../testing/books.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { codeOf, expectRefusal } from '../../../testing/refusals.ts';

const { database, platform, clock, shop } = prepareCounter({
  givenShop: (on) => givenShop(on, { customerFeeRate: '0' }),
});

beforeAll(() => givenPolicy(platform, shop, { sourceProduct: 'SUPER_PURCHASE' }, { customerFeeRate: '0' }));

const price = (borrowerId: string, { cents: amount, ...ask }: Omit<SaleWanted, 'count'>) =>
  priceProposals(platform, ports, asOperator(shop.actor), {
    ...ask,
    borrowerId,
    principal: cents(amount),
    storeId: shop.storeId,
  });
const usedOf = (borrowerId: string) => usedCents(database.db, borrowerId);
const sharesOf = async (contractId: string) =>
  (
    await sql<{ cents: number }>`
      select limit_cents as cents from installments where contract_id = ${contractId}::uuid order by number`.execute(
      database.db,
    )
  ).rows.map((row) => row.cents);
const couponOf = async (borrowerId: string) =>
  (
    await sql<{ status: string; contractId: string | null }>`
      select status, contract_id as "contractId" from coupons where borrower_id = ${borrowerId}::uuid`.execute(
      database.db,
    )
  ).rows[0];

describe('a coupon', () => {
  test('is taken off what is financed; the store is paid in full', async () => {
    const borrowerId = await givenCustomer(platform, shop);
    const couponId = await givenCoupon(platform, borrowerId);
    const offer = await price(borrowerId, { cents: 60_000, couponId });
    expect(offer).toMatchObject({ principal: 60_000, couponDiscount: 5_000, purchaseValue: 60_000 });
    const bare = await price(borrowerId, { cents: 55_000 });
    expect(offer.proposals.map((one) => one.totalPurchaseValue)).toEqual(
      bare.proposals.map((one) => one.totalPurchaseValue),
    );
    const contractId = await givenSale(platform, shop, borrowerId, { cents: 60_000, couponId });
    expect(await usedOf(borrowerId)).toBe(55_000);
    expect((await sharesOf(contractId)).reduce((sum, share) => sum + share, 0)).toBe(55_000);
    expect(await originationOf(platform, contractId)).toMatchObject({
      retailer_payable: -57_600,
      mdr_income: -2_400,
      coupon_expense: 5_000,
    });
    expect(await couponOf(borrowerId)).toEqual({ status: 'USED', contractId });
  });

  test('is an expense of the provider, as the books show it', async () => {
    // The worked example of docs/books.md.
    const borrowerId = await givenCustomer(platform, shop);
    const couponId = await givenCoupon(platform, borrowerId);
    const contractId = await givenSale(platform, shop, borrowerId, { cents: 100_000, count: 6, couponId });
    expect(await originationOf(platform, contractId)).toEqual({
      loans_receivable: 96_236,
      coupon_expense: 5_000,
      retailer_payable: -96_000,
      mdr_income: -4_000,
      iof_payable: -1_236,
    });
  });

  test('of the retailer is taken off what it is owed', async () => {
    const borrowerId = await givenCustomer(platform, shop);
    const couponId = await givenCoupon(platform, borrowerId, {
      percent: '0.2',
      maximumDiscountCents: wholeCents(7_000),
      fundedBy: 'RETAILER',
    });
    const contractId = await givenSale(platform, shop, borrowerId, { cents: 60_000, couponId });
    const lines = await originationOf(platform, contractId);
    expect(lines).toMatchObject({ retailer_payable: -50_600, mdr_income: -2_400 });
    expect(lines).not.toHaveProperty('coupon_expense');
  });

  test('serves one of two offers, whichever key is sent again', async () => {
    const borrowerId = await givenCustomer(platform, shop);
    const couponId = await givenCoupon(platform, borrowerId);
    const [first, second] = await Promise.all(
      [1, 2].map(() => givenVerifiedOffer(platform, shop, borrowerId, { cents: 20_000, couponId })),
    );
    const answers = await Promise.all(
      [first, second].map((offer, index) =>
        codeOf(accept(platform, shop, offer?.proposalId ?? '', `coupon-key-${index}`)),
      ),
    );
    expect(new Set(answers)).toEqual(new Set(['done', 'COUPON_ALREADY_USED']));
    expect(await usedOf(borrowerId)).toBe(15_000);
    await expectRefusal(price(borrowerId, { cents: 20_000, couponId }), 'COUPON_ALREADY_USED');
  });

  test('refuses below its minimum and of another customer; ended since the offer, it keeps the price it told', async () => {
    const borrowerId = await givenCustomer(platform, shop);
    const couponId = await givenCoupon(platform, borrowerId, { minimumPurchaseCents: cents(10_000), validityDays: 0 });
    await expectRefusal(price(borrowerId, { cents: 9_999, couponId }), 'COUPON_MINIMUM_NOT_REACHED');
    const stranger = await givenCustomer(platform, shop);
    await expectRefusal(price(stranger, { cents: 20_000, couponId }), 'COUPON_NOT_FOUND');
    // Midnight of Sao Paulo is an hour before that of Manaus.
    clock.set('2026-11-22T02:55:00Z');
    const { proposalId } = await givenVerifiedOffer(platform, shop, borrowerId, { cents: 20_000, couponId });
    clock.set('2026-11-22T03:00:00Z');
    await sql`update coupons set status = 'EXPIRED' where id = ${couponId}::uuid`.execute(database.db);
    await expectRefusal(price(borrowerId, { cents: 20_000, couponId }), 'COUPON_EXPIRED');
    expect(await codeOf(accept(platform, shop, proposalId))).toBe('done');
    expect(await usedOf(borrowerId)).toBe(15_000);
  });
});

describe('an extra limit', () => {
  const superPurchase = async (limitCents = 20_000) => {
    const borrowerId = await givenCustomer(platform, shop, { limitCents });
    return { borrowerId, transactionalCreditEvaluationId: await givenEvaluation(platform, shop, borrowerId) };
  };

  test('covers one purchase whole: the recurring limit is not touched', async () => {
    const { borrowerId, ...ask } = await superPurchase();
    const contractId = await givenSale(platform, shop, borrowerId, { cents: 150_000, ...ask });
    expect(await usedOf(borrowerId)).toBe(0);
    expect(await sharesOf(contractId)).toEqual([0, 0, 0]);
    const row = await sql<object>`
      select source_product as product, kind, extra_limit_cents as extra from contracts where id = ${contractId}::uuid`.execute(
      database.db,
    );
    expect(row.rows[0]).toEqual({ product: 'SUPER_PURCHASE', kind: 'DETACHED', extra: 150_000 });
    await expectRefusal(price(borrowerId, { cents: 150_000, ...ask }), 'EVALUATION_ALREADY_APPLIED');
  });

  test('with a coupon covers what is left of the value', async () => {
    const { borrowerId, ...ask } = await superPurchase();
    const couponId = await givenCoupon(platform, borrowerId);
    const contractId = await givenSale(platform, shop, borrowerId, { cents: 150_000, couponId, ...ask });
    const row = await sql<{ extra: number }>`
      select extra_limit_cents as extra from contracts where id = ${contractId}::uuid`.execute(database.db);
    expect(row.rows[0]?.extra).toBe(145_000);
    expect(await usedOf(borrowerId)).toBe(0);
  });

  test('has a smallest and a largest purchase, an end, and one store', async () => {
    const { borrowerId, ...ask } = await superPurchase();
    await expectRefusal(price(borrowerId, { cents: 9_999, ...ask }), 'INSUFFICIENT_TRANSACTIONAL_LIMIT');
    await expectRefusal(price(borrowerId, { cents: 200_001, ...ask }), 'EXCEEDING_TRANSACTIONAL_LIMIT');
    const stranger = await givenCustomer(platform, shop);
    await expectRefusal(price(stranger, { cents: 20_000, ...ask }), 'EVALUATION_NOT_FOUND');
    clock.set('2026-12-21T23:55:00Z');
    const { proposalId } = await givenVerifiedOffer(platform, shop, borrowerId, { cents: 20_000, ...ask });
    clock.set('2026-12-21T23:59:59Z');
    await expectRefusal(accept(platform, shop, proposalId), 'EVALUATION_EXPIRED');
  });

  test('does not open a blocked limit', async () => {
    const { borrowerId, ...ask } = await superPurchase();
    await sql`update credit_limits set is_blocked = true where borrower_id = ${borrowerId}::uuid`.execute(database.db);
    await expectRefusal(price(borrowerId, { cents: 20_000, ...ask }), 'MANUALLY_BLOCKED');
  });

  test('needs a policy of its own', async () => {
    const other = await givenShop(platform);
    const borrowerId = await givenCustomer(platform, other);
    const transactionalCreditEvaluationId = await givenEvaluation(platform, other, borrowerId);
    const ask = { borrowerId, principal: cents(20_000), storeId: other.storeId, transactionalCreditEvaluationId };
    await expectRefusal(priceProposals(platform, ports, asOperator(other.actor), ask), 'POLICY_NOT_FOUND');
  });

  test('serves one of two offers at once', async () => {
    const { borrowerId, ...ask } = await superPurchase();
    const offers = await Promise.all(
      [1, 2].map(() => givenVerifiedOffer(platform, shop, borrowerId, { cents: 30_000, ...ask })),
    );
    const answers = await Promise.all(offers.map(({ proposalId }) => codeOf(accept(platform, shop, proposalId))));
    expect(new Set(answers)).toEqual(new Set(['done', 'EVALUATION_ALREADY_APPLIED']));
  });
});

test('the operator who closes the sale earns by the rule in force', async () => {
  const other = await givenShop(platform);
  await givenIncentiveRule(database.db, { retailerId: other.retailerId, rate: '0.005', category: 'gold' });
  const borrowerId = await givenCustomer(platform, other);
  const contractId = await givenSale(platform, other, borrowerId, { cents: 60_000 });
  expect(await originationOf(platform, contractId)).toMatchObject({ incentive_expense: 300, incentive_payable: -300 });
  const { rows } = await sql<{ operatorId: string; cents: number }>`
    select operator_id as "operatorId", amount_cents as cents from incentives where subject_id = ${contractId}::uuid`.execute(
    database.db,
  );
  expect(rows).toEqual([{ operatorId: other.actor.operatorId, cents: 300 }]);
});

test('above the limit, what fits counts the coupon: the value said is sold, a cent more is not', async () => {
  const borrowerId = await givenCustomer(platform, shop, { limitCents: 30_000 });
  const couponId = await givenCoupon(platform, borrowerId, { percent: '0.1', maximumDiscountCents: null });
  const details = async (amount: number) => {
    const error: unknown = await price(borrowerId, { cents: amount, couponId }).catch((refused: unknown) => refused);
    return error instanceof Refusal ? error.details : undefined;
  };
  const fit = { availableLimit: 30_000, missing: 6_000, largestValue: 33_333, downPayment: 6_667 };
  expect(await details(40_000)).toEqual(fit);
  expect(await codeOf(price(borrowerId, { cents: 33_333, couponId }))).toBe('done');
  await expectRefusal(price(borrowerId, { cents: 33_334, couponId }), 'INSUFFICIENT_LIMIT');
});
