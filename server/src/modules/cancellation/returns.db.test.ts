import { cents } from '@balcao/credit-math';
import type { CancellationReason } from '@balcao/contract';
import { sql } from '../../kernel/db/sql.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, givenSession } from '../../testing/counter.ts';
import { givenPolicy } from '../../testing/products.ts';
import { by, givenCustomer, givenSale, givenShop, type SaleWanted, paymentsPorts } from '../../testing/shop.ts';
import { givenStore } from '../retailers/testing.ts';
import { givenCoupon, givenEvaluation, givenIncentiveRule } from '../credit/testing.ts';
import { postedBy } from './testing.ts';
import { cancelContract } from './use-cases/cancel-contract.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { expectRefusal } from '../../testing/refusals.ts';
import { prepared } from '../../testing/prepared.ts';
import { givenColleague } from '../payments/testing/desk.ts';
import { centsIfAny } from '../../testing/in-cents.ts';

const { database, platform, clock, shop, app } = prepareCounter();
/** The shop as its manager sees it. */
const manager = prepared(() => givenColleague(platform, shop));

beforeAll(async () => {
  await givenPolicy(platform, shop, { sourceProduct: 'SUPER_PURCHASE' }, {});
  await givenIncentiveRule(database.db, { retailerId: shop.retailerId, rate: '0.01' });
});

const back = (contractId: string, value?: number, reason: CancellationReason = 'RETURN_OF_GOODS') =>
  cancelContract(platform, paymentsPorts, by(manager, 'POST /cancellation'), {
    contractId,
    reason,
    value: centsIfAny(value),
    storeId: shop.storeId,
  });
/** A session opened now: the tests move the clock. */
const signedIn = () => givenSession(platform, shop.retailerId, manager.actor.operatorId);
const sold = async (sale: SaleWanted = { cents: 60_000, count: 6 }) => {
  const borrowerId = await givenCustomer(platform, shop);
  return { borrowerId, contractId: await givenSale(platform, shop, borrowerId, sale) };
};
const one = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(database.db)).rows[0];
/** Receives an amount on a contract, or its first installments whole; over HTTP, as a till does. */
async function pay(contractId: string, amount?: number): Promise<void> {
  await sql`insert into lookup_grants (retailer_id, operator_id, borrower_id, expires_at)
    select ${shop.retailerId}::uuid, ${manager.actor.operatorId}::uuid, borrower_id, '2100-01-01' from contracts
    where id = ${contractId}::uuid on conflict do nothing`.execute(database.db);
  const first = await one(
    sql<{ id: string }>`
      select id from installments where contract_id = ${contractId}::uuid and status = 'OPEN' order by number limit 1`,
  );
  const body = { storeId: shop.storeId };
  const token = await signedIn();
  const paid =
    amount === undefined
      ? await call(app, 'POST /coordinator/contracts/installments/{id}/payment', {
          params: { id: first?.id ?? '' },
          body,
          token,
        })
      : await call(app, 'POST /coordinator/contracts/{id}/payments', {
          params: { id: contractId },
          body: { ...body, amount },
          token,
        });
  expect(paid.code).toBeUndefined();
}
/** What a return moves of a contract. */
const stateOf = (contractId: string) =>
  one(
    sql`
      select c.returned_cents, (select count(*) from contract_cancellations d where d.contract_id = c.id) as done,
        (select sum(settled_cents) from installments i where i.contract_id = c.id) as settled
      from contracts c where c.id = ${contractId}::uuid`,
  );
const paidCents = async (contractId: string) =>
  (
    await one(
      sql<{ n: number }>`
        select coalesce(sum(paid_cents - fine_cents - late_interest_cents - contract_interest_cents), 0)::bigint as n
        from payment_items where contract_id = ${contractId}::uuid`,
    )
  )?.n;

