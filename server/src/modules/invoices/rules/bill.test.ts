import { cents, type CivilDate } from '@balcao/credit-math';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountDue, type InstallmentRow } from '../../payments/index.ts';
import { testFee, testInstallment } from '../../payments/testing.ts';
import { askedOn, billOf, nextInstallment } from './bill.ts';
import { judgePayment, type PaymentMeets } from './judge-payment.ts';
import { openInOrder } from './open-in-order.ts';

/** R$ 200.01 at 5 % a month, the golden late boleto of the lender's sheet. */
const row: InstallmentRow = {
  ...testInstallment,
  id: 'i1',
  number: 1,
  dueOn: '2026-11-03',
  amountCents: cents(20_001),
  principalCents: cents(15_000),
  interestCents: cents(5_001),
  rateMonthly: '0.05',
  chargesContractRate: true,
  lateFineRate: '0.02',
  lateInterestMonthlyRate: '0.01',
  lateIof: null,
};
const before: CivilDate = '2026-10-20';
const bill = billOf(row, [], before);
const boletoOf = (of: typeof bill, over: Partial<PaymentMeets['boleto']> = {}): PaymentMeets['boleto'] => ({
  ...of,
  installmentId: of.row.id,
  feeIds: of.fees.map(({ id }) => id),
  status: 'OPEN',
  ...over,
});
let made = 0;
const nextId = () => `item-${(made += 1)}`;
const judge = (valueCents: number, on: CivilDate, over: Partial<PaymentMeets> = {}) =>
  judgePayment(
    { boleto: boletoOf(bill), installments: [row], fees: [], ...over },
    { valueCents: cents(valueCents), on },
    nextId,
  );

describe('what a boleto asks for', () => {
  test('on its due date the installment; late by 21 days R$ 212.20, where the contract says 212.36', () => {
    expect(askedOn(bill, '2026-11-03', [])).toBe(20_001);
    expect([bill.lateFixedCents, bill.lateDailyCents]).toEqual([400, 39]);
    expect(askedOn(bill, '2026-11-24', [])).toBe(21_220);
    expect(amountDue(row, '2026-11-24').dueCents).toBe(21_236);
  });

  // Planted: days counted from the free business day, and a Saturday that was late at once.
  test('of a Sunday it is in time on Monday, and late from Tuesday with all days', () => {
    const sunday = billOf({ ...row, dueOn: '2026-11-08' }, [], before);
    expect(askedOn(sunday, '2026-11-09', [])).toBe(20_001);
    expect(askedOn(sunday, '2026-11-10', [])).toBe(20_001 + 400 + 2 * 39);
  });

  test('overdue when it is made, it asks for all of the next day of banks, and no second fine', () => {
    const late = billOf(row, [], '2026-11-14');
    expect(late.dueOn).toBe('2026-11-16');
    expect(late.amountCents).toBe(amountDue(row, '2026-11-16').dueCents);
    expect([late.lateFixedCents, late.earlyDailyCents]).toEqual([0, 0]);
  });

  test('the usage fee goes with the first installment of its contract, and no other', () => {
    const fee = {
      ...testFee,
      contractId: row.contractId,
      firstInstallmentId: 'i1',
      opensOn: row.dueOn,
      isFirstSettled: false,
    };
    const other = { ...fee, id: 'other', contractId: 'another', isFirstSettled: true };
    const billed = billOf(row, [fee, other], before);
    expect(billed.fees).toEqual([fee]);
    expect(billed.amountCents).toBe(20_001 + fee.amountCents);
  });

  // Planted: a day rounded the other way makes a boleto cost a cent more than the till within the month.
  test('never more than the contract says, on any day', () => {
    const facts = fc.record({
      face: fc.integer({ min: 500, max: 500_000 }),
      rate: fc.constantFrom('0', '0.009', '0.05', '0.0999', '0.15'),
      days: fc.integer({ min: -45, max: 90 }),
      isOwn: fc.boolean(),
    });
    fc.assert(
      fc.property(facts, ({ face, rate, days, isOwn }) => {
        const one = {
          ...row,
          amountCents: cents(face),
          principalCents: cents(Math.ceil(face * 0.8)),
          interestCents: cents(face - Math.ceil(face * 0.8)),
          rateMonthly: rate,
          chargesContractRate: !isOwn,
        };
        const billed = billOf(one, [], '2026-09-01');
        const on = new Date(Date.UTC(2026, 10, 3 + days)).toISOString().slice(0, 10) as CivilDate;
        expect(askedOn(billed, on, [])).toBeLessThanOrEqual(amountDue(one, on).dueCents);
      }),
    );
  });
});

