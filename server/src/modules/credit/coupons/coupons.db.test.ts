import { cents } from '@balcao/credit-math';
import { sql } from '../../../kernel/db/sql.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { creditPorts } from '../../../bindings.ts';
import { GuardMissed, guardedWrite } from '../../../kernel/db/guarded-write.ts';
import { newId } from '../../../kernel/ids.ts';
import { runDueJobs } from '../../../kernel/jobs/worker.ts';
import { silentLog } from '../../../testing/platform.ts';
import { givenCustomer, givenShop, type Shop } from '../../../testing/shop.ts';
import { couponFact, type CouponFact } from './facts.ts';
import { giveBackCouponFragment, useCouponFragment } from './store.ts';
import { creditJobs, issueCouponJob } from '../credit-jobs.ts';
import { givenCampaign, givenCoupon } from '../testing.ts';
import { issuePurchaseCoupon } from '../use-cases/issue-purchase-coupon.ts';
import { nextCoupon } from '../use-cases/next-coupon.ts';
import { registrationCoupon } from '../use-cases/registration-coupon.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { prepared } from '../../../testing/prepared.ts';
import { expectRefusal } from '../../../testing/refusals.ts';

const { database, platform, clock, shop } = prepareCounter();
const other = prepared(() => givenShop(platform));

beforeEach(() => sql`delete from policy_documents where kind = 'coupon-campaign'`.execute(database.db));

const placeOf = ({ retailerId, storeId }: Shop) => ({ retailerId, storeId });
const couponsOf = async (borrowerId: string) =>
  (
    await sql<{ id: string; status: string; contract_id: string | null; percent: string; valid_through: string }>`
      select * from coupons where borrower_id = ${borrowerId}::uuid order by id`.execute(database.db)
  ).rows;
/** Every purchase is paid off here: payments tests what is not. */
const paidOff = { ...creditPorts, isPaidOffFact: () => sql<boolean>`true` };
const earn = (borrowerId: string, contractId = newId(), where = shop) =>
  issuePurchaseCoupon(platform, paidOff, { ...placeOf(where), borrowerId, contractId });

describe('a coupon is issued', () => {
  test('by the campaign nearest to the store, once a purchase, with an audit row', async () => {
    const borrowerId = await givenCustomer(platform, shop);
    await earn(borrowerId);
    expect(await couponsOf(borrowerId)).toEqual([]);
    await givenCampaign(database.db);
    await givenCampaign(database.db, { ...placeOf(shop), percent: '0.2' });
    await givenCampaign(database.db, { retailerId: shop.retailerId, percent: '0.3' });
    await givenCampaign(database.db, { trigger: 'REGISTRATION', percent: '0.4' });
    const subjectId = newId();
    await Promise.all(Array.from({ length: 4 }, () => earn(borrowerId, subjectId)));
    await earn(borrowerId, subjectId);
    const [coupon, ...more] = await couponsOf(borrowerId);
    expect([coupon?.percent, coupon?.valid_through, coupon?.status, more]).toEqual(['0.2', '2026-12-21', 'ISSUED', []]);
    const traces =
      await sql`select principal, operator_id, retailer_id from audit_entries where action = 'coupon.issued' and subject = ${coupon?.id}`.execute(
        database.db,
      );
    expect(traces.rows).toEqual([{ principal: 'system', operator_id: null, retailer_id: shop.retailerId }]);
  });

  test('only while its campaign is in force', async () => {
    const borrowerId = await givenCustomer(platform, shop);
    await givenCampaign(database.db, { validFrom: '2026-11-22' });
    await givenCampaign(database.db, { validFrom: '2026-01-01', validUntil: '2026-11-20' });
    await earn(borrowerId);
    expect(await couponsOf(borrowerId)).toEqual([]);
    clock.set('2026-11-22T15:00:00Z');
    await earn(borrowerId);
    expect(await couponsOf(borrowerId)).toHaveLength(1);
  });

  test('by a job in the write of the payment, once for each purchase however often the job runs', async () => {
    const borrowerId = await givenCustomer(platform, shop);
    await givenCampaign(database.db);
    const paid = { borrowerId, contractId: newId(), ...placeOf(shop), at: clock.now() };
    const handlers = { ...creditJobs(platform, paidOff), 'notifications.send': async () => undefined };
    for (let times = 0; times < 2; times += 1) {
      await guardedWrite(database.db, [issueCouponJob(paid)]);
      await runDueJobs({ db: database.db, clock, log: silentLog, handlers });
    }
    const waiting = await sql`select 1 from jobs where kind = 'credit.issue-coupon' and done_at is null`.execute(
      database.db,
    );
    expect([(await couponsOf(borrowerId)).length, waiting.rows.length]).toEqual([1, 0]);
  });

  test('for a registration by the campaign of its day, once', async () => {
    const borrowerId = await givenCustomer(platform, shop);
    const ask = (registeredAt: string) => ({
      ...placeOf(shop),
      borrowerId,
      registeredAt: new Date(registeredAt),
      operatorId: shop.actor.operatorId,
    });
    await givenCampaign(database.db, { trigger: 'REGISTRATION', validFrom: '2026-11-20' });
    expect(await registrationCoupon(platform, ask('2026-11-19T15:00:00Z'))).toBeNull();
    const first = await registrationCoupon(platform, ask('2026-11-20T15:00:00Z'));
    expect(first).toMatchObject({ percentValue: 0.1, validityInDays: 30 });
    expect(await registrationCoupon(platform, ask('2026-11-20T15:00:00Z'))).toEqual(first);
    clock.set('2027-01-01T15:00:00Z');
    expect(await registrationCoupon(platform, ask('2026-11-20T15:00:00Z'))).toBeNull();
  });
});

