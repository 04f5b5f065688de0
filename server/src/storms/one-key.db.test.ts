import { sql } from '../kernel/db/sql.ts';
import { expect, test } from 'vitest';
import { accept, givenCustomer } from '../testing/shop.ts';
import { givenVerifiedOffers } from './testing/offers.ts';
import { atOnce } from './testing/outcomes.ts';
import { givenSales, pay } from './testing/sales.ts';
import { prepareStorm } from './testing/storm.ts';

const storm = prepareStorm();

const SENDS = 20;

/** The different answers, word for word. */
const wordsOf = (answers: readonly unknown[]) => [...new Set(answers.map((answer) => JSON.stringify(answer)))];

// Planted: without claimFragment in acceptProposal's write the copies are told ANOTHER_PROPOSAL_ALREADY_ACCEPTED.
test('an acceptance sent twenty times at once under one key sells once and answers one thing', async () => {
  const { platform, shop } = storm;
  const borrowerId = await givenCustomer(platform, shop);
  const [offer] = await givenVerifiedOffers(platform, [shop], borrowerId, { number: 1, cents: 10_000 });
  const send = () => accept(platform, shop, offer?.proposalId ?? '', 'one key for one sale');
  expect(wordsOf(await Promise.all(atOnce(SENDS, send)))).toHaveLength(1);
  const used = sql<{ n: number }>`select used_cents as n from credit_limits where borrower_id = ${borrowerId}::uuid`;
  expect(await storm.count(used)).toBe(10_000);
});

// Planted: without claimFragment in payInstallments' write the copies are told ALREADY_PAID.
test('a payment sent twenty times at once under one key is received once and answers one thing', async () => {
  const { borrowerId, contracts } = await givenSales(storm, 1, 6);
  const ids = contracts[0]?.slice(0, 2) ?? [];
  const answers = await Promise.all(atOnce(SENDS, () => pay(storm, ids, 'one key for one payment')));
  expect(wordsOf(answers)).toHaveLength(1);
  const payments = sql<{ n: number }>`select count(*) as n from payments where borrower_id = ${borrowerId}::uuid`;
  expect(await storm.count(payments)).toBe(1);
});
