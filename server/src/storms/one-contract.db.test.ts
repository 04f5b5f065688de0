import { cents } from '@balcao/credit-math';
import { sql } from '../kernel/db/sql.ts';
import { expect, test } from 'vitest';
import { asOperator } from '../kernel/act/principal.ts';
import { priceProposals } from '../modules/contracts/index.ts';
import { accept, givenCustomer, ports } from '../testing/shop.ts';
import { verify } from './testing/offers.ts';
import { tally } from './testing/outcomes.ts';
import { prepareStorm } from './testing/storm.ts';

const storm = prepareStorm();

const ROUNDS = 20;

// Planted: without the version in moveLimitFragment and `status = 'OFFERED'` in acceptanceFragments the loser reaches
// the unique index of installments and fails with its bare words.
test('of two proposals of one contract accepted at once, one wins', async () => {
  const { platform, shop } = storm;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const borrowerId = await givenCustomer(platform, shop);
    const ask = { borrowerId, principal: cents(10_000), storeId: shop.storeId };
    const offer = await priceProposals(platform, ports, asOperator(shop.actor), ask);
    const ids = offer.proposals.slice(0, 2).map(({ id }) => id);
    await verify(platform, ids);
    const outcomes = await tally(ids.map((id) => accept(platform, shop, id)));
    expect(outcomes).toEqual({ done: 1, ANOTHER_PROPOSAL_ALREADY_ACCEPTED: 1 });
    const used = sql<{ n: number }>`select used_cents as n from credit_limits where borrower_id = ${borrowerId}::uuid`;
    expect(await storm.count(used)).toBe(10_000);
  }
});
