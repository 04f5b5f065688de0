import type { CivilDate } from '@balcao/contract';
import { addMonths, cents } from '@balcao/credit-math';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterPayment, type PayableItem, paymentPostings, type InstallmentRow } from '../../payments/index.ts';
import { testInstallment, testLateIof, testRow } from '../../payments/testing.ts';
import type { AgreementPaymentFact } from '../tables.ts';
import { testRenegotiationPolicy } from '../testing/policy.ts';
import { agreementItems } from './agreement-items.ts';
import { contractDebts, debtOf, inPayingOrder } from './contract-debts.ts';
import { agreedDebt, agreementOptions } from './price-agreement.ts';

const ON: CivilDate = '2026-11-23';
let ids = 0;
const nextId = () => `id-${(ids += 1)}`;
const sum = <T>(items: readonly T[], of: (item: T) => number) => items.reduce((total, item) => total + of(item), 0);

/** An installment as the acceptance leaves it: charges of a late one counted up to that day, and its tax. */
function frozen(row: InstallmentRow, on: CivilDate = ON): InstallmentRow {
  const { isOverdue, fineCents, lateInterestCents, contractInterestCents } = debtOf(row, on);
  const charges = { through: on, fineCents, lateInterestCents, contractInterestCents };
  return { ...row, renegotiationId: 'r', lateIofThrough: on, charges: isOverdue ? charges : row.charges };
}

/** A contract of equal installments; the oldest fell due so many months ago. */
const contract = fc
  .record({
    amountCents: fc.integer({ min: 600, max: 300_000 }),
    interestShare: fc.integer({ min: 0, max: 60 }),
    count: fc.integer({ min: 1, max: 8 }),
    monthsAgo: fc.integer({ min: 1, max: 6 }),
    isBonified: fc.boolean(),
    chargesContractRate: fc.boolean(),
    lateIof: fc.constantFrom(testLateIof('ABSORB'), testLateIof('CHARGE')),
  })
  .map(({ amountCents, interestShare, count, monthsAgo, isBonified, ...terms }) => {
    const interestCents = Math.floor((amountCents * interestShare) / 100);
    return Array.from({ length: count }, (_, index) =>
      testRow({
        id: `i${index + 1}`,
        number: index + 1,
        count,
        dueOn: addMonths('2026-11-21', index - monthsAgo),
        amountCents,
        interestCents,
        principalCents: amountCents - interestCents,
        limitCents: amountCents - interestCents,
        bonusCents: isBonified ? interestCents : 0,
        releasedOn: addMonths('2026-10-21', -monthsAgo),
        ...terms,
      }),
    );
  });

const agreement = fc.record({
  rows: contract,
  count: fc.integer({ min: 1, max: 12 }),
  chargesDiscountRate: fc.constantFrom('0', '0.3', '0.7', '1'),
  rateMonthly: fc.constantFrom('0', '0.02', '0.0499'),
  downPaymentRate: fc.constantFrom('0', '0.2'),
});
type Facts = typeof agreement extends fc.Arbitrary<infer T> ? T : never;

function agreedOn({ rows, count, chargesDiscountRate, ...over }: Facts) {
  const discounts = [{ fromDaysLate: 1, chargesDiscountRate }];
  const policy = { ...testRenegotiationPolicy, ...over, discounts, counts: [count], minimumPaymentCents: cents(0) };
  const debt = agreedDebt(contractDebts(rows, ON), policy);
  const [option] = agreementOptions(debt.agreedCents, policy, policy, ON, nextId);
  const all = option?.payments ?? [];
  const ofAgreement = { borrowerId: 'b', renegotiationId: 'r', renegotiationNumber: 'AAAAA-BBBBB', count: all.length };
  const payments: AgreementPaymentFact[] = [];
  for (const payment of all) {
    const number = payments.length + 1;
    const state = {
      id: `p${number}`,
      number,
      status: 'DUE' as const,
      paidOn: null,
      terms: policy,
      acceptedOn: ON,
      localHolidays: [],
    };
    payments.push({ ...payment, ...ofAgreement, ...state });
  }
  return { debt, payments, rows: inPayingOrder(rows.map((row) => frozen(row))) };
}

