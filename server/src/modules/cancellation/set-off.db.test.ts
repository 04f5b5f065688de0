import type { CancellationReason } from '@balcao/contract';
import { describe, expect, test } from 'vitest';
import { sql } from '../../kernel/db/sql.ts';
import { deskOf, givenColleague } from '../payments/testing/desk.ts';
import { centsIfAny } from '../../testing/in-cents.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { expectRefusal } from '../../testing/refusals.ts';
import { by as keyed, givenCustomer, givenSale, givenShop, grant, paymentsPorts } from '../../testing/shop.ts';
import { cancelContract } from './index.ts';

const SOLD = '2026-06-22T15:00:00Z';
const { database, platform, clock, shop } = prepareCounter({ at: SOLD });
const desk = () => deskOf(platform, shop);

const giveBack = (contractId: string, value?: number, reason: CancellationReason = 'RETURN_OF_GOODS') =>
  cancelContract(platform, paymentsPorts, keyed({ actor: { ...shop.actor, role: 'analyst' } }, 'POST /cancellation'), {
    contractId,
    reason,
    value: centsIfAny(value),
    storeId: shop.storeId,
  });

async function givenSales(others: number) {
  clock.set(SOLD);
  const borrowerId = await givenCustomer(platform, shop, { limitCents: 500_000 });
  const contractId = await givenSale(platform, shop, borrowerId, { cents: 60_000, count: 6 });
  const more: string[] = [];
  for (let made = 0; made < others; made += 1)
    more.push(await givenSale(platform, shop, borrowerId, { cents: 30_000, count: 3 }));
  return { borrowerId, contractId, more };
}

const open = async (borrowerId: string, contractId: string) =>
  (await desk().open(borrowerId)).filter((row) => row.contractId === contractId);

const balanceOf = async (borrowerId: string, account: string) =>
  (
    await sql<{ cents: number }>`select coalesce(sum(amount_cents), 0)::bigint as cents from journal_lines
      where borrower_id = ${borrowerId}::uuid and account = ${account}`.execute(database.db)
  ).rows[0]?.cents;

/** Whole contract of six paid on its first due date; the others are left to be late. */
async function givenPaid(others: number) {
  const given = await givenSales(others);
  clock.set('2026-07-22T15:00:00Z');
  const own = await open(given.borrowerId, given.contractId);
  await desk().pay(own.map(({ id }) => id));
  return given;
}

test('what is handed back of a paid purchase pays what is overdue elsewhere first, the rest is cash', async () => {
  const { borrowerId, contractId, more } = await givenPaid(1);
  clock.set('2026-08-05T15:00:00Z');
  const [late] = await open(borrowerId, more[0] ?? '');
  const due = late?.paymentDue ?? 0;
  const cashBefore = (await balanceOf(borrowerId, 'cash_at_retailer')) ?? 0;
  const done = await giveBack(contractId);
  expect(done).toMatchObject({ isWhole: true, setOff: due });
  expect(done.refund).toBeGreaterThan(0);
  expect((await balanceOf(borrowerId, 'cash_at_retailer')) ?? 0).toBe(cashBefore - done.refund);
  expect(await balanceOf(borrowerId, 'customer_credits')).toBe(0);
  expect((await open(borrowerId, more[0] ?? '')).map((row) => row.installmentOrder)).toEqual([2, 3]);
  await expectRefusal(
    desk().undo(done.setOffPaymentId ?? '', { by: await givenColleague(platform, shop) }),
    'CONTRACT_CANCELED',
  );
});

test('too little for what is overdue pays a part of it, and no cash is handed back', async () => {
  const { borrowerId, contractId, more } = await givenPaid(1);
  clock.set('2026-09-30T15:00:00Z');
  const done = await giveBack(contractId, 3_000);
  expect(done.refund).toBe(0);
  expect(done.setOff).toBeGreaterThan(0);
  const [late] = await open(borrowerId, more[0] ?? '');
  expect(late?.installmentOrder).toBe(1);
});