describe('of everything', () => {
  test('after one paid installment hands back what was paid, fee included', async () => {
    const { borrowerId, contractId } = await sold();
    clock.set('2026-12-21T15:00:00Z');
    await pay(contractId);
    const answer = await back(contractId);
    expect(answer.refund).toBe(await paidCents(contractId));
    expect(answer).toMatchObject({ kind: 'RETURN', isWhole: true, feeRefund: 600, iofGivenBack: 0 });
    expect(answer.installments.map((row) => row.status)).toEqual(['PAID', ...Array<string>(5).fill('CANCELED')]);
    expect(await postedBy(database.db, borrowerId)).toMatchObject({
      loans_receivable: 0,
      cash_at_retailer: 0,
      interest_income: 0,
      fee_income: 0,
      retailer_payable: 0,
    });
  });

  test('late charges that were paid stay paid', async () => {
    const { borrowerId, contractId } = await sold();
    clock.set('2027-01-05T15:00:00Z');
    await pay(contractId);
    const { refund } = await back(contractId);
    expect(refund).toBe(await paidCents(contractId));
    const { fine_income: fine = 0, cash_at_retailer: cash = 0 } = await postedBy(database.db, borrowerId);
    expect([fine < 0, cash > 0]).toEqual([true, true]);
  });

  test('a part paid early comes back as it was paid: with its discount', async () => {
    const { borrowerId, contractId } = await sold();
    await pay(contractId, 50);
    const { refund } = await back(contractId, undefined, 'DEFECT');
    expect(refund).toBe(5_000);
    expect(await postedBy(database.db, borrowerId)).toMatchObject({ cash_at_retailer: 0, early_payment_discount: 0 });
  });
});

describe('of a part', () => {
  test('of a purchase with one paid installment: refund and smaller installments, then the rest', async () => {
    const { borrowerId, contractId } = await sold();
    clock.set('2026-12-21T15:00:00Z');
    await pay(contractId);
    const paid = (await paidCents(contractId)) ?? 0;
    const first = await back(contractId, 15_000);
    // A quarter of what was paid, without the fee, which goes back with the whole.
    expect(Math.abs(first.setOff - (paid - 600) / 4)).toBeLessThan(1);
    expect(first.refund).toBe(0);
    expect(first.feeRefund).toBe(0);
    await pay(contractId);
    const all = (await paidCents(contractId)) ?? 0;
    const rest = await back(contractId);
    expect(first.setOff + rest.refund).toBe(all);
    expect(await postedBy(database.db, borrowerId)).toMatchObject({ loans_receivable: 0, cash_at_retailer: 0 });
  });

  test('of a cent is refused when every share of it rounds to nothing, and a real still goes back', async () => {
    const paidHalf = await sold();
    for (let paid = 0; paid < 3; paid += 1) await pay(paidHalf.contractId);
    const borrowerId = await givenCustomer(platform, shop);
    const couponId = await givenCoupon(platform, borrowerId);
    const discounted = await givenSale(platform, shop, borrowerId, { cents: 60_000, count: 6, couponId });
    for (const contractId of [paidHalf.contractId, discounted]) {
      const before = await stateOf(contractId);
      await expectRefusal(back(contractId, 1), 'RETURN_VALUE_TOO_LOW');
      expect(await stateOf(contractId)).toEqual(before);
      expect(await back(contractId, 100)).toMatchObject({ value: 100, returnedValue: 100 });
    }
  });

  test('what is paid after it is the smaller installment', async () => {
    const { contractId } = await sold();
    await back(contractId, 30_000);
    clock.set('2026-12-21T15:00:00Z');
    await pay(contractId);
    const item = await one(
      sql<{ paid: number; amount: number }>`
        select t.paid_cents as paid, i.amount_cents as amount from payment_items t
        join installments i on i.borrower_id = t.borrower_id and i.id = t.installment_id where t.contract_id = ${contractId}::uuid`,
    );
    expect(Math.abs((item?.paid ?? 0) - (item?.amount ?? 0) / 2)).toBeLessThan(1.5);
  });
});

test('half of a purchase whose interest the retailer pays: in time it costs half, and the retailer gets half back', async () => {
  const at = await givenShop(platform);
  const plans = [{ dueDateRule: 'MONTHLY' as const, rateMonthly: '0.05', counts: [6] }];
  await givenPolicy(platform, at, { sourceProduct: 'INTEREST_PAID_BY_RETAILER' }, { customerFeeRate: '0', plans });
  const borrowerId = await givenCustomer(platform, at);
  const contractId = await givenSale(platform, at, borrowerId, { cents: 60_000, count: 6 });
  const paid = (await postedBy(database.db, borrowerId))['retailer_interest_income'] ?? 0;
  const analyst = { ...at.actor, role: 'analyst' as const };
  await cancelContract(platform, paymentsPorts, by({ actor: analyst }, 'POST /cancellation'), {
    contractId,
    reason: 'DEFECT',
    value: cents(30_000),
    storeId: at.storeId,
  });
  const left = (await postedBy(database.db, borrowerId))['retailer_interest_income'] ?? 0;
  expect(Math.abs(left - paid / 2)).toBeLessThan(1);
  const rows = await sql<{ inTime: number; principal: number }>`
    select (amount_cents - settled_cents - bonus_cents + returned_bonus_cents)::bigint as "inTime", (principal_cents - settled_principal_cents)::bigint as principal
    from installments where contract_id = ${contractId}::uuid`.execute(database.db);
  expect(rows.rows.map((row) => row.inTime)).toEqual(rows.rows.map((row) => row.principal));
});