/** Pays the first so many payments on their due dates, all when left out; what each consisted of, and what is left. */
function pay(payments: readonly AgreementPaymentFact[], start: readonly InstallmentRow[], most = Infinity) {
  let rows = [...start];
  const paid: PayableItem[][] = [];
  for (const [index, payment] of payments.entries()) {
    if (index >= most) break;
    const open = rows.filter((row) => row.status === 'OPEN');
    const items = agreementItems([payment, ...payments.slice(index + 1)], open, payment.dueOn, nextId);
    paid.push(items);
    rows = afterPayment(rows, items);
  }
  return { paid, rows };
}

test('whatever is agreed, its payments cost what they say, settle every installment, and balance', () => {
  fc.assert(
    fc.property(agreement, (facts) => {
      const { debt, payments, rows } = agreedOn(facts);
      const { paid, rows: after } = pay(payments, rows);
      for (const [index, items] of paid.entries()) {
        expect(sum(items, (item) => item.paidCents)).toBe(payments[index]?.valueCents);
        expect(items.filter((item) => item.paidCents < 0 || item.lateIofAbsorbedCents < 0 - item.lateIofCents)).toEqual(
          [],
        );
        expect(sum(paymentPostings(items, 'STORE_CASH'), (posting) => posting.amountCents)).toBe(0);
      }
      if (payments.length === 0) return;
      const all = paid.flat();
      expect(after.filter((row) => row.status !== 'PAID')).toEqual([]);
      expect(sum(all, (item) => item.principalCents)).toBe(sum(rows, (row) => row.principalCents));
      expect(sum(all, (item) => item.limitCents)).toBe(sum(rows, (row) => row.limitCents));
      const forgivenCents = sum(all, (item) => item.forgivenCents ?? 0);
      expect(Math.abs(forgivenCents - debt.discountCents)).toBeLessThanOrEqual(payments.length);
    }),
    { numRuns: 120 },
  );
});

test('broken after some payments, what is still owed is the debt less what was paid of it and what that earned', () => {
  fc.assert(
    fc.property(agreement, fc.integer({ min: 0, max: 11 }), (facts, most) => {
      const { debt, payments, rows } = agreedOn(facts);
      const { paid, rows: after } = pay(payments, rows, Math.min(most, payments.length - 1));
      const left = after.filter((row) => row.status === 'OPEN');
      const owedCents = sum(left, (row) => debtOf(row, ON).dueCents);
      const ofDebt = paid.flat().filter((item) => item.kind === 'INSTALLMENT');
      const paidCents = sum(ofDebt, (item) => item.paidCents);
      const earnedCents = payments.length === 0 ? 0 : (debt.discountCents * paidCents) / debt.agreedCents;
      const expected = debt.debtCents - paidCents - earnedCents;
      // Present values are rounded again each time a part of an installment is paid.
      expect(Math.abs(owedCents - expected)).toBeLessThanOrEqual(2 * paid.length);
      expect(left.every((row) => row.settledPrincipalCents <= row.principalCents)).toBe(true);
    }),
    { numRuns: 120 },
  );
});

// Against a rebate that the first payments take whole, or that only the last one gets.
test('each payment earns the share of the rebate that it pays of what was agreed, within a cent a payment', () => {
  fc.assert(
    fc.property(agreement, (facts) => {
      const { debt, payments, rows } = agreedOn(facts);
      const { paid } = pay(payments, rows, payments.length - 1);
      let [paidCents, forgivenCents] = [0, 0];
      for (const [index, items] of paid.entries()) {
        paidCents += payments[index]?.principalCents ?? 0;
        forgivenCents += sum(items, (item) => item.forgivenCents ?? 0);
        const share = (debt.discountCents * paidCents) / debt.agreedCents;
        expect(Math.abs(forgivenCents - share)).toBeLessThanOrEqual(2 * (index + 1));
      }
    }),
  );
});

