import { cents } from '@balcao/credit-math';
import { sql } from '../kernel/db/sql.ts';
import { expect, test } from 'vitest';
import { asOperator } from '../kernel/act/principal.ts';
import { addSeconds, DAY_SECONDS } from '../kernel/clock.ts';
import { priceProposals, requestVerification, verifyCode } from '../modules/contracts/index.ts';
import { prepareCounter } from '../testing/prepare-counter.ts';
import { codeOf } from '../testing/refusals.ts';
import { by, CODE, givenCustomer, ports } from '../testing/shop.ts';

const { database, platform, shop, clock } = prepareCounter({ shopPer: 'test' });

const guess = (proposalId: string, code = '000000') =>
  codeOf(verifyCode(platform, asOperator(shop.actor), { proposalId, code }, 'VERIFICATION_CODE_NOT_FOUND'));
const send = (proposalId: string) =>
  codeOf(
    requestVerification(platform, () => CODE, by(shop, 'POST /origination-code'), {
      proposalId,
      communicationChannel: 'SMS',
    }),
  );

/** So many proposals of a new customer, each with a code that was sent. */
async function givenCodes(count: number): Promise<string[]> {
  const borrowerId = await givenCustomer(platform, shop);
  const ask = { borrowerId, principal: cents(20_000), storeId: shop.storeId };
  const offer = await priceProposals(platform, ports, asOperator(shop.actor), ask);
  const ids = offer.proposals.slice(0, count).map(({ id }) => id);
  for (const id of ids) expect(await send(id)).toBe('done');
  return ids;
}

/** All guesses at once, turn by turn at each of the proposals. */
const storm = (ids: readonly string[], guesses: number) =>
  Promise.all(Array.from({ length: guesses }, (_, n) => guess(ids[n % ids.length] ?? '')));

const counted = async (ids: readonly string[]) =>
  (
    await sql<{ attempts: number }>`select sum(attempts)::int as attempts from purchase_verifications
      where proposal_id = any(${ids}::uuid[])`.execute(database.db)
  ).rows[0]?.attempts;

// Planted bug, both: five tries a code and nothing over all codes count 20 and 25 here, and 320 over 64 codes.
test('a customer has ten wrong codes a day, over all proposals, and then the right one says nothing either', async () => {
  const ids = await givenCodes(4);
  const outcomes = await storm(ids, 300);
  expect(await counted(ids)).toBe(10);
  expect(outcomes).toContain('TOO_MANY_WRONG_CODES');
  // Planted bug: a right guess that does not ask for the budget is approved, so that guessing goes on.
  const answers = await Promise.all(ids.map((id) => guess(id, CODE)));
  expect(answers).toContain('TOO_MANY_WRONG_CODES');
  expect(answers).not.toContain('done');
  clock.set(addSeconds(clock.now(), DAY_SECONDS - 1));
  expect(await send(await priceAgain(ids[0] ?? ''))).toBe('TOO_MANY_WRONG_CODES');
  clock.set(addSeconds(clock.now(), 1));
  const fresh = await priceAgain(ids[0] ?? '');
  expect(await send(fresh)).toBe('done');
  expect(await guess(fresh, CODE)).toBe('done');
}, 60_000);

test('an operator has twenty a day, over all customers', async () => {
  const ids = [];
  for (let customers = 0; customers < 5; customers += 1) ids.push(...(await givenCodes(1)));
  await storm(ids, 100);
  expect(await counted(ids)).toBe(20);
  const another = await priceAgain(ids[0] ?? '');
  expect(await send(another)).toBe('TOO_MANY_WRONG_CODES');
}, 60_000);

/** A proposal of another offer to the same customer. */
async function priceAgain(proposalId: string): Promise<string> {
  const found = await sql<{
    id: string;
  }>`select borrower_id as id from proposals where id = ${proposalId}::uuid`.execute(database.db);
  const ask = { borrowerId: found.rows[0]?.id ?? '', principal: cents(20_000), storeId: shop.storeId };
  const offer = await priceProposals(platform, ports, asOperator(shop.actor), ask);
  return offer.proposals[0]?.id ?? '';
}