describe('the coupon of the next purchase', () => {
  const next = (borrowerId: string, where = shop) =>
    nextCoupon(platform, where.actor, { borrowerId, storeId: where.storeId });

  test('is the one that ends soonest, in the figures of the card', async () => {
    const borrowerId = await givenCustomer(platform, shop);
    await givenCoupon(platform, borrowerId, { percent: '0.1' });
    const terms = { monetaryCents: cents(3_000), minimumPurchaseCents: cents(10_000), validityDays: 0 };
    const id = await givenCoupon(platform, borrowerId, terms);
    expect(await next(borrowerId)).toEqual({
      id,
      discountType: 'R$',
      percentValue: null,
      monetaryValue: 3_000,
      minimumPurchaseValue: 10_000,
      maximumDiscountValue: null,
      validUntil: '2026-11-22T02:59:59.000Z',
      validityInDays: 0,
    });
    clock.set('2026-11-22T03:00:00Z');
    expect(await next(borrowerId)).toMatchObject({ discountType: '%', percentValue: 0.1, validityInDays: 29 });
  });

  test('is none of another store, and none for who did not look the customer up', async () => {
    const borrowerId = await givenCustomer(platform, shop);
    await expectRefusal(next(borrowerId), 'COUPON_NOT_FOUND');
    await givenCoupon(platform, borrowerId, placeOf(other));
    await expectRefusal(next(borrowerId), 'COUPON_NOT_FOUND');
    await expectRefusal(next(borrowerId, other), 'BORROWER_NOT_FOUND');
  });
});

describe('a coupon serves one contract', () => {
  const use = (borrowerId: string, couponId: string, contractId = newId()) => ({
    borrowerId,
    couponId,
    contractId,
    at: clock.now(),
    offeredAt: clock.now(),
  });
  const factOf = async (borrowerId: string, couponId: string, where = shop) =>
    (
      await sql<{ coupon: CouponFact | null }>`
        select ${couponFact(borrowerId, couponId, placeOf(where))} as coupon`.execute(database.db)
    ).rows[0]?.coupon;

  test('of many that try at once, and is given back by that one alone', async () => {
    const borrowerId = await givenCustomer(platform, shop);
    const couponId = await givenCoupon(platform, borrowerId);
    const uses = Array.from({ length: 8 }, () => use(borrowerId, couponId));
    const tried = await Promise.allSettled(uses.map((one) => guardedWrite(database.db, [useCouponFragment(one)])));
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const winner = uses[tried.findIndex(({ status }) => status === 'fulfilled')];
    const loser = uses[tried.findIndex(({ status }) => status === 'rejected')];
    if (!winner || !loser) throw new Error('one must win and others lose');
    expect(await factOf(borrowerId, couponId)).toMatchObject({ status: 'USED', contractId: winner.contractId });
    await expect(guardedWrite(database.db, [giveBackCouponFragment({ ...loser, isEarned: true })])).rejects.toEqual(
      new GuardMissed('coupon_given_back'),
    );
    await guardedWrite(database.db, [giveBackCouponFragment({ ...winner, isEarned: true })]);
    expect(await factOf(borrowerId, couponId)).toMatchObject({ status: 'ISSUED', contractId: null });
  });

  test('not after its last day, and given back then it has ended', async () => {
    const borrowerId = await givenCustomer(platform, shop);
    const couponId = await givenCoupon(platform, borrowerId, { validityDays: 1 });
    const used = use(borrowerId, couponId);
    await guardedWrite(database.db, [useCouponFragment(used)]);
    clock.set('2026-11-23T03:00:00Z');
    await guardedWrite(database.db, [giveBackCouponFragment({ ...used, at: clock.now(), isEarned: true })]);
    expect(await factOf(borrowerId, couponId)).toMatchObject({ status: 'EXPIRED' });
    const late = await givenCoupon(platform, borrowerId, { validityDays: 0 });
    clock.set('2026-11-24T03:00:00Z');
    const missed = guardedWrite(database.db, [useCouponFragment(use(borrowerId, late))]);
    await expect(missed).rejects.toEqual(new GuardMissed('used_coupon'));
  });

  test('after its last day too, on an offer that was made before', async () => {
    const borrowerId = await givenCustomer(platform, shop);
    const couponId = await givenCoupon(platform, borrowerId, { validityDays: 0 });
    const asked = use(borrowerId, couponId);
    clock.set('2026-11-23T03:00:00Z');
    await sql`update coupons set status = 'EXPIRED' where id = ${couponId}::uuid`.execute(database.db);
    await guardedWrite(database.db, [useCouponFragment({ ...asked, at: clock.now() })]);
    expect(await factOf(borrowerId, couponId)).toMatchObject({ status: 'USED', contractId: asked.contractId });
    await guardedWrite(database.db, [giveBackCouponFragment({ ...asked, at: clock.now(), isEarned: true })]);
    expect(await factOf(borrowerId, couponId)).toMatchObject({ status: 'EXPIRED' });
  });

  test('is nobody else’s and not of another shop', async () => {
    const borrowerId = await givenCustomer(platform, shop);
    const couponId = await givenCoupon(platform, borrowerId, placeOf(shop));
    expect(await factOf(borrowerId, couponId)).not.toBeNull();
    expect(await factOf(borrowerId, couponId, other)).toBeNull();
    expect(await factOf(await givenCustomer(platform, shop), couponId)).toBeNull();
  });
});
