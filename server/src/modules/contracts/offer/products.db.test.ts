import { cents } from '@balcao/credit-math';
import { sql } from '../../../kernel/db/sql.ts';
import { describe, expect, test } from 'vitest';
import { asOperator } from '../../../kernel/act/principal.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { givenPolicy, originationOf } from '../../../testing/products.ts';
import {
  accept,
  by,
  CODE,
  givenCustomer,
  givenShop,
  givenVerifiedOffer,
  ports,
  type Shop,
} from '../../../testing/shop.ts';
import { givenCoupon, givenEvaluation } from '../../credit/testing.ts';
import { givenPolicyDocument } from '../../policies/testing.ts';
import { storeOwnRule } from '../testing.ts';
import type { PricingPolicy } from '../policy.ts';
import { findContract } from '../use-cases/find-contract.ts';
import { priceProposals } from '../use-cases/price-proposals.ts';
import { requestVerification } from '../use-cases/request-verification.ts';
import { verifyCode } from '../use-cases/verify-code.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { expectRefusal } from '../../../testing/refusals.ts';

const { database, platform, clock } = prepareCounter();

const monthly = (rateMonthly: string, counts: number[]) => ({ dueDateRule: 'MONTHLY' as const, rateMonthly, counts });
const price = async (shop: Shop, amount = 60_000) => {
  const borrowerId = await givenCustomer(platform, shop);
  return priceProposals(platform, ports, asOperator(shop.actor), {
    borrowerId,
    principal: cents(amount),
    storeId: shop.storeId,
  });
};
const counts = (offer: { proposals: { numberOfInstallments: number }[] }) =>
  offer.proposals.map((one) => one.numberOfInstallments);

describe('the law of the lender', () => {
  const ownCredit: Partial<PricingPolicy> = {
    lenderType: 'STORE_OWN',
    lateFineRate: '0.1',
    lateInterestMonthlyRate: '0.03',
    plans: [monthly('0.009', [1, 2]), monthly('0.0099', [6])],
  };

  test('a store that lends itself offers no plan above twelve percent a year, no IOF, and lawful late charges', async () => {
    const offer = await price(await givenShop(platform, ownCredit));
    expect(counts(offer)).toEqual([1, 2]);
    for (const proposal of offer.proposals)
      expect(proposal).toMatchObject({ iof: 0, lateFineRate: 0.02, lateInterestRate: 0.01, financedValue: 60_000 });
    const { rows } = await sql<{ terms: object }>`select terms from contracts where id = ${offer.id}::uuid`.execute(
      database.db,
    );
    expect(rows[0]?.terms).toMatchObject({
      instrument: 'SALE_CONTRACT',
      chargesContractRateWhenLate: false,
      dayCountBase: 'CALENDAR_30',
      amortization: 'PRICE',
    });
  });

  test('the ceiling is that of the day of the sale', async () => {
    const shop = await givenShop(platform, ownCredit);
    const toCome = { ...storeOwnRule, maxRateMonthly: '0.02', maxRateAnnual: null, source: 'a law to come' };
    const law = { kind: 'lending-rule', variant: 'STORE_OWN', validFrom: '2026-12-01', document: toCome } as const;
    const id = await givenPolicyDocument(database.db, law);
    expect(counts(await price(shop))).toEqual([1, 2]);
    clock.set('2026-12-01T15:00:00Z');
    expect(counts(await price(shop))).toEqual([1, 2, 6]);
    await sql`delete from policy_documents where id = ${id}::uuid`.execute(database.db);
  });

  test('no plan is left, no offer is made', async () => {
    const shop = await givenShop(platform, { lenderType: 'STORE_OWN', plans: [monthly('0.0101', [1])] });
    await expectRefusal(price(shop), 'CANT_CREATE_CONTRACT');
  });
});

const setFields = (kind: string, fields: object) =>
  sql`update policy_documents set document = document || ${JSON.stringify(fields)}::jsonb where kind = ${kind}`.execute(
    database.db,
  );

test('a campaign prices up to its last day, then the policy before it again', async () => {
  const shop = await givenShop(platform);
  await givenPolicy(
    platform,
    shop,
    { validFrom: '2026-11-20', validUntil: '2026-11-22' },
    { plans: [monthly('0', [10])] },
  );
  expect(counts(await price(shop))).toEqual([10]);
  clock.set('2026-11-22T23:00:00Z');
  expect(counts(await price(shop))).toEqual([10]);
  clock.set('2026-11-23T15:00:00Z');
  expect(counts(await price(shop))).toEqual([1, 2, 3, 6]);
});