describe('what a payment of a boleto comes to', () => {
  test.each([
    [20_001, '2026-11-03'],
    [21_220, '2026-11-24'],
    [20_001 - 14 * bill.earlyDailyCents, '2026-10-20'],
  ] as const)('%i on %s pays the whole installment, cent for cent', (value, on) => {
    const judged = judge(value, on);
    const [item] = 'items' in judged ? judged.items : [];
    expect(item).toMatchObject({ installmentId: 'i1', paidCents: value, isPartial: false, faceCents: 20_001 });
    const { faceCents, discountCents, bonusCents, fineCents, lateInterestCents, contractInterestCents } = item!;
    expect(faceCents - discountCents - bonusCents + fineCents + lateInterestCents + contractInterestCents).toBe(value);
    expect(judged.expectedCents).toBe(value);
  });

  test('the cents between the bank and the contract come off the interest of late days', () => {
    const judged = judge(21_220, '2026-11-24');
    const due = amountDue(row, '2026-11-24');
    expect('items' in judged && judged.items[0]).toMatchObject({
      fineCents: due.fineCents,
      lateInterestCents: due.lateInterestCents,
      contractInterestCents: due.contractInterestCents - 16,
    });
  });

  test('overdue when it was made and paid before its due date, it is what it asked for', () => {
    const late = billOf(row, [], '2026-11-14');
    const judged = judge(late.amountCents, '2026-11-14', { boleto: boletoOf(late) });
    expect('items' in judged && judged.items[0]?.paidCents).toBe(late.amountCents);
  });

  test.each([
    ['OTHER_AMOUNT', 20_000, {}],
    ['OTHER_AMOUNT', 20_002, {}],
    ['NOT_OWED', 20_001, { installments: [{ ...row, status: 'PAID' as const }] }],
    ['NOT_OWED', 20_001, { installments: [{ ...row, renegotiationId: 'r' }] }],
    ['NOT_OWED', 20_001, { boleto: boletoOf(bill, { status: 'PAID' }) }],
    ['NOT_OWED', 20_001, { installments: [{ ...row, id: 'i0', number: 0, dueOn: '2026-10-03' as const }, row] }],
    ['CHANGED_SINCE', 20_001, { installments: [{ ...row, settledCents: cents(100) }] }],
    ['CHANGED_SINCE', 20_001, { boleto: boletoOf(bill, { feeIds: ['a fee that was paid'] }) }],
  ])('%s with %i waits for a person', (fault, value, over) => {
    expect(judge(value, '2026-11-03', over)).toMatchObject({ fault });
  });

  test('one that another took the place of pays while its figures hold', () => {
    expect(judge(20_001, '2026-11-03', { boleto: boletoOf(bill, { status: 'CANCELED' }) })).toHaveProperty('items');
  });
});

test('the next installment is the earliest that no agreement stands for', () => {
  const of = (id: string, number: number, dueOn: CivilDate, over: Partial<InstallmentRow> = {}) => ({
    ...row,
    id,
    number,
    dueOn,
    ...over,
  });
  expect(nextInstallment([])).toBeUndefined();
  expect(nextInstallment([of('b', 2, '2026-12-03'), of('a', 1, '2026-11-03', { status: 'PAID' })])?.id).toBe('b');
  const other = of('c', 1, '2026-11-20', { contractId: 'c' });
  expect(
    nextInstallment([of('a', 1, '2026-11-03', { renegotiationId: 'r' }), of('b', 2, '2026-12-03'), other])?.id,
  ).toBe('c');
  expect(
    openInOrder([of('b', 2, '2026-12-03', { renegotiationId: 'r' }), of('a', 1, '2026-11-03')]).map(({ id }) => id),
  ).toEqual(['a']);
});
