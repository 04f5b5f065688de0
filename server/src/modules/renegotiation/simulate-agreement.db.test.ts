import { sql } from '../../kernel/db/sql.ts';
import { expect, describe, test } from 'vitest';
import { givenShop, givenCustomer, givenSale, grant } from '../../testing/shop.ts';
import { counterOf, givenRenegotiationPolicy, prepareAgreements } from './testing.ts';
import { listEligibleDebts } from './use-cases/list-eligible-debts.ts';
import { codeOf, expectRefusal } from '../../testing/refusals.ts';

const bench = prepareAgreements();

describe('a simulation', () => {
  test('offers options on all that is open, half or more of the charges off, until the end of the day', async () => {
    const { borrowerId, contractId } = await bench.lateCustomer();
    const rows = await bench.open(borrowerId);
    const offer = await bench.counter.simulate(borrowerId, [contractId]);
    const debt = rows.reduce((sum, row) => sum + row.paymentDue, 0);
    const charges = rows.reduce((sum, row) => sum + row.interest, 0);
    expect(offer).toMatchObject({ status: 'OFFERED', debt, charges, discount: Math.round(charges * 0.7) });
    expect(offer.validUntil).toBe('2026-11-24T04:00:00.000Z');
    expect(offer.options.map((option) => option.numberOfPayments)).toEqual([1, 3, 6]);
    for (const option of offer.options) {
      expect(option.payments.reduce((sum, payment) => sum + payment.value, 0)).toBe(option.totalValue);
      expect(option.totalValue - option.interest).toBe(offer.agreedValue);
      expect(option.firstDueDate).toBe('2026-12-23');
      expect(option.cetMonthly).toBeGreaterThan(0.0195);
    }
    expect(await bench.auditsOf(offer.id)).toEqual(['renegotiation.offered']);
  });

  test('is refused for a debt not late enough, one agreed already, and an unknown one', async () => {
    const { borrowerId, contractId } = await bench.lateCustomer();
    bench.clock.set('2026-07-31T15:00:00Z');
    await expectRefusal(bench.counter.simulate(borrowerId, [contractId]), 'RENEGOTIATION_NOT_ELIGIBLE');
    const { borrowerId: other, contractId: theirs } = await bench.agreed();
    await expectRefusal(bench.counter.simulate(other, [theirs]), 'RENEGOTIATION_NOT_ELIGIBLE');
    await expectRefusal(bench.counter.simulate(borrowerId, [contractId, theirs]), 'RENEGOTIATION_NOT_ELIGIBLE');
  });

  test('is refused without a lookup, a store, or a policy', async () => {
    const { borrowerId, contractId } = await bench.lateCustomer();
    const stranger = await givenShop(bench.platform);
    await expectRefusal(counterOf(bench.platform, stranger).simulate(borrowerId, [contractId]), 'BORROWER_NOT_FOUND');
    const theirs = await givenCustomer(bench.platform, stranger);
    const bare = counterOf(bench.platform, stranger);
    await expectRefusal(bare.simulate(theirs, [contractId]), 'RENEGOTIATION_POLICY_NOT_FOUND');
    const misplaced = counterOf(bench.platform, { ...bench.shop, storeId: stranger.storeId });
    await expectRefusal(misplaced.simulate(borrowerId, [contractId]), 'STORE_NOT_FOUND');
  });
});

describe('a contract that another retailer sold', () => {
  /** A customer late with the bench's shop, served by a partner that would forgive every charge. */
  const servedByPartner = async () => {
    const { platform } = bench;
    const partner = await givenShop(platform);
    await givenRenegotiationPolicy(platform, partner, { discounts: [{ fromDaysLate: 1, chargesDiscountRate: '1' }] });
    const customer = await bench.lateCustomer();
    await grant(platform, partner, customer.borrowerId);
    return { ...customer, partner, counter: counterOf(platform, partner) };
  };

  test('is no debt that may be renegotiated, and simulating it answers like an unknown one', async () => {
    const { borrowerId, contractId, partner, counter } = await servedByPartner();
    const { platform, shop } = bench;
    const eligibleAt = async (by: typeof shop) =>
      (await listEligibleDebts(platform, by.actor, { borrowerId, storeId: by.storeId })).contracts.map(
        (one) => one.contractId,
      );
    expect([await eligibleAt(shop), await eligibleAt(partner)]).toEqual([[contractId], []]);
    await expectRefusal(counter.simulate(borrowerId, [contractId]), 'RENEGOTIATION_NOT_ELIGIBLE');
    bench.clock.set('2026-06-22T15:00:00Z');
    const own = await givenSale(platform, partner, borrowerId, { cents: 30_000, count: 3 });
    bench.clock.set('2026-11-23T15:00:00Z');
    await expectRefusal(counter.simulate(borrowerId, [own, contractId]), 'RENEGOTIATION_NOT_ELIGIBLE');
    expect(await eligibleAt(partner)).toEqual([own]);
    expect(await codeOf(counter.simulate(borrowerId, [own]))).toBe('done');
  });

  test('is not agreed on by an offer that names it', async () => {
    const { borrowerId, contractId, partner, counter } = await servedByPartner();
    const { platform } = bench;
    const { id, options } = await bench.counter.simulate(borrowerId, [contractId]);
    const optionId = options[0]?.id ?? '';
    await sql`update renegotiations set retailer_id = ${partner.retailerId}::uuid, store_id = ${partner.storeId}::uuid,
      operator_id = ${partner.actor.operatorId}::uuid where id = ${id}::uuid`.execute(platform.db);
    await counter.sendCode(id, optionId);
    await expectRefusal(counter.accept(id, optionId), 'RENEGOTIATION_OFFER_EXPIRED');
  });
});