describe('an offer, for as long as it is valid', () => {
  const later: Partial<PricingPolicy> = { plans: [monthly('0.09', [3])], lateFineRate: '0.01', mdrRate: '0.09' };

  test('is not touched by a later policy, rate, law or tax; what it said is what is sold', async () => {
    const shop = await givenShop(platform);
    const borrowerId = await givenCustomer(platform, shop);
    const { contractId, proposalId } = await givenVerifiedOffer(platform, shop, borrowerId, { cents: 60_000 });
    const offered = await findContract(platform, shop.actor, contractId);
    await givenPolicy(platform, shop, { validFrom: '2026-11-21' }, later);
    await setFields('iof', { dailyRate: '0.000164', additionalRate: '0.01' });
    await setFields('lending-rule', { maxLateFineRate: '0.001' });
    clock.set('2026-11-21T15:08:00Z');
    const sold = await accept(platform, shop, proposalId);
    const [proposal] = sold.proposals;
    expect(proposal).toEqual({ ...offered.proposals.find((one) => one.proposalId === proposalId), wasAccepted: true });
    expect(await originationOf(platform, contractId)).toMatchObject({ mdr_income: -2_400 });
    expect((await price(shop)).proposals[0]).toMatchObject({ interestRate: 0.09, lateFineRate: 0.001 });
    await setFields('iof', { dailyRate: '0.000082', additionalRate: '0.0038' });
    await setFields('lending-rule', { maxLateFineRate: '0.02' });
  });

  test('stays acceptable beside a second one for the same ask, to the last second of its two days', async () => {
    const shop = await givenShop(platform);
    const borrowerId = await givenCustomer(platform, shop);
    const ask = { borrowerId, principal: cents(60_000), storeId: shop.storeId };
    const first = await priceProposals(platform, ports, asOperator(shop.actor), ask);
    const second = await priceProposals(platform, ports, asOperator(shop.actor), ask);
    expect(second.id).not.toBe(first.id);
    const figures = (offer: typeof first) =>
      offer.proposals.map((one) => [
        one.numberOfInstallments,
        one.installmentValue,
        one.totalPurchaseValue,
        one.cet,
        one.iof,
      ]);
    expect(figures(second)).toEqual(figures(first));
    expect(first.validUntil).toBe('2026-11-23T15:00:00.000Z');
    clock.set('2026-11-23T14:59:59Z');
    const proposalId = first.proposals[0]?.id ?? '';
    await requestVerification(platform, () => CODE, by(shop, 'POST /origination-code'), {
      proposalId,
      communicationChannel: 'SMS',
    });
    await verifyCode(platform, asOperator(shop.actor), { proposalId, code: CODE }, 'VERIFICATION_CODE_NOT_FOUND');
    expect((await accept(platform, shop, proposalId)).status).toBe('ACCEPTED');
  });

  test('that the day close ended reads as ended', async () => {
    const shop = await givenShop(platform);
    const borrowerId = await givenCustomer(platform, shop);
    const { contractId, proposalId } = await givenVerifiedOffer(platform, shop, borrowerId, { cents: 60_000 });
    await sql`update contracts set status = 'EXPIRED' where id = ${contractId}::uuid`.execute(database.db);
    await expectRefusal(accept(platform, shop, proposalId), 'OFFER_EXPIRED');
    expect((await findContract(platform, shop.actor, contractId)).status).toBe('EXPIRED');
  });
});

describe('what an answer says of a plan', () => {
  test('an institution numbers its proposals after the contract, the store does not', async () => {
    const offer = await price(await givenShop(platform));
    const row = await sql<{ number: string }>`select number from contracts where id = ${offer.id}::uuid`.execute(
      database.db,
    );
    expect(offer.proposals.map((one) => one.partnerProposalId)).toEqual(
      [1, 2, 3, 4].map((n) => `${row.rows[0]?.number}-${n}`),
    );
    const own = await price(await givenShop(platform, { lenderType: 'STORE_OWN', plans: [monthly('0.009', [1])] }));
    expect(own.proposals[0]?.partnerProposalId).toBeNull();
  });

  test('the parts of the cost sum to the total due with the fee', async () => {
    const offer = await price(await givenShop(platform));
    for (const { cetParts, totalPurchaseValue } of offer.proposals) {
      expect(cetParts.map(({ value }) => value).slice(0, 3)).toEqual([60_000, expect.any(Number), 600]);
      expect(cetParts.reduce((sum, { value }) => sum + value, 0)).toBe(totalPurchaseValue + 600);
    }
  });
});

