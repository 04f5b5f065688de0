import { sql } from '../../../kernel/db/sql.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { creditPorts } from '../../../bindings.ts';
import { runDueJobs } from '../../../kernel/jobs/worker.ts';
import { silentLog } from '../../../testing/platform.ts';
import { accept, by as keyed, givenSale, givenVerifiedOffer, paymentsPorts } from '../../../testing/shop.ts';
import { cancelContract } from '../../cancellation/index.ts';
import { creditJobs } from '../../credit/index.ts';
import { givenCampaign } from '../../credit/testing.ts';
import { deskOf, givenColleague, givenInstallments } from '../testing/desk.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { prepared } from '../../../testing/prepared.ts';
import { expectRefusal } from '../../../testing/refusals.ts';
import { centsIfAny } from '../../../testing/in-cents.ts';

const { database, platform, clock, shop } = prepareCounter();
const desk = deskOf(platform, shop);
const manager = prepared(() => givenColleague(platform, shop));

beforeAll(() => givenCampaign(database.db));

async function work(): Promise<void> {
  const handlers = { ...creditJobs(platform, creditPorts), 'notifications.send': async () => undefined };
  while ((await runDueJobs({ db: database.db, clock, log: silentLog, handlers })) > 0);
}
const couponsOf = async (borrowerId: string) =>
  (
    await sql<{ id: string; status: string; because: string | null }>`
      select id, status, withdrawn_because as because from coupons where borrower_id = ${borrowerId}::uuid order by id`.execute(
      database.db,
    )
  ).rows;
const statusesOf = async (borrowerId: string) => (await couponsOf(borrowerId)).map(({ status }) => status);
const payOff = async (ids: readonly string[]) => (await desk.pay(ids))[0]?.paymentId ?? '';
const undo = (paymentId: string) => desk.undo(paymentId, { by: manager });
const cancel = (contractId: string, value?: number) =>
  cancelContract(platform, paymentsPorts, keyed(manager, 'POST /cancellation'), {
    contractId,
    reason: 'RETURN_OF_GOODS',
    value: centsIfAny(value),
    storeId: shop.storeId,
  });
/** A customer who paid a purchase off and has its coupon. */
async function earned() {
  const sale = await givenInstallments(platform, shop, 2);
  const paymentId = await payOff(sale.ids);
  await work();
  const [coupon] = await couponsOf(sale.borrowerId);
  return { ...sale, paymentId, couponId: coupon?.id ?? '' };
}

describe('a coupon that nobody used goes with the payment that earned it', () => {
  test('paid off again, the purchase earns another, once', async () => {
    const { borrowerId, ids, paymentId, couponId } = await earned();
    await undo(paymentId);
    expect(await couponsOf(borrowerId)).toEqual([{ id: couponId, status: 'WITHDRAWN', because: 'PAYMENT_UNDONE' }]);
    const { rows } = await sql<{ coupons: string[] }>`
      select detail -> 'unusedCoupons' as coupons from audit_entries where action = 'payment.undone' and subject = ${paymentId}`.execute(
      database.db,
    );
    expect(rows).toEqual([{ coupons: [couponId] }]);
    await payOff(ids);
    await work();
    await sql`update jobs set done_at = null where kind = 'credit.issue-coupon'`.execute(database.db);
    await work();
    expect(await statusesOf(borrowerId)).toEqual(['WITHDRAWN', 'ISSUED']);
  });

  test('an offer that counts on it cannot be accepted', async () => {
    const { borrowerId, paymentId, couponId } = await earned();
    const { proposalId } = await givenVerifiedOffer(platform, shop, borrowerId, { cents: 20_000, couponId });
    await undo(paymentId);
    await expectRefusal(accept(platform, shop, proposalId), 'COUPON_NOT_FOUND');
  });

  test('its job issues none when it runs after the undo', async () => {
    const { borrowerId, ids } = await givenInstallments(platform, shop, 2);
    await undo(await payOff(ids));
    await work();
    expect(await statusesOf(borrowerId)).toEqual([]);
  });

  test('a payment of a part, taken back, touches no coupon of another purchase', async () => {
    const { borrowerId } = await earned();
    const other = await givenSale(platform, shop, borrowerId, { cents: 20_000, count: 2 });
    await undo((await desk.payAmount(other, 3_000)).paymentId);
    expect(await statusesOf(borrowerId)).toEqual(['ISSUED']);
  });

  // Planted: without the limit's move in the job's write, a coupon stays for a purchase that is owed again.
  test('whether its job or the undo comes first', async () => {
    for (let round = 1; round <= 12; round += 1) {
      const { borrowerId, ids } = await givenInstallments(platform, shop, 2);
      const paymentId = await payOff(ids);
      await Promise.all([work(), undo(paymentId)]);
      expect(['', 'WITHDRAWN']).toContain((await statusesOf(borrowerId)).join());
    }
  });
});

describe('a used coupon', () => {
  const spend = async (borrowerId: string, couponId: string) =>
    givenSale(platform, shop, borrowerId, { cents: 20_000, count: 2, couponId });

  test('stays, and paying again earns no second one', async () => {
    const { borrowerId, ids, paymentId, couponId } = await earned();
    const second = await spend(borrowerId, couponId);
    await undo(paymentId);
    expect(await statusesOf(borrowerId)).toEqual(['USED']);
    await payOff(ids);
    await work();
    expect(await statusesOf(borrowerId)).toEqual(['USED']);
    expect(await cancel(second)).toMatchObject({ couponGivenBack: true });
    expect(await statusesOf(borrowerId)).toEqual(['ISSUED']);
  });

  test('is not given back once its own purchase is owed again', async () => {
    const { borrowerId, paymentId, couponId } = await earned();
    const second = await spend(borrowerId, couponId);
    await undo(paymentId);
    expect(await cancel(second)).toMatchObject({ couponGivenBack: false });
    expect(await couponsOf(borrowerId)).toEqual([{ id: couponId, status: 'WITHDRAWN', because: 'NOT_EARNED' }]);
  });
});

describe('the cancellation of the purchase that earned it', () => {
  test('takes it back with the whole, not with a part', async () => {
    const { borrowerId, contractId, couponId } = await earned();
    await cancel(contractId, 10_000);
    expect(await statusesOf(borrowerId)).toEqual(['ISSUED']);
    await cancel(contractId);
    expect(await couponsOf(borrowerId)).toEqual([{ id: couponId, status: 'WITHDRAWN', because: 'PURCHASE_CANCELED' }]);
  });

  test('takes an ended one back, and leaves a used one', async () => {
    const ended = await earned();
    await sql`update coupons set status = 'EXPIRED' where id = ${ended.couponId}::uuid`.execute(database.db);
    await cancel(ended.contractId);
    expect(await statusesOf(ended.borrowerId)).toEqual(['WITHDRAWN']);
    const { borrowerId, contractId, couponId } = await earned();
    await givenSale(platform, shop, borrowerId, { cents: 20_000, count: 2, couponId });
    await cancel(contractId);
    expect(await statusesOf(borrowerId)).toEqual(['USED']);
  });

  test('leaves its job nothing to issue', async () => {
    const { borrowerId, contractId, ids } = await givenInstallments(platform, shop, 2);
    await payOff(ids);
    await cancel(contractId);
    await work();
    expect(await statusesOf(borrowerId)).toEqual([]);
  });
});
