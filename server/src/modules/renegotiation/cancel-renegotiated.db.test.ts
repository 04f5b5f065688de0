import { formatBrl, formatDate } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { sql } from '../../kernel/db/sql.ts';
import { describe, expect, test } from 'vitest';
import { by as keyed, givenCustomer, givenSale, paymentsPorts } from '../../testing/shop.ts';
import type { CancellationReceipt } from '../documents/index.ts';
import { cancelContract } from '../cancellation/index.ts';
import { deskOf, givenColleague } from '../payments/testing/desk.ts';
import { givenAgreement, prepareAgreements } from './testing.ts';
import { expectRefusal } from '../../testing/refusals.ts';
import { centsIfAny } from '../../testing/in-cents.ts';

const bench = prepareAgreements();

const cancel = (contractId: string, value?: number) => {
  const { shop, platform } = bench;
  const actor = { ...shop.actor, role: 'analyst' as const };
  const ask = { contractId, reason: 'RETURN_OF_GOODS' as const, storeId: shop.storeId, value: centsIfAny(value) };
  return cancelContract(platform, paymentsPorts, keyed({ actor }, 'POST /cancellation'), ask);
};

test('a purchase of a broken agreement is cancelled, and what was paid in it comes back', async () => {
  const { borrowerId, contractId, id, paymentIds } = await bench.agreed();
  await bench.counter.pay(paymentIds[0] ?? '');
  await bench.counter.breakUp(id);
  const { refund, isWhole } = await cancel(contractId);
  const paid = await bench.one(sql<{ cents: number }>`
    select sum(paid_cents + forgiven_cents - fine_cents - late_interest_cents - contract_interest_cents)::bigint as cents
    from payment_items where borrower_id = ${borrowerId}::uuid and contract_id = ${contractId}::uuid`);
  expect(isWhole).toBe(true);
  expect(refund).toBe(paid?.cents);
  expect(await bench.usedCents(borrowerId)).toBe(0);
});

/**
 * Cash of a customer's payments, what of it were charges and an agreement's interest (less its discount), and what was
 * forgiven of charges.
 */
const moneyOf = (borrowerId: string) =>
  bench.one(sql<{ paid: number; interest: number; discount: number; charges: number; forgiven: number }>`
    select sum(paid_cents)::bigint as paid, sum(forgiven_cents)::bigint as forgiven,
      sum(fine_cents + late_interest_cents + contract_interest_cents) filter (where kind = 'INSTALLMENT')::bigint as charges,
      sum(paid_cents) filter (where kind = 'RENEGOTIATION')::bigint as interest,
      sum(discount_cents) filter (where kind = 'RENEGOTIATION')::bigint as discount
    from payment_items where borrower_id = ${borrowerId}::uuid`);
const balanceOf = async (borrowerId: string, account: string) =>
  (
    await bench.one(sql<{ cents: number }>`select coalesce(sum(amount_cents), 0)::bigint as cents from journal_lines
      where borrower_id = ${borrowerId}::uuid and account = ${account}`)
  )?.cents;

test('one that an agreement paid off comes back: less the charges it did not forgive and its own interest', async () => {
  const { borrowerId, contractId, paymentIds } = await bench.agreed(3);
  for (const paymentId of paymentIds) await bench.counter.pay(paymentId);
  const money = await moneyOf(borrowerId);
  if (!money) throw new Error('nothing was paid');
  expect(money.forgiven).toBeGreaterThan(0);
  const { refund, isWhole, feeRefund } = await cancel(contractId);
  expect([isWhole, feeRefund]).toEqual([true, 600]);
  expect(refund).toBe(money.paid - money.interest - (money.charges - money.forgiven));
  expect(await balanceOf(borrowerId, 'early_payment_discount')).toBe(money.discount);
  expect(await balanceOf(borrowerId, 'renegotiation_discount')).toBe(money.forgiven);
  expect(await balanceOf(borrowerId, 'loans_receivable')).toBe(0);
  expect(await bench.usedCents(borrowerId)).toBe(0);
});