test('paid late, its own charges are its own item', () => {
  const { payments, rows } = agreedOn({
    rows: [{ ...testInstallment, dueOn: '2026-09-21' }],
    count: 1,
    chargesDiscountRate: '0.7',
    rateMonthly: '0.02',
    downPaymentRate: '0',
  });
  const [payment] = payments;
  if (!payment) throw new Error('no payment');
  const [installment, interest] = agreementItems([payment], rows, '2027-01-22', nextId);
  expect(installment).toMatchObject({ kind: 'INSTALLMENT', paidCents: payment.principalCents, isPartial: false });
  expect(interest).toMatchObject({
    kind: 'RENEGOTIATION',
    contractId: 'r',
    faceCents: 0,
    contractInterestCents: payment.valueCents - payment.principalCents,
    fineCents: Math.floor(payment.valueCents * 0.02),
    lateInterestCents: Math.round(payment.valueCents * 0.01),
  });
});

test('received where it is still the day before the agreement, it brings the IOF back that the agreement booked as borne', () => {
  const { payments, rows } = agreedOn({
    rows: [{ ...testInstallment, dueOn: '2026-09-21', releasedOn: '2026-08-21', lateIof: testLateIof('CHARGE') }],
    count: 1,
    chargesDiscountRate: '0',
    rateMonthly: '0.02',
    downPaymentRate: '0',
  });
  const [payment] = payments;
  if (!payment) throw new Error('no payment');
  const tax = (on: CivilDate) =>
    agreementItems([payment], rows, on, nextId).map((item) => [item.lateIofCents, item.lateIofAbsorbedCents]);
  expect(tax('2026-11-22')).toEqual([
    [46, -46],
    [0, 0],
  ]);
  expect(tax('2026-11-24')).toEqual([
    [46, -45],
    [0, 0],
  ]);
});

test('the worked example of docs/books.md', () => {
  const of = { count: 6, lateIof: testLateIof('ABSORB') };
  const fifth = testRow({
    ...of,
    id: 'i5',
    number: 5,
    dueOn: '2027-04-21',
    amountCents: 19_985,
    principalCents: 18_067,
  });
  const sixth = testRow({
    ...of,
    id: 'i6',
    number: 6,
    dueOn: '2027-05-21',
    amountCents: 19_982,
    principalCents: 19_030,
  });
  const on = '2027-06-21';
  const rows = [fifth, sixth].map((row) => frozen(row, on));
  const payment = (number: number, dueOn: CivilDate, principalCents: number): AgreementPaymentFact => ({
    borrowerId: 'b',
    id: 'p',
    renegotiationId: 'r',
    renegotiationNumber: 'AAAAA-BBBBB',
    number,
    count: 2,
    dueOn,
    valueCents: cents(21_758),
    principalCents: cents(principalCents),
    status: 'DUE',
    paidOn: null,
    terms: testRenegotiationPolicy,
    acceptedOn: on,
    localHolidays: [],
  });
  // Owed on the day of the agreement: 61 and 31 days.
  expect(rows.map((row) => debtOf({ ...row, lateIofThrough: null }, on).lateIofCents)).toEqual([90, 48]);
  const { paid } = pay([payment(1, '2027-07-21', 21_331), payment(2, '2027-08-21', 20_899)], rows);
  const entries = paid.map((items) =>
    Object.fromEntries(
      paymentPostings(items, 'STORE_CASH').flatMap((posting) =>
        posting.amountCents === 0 ? [] : [[posting.account, posting.amountCents]],
      ),
    ),
  );
  expect(entries).toEqual([
    {
      cash_at_retailer: 21_758,
      renegotiation_discount: 1_143,
      loans_receivable: -17_667,
      interest_income: -4_429,
      fine_income: -399,
      late_interest_income: -406,
      iof_absorbed: 43,
      iof_payable: -43,
    },
    {
      cash_at_retailer: 21_758,
      renegotiation_discount: 1_121,
      loans_receivable: -19_430,
      interest_income: -2_844,
      fine_income: -399,
      late_interest_income: -206,
      iof_absorbed: 97,
      iof_payable: -97,
    },
  ]);
});
