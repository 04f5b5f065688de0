import { cents } from '@balcao/credit-math';
import { sql } from '../../kernel/db/sql.ts';
import { expect, test } from 'vitest';
import { notificationsPorts } from '../../bindings.ts';
import { asOperator } from '../../kernel/act/principal.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { runDueJobs } from '../../kernel/jobs/worker.ts';
import { accept, by, CODE, givenCustomer, givenVerifiedOffer, ports } from '../../testing/shop.ts';
import { MessageRejected, type OutgoingMessage, recipientHash, SEND_JOB, sendMessage } from '../notifications/index.ts';
import { noteUndelivered, UNDELIVERED_JOB } from './use-cases/note-undelivered.ts';
import { priceProposals } from './use-cases/price-proposals.ts';
import { requestVerification } from './use-cases/request-verification.ts';
import { showVerification, verifyCode } from './use-cases/verify-code.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { codeOf } from '../../testing/refusals.ts';

const { database, platform, shop, clock } = prepareCounter();

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

test('a code that its way does not bring goes by the next, and the till is told by which', async () => {
  const borrowerId = await givenCustomer(platform, shop);
  const offer = await priceProposals(platform, ports, asOperator(shop.actor), {
    borrowerId,
    principal: cents(10_000),
    storeId: shop.storeId,
  });
  const proposalId = offer.proposals[0]?.id ?? '';
  const ask = { proposalId, communicationChannel: 'SMS' } as const;
  const asked = await requestVerification(platform, () => CODE, by(shop, 'POST /origination-code'), ask);
  expect(asked).toMatchObject({ communicationChannel: 'SMS', undeliveredChannels: [] });
  const send = (message: OutgoingMessage) =>
    message.channel === 'PHONE_CALL' ? Promise.resolve() : Promise.reject(new MessageRejected('no such number'));
  const handlers = {
    [SEND_JOB]: sendMessage(platform, notificationsPorts, { send }),
    [UNDELIVERED_JOB]: (payload: unknown) =>
      noteUndelivered(platform, payload as Parameters<typeof noteUndelivered>[1]),
  };
  while ((await runDueJobs({ ...platform, handlers })) > 0);
  const status = () => showVerification(platform, asOperator(shop.actor), proposalId);
  expect(await status()).toMatchObject({
    status: 'PENDING',
    communicationChannel: 'PHONE_CALL',
    undeliveredChannels: ['SMS', 'WHATSAPP'],
  });
  const noted = await sql<{ detail: unknown }>`select detail - 'customerId' as detail from audit_entries
    where subject = ${proposalId} and action = 'verification.undelivered' order by id`.execute(database.db);
  expect(noted.rows.map(({ detail }) => detail)).toEqual([
    { channel: 'SMS', next: 'WHATSAPP' },
    { channel: 'WHATSAPP', next: 'PHONE_CALL' },
  ]);

  // Of a sending that was replaced nothing is told: the new one is on its way.
  const sentAt = clock.now().toISOString();
  clock.set(addSeconds(clock.now(), 60));
  await requestVerification(platform, () => CODE, by(shop, 'POST /origination-code'), ask);
  const late = { borrowerId, proposalId, retailerId: shop.retailerId, storeId: shop.storeId, sentAt };
  await noteUndelivered(platform, { ...late, left: 'SMS', next: 'WHATSAPP' });
  expect(await status()).toMatchObject({ communicationChannel: 'SMS', undeliveredChannels: [] });
});

test('every check of a code leaves an entry in the audit, right or wrong, without the code', async () => {
  const borrowerId = await givenCustomer(platform, shop);
  const offer = await priceProposals(platform, ports, asOperator(shop.actor), {
    borrowerId,
    principal: cents(10_000),
    storeId: shop.storeId,
  });
  const proposalId = offer.proposals[0]?.id ?? '';
  const ask = { proposalId, communicationChannel: 'SMS' } as const;
  await requestVerification(platform, () => CODE, by(shop, 'POST /origination-code'), ask);
  const check = (code: string) =>
    codeOf(verifyCode(platform, asOperator(shop.actor), { proposalId, code }, 'VERIFICATION_CODE_NOT_FOUND'));
  expect([await check('000000'), await check(CODE)]).toEqual(['INVALID_ORIGINATION_CODE', 'done']);
  const entries = await sql<{ action: string; operator: string; entry: string }>`
    select action, operator_id as operator, e::text as entry from audit_entries e
    where subject = ${proposalId} and action like 'verification.%' order by id`.execute(database.db);
  expect(entries.rows.map(({ action }) => action)).toEqual([
    'verification.sent',
    'verification.wrong-code',
    'verification.approved',
  ]);
  expect(new Set(entries.rows.map(({ operator }) => operator))).toEqual(new Set([shop.actor.operatorId]));
  for (const { entry } of entries.rows) expect(entry).not.toMatch(new RegExp(`\\b(000000|${CODE})\\b`));
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
