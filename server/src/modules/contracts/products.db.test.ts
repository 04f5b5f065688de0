import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { expectBooksHold } from '../../testing/books.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { setClock, testPlatform } from '../../testing/platform.ts';
import { givenCustomer, givenShop, ports, type Shop } from '../../testing/shop.ts';
import type { PricingPolicy } from './policy.ts';
import { testPolicy } from './testing.ts';
import { priceProposals } from './use-cases/price-proposals.ts';

const START = '2026-11-21T15:00:00Z';
const clock = setClock(START);
let database: TestDatabase;
let platform: Platform;

beforeAll(async () => {
  database = await openTestDatabase();
  platform = testPlatform(database.db, clock);
});
beforeEach(() => clock.set(START));
afterAll(async () => {
  await expectBooksHold(database.db);
  await database.close();
});

const monthly = (rateMonthly: string, counts: number[]) => ({ dueDateRule: 'MONTHLY' as const, rateMonthly, counts });
const price = async (shop: Shop, cents = 60_000) => {
  const borrowerId = await givenCustomer(platform, shop);
  return priceProposals(platform, ports, shop.actor, { borrowerId, principal: cents as never, storeId: shop.storeId });
};
const counts = (offer: { proposals: { numberOfInstallments: number }[] }) =>
  offer.proposals.map((one) => one.numberOfInstallments);
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  );

async function givenPolicy(
  shop: Shop,
  row: { validFrom: string; validUntil?: string; sourceProduct?: string; storeId?: string },
  over: Partial<PricingPolicy>,
): Promise<void> {
  await sql`
    insert into pricing_policies (id, retailer_id, store_id, source_product, valid_from, valid_until, document)
    values (${newId()}::uuid, ${shop.retailerId}::uuid, ${row.storeId ?? null}::uuid, ${row.sourceProduct ?? null}::text,
      ${row.validFrom}::date, ${row.validUntil ?? null}::date, ${JSON.stringify({ ...testPolicy, ...over })}::jsonb)`.execute(
    database.db,
  );
}

describe('the law of the lender', () => {
  const ownCredit: Partial<PricingPolicy> = {
    lenderType: 'STORE_OWN',
    lateFineRate: '0.1',
    lateInterestMonthlyRate: '0.03',
    plans: [monthly('0.0099', [1, 2]), monthly('0.0101', [6])],
  };

  test('a store that lends itself offers no plan above one percent a month, no IOF, and lawful late charges', async () => {
    const offer = await price(await givenShop(platform, ownCredit));
    expect(counts(offer)).toEqual([1, 2]);
    for (const proposal of offer.proposals)
      expect(proposal).toMatchObject({ iof: 0, lateFineRate: 0.02, lateInterestRate: 0.01, financedValue: 60_000 });
    const { rows } = await sql<{ terms: object }>`select terms from contracts where id = ${offer.id}::uuid`.execute(
      database.db,
    );
    expect(rows[0]?.terms).toMatchObject({
      instrument: 'SALE_CONTRACT',
      chargesContractRateWhenLate: false,
      dayCountBase: 'CALENDAR_30',
      amortization: 'PRICE',
    });
  });

  test('the ceiling is that of the day of the sale', async () => {
    const shop = await givenShop(platform, ownCredit);
    await sql`
      insert into lending_rules select lender_type, '2026-12-01', 0.02, has_iof, charges_contract_rate_when_late,
        max_late_fine_rate, max_late_interest_monthly_rate, instrument, 'a law to come'
      from lending_rules where lender_type = 'STORE_OWN' and valid_from < '2026-01-01'`.execute(database.db);
    expect(counts(await price(shop))).toEqual([1, 2]);
    clock.set('2026-12-01T15:00:00Z');
    expect(counts(await price(shop))).toEqual([1, 2, 6]);
    await sql`delete from lending_rules where valid_from = '2026-12-01'`.execute(database.db);
  });

  test('no plan is left, no offer is made', async () => {
    const shop = await givenShop(platform, { lenderType: 'STORE_OWN', plans: [monthly('0.0101', [1])] });
    expect(await codeOf(price(shop))).toBe('CANT_CREATE_CONTRACT');
  });
});

test('a campaign prices up to its last day, then the policy before it again', async () => {
  const shop = await givenShop(platform);
  await givenPolicy(shop, { validFrom: '2026-11-20', validUntil: '2026-11-22' }, { plans: [monthly('0', [10])] });
  expect(counts(await price(shop))).toEqual([10]);
  clock.set('2026-11-22T23:00:00Z');
  expect(counts(await price(shop))).toEqual([10]);
  clock.set('2026-11-23T15:00:00Z');
  expect(counts(await price(shop))).toEqual([1, 2, 3, 6]);
});
