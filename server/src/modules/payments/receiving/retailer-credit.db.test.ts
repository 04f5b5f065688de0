import { cents } from '@balcao/credit-math';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../../kernel/db/sql.ts';
import { cancelContract } from '../../cancellation/index.ts';
import { by as keyed, givenCustomer, givenSale, givenShop, grant, paymentsPorts } from '../../../testing/shop.ts';
import { givenPolicy, originationOf } from '../../../testing/products.ts';
import { deskOf, givenColleague } from '../testing/desk.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { prepared } from '../../../testing/prepared.ts';

const START = '2026-11-21T15:00:00Z';
const { database, platform, clock, shop } = prepareCounter({ at: START });
const other = prepared(() => givenShop(platform));
const manager = prepared(() => givenColleague(platform, shop));

beforeAll(async () => {
  const plan = { dueDateRule: 'MONTHLY' as const, rateMonthly: '0.05', counts: [6] };
  await givenPolicy(
    platform,
    shop,
    { sourceProduct: 'INTEREST_PAID_BY_RETAILER' },
    { customerFeeRate: '0', plans: [plan] },
  );
});

/** Entries of an event about items of a payment, as [store, lines]. */
async function sharesOf(event: string, paymentId: string) {
  const { rows } = await sql<{ store: string; lines: Record<string, number> }>`
    select e.store_id as store, (select jsonb_object_agg(l.account, l.amount_cents) from journal_lines l
      where l.borrower_id = e.borrower_id and l.entry_id = e.id) as lines
    from journal_entries e join payment_items m on m.borrower_id = e.borrower_id and m.id = e.subject_id
    where e.event = ${event} and m.payment_id = ${paymentId}::uuid`.execute(database.db);
  return rows.map(({ store, lines }) => [store, lines]);
}

async function givenPaidLate() {
  clock.set(START);
  const borrowerId = await givenCustomer(platform, shop, { limitCents: 500_000 });
  const contractId = await givenSale(platform, shop, borrowerId, { cents: 100_000, count: 6 });
  clock.set('2027-01-05T15:00:00Z');
  await grant(platform, other, borrowerId);
  const [first] = await deskOf(platform, shop).open(borrowerId);
  const entries = await deskOf(platform, other).pay([first?.id ?? ''], { by: other });
  return { borrowerId, contractId, paymentId: entries[0]?.paymentId ?? '' };
}

test('paid late in a shop of another retailer, what the retailer paid for it comes back where it was sold, and goes with the undo', async () => {
  const { paymentId } = await givenPaidLate();
  // The worked example of docs/books.md.
  expect(await sharesOf('SELLER_SHARE', paymentId)).toEqual([
    [shop.storeId, { retailer_interest_income: 804, retailer_payable: -804 }],
  ]);
  const colleague = await givenColleague(platform, other);
  await deskOf(platform, other).undo(paymentId, { by: colleague });
  expect(await sharesOf('SELLER_SHARE_UNDO', paymentId)).toEqual([
    [shop.storeId, { retailer_interest_income: -804, retailer_payable: 804 }],
  ]);
});

test('paid in time it stays with the provider', async () => {
  clock.set(START);
  const borrowerId = await givenCustomer(platform, shop, { limitCents: 500_000 });
  await givenSale(platform, shop, borrowerId, { cents: 100_000, count: 6 });
  const [first] = await deskOf(platform, shop).open(borrowerId);
  const entries = await deskOf(platform, shop).pay([first?.id ?? '']);
  expect(await sharesOf('SELLER_SHARE', entries[0]?.paymentId ?? '')).toEqual([]);
});

// Planted: a return that does not count what the retailer got back before, or counts it again at each return.
test('a return of everything gives back what it paid once', async () => {
  const { contractId } = await givenPaidLate();
  const cancel = (value?: number) =>
    cancelContract(platform, paymentsPorts, keyed(manager, 'POST /cancellation'), {
      contractId,
      reason: 'RETURN_OF_GOODS',
      value: value === undefined ? undefined : cents(value),
      storeId: shop.storeId,
    });
  await cancel(33_333);
  await cancel();
  const { rows } = await sql<{ account: string; sum: number }>`
    select l.account, sum(l.amount_cents)::bigint as sum from journal_lines l
    join journal_entries e on e.borrower_id = l.borrower_id and e.id = l.entry_id
    where l.borrower_id = (select borrower_id from contracts where id = ${contractId}::uuid)
      and l.account in ('retailer_payable', 'retailer_interest_income') group by l.account`.execute(database.db);
  expect(rows.map((row) => row.sum)).toEqual([0, 0]);
  expect(await originationOf(platform, contractId)).toMatchObject({ retailer_interest_income: -15_720 });
});
