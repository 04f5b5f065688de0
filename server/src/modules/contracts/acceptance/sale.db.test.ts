import { cents } from '@balcao/credit-math';
import type { ErrorCode } from '@balcao/contract/errors';
import { sql } from '../../../kernel/db/sql.ts';
import { describe, expect, test } from 'vitest';
import { asOperator } from '../../../kernel/act/principal.ts';
import { newId } from '../../../kernel/ids.ts';
import {
  accept,
  by,
  CODE,
  type CustomerOptions,
  givenCustomer,
  givenSale,
  givenShop,
  givenVerifiedOffer,
  ports,
  type Shop,
  paymentsPorts,
} from '../../../testing/shop.ts';
import { cancelContract } from '../../cancellation/index.ts';
import { priceProposals } from '../use-cases/price-proposals.ts';
import { requestVerification } from '../use-cases/request-verification.ts';
import { showVerification, verifyCode } from '../use-cases/verify-code.ts';
import { usedCents } from '../../../testing/books.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { codeOf, expectRefusal } from '../../../testing/refusals.ts';

const { database, platform, clock, shop } = prepareCounter();

const price = (borrowerId: string, amount: number) =>
  priceProposals(platform, ports, asOperator(shop.actor), {
    borrowerId,
    principal: cents(amount),
    storeId: shop.storeId,
  });
const usedOf = (borrowerId: string) => usedCents(database.db, borrowerId);

test('a sale consumes the purchase value, opens exact installments and keeps its receipt', async () => {
  const borrowerId = await givenCustomer(platform, shop);
  const contractId = await givenSale(platform, shop, borrowerId, { cents: 60_000, count: 6 });
  expect(await usedOf(borrowerId)).toBe(60_000);
  const rows = await sql<{ number: number; due_on: string; amount_cents: number; limit_cents: number }>`
    select number, due_on, amount_cents, limit_cents from installments where contract_id = ${contractId}::uuid order by number`.execute(
    database.db,
  );
  expect(rows.rows.map((row) => row.due_on)).toEqual([
    '2026-12-21',
    '2027-01-21',
    '2027-02-21',
    '2027-03-21',
    '2027-04-21',
    '2027-05-21',
  ]);
  expect(rows.rows.reduce((sum, row) => sum + row.limit_cents, 0)).toBe(60_000);
  const receipt = await sql<{
    document: { totalCents: number; installments: unknown[] };
  }>`select document from receipts where subject_id = ${contractId}::uuid`.execute(database.db);
  expect(receipt.rows[0]?.document.totalCents).toBe(rows.rows.reduce((sum, row) => sum + row.amount_cents, 0));
});

describe('a purchase is refused with its own code', () => {
  const cases: [string, CustomerOptions, number, ErrorCode][] = [
    ['disabled customer', { isPurchaseDisabled: true }, 10_000, 'PURCHASE_DISABLED_FOR_BORROWER'],
    ['denied customer', { status: 'DENIED' }, 10_000, 'CANT_CREATE_CONTRACT'],
    ['unverified phone', { isPhoneVerified: false }, 10_000, 'CANT_CREATE_CONTRACT'],
    ['no limit', { limitCents: null }, 10_000, 'LIMIT_NOT_FOUND'],
    ['above the limit', { limitCents: 9_999 }, 10_000, 'INSUFFICIENT_LIMIT'],
    ['zero value', {}, 0, 'INVALID_PURCHASE_VALUE'],
    ['below the minimum', {}, 1_999, 'INSUFFICIENT_PURCHASE_VALUE'],
    ['below the first-purchase minimum', {}, 2_999, 'INSUFFICIENT_FIRST_PURCHASE_VALUE'],
  ];
  test.each(cases)('%s', async (_name, options, amount, code) => {
    const borrowerId = await givenCustomer(platform, shop, options);
    await expectRefusal(price(borrowerId, amount), code);
  });

  test('manual block', async () => {
    const borrowerId = await givenCustomer(platform, shop);
    await sql`update credit_limits set is_blocked = true where borrower_id = ${borrowerId}::uuid`.execute(database.db);
    await expectRefusal(price(borrowerId, 10_000), 'MANUALLY_BLOCKED');
  });

  test('overdue installment, from the business day after the next one', async () => {
    const borrowerId = await givenCustomer(platform, shop);
    await givenSale(platform, shop, borrowerId, { cents: 10_000, count: 1 });
    clock.set('2026-12-21T15:00:00Z');
    expect(await codeOf(price(borrowerId, 10_000))).toBe('done');
    clock.set('2026-12-22T15:00:00Z');
    await expectRefusal(price(borrowerId, 10_000), 'OVERDUE_INSTALLMENTS');
  });

  test('no grant, foreign store, inactive store, no policy', async () => {
    const stranger = await givenShop(platform);
    const borrowerId = await givenCustomer(platform, stranger);
    await expectRefusal(price(borrowerId, 10_000), 'BORROWER_NOT_FOUND');
    const mine = await givenCustomer(platform, shop);
    const ask = { borrowerId: mine, principal: cents(10_000) };
    await expectRefusal(
      priceProposals(platform, ports, asOperator(shop.actor), { ...ask, storeId: stranger.storeId }),
      'STORE_NOT_FOUND',
    );
    const closed = await givenShop(platform);
    await sql`update stores set is_active = false where id = ${closed.storeId}::uuid`.execute(database.db);
    const theirs = await givenCustomer(platform, closed);
    await expectRefusal(
      priceProposals(platform, ports, asOperator(closed.actor), {
        ...ask,
        borrowerId: theirs,
        storeId: closed.storeId,
      }),
      'DEACTIVATED_STORE',
    );
    const bare = await givenShop(platform);
    await sql`delete from policy_documents where retailer_id = ${bare.retailerId}::uuid`.execute(database.db);
    const last = await givenCustomer(platform, bare);
    await expectRefusal(
      priceProposals(platform, ports, asOperator(bare.actor), { ...ask, borrowerId: last, storeId: bare.storeId }),
      'CONTRACT_POLICY_NOT_FOUND',
    );
  });
});

