import { addDays, type Cents } from '@balcao/credit-math';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Account } from '../../../books/index.ts';
import { inCents, type Plain } from '../../../../testing/in-cents.ts';
import { testFee, testLateIof, testRow } from '../../testing.ts';
import type { FeeRow, InstallmentRow } from '../../tables.ts';
import { paidItems } from './paid-items.ts';
import { paymentPostings } from './postings.ts';

let made = 0;
const nextId = () => `item-${(made += 1)}`;

const row = (over: Partial<Plain<InstallmentRow>> = {}) => testRow({ id: 'i1', contractId: 'c1', number: 2, ...over });
const fee: FeeRow = { ...testFee, id: 'f1', contractId: 'c1' };
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const balances = (items: Parameters<typeof paymentPostings>[0]): Partial<Record<Account, number>> =>
  Object.fromEntries(
    paymentPostings(items, 'STORE_CASH').map(({ account, amountCents }) => [account, amountCents + 0]),
  );

const cents = fc.integer({ min: 0, max: 10_000_000 });
const anyRow = fc
  .record({
    principalCents: cents.map((n) => n + 1),
    interestCents: cents,
    limitCents: cents,
    lateIof: fc.constantFrom(testLateIof('ABSORB'), testLateIof('CHARGE')),
  })
  .map((money) => row({ ...money, amountCents: money.principalCents + money.interestCents }));
const anyFee = cents.map((n): FeeRow => Object.assign({}, fee, { amountCents: inCents<Cents>(n + 1) }));
const anyDay = fc.integer({ min: -200, max: 400 }).map((days) => addDays('2026-12-21', days));
const payment = fc.tuple(fc.array(anyRow, { minLength: 1, maxLength: 6 }), fc.array(anyFee, { maxLength: 3 }), anyDay);

describe('what a payment settles', () => {
  test('an installment with all that its receipt and its limit need', () => {
    expect(paidItems([row()], [], '2026-12-21', () => 'made')).toEqual([
      {
        id: 'made',
        kind: 'INSTALLMENT',
        installmentId: 'i1',
        feeId: null,
        contractId: 'c1',
        contractNumber: 'AAAAA-BBBBB',
        number: 2,
        count: 6,
        dueOn: '2026-12-21',
        lateIofFrom: null,
        faceCents: 12_000,
        principalCents: 9_000,
        interestCents: 3_000,
        limitCents: 8_800,
        discountCents: 0,
        fineCents: 0,
        lateInterestCents: 0,
        contractInterestCents: 0,
        lateIofCents: 0,
        lateIofAbsorbedCents: 0,
        retailerCreditCents: 0,
        bonusCents: 0,
        paidCents: 12_000,
        isPartial: false,
        chargesBefore: null,
        chargesAfter: null,
      },
    ]);
  });

  test('a fee at its face on any day, giving back no limit', () => {
    for (const on of ['2020-01-01', '2030-01-01'] as const) {
      expect(paidItems([], [fee], on, nextId)[0]).toMatchObject({
        kind: 'FEE',
        installmentId: null,
        feeId: 'f1',
        faceCents: 600,
        paidCents: 600,
        limitCents: 0,
        principalCents: 0,
      });
    }
  });

  test('every item with an id of its own, installments first', () => {
    const items = paidItems([row(), row({ id: 'i2' })], [fee, fee], '2026-12-21', nextId);
    expect(items.map(({ kind }) => kind)).toEqual(['INSTALLMENT', 'INSTALLMENT', 'FEE', 'FEE']);
    expect(new Set(items.map(({ id }) => id)).size).toBe(4);
  });

  test('paid = face - discount + charges, item by item', () => {
    fc.assert(
      fc.property(payment, ([rows, fees, on]) => {
        for (const item of paidItems(rows, fees, on, nextId)) {
          const charges = item.fineCents + item.lateInterestCents + item.contractInterestCents + item.lateIofCents;
          expect(item.paidCents).toBe(item.faceCents - item.discountCents + charges);
          expect(item.paidCents).toBeGreaterThan(0);
        }
      }),
    );
  });
});

describe('its postings', () => {
  test('on time, with a fee', () => {
    expect(balances(paidItems([row()], [fee], '2026-12-21', nextId))).toEqual({
      cash_at_retailer: 12_600,
      collections_payable: 0,
      punctuality_discount: 0,
      early_payment_discount: 0,
      renegotiation_discount: 0,
      waived_charges: 0,
      loans_receivable: -9_000,
      interest_income: -3_000,
      fine_income: 0,
      settlement_difference: 0,
      late_interest_income: 0,
      fees_receivable: -600,
      iof_absorbed: 0,
      iof_payable: 0,
    });
  });

  test('thirty days early the discount stands against the interest', () => {
    expect(balances(paidItems([row()], [], '2026-11-21', nextId))).toMatchObject({
      cash_at_retailer: 11_429,
      early_payment_discount: 571,
      loans_receivable: -9_000,
      interest_income: -3_000,
    });
  });

  test('thirty days late each charge goes to its own account', () => {
    expect(balances(paidItems([row()], [], '2027-01-20', nextId))).toMatchObject({
      cash_at_retailer: 12_960,
      fine_income: -240,
      late_interest_income: -120,
      interest_income: -3_600,
    });
  });

  test.each([
    ['ABSORB', { cash_at_retailer: 12_960, iof_absorbed: 22, iof_payable: -22 }],
    ['CHARGE', { cash_at_retailer: 12_982, iof_absorbed: 0, iof_payable: -22 }],
  ] as const)('thirty days late, the IOF of these days by rule %s', (rule, postings) => {
    const late = row({ lateIof: testLateIof(rule) });
    expect(balances(paidItems([late], [], '2027-01-20', nextId))).toMatchObject(postings);
  });

  test.each([
    ['ABSORB', 20_978, { iof_absorbed: 18 }],
    ['CHARGE', 20_996, {}],
  ] as const)('the worked example of docs/books.md, by rule %s', (rule, cash, borne) => {
    const first = row({
      amountCents: 19_985,
      principalCents: 14_920,
      interestCents: 5_065,
      lateIof: testLateIof(rule),
    });
    const posted = Object.entries(balances(paidItems([first], [], '2027-01-05', nextId)));
    expect(Object.fromEntries(posted.filter(([, amount]) => amount !== 0))).toEqual({
      cash_at_retailer: cash,
      loans_receivable: -14_920,
      interest_income: -5_559,
      fine_income: -399,
      late_interest_income: -100,
      iof_payable: -18,
      ...borne,
    });
  });

  test('sum to zero, repay the principal and no more, and post the cash that was paid', () => {
    fc.assert(
      fc.property(payment, ([rows, fees, on]) => {
        const items = paidItems(rows, fees, on, nextId);
        const posted = balances(items);
        expect(sum(Object.values(posted))).toBe(0);
        expect(posted.loans_receivable).toBe(-sum(rows.map((one) => one.principalCents)) + 0);
        expect(posted.fees_receivable).toBe(-sum(fees.map((one) => one.amountCents)) + 0);
        expect(posted.cash_at_retailer).toBe(sum(items.map((item) => item.paidCents)));
      }),
    );
  });
});
