import { cents } from '@balcao/credit-math';
import { sql } from '../../../kernel/db/sql.ts';
import { expect, test } from 'vitest';
import { newId } from '../../../kernel/ids.ts';
import { givenShop, grant, type Shop } from '../../../testing/shop.ts';
import { givenStore } from '../../retailers/testing.ts';
import { deskOf, givenInstallments } from '../testing/desk.ts';
import { listPayments } from './use-cases/list-payments.ts';
import { previewAmount } from './use-cases/preview-amount.ts';
import { quotePayoff } from '../payoff/use-cases/quote-payoff.ts';
import { NOON, prepareCounter } from '../../../testing/prepare-counter.ts';
import { expectRefusal } from '../../../testing/refusals.ts';

const { database, platform, clock, shop } = prepareCounter();
const desk = deskOf(platform, shop);

const six = () => givenInstallments(platform, shop);
const quote = (contractId: string) => quotePayoff(platform, shop.actor, contractId);

test('money on the due day takes the fee first, then a part of the first installment', async () => {
  const { borrowerId, contractId, rows } = await six();
  const [first] = rows;
  clock.set('2026-12-21T15:00:00Z');
  const answer = await desk.payAmount(contractId, 5_600);
  expect(answer.entries.map(({ kind, paidValue }) => [kind, paidValue])).toEqual([
    ['INSTALLMENT', 5_000],
    ['FEE', 600],
  ]);
  const [left, ...others] = await desk.open(borrowerId);
  const face = first?.installmentValue ?? 0;
  expect(left).toMatchObject({ installmentValue: face, settledValue: 5_000, paymentDue: face - 5_000 });
  expect(others.every((row) => row.settledValue === 0)).toBe(true);
  const total = rows.reduce((sum, row) => sum + row.installmentValue, 0);
  expect(answer).toMatchObject({ openInstallments: 6, remainingValue: total - 5_000 });
  expect(answer.remainingPayoff).toBe((await quote(contractId)).total);
});

test('what an amount would pay is told before it is received, to the cent', async () => {
  const { contractId } = await six();
  clock.set('2026-12-21T15:00:00Z');
  const preview = (amount: number) => previewAmount(platform, shop.actor, { contractId, amountCents: cents(amount) });
  const told = await preview(20_000);
  expect(told.installments.map(({ installmentOrder, isPartial }) => [installmentOrder, isPartial])).toEqual([
    [1, false],
    [2, true],
  ]);
  expect(told).toMatchObject({ amount: 20_000, fees: 600, payoff: (await quote(contractId)).total });
  await expectRefusal(preview(10), 'AMOUNT_TOO_SMALL');
  await expectRefusal(preview(told.payoff + 1), 'AMOUNT_ABOVE_PAYOFF', { payoff: told.payoff });
  const paid = await desk.payAmount(contractId, 20_000, { expectedRemaining: told.payoff });
  expect(paid).toMatchObject({ openInstallments: told.openInstallments, remainingPayoff: told.remainingPayoff });
  const values = paid.entries.map(({ kind, paidValue }) => [kind, paidValue]);
  expect(values).toEqual([...told.installments.map(({ paid: value }) => ['INSTALLMENT', value]), ['FEE', told.fees]]);
});

test('it goes on from number to number, and gives back limit as it goes', async () => {
  const { borrowerId, contractId, rows } = await six();
  const [first, second] = rows;
  clock.set('2026-12-21T15:00:00Z');
  const before = (await desk.usedCents(borrowerId)) ?? 0;
  const amount = (first?.installmentValue ?? 0) + 600 + 4_000;
  const answer = await desk.payAmount(contractId, amount);
  expect(answer.entries.map((entry) => entry.installmentId)).toEqual([first?.id, second?.id, null]);
  expect(answer.entries.reduce((sum, entry) => sum + entry.paidValue, 0)).toBe(amount);
  expect(answer.openInstallments).toBe(5);
  const [next] = await desk.open(borrowerId);
  expect(next?.id).toBe(second?.id);
  expect(next?.settledValue).toBeGreaterThan(4_000);
  const used = await desk.usedCents(borrowerId);
  expect(used).toBeLessThan(before);
  expect(used).toBeGreaterThan(0);
});

test('a part paid late pays the charges, and no second fine is asked for', async () => {
  const { borrowerId, contractId } = await six();
  clock.set('2027-01-05T15:00:00Z');
  const [late] = await desk.open(borrowerId);
  const charges = late?.interest ?? 0;
  await desk.payAmount(contractId, 600 + charges + 1_000);
  const [left] = await desk.open(borrowerId);
  expect(left).toMatchObject({ settledValue: 1_000, interest: 0, status: 'PAYMENT_OVERDUE' });
  clock.set('2027-01-06T15:00:00Z');
  const [dayAfter] = await desk.open(borrowerId);
  expect(dayAfter).toMatchObject({ fine: 0 });
  expect(dayAfter?.lateInterest).toBeGreaterThan(0);
});