// Planted: a return and a set-off that each write the same installment; one that leaves it as the return shrank it.
test('a return in part pays what is left of the contract itself, in the write that shrinks it', async () => {
  const { borrowerId, contractId } = await givenSales(0);
  clock.set('2026-07-22T15:00:00Z');
  const [first, second] = await open(borrowerId, contractId);
  await desk().pay([first?.id ?? '', second?.id ?? '']);
  const done = await giveBack(contractId, 45_000);
  expect(done).toMatchObject({ refund: 7_472, isWhole: false });
  expect(done.setOff).toBeGreaterThan(0);
  expect(await open(borrowerId, contractId)).toEqual([]);
});

test('overdue installments of the contract itself are paid with their charges', async () => {
  const { borrowerId, contractId } = await givenSales(0);
  clock.set('2026-07-22T15:00:00Z');
  const [first] = await open(borrowerId, contractId);
  await desk().pay([first?.id ?? '']);
  clock.set('2026-08-30T15:00:00Z');
  const done = await giveBack(contractId, 30_000);
  expect(done.refund).toBe(0);
  const { rows } = await sql<{ fine: number }>`select fine_cents as fine from payment_items
    where payment_id = ${done.setOffPaymentId}::uuid order by id limit 1`.execute(database.db);
  expect(rows[0]?.fine).toBeGreaterThan(0);
});

test('debts with another lender are not set off', async () => {
  const { borrowerId, contractId } = await givenPaid(0);
  clock.set(SOLD);
  const lender = await givenShop(platform, { lenderCnpj: '11444777000161' });
  await grant(platform, lender, borrowerId);
  await givenSale(platform, lender, borrowerId, { cents: 30_000, count: 3 });
  clock.set('2026-09-30T15:00:00Z');
  expect(await giveBack(contractId)).toMatchObject({ setOff: 0, setOffPaymentId: null });
});

describe('goods that were paid late, every charge of them', () => {
  async function givenPaidLate() {
    const { borrowerId, contractId } = await givenSales(0);
    clock.set('2026-08-05T15:00:00Z');
    const [late] = await open(borrowerId, contractId);
    await desk().pay([late?.id ?? '']);
    await desk().pay((await open(borrowerId, contractId)).map(({ id }) => id));
    const { rows } = await sql<{ paid: number; goods: number; charges: number }>`select sum(paid_cents)::bigint as paid,
      sum(paid_cents) filter (where kind = 'INSTALLMENT')::bigint as goods,
      sum(fine_cents + late_interest_cents + contract_interest_cents)::bigint as charges
      from payment_items where contract_id = ${contractId}::uuid`.execute(database.db);
    return { borrowerId, contractId, ...(rows[0] ?? { paid: 0, goods: 0, charges: 0 }) };
  }

  // Planted: charges that a return in part gives back whole, or that the next return gives back once more.
  test('come back for a defect, in however many returns', async () => {
    const { borrowerId, contractId, paid, goods, charges } = await givenPaidLate();
    expect(charges).toBeGreaterThan(0);
    const first = await giveBack(contractId, 20_001, 'DEFECT');
    // The fee goes back with the whole alone; each figure may be a cent off its share.
    expect(Math.abs(first.refund - (goods * 20_001) / 60_000)).toBeLessThan(5);
    const rest = await giveBack(contractId, undefined, 'DEFECT');
    expect(first.refund + rest.refund).toBe(paid);
    for (const account of ['fine_income', 'late_interest_income', 'interest_income'])
      expect([account, await balanceOf(borrowerId, account)]).toEqual([account, 0]);
  });

  test('stay paid for any other reason', async () => {
    const { contractId, paid, charges } = await givenPaidLate();
    expect((await giveBack(contractId)).refund).toBe(paid - charges);
  });
});
