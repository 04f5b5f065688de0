import { cents } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import { sql } from '../../kernel/db/sql.ts';
import { deskOf, givenColleague } from '../payments/testing/desk.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { prepared } from '../../testing/prepared.ts';
import { by as keyed, givenCustomer, givenSale, givenShop, grant, paymentsPorts } from '../../testing/shop.ts';
import { cancelContract } from './index.ts';

const START = '2026-11-21T15:00:00Z';
const { database, platform, clock } = prepareCounter({ at: START });
const policy = {
  lenderType: 'STORE_OWN' as const,
  customerFeeRate: '0',
  plans: [{ dueDateRule: 'MONTHLY' as const, rateMonthly: '0.009', counts: [6] }],
};
const shop = prepared(() => givenShop(platform, policy));
const other = prepared(() => givenShop(platform));

/** Entries of a customer in their order, as [event, where, lines]. */
async function entriesOf(borrowerId: string) {
  const { rows } = await sql<{ event: string; store: string; lines: Record<string, number> }>`
    select e.event, e.store_id as store, (select jsonb_object_agg(l.account, l.amount_cents) from journal_lines l
      where l.borrower_id = e.borrower_id and l.entry_id = e.id) as lines
    from journal_entries e where e.borrower_id = ${borrowerId}::uuid order by e.id`.execute(database.db);
  return rows.map(({ event, store, lines }) => [event, store === shop.storeId ? 'sold' : 'elsewhere', lines]);
}

const balances = async (borrowerId: string) => {
  const lines = (await entriesOf(borrowerId)).flatMap(([, , entry]) => Object.entries(entry ?? {}));
  const sums = new Map<string, number>();
  for (const [account, amount] of lines) sums.set(account, (sums.get(account) ?? 0) + Number(amount));
  return Object.fromEntries([...sums].filter(([, amount]) => amount !== 0));
};

async function givenOwnCredit() {
  clock.set(START);
  const borrowerId = await givenCustomer(platform, shop, { limitCents: 500_000 });
  const contractId = await givenSale(platform, shop, borrowerId, { cents: 100_000, count: 6 });
  await grant(platform, other, borrowerId);
  return { borrowerId, contractId };
}

/** The worked example of docs/books.md. */
test("a life of the store's own credit: the provider earns MDR, and owes the store what customers pay anywhere", async () => {
  const { borrowerId, contractId } = await givenOwnCredit();
  clock.set('2026-12-21T15:00:00Z');
  const [first] = await deskOf(platform, shop).open(borrowerId);
  await deskOf(platform, other).pay([first?.id ?? ''], { by: other });
  clock.set('2027-02-05T15:00:00Z');
  const { paymentId } = await deskOf(platform, other).payAmount(contractId, 10_000, { by: other });
  await deskOf(platform, other).undo(paymentId, { by: await givenColleague(platform, other) });
  const cancel = (value?: number) =>
    givenColleague(platform, shop).then((manager) =>
      cancelContract(platform, paymentsPorts, keyed(manager, 'POST /cancellation'), {
        contractId,
        reason: 'RETURN_OF_GOODS',
        value: value === undefined ? undefined : cents(value),
        storeId: shop.storeId,
      }),
    );
  await cancel(25_000);
  const collected = { collections_payable: 10_000, memo_store_income: -1_209, memo_store_loans: -8_791 };
  expect(await entriesOf(borrowerId)).toEqual([
    [
      'ORIGINATION',
      'sold',
      { memo_store_loans: 100_000, memo_store_position: -100_000, retailer_payable: 4_000, mdr_income: -4_000 },
    ],
    ['PAYMENT', 'elsewhere', { cash_at_retailer: 17_200, collections_payable: -17_200 }],
    [
      'SELLER_SHARE',
      'sold',
      {
        collections_payable: 17_200,
        retailer_payable: -17_200,
        memo_store_loans: -16_300,
        memo_store_income: -900,
        memo_store_position: 17_200,
      },
    ],
    ['PAYMENT', 'elsewhere', { cash_at_retailer: 10_000, collections_payable: -10_000 }],
    ['SELLER_SHARE', 'sold', { ...collected, memo_store_position: 10_000, retailer_payable: -10_000 }],
    ['PAYMENT_UNDO', 'elsewhere', { cash_at_retailer: -10_000, collections_payable: 10_000 }],
    [
      'SELLER_SHARE_UNDO',
      'sold',
      {
        collections_payable: -10_000,
        retailer_payable: 10_000,
        memo_store_loans: 8_791,
        memo_store_income: 1_209,
        memo_store_position: -10_000,
      },
    ],
    ['PAYMENT', 'sold', { customer_credits: 4_300, collections_payable: -4_300 }],
    [
      'SELLER_SHARE',
      'sold',
      {
        collections_payable: 4_300,
        retailer_payable: -4_300,
        memo_store_loans: -3_392,
        memo_store_income: -908,
        memo_store_position: 4_300,
      },
    ],
    [
      'CANCELLATION',
      'sold',
      {
        retailer_payable: 3_300,
        mdr_income: 1_000,
        customer_credits: -4_300,
        memo_store_loans: -20_925,
        memo_store_income: 225,
        memo_store_position: 20_700,
      },
    ],
  ]);
  await cancel();
  // The provider earned nothing of a sale that is undone; the store keeps the late charges that the set-off paid.
  expect(await balances(borrowerId)).toEqual({
    cash_at_retailer: 323,
    retailer_payable: -323,
    memo_store_income: -323,
    memo_store_position: 323,
  });
});