test('of one of two in an agreement: the agreement is not taken up again, and the other is given back on its own', async () => {
  const { platform, shop, counter } = bench;
  const customer = await givenCustomer(platform, shop);
  const [first, second] = [
    await givenSale(platform, shop, customer, { cents: 30_000, count: 3 }),
    await givenSale(platform, shop, customer, { cents: 20_000, count: 3 }),
  ];
  bench.clock.set('2026-11-23T15:00:00Z');
  const { paymentIds } = await givenAgreement(platform, shop, customer, { contractIds: [first, second], count: 1 });
  const [entry] = await counter.pay(paymentIds[0] ?? '');
  const money = await moneyOf(customer);
  const part = await cancel(first, 10_000);
  expect(part.isWhole).toBe(false);
  const desk = deskOf(platform, shop);
  const by = await givenColleague(platform, shop);
  await expectRefusal(desk.undo(entry?.paymentId ?? '', { by }), 'CONTRACT_CANCELED');
  const [rest, other] = [await cancel(first), await cancel(second)];
  const back = part.refund + rest.refund + other.refund;
  expect(back).toBe((money?.paid ?? 0) - (money?.interest ?? 0) - (money?.charges ?? 0) + (money?.forgiven ?? 0));
  expect(await balanceOf(customer, 'early_payment_discount')).toBe(money?.discount);
});

