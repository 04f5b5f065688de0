import { sql } from '../../kernel/db/sql.ts';
import { describe, expect, test } from 'vitest';
import { givenPolicy } from '../../testing/products.ts';
import { givenCustomer, givenSale, givenShop, type Shop } from '../../testing/shop.ts';
import { deskOf, givenInstallments } from '../payments/testing/desk.ts';
import { arrive, givenPixCharge } from './testing.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';

const { database, platform, clock, shop } = prepareCounter();

/** What the Pix paid of an installment, and the day it counts on. */
const paidByPix = async (installmentId: string | undefined) => {
  const found = await sql<{ on: string; fine: number; mora: number; interest: number; bonus: number; isPart: boolean }>`
    select p.paid_on::text as "on", m.fine_cents::int as fine, m.late_interest_cents::int as mora,
      m.contract_interest_cents::int as interest, m.bonus_cents::int as bonus, m.is_partial as "isPart"
    from payment_items m join payments p on p.borrower_id = m.borrower_id and p.id = m.payment_id
    where m.installment_id = ${installmentId ?? null}::uuid and p.method = 'PIX'`.execute(database.db);
  return found.rows;
};

/** The second is due on 21/01/2027: then both are charged and paid by Pix, of which the bank tells on the 24th. */
async function chargedOnTheDay(at: Shop) {
  const sold = await givenInstallments(platform, at, 3);
  clock.set('2027-01-21T15:00:00Z');
  const charge = await givenPixCharge(platform, at, sold.ids.slice(0, 2));
  clock.set('2027-01-24T15:00:00Z');
  const tell = () =>
    arrive(platform, { txid: charge.txid, value: charge.value, paidAt: new Date('2027-01-21T15:10:00Z') });
  return { ...sold, tell };
}
const inTime = { on: '2027-01-21', fine: 0, mora: 0, interest: 0, isPart: false };

describe('a Pix paid in time, told after a late part was received at the counter', () => {
  test('bears no charges on the installment that it pays in time', async () => {
    const { contractId, ids, tell } = await chargedOnTheDay(shop);
    await deskOf(platform, shop).payAmount(contractId, 5_000);
    await tell();
    expect(await paidByPix(ids[1])).toMatchObject([inTime]);
  });

  test('nor when that part was the first of an installment that is paid by now', async () => {
    const { contractId, ids, tell } = await chargedOnTheDay(shop);
    const desk = deskOf(platform, shop);
    await desk.payAmount(contractId, 5_000);
    await desk.pay(ids.slice(0, 1));
    await tell();
    expect(await paidByPix(ids[1])).toMatchObject([inTime]);
  });

  test('keeps what the retailer paid of the interest', async () => {
    const bonus = await givenShop(platform);
    await givenPolicy(platform, bonus, { sourceProduct: 'INTEREST_PAID_BY_RETAILER' }, { customerFeeRate: '0' });
    const { rows, contractId, ids, tell } = await chargedOnTheDay(bonus);
    await deskOf(platform, bonus).payAmount(contractId, 5_000);
    await tell();
    const second = rows[1];
    expect(second?.discount).toBeGreaterThan(0);
    expect(await paidByPix(ids[1])).toMatchObject([{ ...inTime, bonus: second?.discount }]);
  });

  test('bears none of a part of another contract in the same charge', async () => {
    const borrowerId = await givenCustomer(platform, shop);
    const first = await givenSale(platform, shop, borrowerId, { cents: 30_000, count: 3 });
    clock.set('2026-12-01T15:00:00Z');
    const second = await givenSale(platform, shop, borrowerId, { cents: 30_000, count: 3 });
    const rows = await deskOf(platform, shop).open(borrowerId);
    const nextOf = (id: string) => rows.find((row) => row.contractId === id && row.installmentOrder === 1);
    const dueOn = nextOf(second)?.dueDate;
    clock.set(`${dueOn}T15:00:00Z`);
    const ids = [first, second].map((id) => nextOf(id)?.id ?? '');
    const charge = await givenPixCharge(platform, shop, ids);
    clock.set('2027-01-08T15:00:00Z');
    await deskOf(platform, shop).payAmount(first, 2_000);
    const paidAt = new Date(`${dueOn}T15:10:00Z`);
    await arrive(platform, { txid: charge.txid, value: charge.value, paidAt });
    expect(await paidByPix(ids[1])).toMatchObject([{ ...inTime, on: dueOn }]);
  });
});