test('sold in one store and returned in another: the first owes what it was owed for it, the second its cash', async () => {
  const storeId = await givenStore(database.db, shop.retailerId);
  const { borrowerId, contractId } = await sold();
  clock.set('2026-12-21T15:00:00Z');
  await pay(contractId);
  const there = (value?: number) =>
    cancelContract(platform, paymentsPorts, by(manager, 'POST /cancellation'), {
      contractId,
      reason: 'RETURN_OF_GOODS',
      value: centsIfAny(value),
      storeId,
    });
  const refund = (await there(20_000)).refund + (await there()).refund;
  expect(refund).toBeGreaterThan(0);
  const balances = await sql<{ account: string; here: number; there: number }>`
    select l.account, coalesce(sum(l.amount_cents) filter (where e.store_id = ${shop.storeId}::uuid), 0)::bigint as here,
      coalesce(sum(l.amount_cents) filter (where e.store_id = ${storeId}::uuid), 0)::bigint as there
    from journal_lines l join journal_entries e on e.borrower_id = l.borrower_id and e.id = l.entry_id
    where e.borrower_id = ${borrowerId}::uuid and l.account in ('retailer_payable', 'mdr_income', 'cash_at_retailer')
    group by l.account order by l.account`.execute(database.db);
  expect(balances.rows).toEqual([
    { account: 'cash_at_retailer', here: refund, there: -refund },
    { account: 'mdr_income', here: 0, there: 0 },
    { account: 'retailer_payable', here: 0, there: 0 },
  ]);
});

describe('what hangs on the sale', () => {
  test('the incentive shrinks with it and goes with it', async () => {
    const { borrowerId, contractId } = await sold();
    const left = async () =>
      (
        await one(
          sql<{ n: number }>`
            select sum(amount_cents)::bigint as n from incentives where subject_id = ${contractId}::uuid`,
        )
      )?.n;
    expect(await left()).toBe(600);
    await back(contractId, 20_000);
    expect(await left()).toBe(400);
    await back(contractId);
    expect(await left()).toBe(0);
    expect(await postedBy(database.db, borrowerId)).toMatchObject({ incentive_expense: 0, incentive_payable: 0 });
  });

  test('the coupon stays used with a part and is given back with the whole', async () => {
    const borrowerId = await givenCustomer(platform, shop);
    const couponId = await givenCoupon(platform, borrowerId);
    const contractId = await givenSale(platform, shop, borrowerId, { cents: 40_000, count: 3, couponId });
    const status = async () =>
      (await one(sql<{ status: string }>`select status from coupons where id = ${couponId}::uuid`))?.status;
    expect((await back(contractId, 10_000)).couponGivenBack).toBe(false);
    expect(await status()).toBe('USED');
    expect((await back(contractId)).couponGivenBack).toBe(true);
    expect(await status()).toBe('ISSUED');
    expect(await postedBy(database.db, borrowerId)).toMatchObject({ coupon_expense: 0, retailer_payable: 0 });
  });

  test('the evaluation may be used again', async () => {
    const borrowerId = await givenCustomer(platform, shop);
    const evaluationId = await givenEvaluation(platform, shop, borrowerId);
    const sale = { cents: 30_000, count: 3, transactionalCreditEvaluationId: evaluationId };
    const contractId = await givenSale(platform, shop, borrowerId, sale);
    expect(await back(contractId, undefined, 'DEFECT')).toMatchObject({ kind: 'VOID', limitReleased: 0 });
    expect(await one(sql`select status from credit_evaluations where id = ${evaluationId}::uuid`)).toEqual({
      status: 'ACCEPTED',
    });
  });
});
