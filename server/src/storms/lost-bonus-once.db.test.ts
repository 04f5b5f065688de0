import { beforeAll, expect, test } from 'vitest';
import { sql } from '../kernel/db/sql.ts';
import { deskOf } from '../modules/payments/testing/desk.ts';
import { prepareCounter } from '../testing/prepare-counter.ts';
import { givenPolicy } from '../testing/products.ts';
import { givenCustomer, givenSale } from '../testing/shop.ts';
import { atOnce, outcomeOf } from './testing/outcomes.ts';

const SOLD = '2026-11-21T15:00:00Z';
const LATE = '2027-01-05T15:00:00Z';
const { database, platform, clock, shop } = prepareCounter({ at: SOLD, connections: 16 });
const desk = () => deskOf(platform, shop);

const ROUNDS = 6;
const PARTS = 6;
/** What the retailer paid for the first of six, the worked example of docs/books.md. */
const PAID_BY_RETAILER = 804;

beforeAll(async () => {
  const plan = { dueDateRule: 'MONTHLY' as const, rateMonthly: '0.05', counts: [6] };
  const product = { sourceProduct: 'INTEREST_PAID_BY_RETAILER' };
  await givenPolicy(platform, shop, product, { customerFeeRate: '0', plans: [plan] });
});

/** What a customer's late payments gave back to the retailer, in the books and as the items say it. */
async function creditOf(borrowerId: string) {
  const { rows } = await sql<{ books: number; items: number }>`
    select (select coalesce(sum(l.amount_cents), 0)::bigint from journal_entries e
        join journal_lines l on l.borrower_id = e.borrower_id and l.entry_id = e.id
        where e.borrower_id = ${borrowerId}::uuid and e.event = 'SELLER_SHARE' and l.account = 'retailer_payable') as books,
      (select coalesce(sum(retailer_credit_cents), 0)::bigint from payment_items
        where borrower_id = ${borrowerId}::uuid) as items`.execute(database.db);
  return [rows[0]?.books, rows[0]?.items];
}

// Planted: with a limit move that takes any version each part counts what came before it, and the retailer gets thrice as much.
test('parts and the whole of a late installment, received at once, give the retailer its interest back once', async () => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    clock.set(SOLD);
    const borrowerId = await givenCustomer(platform, shop, { limitCents: 500_000 });
    const contractId = await givenSale(platform, shop, borrowerId, { cents: 100_000, count: 6 });
    clock.set(LATE);
    const [first = { id: '' }] = await desk().open(borrowerId);
    const outcomes = await Promise.all([
      ...atOnce(PARTS, (part) => outcomeOf(desk().payAmount(contractId, 1_000 + 300 * part + round))),
      ...atOnce(round % 3, () => outcomeOf(desk().pay([first.id]))),
    ]);
    expect(outcomes.slice(0, PARTS)).toEqual(Array(PARTS).fill('done'));
    expect(outcomes.slice(PARTS).filter((outcome) => !['done', 'ALREADY_PAID'].includes(outcome))).toEqual([]);
    if ((await desk().open(borrowerId))[0]?.id === first.id) await desk().pay([first.id]);
    expect(await creditOf(borrowerId)).toEqual([-PAID_BY_RETAILER, PAID_BY_RETAILER]);
  }
});