describe('make it fit', () => {
  const askFitting = async (
    shop: Shop,
    amount: number,
    desired: number,
    couponOf?: (borrowerId: string) => Promise<string>,
  ) => {
    const borrowerId = await givenCustomer(platform, shop, { limitCents: 1_000_000 });
    const couponId = await couponOf?.(borrowerId);
    return priceProposals(platform, ports, asOperator(shop.actor), {
      borrowerId,
      principal: cents(amount),
      storeId: shop.storeId,
      desiredInstallmentValue: cents(desired),
      ...(couponId !== undefined && { couponId }),
    });
  };
  /** The largest value in whole reais of which the longest plan stays within the desired one, by trying them all. */
  const largestByTrying = async (shop: Shop, from: number, desired: number) => {
    for (let amount = from; amount > 0; amount -= 100) {
      const { proposals, customerFeeValue } = await price(shop, amount);
      if (proposals.some((one) => one.installmentValue + customerFeeValue <= desired)) return amount;
    }
    return null;
  };

  test('the plan with the fewest installments within the desired one, the usage fee with the first', async () => {
    const shop = await givenShop(platform);
    const offer = await askFitting(shop, 60_000, 22_865);
    const three = offer.proposals.find((one) => one.numberOfInstallments === 3);
    expect(three?.installmentValue).toBe(22_265);
    expect(offer.fit).toEqual({ proposalId: three?.id, largestValue: null });
    const closer = await askFitting(shop, 60_000, 22_864);
    const six = closer.proposals.find((one) => one.numberOfInstallments === 6);
    expect(closer.fit?.proposalId).toBe(six?.id);
    expect((await price(shop)).fit).toBeNull();
  });

  test('or the largest purchase of which one would be', async () => {
    const shop = await givenShop(platform);
    const { fit } = await askFitting(shop, 60_000, 11_000);
    expect(fit).toEqual({ proposalId: null, largestValue: await largestByTrying(shop, 60_000, 11_000) });
    expect(fit?.largestValue).toBeGreaterThan(50_000);
  });

  test('or the largest of which a plan is offered at all, when it is above the limit', async () => {
    const shop = await givenShop(platform, { minimumInstallmentCents: 5_000, plans: [monthly('0.05', [2, 3, 6])] });
    const told = async (limitCents: number) => {
      const borrowerId = await givenCustomer(platform, shop, { limitCents });
      const asked = { borrowerId, principal: cents(20_000), storeId: shop.storeId };
      const error: unknown = await priceProposals(platform, ports, asOperator(shop.actor), asked).catch(
        (refused: unknown) => refused,
      );
      return error instanceof Refusal ? error.details : undefined;
    };
    expect(await told(8_000)).toMatchObject({ missing: 12_000, largestValue: 0, downPayment: null });
    expect(await told(10_000)).toMatchObject({ missing: 10_000, largestValue: 10_000, downPayment: 10_000 });
  });

  test('or nothing, when the smallest purchase is too large', async () => {
    const shop = await givenShop(platform);
    expect((await askFitting(shop, 60_000, 100)).fit).toEqual({ proposalId: null, largestValue: null });
    // R$ 20,00 would fit, but a first purchase is at least R$ 30,00.
    expect((await askFitting(shop, 60_000, 520)).fit?.largestValue).toBeNull();
  });

  test('or nothing, when extra credit covers no purchase so small', async () => {
    const shop = await givenShop(platform);
    await givenPolicy(platform, shop, { sourceProduct: 'SUPER_PURCHASE' });
    const fitWith = async (minimumCents: number) => {
      const borrowerId = await givenCustomer(platform, shop);
      const transactionalCreditEvaluationId = await givenEvaluation(platform, shop, borrowerId, { minimumCents });
      const ask = { principal: cents(30_000), desiredInstallmentValue: cents(1_600), storeId: shop.storeId };
      const asked = { ...ask, borrowerId, transactionalCreditEvaluationId };
      return (await priceProposals(platform, ports, asOperator(shop.actor), asked)).fit?.largestValue;
    };
    expect(await fitWith(5_000)).toBeGreaterThan(5_000);
    expect(await fitWith(10_000)).toBeNull();
    expect((await askFitting(shop, 60_000, 650)).fit?.largestValue).toBeGreaterThanOrEqual(3_000);
  });

  test('with the coupon that is offered', async () => {
    const shop = await givenShop(platform);
    const bare = await askFitting(shop, 60_000, 8_000);
    const eased = await askFitting(shop, 60_000, 8_000, (borrowerId) => givenCoupon(platform, borrowerId));
    // R$ 50 less what the usage fee of the larger purchase takes of the first month.
    expect(Number(eased.fit?.largestValue) - Number(bare.fit?.largestValue)).toBeGreaterThanOrEqual(4_700);
  });
});
