import { cents } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import { asOperator } from '../kernel/act/principal.ts';
import { newId } from '../kernel/ids.ts';
import { priceProposals } from '../modules/contracts/index.ts';
import { givenCoupon, givenEvaluation } from '../modules/credit/testing.ts';
import { usedCents } from '../testing/books.ts';
import { givenPolicy } from '../testing/products.ts';
import { givenCustomer, ports } from '../testing/shop.ts';
import { verify } from './testing/offers.ts';
import { acceptPost } from './testing/till.ts';
import { prepareTwoServers } from './testing/two-servers.ts';

const storm = prepareTwoServers();

const ROUNDS = 10;
const OFFERS = 8;
const CENTS = 20_000;

interface Extra {
  couponId?: string;
  transactionalCreditEvaluationId?: string;
}

/** Offers of one customer that all count on the same coupon or evaluation, each authorised. */
async function offersOn(borrowerId: string, extra: Extra, number = OFFERS) {
  const { platform, shop } = storm;
  const ask = { ...extra, borrowerId, principal: cents(CENTS), storeId: shop.storeId };
  const offers = await Promise.all(
    Array.from({ length: number }, () => priceProposals(platform, ports, asOperator(shop.actor), ask)),
  );
  const sales = offers.map(({ id, proposals }) => ({ contractId: id, proposalId: proposals[0]?.id ?? '' }));
  await verify(
    platform,
    sales.map(({ proposalId }) => proposalId),
  );
  return sales;
}

/** Accepts all at once on both servers; returns how often each outcome came, and the contract that won. */
async function rush(sales: readonly { contractId: string; proposalId: string }[]) {
  const outcomes = await Promise.all(
    sales.map(({ proposalId }, index) => storm.send(index, acceptPost({ proposalId, key: newId() }))),
  );
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return { counts, contractId: sales[outcomes.indexOf('done')]?.contractId ?? '' };
}

const cancel = (contractId: string) =>
  storm.send(0, {
    path: `/coordinator/contracts/${contractId}/cancellation`,
    key: newId(),
    body: { reason: 'CUSTOMER_WITHDRAWAL', storeId: storm.shop.storeId },
  });
const limitUsed = (borrowerId: string) => usedCents(storm.database.db, borrowerId);

// The limit's version sends losers to read again, where the coupon is used; the conditional update is the wall behind it.
test('a coupon serves one of eight purchases at once, and after its cancellation one of eight again', async () => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const borrowerId = await givenCustomer(storm.platform, storm.shop, { limitCents: 1_000_000 });
    const couponId = await givenCoupon(storm.platform, borrowerId);
    const first = await rush(await offersOn(borrowerId, { couponId }));
    expect(first.counts).toEqual({ done: 1, COUPON_ALREADY_USED: OFFERS - 1 });
    expect(await cancel(first.contractId)).toBe('done');
    const again = await rush(await offersOn(borrowerId, { couponId }));
    expect(again.counts).toEqual({ done: 1, COUPON_ALREADY_USED: OFFERS - 1 });
    expect(await limitUsed(borrowerId)).toBe(CENTS - 5_000);
  }
});

test('extra credit serves one of eight purchases at once and leaves the limit alone', async () => {
  await givenPolicy(storm.platform, storm.shop, { sourceProduct: 'SUPER_PURCHASE' });
  for (let round = 1; round <= ROUNDS; round += 1) {
    const borrowerId = await givenCustomer(storm.platform, storm.shop, { limitCents: 1_000 });
    const evaluationId = await givenEvaluation(storm.platform, storm.shop, borrowerId);
    const { counts } = await rush(await offersOn(borrowerId, { transactionalCreditEvaluationId: evaluationId }));
    expect(counts).toEqual({ done: 1, EVALUATION_ALREADY_APPLIED: OFFERS - 1 });
    expect(await limitUsed(borrowerId)).toBe(0);
  }
});
