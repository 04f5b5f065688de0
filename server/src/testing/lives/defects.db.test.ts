import { cents } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import { sql } from '../../kernel/db/sql.ts';
import { cancelContract } from '../../modules/cancellation/index.ts';
import { deskOf, givenColleague } from '../../modules/payments/testing/desk.ts';
import { givenPolicyDocument } from '../../modules/policies/testing.ts';
import { prepareCounter } from '../prepare-counter.ts';
import { prepared } from '../prepared.ts';
import { entryOf } from '../products.ts';
import { by, givenCustomer, givenSale, givenShop, paymentsPorts, type Shop } from '../shop.ts';
import { plusDays } from './reference/calendar.ts';
import { DefectReturns, type PaidItem } from './reference/defect.ts';

const LIVES = 48;
const SOLD = '2026-11-21';
/** Published up to April: later months take what April has. */
const months = [
  { month: '2026-11', rate: '0.0018' },
  { month: '2026-12', rate: '0.0052' },
  { month: '2027-01', rate: '-0.0011' },
  { month: '2027-02', rate: '0.0131' },
  { month: '2027-03', rate: '0.0056' },
  { month: '2027-04', rate: '0.0043' },
];

const { database, platform, clock } = prepareCounter();
const shops = prepared(async () => {
  await givenPolicyDocument(platform.db, {
    kind: 'correction-index',
    document: { index: 'IPCA', source: 'Teste', months },
  });
  const own = { lenderType: 'STORE_OWN' as const, customerFeeRate: '0' };
  const plans = [{ dueDateRule: 'MONTHLY' as const, rateMonthly: '0.009', counts: [2, 3, 6] }];
  return { PROVIDER: await givenShop(platform), STORE: await givenShop(platform, { ...own, plans }) };
});

/** The items of a contract's payments as they stand, in the order they were written. */
const itemsOf = async (contractId: string) =>
  (
    await sql<PaidItem>`select t.id, p.paid_on as day,
        t.paid_cents - t.fine_cents - t.late_interest_cents - t.contract_interest_cents - t.late_iof_cents as money,
        t.fine_cents as fine, t.late_interest_cents as late, t.contract_interest_cents as contract
      from payment_items t join payments p on p.borrower_id = t.borrower_id and p.id = t.payment_id
      where t.contract_id = ${contractId}::uuid and t.kind = 'INSTALLMENT' order by t.id`.execute(database.db)
  ).rows;
const feeOf = async (contractId: string) =>
  (
    await sql<{ cents: number; day: string }>`select f.amount_cents as cents, p.paid_on as day from fees f
      join payments p on p.borrower_id = f.borrower_id and p.id = f.payment_id
      where f.contract_id = ${contractId}::uuid and f.status = 'PAID'`.execute(database.db)
  ).rows[0] ?? null;
/** Figures of a life, each below a number; the same seed draws the same. */
function draws(seed: number): (below: number) => number {
  let state = seed * 7_919;
  return (below) => {
    state = (state * 16_807) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * below);
  };
}

interface Tally {
  late: number;
  corrected: number;
  returns: number;
}

async function live(seed: number, owner: 'PROVIDER' | 'STORE', tally: Tally): Promise<void> {
  const draw = draws(seed);
  const shop: Shop = shops[owner];
  const manager = await givenColleague(platform, shop);
  let day = SOLD;
  const turn = (days: number) => clock.set(`${(day = plusDays(day, days))}T15:00:00Z`);
  turn(0);
  const value = 40_000 + draw(60_000);
  const count = [2, 3, 6][draw(3)] ?? 6;
  const borrowerId = await givenCustomer(platform, shop, { limitCents: 500_000 });
  const contractId = await givenSale(platform, shop, borrowerId, { cents: value, count });
  const desk = deskOf(platform, shop);
  for (let paid = 0; paid < count && draw(4) > 0; paid += 1) {
    turn(20 + draw(40));
    const [first] = await desk.open(borrowerId);
    if (first && draw(3) === 0) await desk.payAmount(contractId, 2_000 + draw(5_000));
    else if (first) await desk.pay([first.id]);
  }
  const reference = new DefectReturns(months);
  for (let left = value; left > 0;) {
    turn(draw(70));
    const back = draw(2) === 0 ? left : Math.max(1_000, Math.floor((left * (100 + draw(800))) / 1_000));
    const amount = Math.min(back, left);
    const asked = { items: await itemsOf(contractId), fee: await feeOf(contractId), value: amount, left, day };
    const expected = reference.giveBack(asked);
    const done = await cancelContract(platform, paymentsPorts, by(manager, 'POST /cancellation'), {
      contractId,
      reason: 'DEFECT',
      storeId: shop.storeId,
      value: cents(amount),
    });
    const { money, fine, late, contract, fee, correction } = expected;
    const total = money + fine + late + contract + fee + correction;
    const lines = await entryOf(platform, 'CANCELLATION', done.id);
    const found = [done.correction, done.refund + done.setOff, 0 - (lines['customer_credits'] ?? 0)];
    expect([seed, owner, day, ...found]).toEqual([seed, owner, day, correction, total, total]);
    const income = owner === 'STORE' ? [0, 0, 0] : [fine, late, correction];
    expect(['fine_income', 'late_interest_income', 'correction_expense'].map((name) => lines[name] ?? 0)).toEqual(
      income,
    );
    tally.returns += 1;
    tally.late += fine > 0 ? 1 : 0;
    tally.corrected += correction > 0 ? 1 : 0;
    left -= amount;
  }
}

// Planted, each red: correction from the day of the sale, of money without its late charges, months added up, a half cent down.
test('returns for a defect give back late charges and correction to the cent of a second engine', async () => {
  const tally: Tally = { late: 0, corrected: 0, returns: 0 };
  for (let seed = 1; seed <= LIVES; seed += 1) await live(seed, seed % 2 === 0 ? 'PROVIDER' : 'STORE', tally);
  for (const lived of Object.values(tally)) expect(lived).toBeGreaterThan(LIVES / 4);
}, 120_000);
