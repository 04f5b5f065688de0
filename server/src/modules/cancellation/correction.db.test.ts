import type { CancellationReason } from '@balcao/contract';
import { expect, test } from 'vitest';
import { sql } from '../../kernel/db/sql.ts';
import { pdfLines } from '../../testing/pdf-text.ts';
import { call, givenSession } from '../../testing/counter.ts';
import { centsIfAny } from '../../testing/in-cents.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { prepared } from '../../testing/prepared.ts';
import { entryOf } from '../../testing/products.ts';
import { expectRefusal } from '../../testing/refusals.ts';
import { by, givenCustomer, givenSale, givenShop, paymentsPorts, type Shop } from '../../testing/shop.ts';
import { deskOf, givenColleague } from '../payments/testing/desk.ts';
import { givenCorrectionIndex, givenPolicyDocument } from '../policies/testing.ts';
import { postedBy } from './testing.ts';
import { cancelContract } from './use-cases/cancel-contract.ts';

const { database, platform, clock, shop, app } = prepareCounter({ databasePer: 'test' });
const manager = prepared(() => givenColleague(platform, shop), { per: 'test' });

interface Asked {
  value?: number;
  reason?: CancellationReason;
  at?: Shop;
}
const back = (contractId: string, { value, reason = 'DEFECT', at = manager }: Asked = {}) =>
  cancelContract(platform, paymentsPorts, by(at, 'POST /cancellation'), {
    contractId,
    reason,
    value: centsIfAny(value),
    storeId: at.storeId,
  });

/** Sold on 21/11/2026 for R$ 600,00 in six; the first installment and the fee were paid on 21/12. */
async function givenPaid() {
  const borrowerId = await givenCustomer(platform, shop);
  const contractId = await givenSale(platform, shop, borrowerId, { cents: 60_000, count: 6 });
  clock.set('2026-12-21T15:00:00Z');
  const desk = deskOf(platform, shop);
  const [first] = await desk.open(borrowerId);
  await desk.pay([first?.id ?? '']);
  return { borrowerId, contractId };
}
const oneOf = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(database.db)).rows[0];
const kept = (id: string) =>
  oneOf(sql<{ refund: number; correction: number; policy: string | null }>`
    select refund_cents as refund, correction_cents as correction, correction_policy_id as policy
    from contract_cancellations where id = ${id}::uuid`);

// Planted: a correction that rounding took, which is I17e too.
test('what was paid for defective goods is handed back with its correction, which is an expense', async () => {
  const { borrowerId, contractId } = await givenPaid();
  const policyId = await givenCorrectionIndex(database.db);
  clock.set('2027-01-15T15:00:00Z');
  const done = await back(contractId);
  const figures = await kept(done.id);
  // R$ 119,91 of the installment and R$ 6,00 of the fee, from 21/12 to 15/01: 10 of 31 days of December, and 15 of 31 days
  // of January by December's 0,5 %.
  expect(figures).toEqual({ refund: 12_591, correction: 48 + 2, policy: policyId });
  expect(done).toMatchObject({ refund: 12_591 + 50, correction: 50, setOff: 0, feeRefund: 600 });
  expect(await postedBy(database.db, borrowerId)).toMatchObject({
    correction_expense: 50,
    customer_credits: 0,
    cash_at_retailer: -50,
  });
});

test('of a part it pays what is left of the contract, the correction with it', async () => {
  const { contractId } = await givenPaid();
  await givenCorrectionIndex(database.db);
  clock.set('2027-01-15T15:00:00Z');
  const done = await back(contractId, { value: 30_000 });
  const figures = await kept(done.id);
  expect(figures?.correction).toBe(24);
  expect(done).toMatchObject({ refund: 0, setOff: (figures?.refund ?? 0) + 24, correction: 24 });
});

test('without the table of the months since a payment the return waits, and nothing is written', async () => {
  const { contractId } = await givenPaid();
  clock.set('2027-02-10T15:00:00Z');
  await expectRefusal(back(contractId), 'CORRECTION_INDEX_MISSING');
  await givenCorrectionIndex(database.db, ['2027-01']);
  await expectRefusal(back(contractId), 'CORRECTION_INDEX_MISSING');
  expect(await oneOf(sql`select count(*)::int as n from contract_cancellations`)).toEqual({ n: 0 });
  // For another reason, or paid on the day itself, there is nothing to correct.
  expect(await back(contractId, { value: 10_000, reason: 'RETURN_OF_GOODS' })).toMatchObject({ correction: 0 });
});

test('what was paid on the day of the return needs no table', async () => {
  const { contractId } = await givenPaid();
  const done = await back(contractId);
  expect(done.correction).toBe(0);
  expect(await kept(done.id)).toMatchObject({ policy: null });
});

test('the paper says it on its own line, and which month stands for those not published', async () => {
  const { contractId } = await givenPaid();
  await givenCorrectionIndex(database.db);
  clock.set('2027-01-15T15:00:00Z');
  await back(contractId);
  const token = await givenSession(platform, manager.retailerId, manager.actor.operatorId);
  const { body } = await call(app, 'GET /contracts/{id}/render', { params: { id: contractId }, token });
  const lines = pdfLines(body as Uint8Array)[1];
  expect(lines).toEqual(
    expect.arrayContaining([
      'R$ 126,41',
      'correção monetária (IPCA) | R$ 0,50',
      'Índice até 12/2026; depois, o desse mês.',
    ]),
  );
});

test('the worked example of docs/books.md', async () => {
  const plans = [{ dueDateRule: 'MONTHLY' as const, rateMonthly: '0.05', counts: [6] }];
  const at = await givenShop(platform, { customerFeeRate: '0', mdrRate: '0.04', plans });
  const borrowerId = await givenCustomer(platform, at, { limitCents: 200_000 });
  const contractId = await givenSale(platform, at, borrowerId, { cents: 100_000, count: 6 });
  const document = { index: 'IPCA', source: 'IBGE', months: [{ month: '2027-01', rate: '0.004' }] };
  await givenPolicyDocument(database.db, { kind: 'correction-index', document });
  clock.set('2027-01-05T15:00:00Z');
  const desk = deskOf(platform, at);
  const [first] = await desk.open(borrowerId);
  await desk.pay([first?.id ?? '']);
  clock.set('2027-02-20T15:00:00Z');
  const done = await back(contractId, { at: await givenColleague(platform, at) });
  expect(done).toMatchObject({ refund: 21_109, correction: 131, setOff: 0 });
  expect(await entryOf(platform, 'CANCELLATION', done.id)).toEqual({
    retailer_payable: 96_000,
    mdr_income: 4_000,
    iof_absorbed: 1_300,
    interest_income: 5_559,
    fine_income: 399,
    late_interest_income: 100,
    correction_expense: 131,
    loans_receivable: -86_380,
    customer_credits: -21_109,
  });
});
