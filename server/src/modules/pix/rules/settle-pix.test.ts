import { cents } from '@balcao/credit-math';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testFee as fee, testInstallment } from '../../payments/testing.ts';
import { amountDue, type InstallmentRow, paidCents } from '../../payments/index.ts';
import { type PixMeets, settlePix } from './settle-pix.ts';

let made = 0;
const nextId = () => `item-${(made += 1)}`;
const ON = '2026-12-21';
const PAID_AT = new Date('2026-12-21T15:00:00Z');

/** Six installments of 120 reais, due month by month from the day the money comes. */
const months = ['2026-12-21', '2027-01-21', '2027-02-22', '2027-03-22', '2027-04-22', '2027-05-21'] as const;
const six = (over: (number: number) => Partial<InstallmentRow> = () => ({})): InstallmentRow[] =>
  months.map((dueOn, index) => ({
    ...testInstallment,
    id: `i${index + 1}`,
    number: index + 1,
    dueOn,
    ...over(index + 1),
  }));
const charge = (over: Partial<PixMeets['charge']> = {}): PixMeets['charge'] => ({
  installmentIds: ['i1'],
  agreementPaymentId: null,
  amountContractId: null,
  feeIds: ['f'],
  amountCents: cents(12_600),
  status: 'ACTIVE',
  expiresAt: '2026-12-21T16:00:00Z',
  ...over,
});
const settle = (valueCents: number, over: Partial<PixMeets> = {}, paidAt = PAID_AT) =>
  settlePix(
    { charge: charge(), payments: [], installments: six(), fees: [fee], ...over },
    { valueCents: cents(valueCents), paidAt, on: ON },
    nextId,
  );
const paid = (result: ReturnType<typeof settle>) =>
  result.items.map((item) => [item.installmentId ?? item.feeId, item.paidCents, item.isPartial]);

describe('exact and in time', () => {
  test('it settles what was charged, and nothing else', () => {
    const result = settle(12_600);
    expect(result).toMatchObject({ outcome: 'SETTLED', unappliedCents: 0 });
    expect(paid(result)).toEqual([
      ['i1', 12_000, false],
      ['f', 600, false],
    ]);
  });

  test('a fee opened since stays open', () => {
    const later = { ...fee, id: 'g' };
    expect(paid(settle(12_600, { fees: [fee, later] })).map(([id]) => id)).toEqual(['i1', 'f']);
  });

  test('a charge that the day close marked meanwhile is judged by when it was paid', () => {
    expect(settle(12_600, { charge: charge({ status: 'EXPIRED' }) }).outcome).toBe('SETTLED');
  });
});

test('a part received late meanwhile counts for its own installment, and no other is late by it', () => {
  const through = '2027-01-25';
  const part = { settledCents: 5_000, settledPrincipalCents: 3_750, settledLimitCents: 3_666 };
  const counted = { through, fineCents: 0, lateInterestCents: 0, contractInterestCents: 0 } as const;
  const installments = six((number) => (number === 1 ? { ...part, charges: counted } : {}));
  const onTime = { valueCents: cents(19_000), paidAt: new Date('2027-01-21T15:00:00Z'), on: '2027-01-21' as const };
  const result = settlePix({ charge: charge(), payments: [], installments, fees: [] }, onTime, nextId);
  expect(paid(result)).toEqual([
    ['i1', 7_000, false],
    ['i2', 12_000, false],
  ]);
});

describe('anything else is spent on what the contract owes', () => {
  test.each([
    ['a minute late', {}, new Date('2026-12-21T16:00:00Z')],
    ['of a cancelled charge', { charge: charge({ status: 'CANCELED' as const }) }, PAID_AT],
    ['of a charge paid before', { charge: charge({ status: 'SETTLED' as const }) }, PAID_AT],
    ['at the amount of another day', { charge: charge({ amountCents: cents(12_500) }) }, PAID_AT],
  ])('%s', (_, over, paidAt) => {
    const result = settle(12_600, over, paidAt);
    expect(result).toMatchObject({ outcome: 'APPLIED', unappliedCents: 0 });
    expect(paid(result)).toEqual([
      ['i1', 12_000, false],
      ['f', 600, false],
    ]);
  });

  test('too little: the fee, then a part', () => {
    expect(paid(settle(5_600))).toEqual([
      ['i1', 5_000, true],
      ['f', 600, false],
    ]);
  });

  test('less than the fees: a part of the installment', () => {
    expect(paid(settle(599))).toEqual([['i1', 599, true]]);
  });

  test('too much goes on to the next, in advance', () => {
    const result = settle(20_000);
    expect(result).toMatchObject({ outcome: 'APPLIED', unappliedCents: 0 });
    expect(paid(result)[1]).toEqual(['i2', 7_400, true]);
  });

  test('paid at the counter meanwhile: the next installments', () => {
    const installments = six((number) => (number === 1 ? { status: 'PAID' } : {}));
    const result = settle(12_600, { installments, fees: [] });
    expect(result.outcome).toBe('APPLIED');
    expect(paid(result).map(([id]) => id)).toEqual(['i2', 'i3']);
  });

  test('an installment below that was opened again comes first', () => {
    const result = settle(12_600, { charge: charge({ installmentIds: ['i2'] }) });
    expect(result.outcome).toBe('APPLIED');
    expect(paid(result)[0]?.[0]).toBe('i1');
  });
});

