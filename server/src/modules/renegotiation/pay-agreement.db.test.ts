import { cents } from '@balcao/credit-math';
import { sql } from '../../kernel/db/sql.ts';
import { describe, expect, test } from 'vitest';
import { asOperator } from '../../kernel/act/principal.ts';
import { givenShop, givenCustomer, givenSale, ports } from '../../testing/shop.ts';
import { priceProposals } from '../contracts/index.ts';
import { counterOf, givenAgreement, givenRenegotiationPolicy, prepareAgreements } from './testing.ts';
import { codeOf, expectRefusal } from '../../testing/refusals.ts';

const bench = prepareAgreements();

describe('payments of an agreement', () => {
  test('are paid in order, with the fee once, and the last one settles everything', async () => {
    const { borrowerId, contractId, id, paymentIds } = await bench.agreed();
    const due = await bench.counter.payments(borrowerId);
    expect(due.map((payment) => [payment.order, payment.dueDate, payment.status])).toEqual([
      [1, '2026-12-23', 'DUE'],
      [2, '2027-01-23', 'DUE'],
      [3, '2027-02-23', 'DUE'],
    ]);
    bench.clock.set('2026-12-23T15:00:00Z');
    const [first = '', second = '', third = ''] = paymentIds;
    await expectRefusal(bench.counter.pay(second), 'PREVIOUS_INSTALLMENT_IS_PENDING');
    const total = (due[0]?.value ?? 0) + 600;
    await expectRefusal(bench.counter.pay(first, { expectedTotal: total - 600 }), 'PAYMENT_TOTAL_CHANGED');
    const entries = await bench.counter.pay(first, { expectedTotal: total });
    expect(entries.map((entry) => [entry.kind, entry.id === first, entry.contractId === id])).toEqual([
      ['RENEGOTIATION', true, true],
      ['FEE', false, false],
    ]);
    await expectRefusal(bench.counter.pay(first), 'ALREADY_PAID');
    bench.clock.set('2027-01-22T15:00:00Z');
    await bench.counter.pay(second);
    const ask = { borrowerId, principal: cents(10_000), storeId: bench.shop.storeId };
    await expectRefusal(
      priceProposals(bench.platform, ports, asOperator(bench.shop.actor), ask),
      'OPEN_RENEGOTIATIONS',
    );
    await bench.counter.pay(third);
    expect(await bench.usedCents(borrowerId)).toBe(0);
    const state = await bench.one(sql<{ status: string; open: number }>`
      select status, (select count(*) from installments where contract_id = ${contractId}::uuid and status <> 'PAID') as open
      from renegotiations where id = ${id}::uuid`);
    expect(state).toEqual({ status: 'CLOSED', open: 0 });
    expect(await codeOf(priceProposals(bench.platform, ports, asOperator(bench.shop.actor), ask))).toBe('done');
  });

  test('cost less early and more late, at the rates of the agreement', async () => {
    const { borrowerId } = await bench.agreed();
    const [early] = await bench.counter.payments(borrowerId);
    expect(early?.earlyPaymentDiscount).toBeGreaterThan(0);
    expect(early?.paymentDue).toBe((early?.value ?? 0) - (early?.earlyPaymentDiscount ?? 0));
    bench.clock.set('2027-01-02T15:00:00Z');
    const [late] = await bench.counter.payments(borrowerId);
    const value = late?.value ?? 0;
    expect(late).toMatchObject({
      defaultFine: Math.floor(value * 0.02),
      defaultInterest: Math.round((value * 0.01 * 10) / 30),
      monetaryCorrection: 0,
      paymentDue: value + Math.floor(value * 0.02) + Math.round((value * 0.01 * 10) / 30),
    });
  });

  test('are still listed and received 45 years late, at what they cost after five', async () => {
    const { borrowerId, paymentIds } = await bench.agreed();
    bench.clock.set('2031-12-23T15:00:00Z');
    const [afterFive] = await bench.counter.payments(borrowerId);
    bench.clock.set('2071-12-23T15:00:00Z');
    const [first, ...rest] = await bench.counter.payments(borrowerId);
    expect(first?.paymentDue).toBe(afterFive?.paymentDue);
    expect(rest.every((payment) => payment.paymentDue > payment.value)).toBe(true);
    for (const id of paymentIds) expect(await codeOf(bench.counter.pay(id))).toBe('done');
    expect(await bench.usedCents(borrowerId)).toBe(0);
  });

  test('paid all at once on the first day cost exactly what was agreed', async () => {
    const { borrowerId, id, paymentIds } = await bench.agreed(6);
    const agreement = await bench.one(sql<{ agreed: number }>`
      select debt_cents - discount_cents as agreed from renegotiations where id = ${id}::uuid`);
    for (const paymentId of paymentIds) await bench.counter.pay(paymentId);
    const paid = await bench.one(sql<{ cents: number }>`
      select sum(p.total_cents)::bigint as cents from payments p join renegotiation_payments rp on rp.payment_id = p.id
      where rp.renegotiation_id = ${id}::uuid`);
    expect(Math.abs((paid?.cents ?? 0) - 600 - (agreement?.agreed ?? 0))).toBeLessThanOrEqual(6);
    expect(await bench.usedCents(borrowerId)).toBe(0);
  });

  test('write what was forgiven to its own account', async () => {
    const { id, paymentIds } = await bench.agreed(1);
    bench.clock.set('2026-12-23T15:00:00Z');
    await bench.counter.pay(paymentIds[0] ?? '');
    const found = await bench.one(sql<{ forgiven: number; discount: number }>`
      select (select sum(l.amount_cents)::bigint from journal_lines l join journal_entries e on e.borrower_id = l.borrower_id and e.id = l.entry_id
          join renegotiation_payments rp on rp.payment_id = e.subject_id
        where rp.renegotiation_id = r.id and l.account = 'renegotiation_discount') as forgiven, discount_cents as discount
      from renegotiations r where id = ${id}::uuid`);
    expect(Math.abs((found?.forgiven ?? 0) - (found?.discount ?? 0))).toBeLessThanOrEqual(1);
    expect(found?.discount).toBeGreaterThan(0);
  });

  test('are refused in a wrong store, without a lookup, unknown; the same key pays once', async () => {
    const { paymentIds, borrowerId } = await bench.agreed();
    const [first = ''] = paymentIds;
    const stranger = await givenShop(bench.platform);
    await expectRefusal(counterOf(bench.platform, stranger).pay(first), 'INSTALLMENT_NOT_FOUND');
    await expectRefusal(counterOf(bench.platform, stranger).payments(borrowerId), 'BORROWER_NOT_FOUND');
    await expectRefusal(bench.counter.pay(borrowerId), 'INSTALLMENT_NOT_FOUND');
    await expectRefusal(bench.counter.pay(first, { storeId: stranger.storeId }), 'STORE_NOT_FOUND');
    const entries = await bench.counter.pay(first, { key: 'one-key-of-an-agreement' });
    expect(await bench.counter.pay(first, { key: 'one-key-of-an-agreement' })).toEqual(entries);
    expect(await bench.auditsOf(entries[0]?.paymentId ?? '')).toEqual(['installments.paid']);
  });

  test('keep the installments from being paid by themselves', async () => {
    const { borrowerId, paymentIds } = await bench.agreed();
    const [row] = await bench.listed(borrowerId);
    await expectRefusal(bench.payInstallments([row?.id ?? '']), 'INSTALLMENT_IN_RENEGOTIATION');
    await bench.counter.pay(paymentIds[0] ?? '');
    await expectRefusal(bench.payInstallments([row?.id ?? '']), 'ALREADY_PAID');
  });
});

test('an agreement with a down payment asks for it on its day', async () => {
  const other = await givenShop(bench.platform);
  await givenRenegotiationPolicy(bench.platform, other, { downPaymentRate: '0.2' });
  bench.clock.set('2026-06-22T15:00:00Z');
  const borrowerId = await givenCustomer(bench.platform, other);
  const contractId = await givenSale(bench.platform, other, borrowerId, { cents: 60_000, count: 3 });
  bench.clock.set('2026-11-23T15:00:00Z');
  const { paymentIds } = await givenAgreement(bench.platform, other, borrowerId, {
    contractIds: [contractId],
    count: 3,
  });
  const till = counterOf(bench.platform, other);
  const payments = await till.payments(borrowerId);
  expect(payments.map((payment) => payment.dueDate)).toEqual(['2026-11-23', '2026-12-23', '2027-01-23', '2027-02-23']);
  expect(payments[0]?.paymentDue).toBe(payments[0]?.value);
  for (const id of paymentIds) await till.pay(id);
  expect(await bench.usedCents(borrowerId)).toBe(0);
});
