import { sql } from '../../kernel/db/sql.ts';
import { describe, expect, test } from 'vitest';
import { givenShop } from '../../testing/shop.ts';
import { counterOf, givenAgreement, prepareAgreements } from './testing.ts';
import { expectRefusal } from '../../testing/refusals.ts';

const bench = prepareAgreements();

describe('a broken agreement', () => {
  // Against a rebate that only the last payment earns.
  test('keeps the share of its rebate that was earned by what was paid', async () => {
    const { borrowerId, id, paymentIds } = await bench.agreed();
    await bench.counter.pay(paymentIds[0] ?? '');
    await bench.counter.breakUp(id);
    const found = await bench.one(sql<{ left: number; earned: number }>`
      select debt_cents - paid - floor(discount_cents * paid / (debt_cents - discount_cents)) as left,
        floor(discount_cents * paid / (debt_cents - discount_cents)) as earned
      from (select r.debt_cents, r.discount_cents, sum(p.principal_cents) as paid from renegotiations r
        join renegotiation_payments p on p.renegotiation_id = r.id and p.status = 'PAID' where r.id = ${id}::uuid group by 1, 2) a`);
    expect(Number(found?.earned)).toBeGreaterThan(0);
    const left = (await bench.open(borrowerId)).reduce((sum, row) => sum + row.paymentDue, 0);
    // Present values are rounded again where a part of an installment was paid.
    expect(Math.abs(left - Number(found?.left))).toBeLessThanOrEqual(1);
  });

  test('gives the debt back less what was paid, charges going on; it is refused twice', async () => {
    const { borrowerId, id, paymentIds } = await bench.agreed();
    const debt = await bench.one(sql<{ debt: number }>`
      select debt_cents as debt from renegotiations where id = ${id}::uuid`);
    await bench.counter.pay(paymentIds[0] ?? '');
    const spent = await bench.one(sql<{ cents: number }>`
      select sum(i.paid_cents + i.forgiven_cents)::bigint as cents from payment_items i join renegotiation_payments rp on rp.payment_id = i.payment_id
      where rp.renegotiation_id = ${id}::uuid and i.kind = 'INSTALLMENT'`);
    const broken = await bench.counter.breakUp(id, 'the-key-of-a-break');
    expect(broken).toMatchObject({ status: 'BROKEN', canceledPayments: 2 });
    expect(await bench.counter.breakUp(id, 'the-key-of-a-break')).toEqual(broken);
    await expectRefusal(bench.counter.breakUp(id), 'RENEGOTIATION_NOT_ACTIVE');
    const left = (await bench.open(borrowerId)).reduce((sum, row) => sum + row.paymentDue, 0);
    expect(Math.abs(left - (debt?.debt ?? 0) + (spent?.cents ?? 0))).toBeLessThanOrEqual(1);
    await expectRefusal(bench.counter.pay(paymentIds[1] ?? ''), 'INSTALLMENT_NOT_FOUND');
    bench.clock.set('2026-12-23T15:00:00Z');
    expect((await bench.open(borrowerId)).reduce((sum, row) => sum + row.paymentDue, 0)).toBeGreaterThan(left);
    const rows = await bench.open(borrowerId);
    await bench.payInstallments(rows.map((row) => row.id));
    expect(await bench.usedCents(borrowerId)).toBe(0);
    expect((await bench.auditsOf(id))?.at(-1)).toBe('renegotiation.broken');
  });

  test('is told before: what comes back and what falls away are what breaking leaves', async () => {
    const { borrowerId, id, paymentIds } = await bench.agreed();
    await bench.counter.pay(paymentIds[0] ?? '');
    const told = await bench.counter.show(id);
    expect(told).toMatchObject({ payments: 3, paidPayments: 1, agreement: { id, status: 'ACTIVE' } });
    const { canceledPayments } = await bench.counter.breakUp(id);
    const owed = await bench.open(borrowerId);
    expect(told.breaking).toMatchObject({
      debt: owed.reduce((sum, row) => sum + row.paymentDue, 0),
      openInstallments: owed.length,
      canceledPayments,
    });
    expect(told.breaking?.charges).toBeGreaterThan(0);
    expect(await bench.counter.show(id)).toMatchObject({ agreement: { status: 'BROKEN' }, breaking: null });
    const offer = await bench.counter.simulate(borrowerId, told.agreement.contractIds);
    await expectRefusal(bench.counter.show(offer.id), 'RENEGOTIATION_NOT_FOUND');
  });

  test('is not found by another retailer, and an offer cannot be broken', async () => {
    const { id } = await bench.agreed();
    const stranger = counterOf(bench.platform, await givenShop(bench.platform));
    await expectRefusal(stranger.breakUp(id), 'RENEGOTIATION_NOT_FOUND');
    const { borrowerId, contractId } = await bench.lateCustomer();
    const offer = await bench.counter.simulate(borrowerId, [contractId]);
    await expectRefusal(bench.counter.breakUp(offer.id), 'RENEGOTIATION_NOT_ACTIVE');
  });

  test('can be agreed on anew', async () => {
    const { borrowerId, contractId, id } = await bench.agreed();
    await bench.counter.breakUp(id);
    const again = await givenAgreement(bench.platform, bench.shop, borrowerId, { contractIds: [contractId], count: 1 });
    await bench.counter.pay(again.paymentIds[0] ?? '');
    expect(await bench.usedCents(borrowerId)).toBe(0);
  });
});
