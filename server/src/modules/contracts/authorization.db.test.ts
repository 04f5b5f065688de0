import { cents } from '@balcao/credit-math';
import { sql } from '../../kernel/db/sql.ts';
import { expect, test } from 'vitest';
import { asOperator } from '../../kernel/act/principal.ts';
import { accept, by, givenCustomer, givenVerifiedOffer, ports } from '../../testing/shop.ts';
import { recipientHash } from '../notifications/index.ts';
import { priceProposals } from './use-cases/price-proposals.ts';
import { requestVerification } from './use-cases/request-verification.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { codeOf } from '../../testing/refusals.ts';

const { database, platform, shop } = prepareCounter();

const phoneOfProposal = async (proposalId: string) => {
  const found = await sql<{ sealed: string }>`
    select b.phone_sealed as sealed from borrowers b join proposals p on p.borrower_id = b.id
    where p.id = ${proposalId}::uuid`.execute(database.db);
  return platform.secrets.decrypt(found.rows[0]?.sealed ?? '');
};

test('requests at once send one code, to which all of them answer', async () => {
  // Planted bug: an upsert that replaces a code however fresh sends twelve, past the cap of a telephone, and the one the
  // customer reads out first is wrong.
  const borrowerId = await givenCustomer(platform, shop);
  const offer = await priceProposals(platform, ports, asOperator(shop.actor), {
    borrowerId,
    principal: cents(10_000),
    storeId: shop.storeId,
  });
  const proposalId = offer.proposals[0]?.id ?? '';
  const asked = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      codeOf(
        requestVerification(platform, () => String(index).padStart(6, '0'), by(shop, 'POST /origination-code'), {
          proposalId,
          communicationChannel: 'SMS',
        }),
      ),
    ),
  );
  expect(new Set(asked)).toEqual(new Set(['done']));
  const sent = await sql<{ sends: number; messages: number }>`
    select sends, (select count(*) from messages m where m.retailer_id = ${shop.retailerId}::uuid and m.purpose = 'PURCHASE_CODE'
      and m.recipient_hash = ${recipientHash(platform.secrets, await phoneOfProposal(proposalId))}) as messages
    from purchase_verifications where proposal_id = ${proposalId}::uuid`.execute(database.db);
  expect(sent.rows).toEqual([{ sends: 1, messages: 1 }]);
});

test.each([
  ['ANALYST_VERIFICATION', 'OTP', 'PURCHASE_NOT_VERIFIED'],
  ['ANALYST_VERIFICATION', 'LIVENESS_WITH_ANALYST', 'PURCHASE_NOT_VERIFIED'],
  ['ANALYST_VERIFICATION', 'ANALYST_CALL', 'done'],
  ['LIVENESS', 'OTP', 'PURCHASE_NOT_VERIFIED'],
  ['LIVENESS', 'LIVENESS', 'done'],
  ['LIVENESS_WITH_ANALYST', 'OTP', 'PURCHASE_NOT_VERIFIED'],
  ['LIVENESS_WITH_ANALYST', 'ANALYST_CALL', 'done'],
])('where the policy wants %s, an approval by %s comes to %s', async (strategy, method, outcome) => {
  const borrowerId = await givenCustomer(platform, shop);
  const { contractId, proposalId } = await givenVerifiedOffer(platform, shop, borrowerId, { cents: 10_000 });
  await sql`update contracts set authorization_strategy = ${strategy} where id = ${contractId}::uuid`.execute(
    database.db,
  );
  await sql`update purchase_verifications set method = ${method} where proposal_id = ${proposalId}::uuid`.execute(
    database.db,
  );
  expect(await codeOf(accept(platform, shop, proposalId))).toBe(outcome);
});