describe('the customer authorises', () => {
  const verify = (proposalId: string, code: string) =>
    verifyCode(platform, asOperator(shop.actor), { proposalId, code }, 'VERIFICATION_CODE_NOT_FOUND');
  const request = (proposalId: string, key?: string) =>
    requestVerification(platform, () => CODE, by(shop, 'POST /origination-code', key), {
      proposalId,
      communicationChannel: 'SMS',
    });
  const offer = async () => {
    const borrowerId = await givenCustomer(platform, shop, { phone: `+55929${String(Math.random()).slice(2, 10)}` });
    const priced = await price(borrowerId, 10_000);
    return priced.proposals[0]?.id ?? '';
  };

  test('five wrong codes lock the proposal, and a resend does not reset the count', async () => {
    const proposalId = await offer();
    await request(proposalId);
    for (let guess = 1; guess <= 3; guess += 1)
      await expectRefusal(verify(proposalId, '000000'), 'INVALID_ORIGINATION_CODE');
    clock.set('2026-11-21T15:01:01Z');
    expect((await request(proposalId)).attemptsLeft).toBe(2);
    await expectRefusal(verify(proposalId, '000000'), 'INVALID_ORIGINATION_CODE');
    await expectRefusal(verify(proposalId, '000000'), 'VERIFICATION_LOCKED');
    await expectRefusal(verify(proposalId, CODE), 'VERIFICATION_LOCKED');
    await expectRefusal(request(proposalId), 'VERIFICATION_LOCKED');
    await expectRefusal(accept(platform, shop, proposalId), 'PURCHASE_NOT_VERIFIED');
  });

  test('twenty guesses at once count five', async () => {
    // Planted bug: counting with a select before the update lets more than five of these through.
    const proposalId = await offer();
    await request(proposalId);
    const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(verify(proposalId, '000000'))));
    expect(codes.filter((code) => code === 'INVALID_ORIGINATION_CODE')).toHaveLength(4);
    expect(codes.filter((code) => code === 'VERIFICATION_LOCKED')).toHaveLength(16);
    const row = await sql<{
      attempts: number;
      status: string;
    }>`select attempts, status from purchase_verifications where proposal_id = ${proposalId}::uuid`.execute(
      database.db,
    );
    expect(row.rows[0]).toEqual({ attempts: 5, status: 'DENIED' });
    const traced = await sql<{ action: string; attempts: number }>`
      select action, (detail ->> 'attempts')::int as attempts from audit_entries
      where subject = ${proposalId} and action <> 'verification.sent' order by attempts`.execute(database.db);
    expect(traced.rows).toEqual([1, 2, 3, 4, 5].map((attempts) => ({ action: 'verification.wrong-code', attempts })));
  });

  test('a code dies after five minutes, an approval after ten', async () => {
    const proposalId = await offer();
    await expectRefusal(verify(proposalId, CODE), 'VERIFICATION_CODE_NOT_FOUND');
    await request(proposalId);
    clock.set('2026-11-21T15:05:01Z');
    await expectRefusal(verify(proposalId, CODE), 'VERIFICATION_CODE_NOT_FOUND');
    await request(proposalId);
    expect(await codeOf(verify(proposalId, CODE))).toBe('done');
    clock.set('2026-11-21T15:15:02Z');
    expect((await showVerification(platform, asOperator(shop.actor), proposalId)).wasVerified).toBe(false);
    await expectRefusal(accept(platform, shop, proposalId), 'PURCHASE_NOT_VERIFIED');
  });

  test('asking again within a minute sends nothing new', async () => {
    const proposalId = await offer();
    await request(proposalId);
    await request(proposalId);
    const sends = await sql<{
      sends: number;
    }>`select sends from purchase_verifications where proposal_id = ${proposalId}::uuid`.execute(database.db);
    expect(sends.rows[0]?.sends).toBe(1);
  });

  test('an offer expires after two days; another retailer never sees it', async () => {
    const proposalId = await offer();
    const stranger = await givenShop(platform);
    await expectRefusal(accept(platform, stranger, proposalId), 'PROPOSAL_NOT_FOUND');
    clock.set('2026-11-23T15:00:01Z');
    await expectRefusal(request(proposalId), 'OFFER_EXPIRED');
    await expectRefusal(accept(platform, shop, proposalId), 'OFFER_EXPIRED');
  });
});