describe('while the agreement runs', () => {
  interface Due {
    order: number;
    dueDate: string;
    value: number;
  }
  const dueOf = async (borrowerId: string): Promise<Due[]> =>
    (await bench.counter.payments(borrowerId)).filter(({ status }) => status === 'DUE');
  const toldOf = async (cancellationId: string) => {
    const found = await bench.one(sql<{ receipt: CancellationReceipt; text: string }>`
      select (select document from receipts where subject_id = ${cancellationId}::uuid) as receipt,
        (select text_sealed from messages where dedup_key = ${`canceled:${cancellationId}`}) as text`);
    if (!found) throw new Error('nothing was told');
    return { receipt: found.receipt, message: bench.platform.secrets.decrypt(found.text) };
  };
  const statusOf = async (id: string) =>
    (await bench.one(sql<{ status: string }>`select status from renegotiations where id = ${id}::uuid`))?.status;
  const totalOf = (due: readonly Due[]) => due.reduce((sum, { value }) => sum + value, 0);

  test('everything comes back: nothing remains and it is closed', async () => {
    const { borrowerId, contractId, id, paymentIds } = await bench.agreed();
    await bench.counter.pay(paymentIds[0] ?? '');
    const money = await moneyOf(borrowerId);
    const { isWhole, refund, setOff } = await cancel(contractId);
    expect([isWhole, setOff]).toEqual([true, 0]);
    expect(refund).toBe((money?.paid ?? 0) - (money?.interest ?? 0) - (money?.charges ?? 0) + (money?.forgiven ?? 0));
    expect([await statusOf(id), await dueOf(borrowerId), await bench.usedCents(borrowerId)]).toEqual(['CLOSED', [], 0]);
    await expectRefusal(bench.counter.pay(paymentIds[1] ?? ''), 'INSTALLMENT_NOT_FOUND');
    await expectRefusal(bench.counter.breakUp(id), 'RENEGOTIATION_NOT_ACTIVE');
  });

  test('the answer, the receipt and the message tell what is left of it', async () => {
    const { borrowerId, contractId, paymentIds } = await bench.agreed();
    await bench.counter.pay(paymentIds[0] ?? '');
    const part = await cancel(contractId, 15_000);
    const due = await dueOf(borrowerId);
    expect(part.agreement).toMatchObject({
      status: 'ACTIVE',
      payments: due.map(({ order, dueDate, value }) => ({ order, dueDate, value })),
    });
    const [next] = due;
    const { receipt, message } = await toldOf(part.id);
    expect(receipt.agreement).toEqual({
      number: part.agreement?.number,
      count: 3,
      payments: due.map(({ order, dueDate, value }) => ({ number: order, dueOn: dueDate, amountCents: value })),
    });
    expect(receipt.installments).toEqual([]);
    const words = `O acordo ${part.agreement?.number} continua: restam 2 parcelas, a próxima de ${formatBrl(cents(next?.value ?? 0))}`;
    expect(message).toContain(`${words} em ${formatDate(next?.dueDate ?? '')}.`);
    const rest = await cancel(contractId);
    expect(rest.agreement).toMatchObject({ status: 'CLOSED', payments: [] });
    expect((await toldOf(rest.id)).message).toContain(`O acordo ${part.agreement?.number} foi encerrado.`);
  });

  // Against a schedule that goes on at what was agreed before.
  test('half comes back before anything is paid: every payment is half of what it was, on its day', async () => {
    const { borrowerId, contractId, id, paymentIds } = await bench.agreed();
    const before = await dueOf(borrowerId);
    expect(await cancel(contractId, 30_000)).toMatchObject({ isWhole: false, refund: 0, setOff: 0 });
    const after = await dueOf(borrowerId);
    expect(after.map(({ dueDate }) => dueDate)).toEqual(before.map(({ dueDate }) => dueDate));
    for (const [index, { value }] of after.entries())
      expect(Math.abs(value - (before[index]?.value ?? 0) / 2)).toBeLessThanOrEqual(3);
    for (const paymentId of paymentIds) await bench.counter.pay(paymentId);
    expect([await statusOf(id), await bench.usedCents(borrowerId)]).toEqual(['CLOSED', 0]);
  });

  test('what was paid stays counted: the refund of it pays the agreement down, and cash is handed back of nothing', async () => {
    const { borrowerId, contractId, id, paymentIds } = await bench.agreed();
    await bench.counter.pay(paymentIds[0] ?? '');
    const before = await dueOf(borrowerId);
    const done = await cancel(contractId, 15_000);
    expect([done.refund, done.setOff > 0]).toEqual([0, true]);
    const after = await dueOf(borrowerId);
    expect(totalOf(after)).toBeLessThan((totalOf(before) * 3) / 4 - done.setOff * 0.9);
    expect(after.map(({ order }) => order)).toEqual([2, 3]);
    await bench.counter.breakUp(id);
    expect((await bench.open(borrowerId)).length).toBeGreaterThan(0);
    const rows = await bench.open(borrowerId);
    await bench.payInstallments(rows.map((row) => row.id));
    expect(await bench.usedCents(borrowerId)).toBe(0);
  });

  test('more was paid than is left to pay: it is closed by the refund, and the rest is cash', async () => {
    const { borrowerId, contractId, id, paymentIds } = await bench.agreed();
    for (const paymentId of paymentIds.slice(0, 2)) await bench.counter.pay(paymentId);
    const done = await cancel(contractId, 55_000);
    expect(done.isWhole).toBe(false);
    expect(Math.min(done.setOff, done.refund)).toBeGreaterThan(0);
    expect([await statusOf(id), await dueOf(borrowerId), await bench.usedCents(borrowerId)]).toEqual(['CLOSED', [], 0]);
    expect((await cancel(contractId)).isWhole).toBe(true);
  });

  async function givenTwo() {
    const { platform, shop } = bench;
    bench.clock.set('2026-06-22T15:00:00Z');
    const customer = await givenCustomer(platform, shop, { limitCents: 500_000 });
    const first = await givenSale(platform, shop, customer, { cents: 30_000, count: 3 });
    const second = await givenSale(platform, shop, customer, { cents: 60_000, count: 6 });
    bench.clock.set('2026-11-23T15:00:00Z');
    return {
      customer,
      first,
      second,
      ...(await givenAgreement(platform, shop, customer, { contractIds: [first, second], count: 3 })),
    };
  }

  test('one of two purchases comes back: the other one goes on at its price; on time, what was paid of the first is cash', async () => {
    const { customer, first, id, paymentIds } = await givenTwo();
    await bench.counter.pay(paymentIds[0] ?? '');
    const before = await dueOf(customer);
    const done = await cancel(first);
    expect(done).toMatchObject({ isWhole: true, setOff: 0 });
    expect(done.refund).toBeGreaterThan(0);
    expect([await statusOf(id), totalOf(await dueOf(customer)) < totalOf(before)]).toEqual(['ACTIVE', true]);
    for (const paymentId of paymentIds.slice(1)) await bench.counter.pay(paymentId);
    expect([await statusOf(id), await bench.usedCents(customer)]).toEqual(['CLOSED', 0]);
  });

  // Against cash for who owes an agreement's payment.
  test('one of two while a payment is overdue: what was paid of it pays that first', async () => {
    const { customer, first, paymentIds } = await givenTwo();
    await bench.counter.pay(paymentIds[0] ?? '');
    bench.clock.set('2027-01-28T15:00:00Z');
    const late = await dueOf(customer);
    const done = await cancel(first);
    expect(done.setOff).toBeGreaterThan(0);
    expect((await dueOf(customer))[0]?.value ?? 0).toBeLessThan((late[0]?.value ?? 0) / 2);
  });
});