test('what pays the contract off closes it', async () => {
  const { borrowerId, contractId } = await six();
  const { total } = await quote(contractId);
  const answer = await desk.payAmount(contractId, total, { expectedRemaining: total });
  expect(answer).toMatchObject({ openInstallments: 0, remainingValue: 0, remainingPayoff: 0 });
  expect(await desk.usedCents(borrowerId)).toBe(0);
  await expectRefusal(desk.payAmount(contractId, 100), 'NOTHING_TO_PAY');
  await expectRefusal(quote(contractId), 'NOTHING_TO_PAY');
});

test('refused whole: too little, too much, another payoff than seen, wrong store, not looked up', async () => {
  const { borrowerId, contractId } = await six();
  const { total } = await quote(contractId);
  await expect(desk.payAmount(contractId, 99)).rejects.toMatchObject({ details: { minimum: 100 } });
  clock.set('2026-12-21T15:00:00Z');
  await expectRefusal(desk.payAmount(contractId, 600), 'AMOUNT_TOO_SMALL');
  await expect(desk.payAmount(contractId, 99)).rejects.toMatchObject({ details: { minimum: 601 } });
  clock.set(NOON);
  await expectRefusal(desk.payAmount(contractId, total + 1), 'AMOUNT_ABOVE_PAYOFF');
  await expect(desk.payAmount(contractId, total + 1)).rejects.toMatchObject({ details: { payoff: total } });
  await expectRefusal(desk.payAmount(contractId, 5_000, { expectedRemaining: total - 1 }), 'PAYMENT_TOTAL_CHANGED');
  const silent = await givenStore(database.db, shop.retailerId, { canReceivePayments: false });
  await expectRefusal(desk.payAmount(contractId, 5_000, { storeId: silent }), 'STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS');
  const stranger = await givenShop(platform);
  await expectRefusal(desk.payAmount(contractId, 5_000, { by: stranger }), 'CONTRACT_NOT_FOUND');
  await expectRefusal(desk.payAmount(newId(), 5_000), 'CONTRACT_NOT_FOUND');
  expect((await desk.open(borrowerId)).every((row) => row.settledValue === 0)).toBe(true);
});

test('an agreement stands in the way', async () => {
  const { borrowerId, contractId } = await six();
  const mark = (id: string | null) =>
    sql`update installments set renegotiation_id = ${id}::uuid where borrower_id = ${borrowerId}::uuid and number = 6`.execute(
      database.db,
    );
  await mark(newId());
  await expectRefusal(desk.payAmount(contractId, 5_000), 'INSTALLMENT_IN_RENEGOTIATION');
  await expectRefusal(quote(contractId), 'INSTALLMENT_IN_RENEGOTIATION');
  await mark(null);
});

test('the same key answers the same words and pays once; another key pays again', async () => {
  const { borrowerId, contractId, ids } = await six();
  const first = await desk.payAmount(contractId, 3_000, { key: 'one-part-payment' });
  expect(await desk.payAmount(contractId, 3_000, { key: 'one-part-payment' })).toEqual(first);
  await desk.payAmount(contractId, 3_000);
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from payment_items where borrower_id = ${borrowerId}::uuid and installment_id = ${ids[0]}::uuid`.execute(
    database.db,
  );
  expect(rows[0]?.n).toBe(2);
  const audit = await sql<{ n: number }>`
    select count(*) as n from audit_entries where action = 'installments.paid' and subject = ${first.paymentId}`.execute(
    database.db,
  );
  expect(audit.rows[0]?.n).toBe(1);
});

test('the history tells every payment of a contract, newest first, to who looked the customer up', async () => {
  const { borrowerId, contractId, ids } = await six();
  const history = (by: Shop = shop) => listPayments(platform, by.actor, contractId);
  expect(await history()).toEqual([]);
  clock.set('2026-12-21T15:00:00Z');
  await desk.payAmount(contractId, 5_600);
  clock.set('2026-12-22T15:00:00Z');
  const partner = await givenShop(platform);
  await grant(platform, partner, borrowerId);
  await desk.pay(ids.slice(0, 1), { by: partner });
  const [second, first, ...none] = await history();
  expect(none).toEqual([]);
  expect(first).toMatchObject({
    paidAt: '2026-12-21T15:00:00.000Z',
    paidOn: '2026-12-21',
    method: 'STORE_CASH',
    operatorName: 'CAIXA DE TESTE',
    total: 5_600,
    isUndone: false,
    undo: null,
  });
  expect(first?.items).toMatchObject([
    { kind: 'INSTALLMENT', installmentOrder: 1, face: 5_000, paid: 5_000, isPartial: true, contractId },
    { kind: 'FEE', installmentOrder: null, face: 600, paid: 600, isPartial: false },
  ]);
  expect(second).toMatchObject({ paidOn: '2026-12-22', operatorName: null, items: [{ isPartial: false }] });
  expect((await history(partner))[1]).toMatchObject({ operatorName: null, total: 5_600 });
  await expectRefusal(history(await givenShop(platform)), 'CONTRACT_NOT_FOUND');
  await expectRefusal(listPayments(platform, shop.actor, newId()), 'CONTRACT_NOT_FOUND');
});
