import { cents } from '@balcao/credit-math';
import { sql } from '../../kernel/db/sql.ts';
import { expect, test } from 'vitest';
import { asOperator } from '../../kernel/act/principal.ts';
import { accept, by, givenCustomer, givenShop, givenVerifiedOffer, ports } from '../../testing/shop.ts';
import { recipientHash } from '../notifications/index.ts';
import { priceProposals } from './use-cases/price-proposals.ts';
import { requestVerification } from './use-cases/request-verification.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { codeOf, expectRefusal } from '../../testing/refusals.ts';

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

test('an analyst calls where the policy wants one, whatever channel is asked for', async () => {
  const strict = await givenShop(platform, { authorizationStrategy: 'ANALYST_VERIFICATION' });
  const borrowerId = await givenCustomer(platform, strict);
  const { contractId, proposalId } = await givenVerifiedOffer(platform, strict, borrowerId, { cents: 10_000 });
  const change = (method: string) =>
    sql`update purchase_verifications set method = ${method} where proposal_id = ${proposalId}::uuid`.execute(
      database.db,
    );
  const found = await sql<{ method: string; channel: string; by: string }>`
    select v.method, v.channel, m.channel as by from purchase_verifications v
      join messages m on m.retailer_id = ${strict.retailerId}::uuid and m.purpose = 'PURCHASE_CODE'
    where v.contract_id = ${contractId}::uuid`.execute(database.db);
  expect(found.rows).toEqual([{ method: 'ANALYST_CALL', channel: 'ANALYST_CALL', by: 'PHONE_CALL' }]);
  await change('OTP');
  await expectRefusal(accept(platform, strict, proposalId), 'PURCHASE_NOT_VERIFIED');
  await change('ANALYST_CALL');
  expect(await codeOf(accept(platform, strict, proposalId))).toBe('done');
});
