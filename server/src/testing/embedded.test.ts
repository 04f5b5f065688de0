import { expect, test } from 'vitest';
import { cents } from '@balcao/credit-math';
import { creditPorts, notificationsPorts } from '../bindings.ts';
import { runDueJobs } from '../kernel/jobs/worker.ts';
import { completeCpf } from '../modules/borrowers/index.ts';
import { givenEvaluationPolicy } from '../modules/credit/testing.ts';
import { evaluateCredit } from '../modules/credit/use-cases/evaluate-credit.ts';
import { sendMessage } from '../modules/notifications/index.ts';
import { listInstallments } from '../modules/payments/amounts/use-cases/list-installments.ts';
import { payInstallments } from '../modules/payments/receiving/use-cases/pay-installments.ts';
import { embeddedInbox } from '../providers/message-gateway/embedded-inbox.ts';
import { expectBooksHold } from './books.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { setClock, silentLog, testPlatform } from './platform.ts';
import { accept, by, givenCustomer, givenSale, givenShop, givenVerifiedOffer, paymentsPorts } from './shop.ts';
import { prepared } from './prepared.ts';
import { NOON } from './prepare-counter.ts';

const clock = setClock(NOON);
const database = prepared(openEmbeddedDatabase, { end: (opened) => opened.close() });
const platform = prepared(() => testPlatform(database.db, clock));

test('the embedded database sells, receives, sends and keeps its books like PostgreSQL', async () => {
  const shop = await givenShop(platform);
  const borrowerId = await givenCustomer(platform, shop);
  await givenSale(platform, shop, borrowerId, { cents: 60_000, count: 6 });
  const { installments } = await listInstallments(platform, shop.actor, { borrowerId, status: 'OPEN' });
  await payInstallments(platform, paymentsPorts, by(shop, 'POST /pay'), {
    installmentIds: installments.slice(0, 2).map((row) => row.id),
    storeId: shop.storeId,
  });
  const { proposalId } = await givenVerifiedOffer(platform, shop, borrowerId, { cents: 20_000 });
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => accept(platform, shop, proposalId, 'one-key-five-times')),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const handlers = { 'notifications.send': sendMessage(platform, notificationsPorts, embeddedInbox()) };
  expect(await runDueJobs({ db: platform.db, clock, log: silentLog, handlers })).toBeGreaterThan(4);
  await expectBooksHold(platform.db);
});

test('two evaluations of one customer at once both end: who holds the only connection asks for no other', async () => {
  const shop = await givenShop(platform);
  const document = completeCpf('610000001');
  await givenCustomer(platform, shop, { cpf: document });
  const evaluate = async (sourceProduct: 'SUPER_PURCHASE' | 'SMARTPHONE_SALE') => {
    const ask = {
      document,
      storeId: shop.storeId,
      requestedCents: cents(30_000),
      sourceProduct,
      operatorPhoneNumber: undefined,
    };
    return evaluateCredit(platform, creditPorts, by(shop, 'POST /tx-credit/evaluations'), ask);
  };
  for (const sourceProduct of ['SUPER_PURCHASE', 'SMARTPHONE_SALE'] as const) {
    await givenEvaluationPolicy(platform.db, { sourceProduct });
  }
  // Planted bug: with the send caps read on another connection the second waits for itself for ever.
  const both = await Promise.all([evaluate('SUPER_PURCHASE'), evaluate('SMARTPHONE_SALE')]);
  expect(both.map(({ decision }) => decision)).toEqual(['APPROVED', 'APPROVED']);
  await expectBooksHold(platform.db);
});