describe('nothing owed: the money is a credit of the customer', () => {
  const nothing = { installments: six(() => ({ status: 'PAID' })), fees: [] };
  test.each([
    ['CREDITED', 'ACTIVE', nothing],
    ['DUPLICATE', 'SETTLED', nothing],
    ['CREDITED', 'ACTIVE', { installments: six(() => ({ status: 'CANCELED' })), fees: [] }],
    ['CREDITED', 'ACTIVE', { installments: six(() => ({ renegotiationId: 'r' })), fees: [] }],
  ] as const)('%s of a charge %s', (outcome, status, over) => {
    expect(settle(12_600, { ...over, charge: charge({ status }) })).toEqual({
      outcome,
      items: [],
      unappliedCents: 12_600,
    });
  });

  test('an agreement from the third on leaves the first two to be paid', () => {
    const installments = six((number) => (number >= 3 ? { renegotiationId: 'r' } : {}));
    const result = settle(50_000, { installments });
    expect(paid(result).map(([id]) => id)).toEqual(['i1', 'i2', 'f']);
    expect(result.unappliedCents).toBe(50_000 - paidCents(result.items));
  });
});

describe('an amount on a contract', () => {
  const ofAmount = (valueCents: number, installmentIds: string[]) =>
    charge({ amountContractId: 'c', installmentIds, amountCents: cents(valueCents) });

  test('pays what it reached when it was charged, the last installment in part', () => {
    const result = settle(15_000, { charge: ofAmount(15_000, ['i1', 'i2']) });
    expect(result).toMatchObject({ outcome: 'SETTLED', unappliedCents: 0 });
    expect(paid(result)).toEqual([
      ['i1', 12_000, false],
      ['i2', 2_400, true],
      ['f', 600, false],
    ]);
  });

  test.each([
    [
      'an installment was paid at the counter',
      six((number) => (number === 1 ? { status: 'PAID' as const } : {})),
      [fee],
    ],
    ['the fee was paid', six(), []],
    // Planted: any amount that was charged counted as charged.
    ['a part of it was paid', six((number) => (number === 1 ? { settledCents: cents(2_000) } : {})), [fee]],
  ])('is spent on what is owed now when meanwhile %s', (_, installments, fees) => {
    const result = settle(12_600, { charge: ofAmount(12_600, ['i1']), installments, fees });
    expect(result).toMatchObject({ outcome: 'APPLIED', unappliedCents: 0 });
  });

  test('comes first to an installment below that was opened again', () => {
    const result = settle(12_600, { charge: ofAmount(12_600, ['i2']) });
    expect(result.outcome).toBe('APPLIED');
    expect(paid(result)[0]?.[0]).toBe('i1');
  });

  test('of more than is owed by then leaves the rest to the customer', () => {
    const installments = six((number) => (number > 1 ? { status: 'PAID' as const } : {}));
    const result = settle(24_600, { charge: ofAmount(24_600, ['i1', 'i2']), installments });
    expect(result).toMatchObject({ outcome: 'APPLIED', unappliedCents: 12_000 });
  });
});

const anyRow = fc.record({
  status: fc.constantFrom('OPEN' as const, 'OPEN' as const, 'PAID' as const, 'CANCELED' as const),
  renegotiationId: fc.option(fc.constant('r'), { freq: 6 }),
  bonusCents: fc.constantFrom(0, 0, 1_000),
});

test('no cent is lost or made: what was paid and what stays a credit are what came', () => {
  const anyMeeting = fc.record({
    // Half of them as they were charged, so that exact ones are met too.
    rows: fc.option(fc.array(anyRow, { minLength: 6, maxLength: 6 }), { nil: [], freq: 2 }),
    valueCents: fc.integer({ min: 1, max: 100_000 }),
    status: fc.constantFrom('CREATED' as const, 'ACTIVE' as const, 'SETTLED' as const, 'EXPIRED' as const),
    count: fc.integer({ min: 1, max: 6 }),
    hasFee: fc.boolean(),
    on: fc.constantFrom('2026-11-21', '2026-12-21', '2027-02-01', '2027-08-02'),
  });
  const seen = new Set<string>();
  fc.assert(
    fc.property(anyMeeting, fc.boolean(), ({ rows, valueCents, status, count, hasFee, on }, isExact) => {
      const installments = six((number) => rows[number - 1] ?? {});
      const ids = months.slice(0, count).map((_, index) => `i${index + 1}`);
      const fees = hasFee ? [fee] : [];
      const owed = installments.slice(0, count).reduce((sum, row) => sum + amountDue(row, on).dueCents, 0);
      const amountCents = cents(owed + (hasFee ? 600 : 0));
      const asked = charge({ installmentIds: ids, feeIds: fees.map(({ id }) => id), amountCents, status });
      const value = isExact ? amountCents : valueCents;
      const result = settlePix(
        { charge: asked, payments: [], installments, fees },
        { valueCents: cents(value), paidAt: PAID_AT, on },
        nextId,
      );
      seen.add(result.outcome);
      expect(paidCents(result.items) + result.unappliedCents).toBe(value);
      const touched = result.items.flatMap((item) => item.installmentId ?? []);
      expect(new Set(touched).size).toBe(touched.length);
      for (const id of touched) {
        expect(installments.find((row) => row.id === id)).toMatchObject({ status: 'OPEN', renegotiationId: null });
      }
      const isOwed =
        installments.every((row) => row.renegotiationId === null) && installments.some((row) => row.status === 'OPEN');
      expect(isOwed && result.unappliedCents === value).toBe(false);
    }),
    { numRuns: 500 },
  );
  expect([...seen].toSorted()).toEqual(['APPLIED', 'CREDITED', 'DUPLICATE', 'SETTLED']);
});