test('an offer that lasts longer than a week offers nothing that falls due in it', async () => {
  const long = await givenShop(platform, {
    offerValidDays: 10,
    leveMinimumDays: 1,
    plans: [
      { dueDateRule: 'WEEKLY', rateMonthly: '0.05', counts: [4] },
      { dueDateRule: 'BIWEEKLY', rateMonthly: '0.05', counts: [2] },
    ],
  });
  const ask = async (options: CustomerOptions) => ({
    borrowerId: await givenCustomer(platform, long, options),
    principal: cents(20_000),
    storeId: long.storeId,
  });
  const offered = await priceProposals(platform, ports, asOperator(long.actor), await ask({}));
  expect(offered.proposals.map((one) => [one.dueDateRule, one.firstInstallmentDueDate])).toEqual([
    ['BIWEEKLY', '2026-12-05'],
  ]);
  // 'Leve': the bill day of this month would come before the last day of the offer.
  const leve = await priceProposals(
    platform,
    ports,
    asOperator(long.actor),
    await ask({ isHighRecurrence: true, billDueDay: 28 }),
  );
  expect(new Set(leve.proposals.map((one) => one.firstInstallmentDueDate))).toEqual(new Set(['2026-12-28']));
  const proposalId = offered.proposals[0]?.id ?? '';
  await sql`update proposals set first_due_on = '2026-11-20' where id = ${proposalId}::uuid`.execute(database.db);
  await expectRefusal(accept(platform, long, proposalId), 'OFFER_EXPIRED');
});

test('who accepts made the sale, whoever made the offer', async () => {
  const borrowerId = await givenCustomer(platform, shop);
  const { contractId, proposalId } = await givenVerifiedOffer(platform, shop, borrowerId, { cents: 10_000 });
  const operatorId = newId();
  await sql`
    insert into operators (retailer_id, id, store_id, name, cpf_hash, cpf_sealed, email, phone, role, password_hash)
    values (${shop.retailerId}::uuid, ${operatorId}::uuid, ${shop.storeId}::uuid, 'OUTRA', ${operatorId}, '',
      ${`${operatorId}@teste.example`}, '', 'cashier', '')`.execute(database.db);
  const closer = { ...shop, actor: { ...shop.actor, operatorId, name: 'OUTRA' } };
  await accept(platform, closer, proposalId);
  const asked = { contractId, reason: 'OPERATOR_MISTAKE' as const, storeId: shop.storeId };
  const cancel = (at: Shop) => cancelContract(platform, paymentsPorts, by(at, 'POST /cancellation'), asked);
  await expectRefusal(cancel(shop), 'APPROVAL_REQUIRED');
  expect(await codeOf(cancel(closer))).toBe('done');
});

describe('acceptance happens once', () => {
  test('the same key gets the same answer, another key another refusal', async () => {
    const borrowerId = await givenCustomer(platform, shop);
    const { proposalId } = await givenVerifiedOffer(platform, shop, borrowerId, { cents: 10_000 });
    const first = await accept(platform, shop, proposalId, 'key-of-one-sale');
    expect(await accept(platform, shop, proposalId, 'key-of-one-sale')).toEqual(first);
    await expectRefusal(accept(platform, shop, proposalId, 'another-key'), 'ANOTHER_PROPOSAL_ALREADY_ACCEPTED');
    expect(await usedOf(borrowerId)).toBe(10_000);
  });

  test('one key for two bodies is refused', async () => {
    const borrowerId = await givenCustomer(platform, shop);
    const one = await givenVerifiedOffer(platform, shop, borrowerId, { cents: 10_000 });
    await accept(platform, shop, one.proposalId, 'key-of-two-sales');
    const two = await givenVerifiedOffer(platform, shop, borrowerId, { cents: 10_000 });
    const { acceptProposal } = await import('../use-cases/accept-proposal.ts');
    const again = by(shop, 'POST /coordinator/contracts/proposals/{id}/accept', 'key-of-two-sales', 'other body');
    await expectRefusal(acceptProposal(platform, ports, again, two.proposalId), 'IDEMPOTENCY_KEY_REUSED');
  });
});
