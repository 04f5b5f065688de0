import { simulatedPlan } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import { asOperator } from '../../../kernel/act/principal.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { expectRefusal } from '../../../testing/refusals.ts';
import { givenCustomer, ports } from '../../../testing/shop.ts';
import { priceProposals } from '../use-cases/price-proposals.ts';
import { simulatePurchase } from '../use-cases/simulate-purchase.ts';

const { database, platform, shop } = prepareCounter();

test('a simulation tells what the till then offers, to the cent, and keeps nothing', async () => {
  const borrowerId = await givenCustomer(platform, shop);
  const ask = { borrowerId, principal: cents(43_219), storeId: shop.storeId };
  const simulated = await simulatePurchase(platform, ports, asOperator(shop.actor), ask);
  const kept = await sql`select 1 from contracts where borrower_id = ${borrowerId}::uuid`.execute(database.db);
  expect(kept.rows).toEqual([]);
  const offer = await priceProposals(platform, ports, asOperator(shop.actor), ask);
  expect(offer.proposals.length).toBeGreaterThan(3);
  // Of an offer that nobody keeps the plans have no names.
  const figures = simulated.simulation.map((plan) => simulatedPlan.encode(plan));
  expect(offer.proposals.map((plan) => simulatedPlan.encode(plan))).toEqual(figures);
  expect(simulated).toMatchObject({ principal: 43_219, customerFeeValue: offer.customerFeeValue });
  // The end of the day in Manaus.
  expect(simulated.expirationTimestamp).toMatch(/T04:00:00.000Z$/);
});

test('a simulation is refused as the sale would be', async () => {
  const borrowerId = await givenCustomer(platform, shop);
  const simulate = (principal: number) =>
    simulatePurchase(platform, ports, asOperator(shop.actor), {
      borrowerId,
      principal: cents(principal),
      storeId: shop.storeId,
    });
  await expectRefusal(simulate(99_999_999), 'INSUFFICIENT_LIMIT');
  await expectRefusal(simulate(100), 'INSUFFICIENT_PURCHASE_VALUE');
});
