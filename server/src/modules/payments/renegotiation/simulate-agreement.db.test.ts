import { expect, describe, test } from 'vitest';
import { givenShop, givenCustomer } from '../../../testing/shop.ts';
import { codeOf, counterOf, prepareAgreements } from './testing.ts';

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
    expect(await codeOf(bench.counter.simulate(borrowerId, [contractId]))).toBe('RENEGOTIATION_NOT_ELIGIBLE');
    const { borrowerId: other, contractId: theirs } = await bench.agreed();
    expect(await codeOf(bench.counter.simulate(other, [theirs]))).toBe('RENEGOTIATION_NOT_ELIGIBLE');
    expect(await codeOf(bench.counter.simulate(borrowerId, [contractId, theirs]))).toBe('RENEGOTIATION_NOT_ELIGIBLE');
  });

  test('is refused without a lookup, a store, or a policy', async () => {
    const { borrowerId, contractId } = await bench.lateCustomer();
    const stranger = await givenShop(bench.platform);
    expect(await codeOf(counterOf(bench.platform, stranger).simulate(borrowerId, [contractId]))).toBe(
      'BORROWER_NOT_FOUND',
    );
    const theirs = await givenCustomer(bench.platform, stranger);
    const bare = counterOf(bench.platform, stranger);
    expect(await codeOf(bare.simulate(theirs, [contractId]))).toBe('RENEGOTIATION_POLICY_NOT_FOUND');
    const misplaced = counterOf(bench.platform, { ...bench.shop, storeId: stranger.storeId });
    expect(await codeOf(misplaced.simulate(borrowerId, [contractId]))).toBe('STORE_NOT_FOUND');
  });
});
