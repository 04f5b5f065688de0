import { sql } from '../kernel/db/sql.ts';
import { expect, test } from 'vitest';
import { accept, givenCustomer, givenShop, grant } from '../testing/shop.ts';
import { givenVerifiedOffers } from './testing/offers.ts';
import { tally } from './testing/outcomes.ts';
import { prepareStorm } from './testing/storm.ts';

const storm = prepareStorm();

const ROUNDS = 10;
const SALES = 50;
const FITTING = 10;
const CENTS = 3_000;

// Planted: without `version = $n` in moveLimitFragment 50 are sold; without `for update` in borrowerLock losers of the
// second try are told REQUEST_IN_PROGRESS.
test('fifty sales at once on a limit for ten sell exactly ten, ten times over, at two retailers', async () => {
  const { platform, shop } = storm;
  const partner = await givenShop(platform);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const borrowerId = await givenCustomer(platform, shop, { limitCents: FITTING * CENTS });
    await grant(platform, partner, borrowerId);
    const shops = [shop, partner] as const;
    const offers = await givenVerifiedOffers(platform, [...shops], borrowerId, { number: SALES, cents: CENTS });
    const sales = offers.map(({ proposalId }, index) => accept(platform, shops[index % 2] ?? shop, proposalId));
    expect(await tally(sales)).toEqual({ done: FITTING, INSUFFICIENT_LIMIT: SALES - FITTING });
    const used = sql<{ n: number }>`select used_cents as n from credit_limits where borrower_id = ${borrowerId}::uuid`;
    expect(await storm.count(used)).toBe(FITTING * CENTS);
  }
});
