import { cents } from '@balcao/credit-math';
import { sql } from '../kernel/db/sql.ts';
import { expect, test } from 'vitest';
import { asOperator } from '../kernel/act/principal.ts';
import { priceProposals, requestVerification } from '../modules/contracts/index.ts';
import { call } from '../testing/counter.ts';
import { prepareCounter } from '../testing/prepare-counter.ts';
import { codeOf } from '../testing/refusals.ts';
import { by, CODE, givenCustomer, ports } from '../testing/shop.ts';

const { database, platform, shop, app, signedIn } = prepareCounter({ shopPer: 'test' });

const sent = async (purpose: string) =>
  (
    await sql<{ n: number }>`select count(*) as n from messages where purpose = ${purpose}::text
      and retailer_id = ${shop.retailerId}::uuid`.execute(database.db)
  ).rows[0]?.n;

/** So many proposals of one customer, each free to be asked for. */
async function givenProposals(borrowerId: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) {
    const ask = { borrowerId, principal: cents(20_000), storeId: shop.storeId };
    const offer = await priceProposals(platform, ports, asOperator(shop.actor), ask);
    ids.push(...offer.proposals.map(({ id }) => id));
  }
  return ids.slice(0, count);
}

// Planted bug, both: caps that are summed up before the message is written let 64 and 85 through.
test('300 codes asked for at once, each for another proposal, send five', async () => {
  const proposals = await givenProposals(await givenCustomer(platform, shop), 300);
  const outcomes = await Promise.all(
    proposals.map((proposalId) =>
      codeOf(
        requestVerification(platform, () => CODE, by(shop, 'POST /origination-code'), {
          proposalId,
          communicationChannel: 'SMS',
        }),
      ),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(5);
  expect(outcomes.filter((outcome) => outcome === 'TOO_MANY_REQUESTS')).toHaveLength(295);
  expect(await sent('PURCHASE_CODE')).toBe(5);
}, 60_000);

test('200 notices of a limit asked for at once send five', async () => {
  const params = { id: await givenCustomer(platform, shop) };
  const ask = { params, body: { storeId: shop.storeId }, token: signedIn.token };
  const asked = Array.from({ length: 200 }, () => call(app, 'POST /coordinator/borrowers/{id}/limit/notify', ask));
  const outcomes = (await Promise.all(asked)).map(({ code }) => code);
  expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(5);
  expect(outcomes.filter((outcome) => outcome === 'TOO_MANY_REQUESTS')).toHaveLength(195);
  expect(await sent('LIMIT')).toBe(5);
}, 60_000);
