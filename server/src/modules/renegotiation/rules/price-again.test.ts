import type { CivilDate } from '@balcao/contract';
import { addMonths, cents } from '@balcao/credit-math';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountDue, type InstallmentRow } from '../../payments/index.ts';
import { testRow } from '../../payments/testing.ts';
import type { AgreementPaymentFact } from '../tables.ts';
import { testRenegotiationPolicy } from '../testing/policy.ts';
import { priceAgain } from './price-again.ts';

const ON: CivilDate = '2026-11-23';
let ids = 0;
const nextId = () => `id-${(ids += 1)}`;
const sum = <T>(items: readonly T[], of: (item: T) => number) => items.reduce((total, item) => total + of(item), 0);
const debtOf = (rows: readonly InstallmentRow[]) => sum(rows, (row) => amountDue(row, ON).dueCents);

const rowOf = (contractId: string, number: number, principalCents: number) =>
  testRow({
    id: `${contractId}${number}`,
    contractId,
    number,
    dueOn: addMonths('2026-07-21', number),
    amountCents: principalCents + 500,
    interestCents: 500,
    principalCents,
    limitCents: principalCents,
    renegotiationId: 'r',
    lateIofThrough: ON,
    charges: { through: ON, fineCents: 100, lateInterestCents: 50, contractInterestCents: 30 },
  });

const payment = (number: number, principalCents: number, interestCents: number): AgreementPaymentFact => ({
  borrowerId: 'b',
  id: `p${number}`,
  renegotiationId: 'r',
  renegotiationNumber: 'AAAAA-BBBBB',
  number,
  count: 3,
  dueOn: addMonths('2026-12-23', number - 1),
  valueCents: cents(principalCents + interestCents),
  principalCents: cents(principalCents),
  status: 'DUE',
  paidOn: null,
  terms: testRenegotiationPolicy,
  acceptedOn: ON,
  localHolidays: [],
});

const given = fc.record({
  principals: fc.array(fc.integer({ min: 100, max: 60_000 }), { minLength: 1, maxLength: 5 }),
  others: fc.array(fc.integer({ min: 100, max: 60_000 }), { maxLength: 4 }),
  /** Hundredths of what is left of the contract that come back, and of the charges that are the rebate. */
  returned: fc.integer({ min: 0, max: 100 }),
  rebate: fc.integer({ min: 0, max: 100 }),
  count: fc.integer({ min: 1, max: 6 }),
  refundCents: fc.integer({ min: 0, max: 200_000 }),
  day: fc.constantFrom<CivilDate>('2026-11-24', '2027-01-20', '2027-06-20'),
  isSameLender: fc.boolean(),
});
type Given = typeof given extends fc.Arbitrary<infer T> ? T : never;

function returnOf({ principals, others, returned, rebate, count, refundCents, isSameLender }: Given) {
  const own = principals.map((principal, index) => rowOf('own', index + 1, principal));
  const rest = others.map((principal, index) => rowOf('rest', index + 1, principal));
  const before = [...own, ...rest];
  const agreed = debtOf(before) - Math.floor((before.length * 180 * rebate) / 100);
  const share = Math.floor(agreed / count);
  const due = Array.from({ length: count }, (_, k) =>
    payment(k + 1, k === count - 1 ? agreed - share * (count - 1) : share, 7 * k),
  );
  const shrunk = (row: InstallmentRow) => {
    const taken = Math.min(row.principalCents - 1, Math.floor((row.principalCents * returned) / 100));
    return { ...row, settledCents: cents(taken), settledPrincipalCents: cents(taken), settledLimitCents: cents(taken) };
  };
  const after = [...(returned === 100 ? [] : own.map(shrunk)), ...rest];
  return { due, before, after, contractId: 'own', isSameLender: () => isSameLender, refundCents: cents(refundCents) };
}

// Against a rebate that stays whole, a set-off that counts twice, and payments that grow or lose cents.
test('whatever comes back, what is left to pay is what was agreed less what went and what was paid, to the cent', () => {
  fc.assert(
    fc.property(given, (facts) => {
      const ask = returnOf(facts);
      const again = priceAgain(ask, facts.day, nextId);
      const agreed = sum(ask.due, (one) => one.principalCents);
      const left = sum(again.payments, (one) => one.principalCents);
      expect(left).toBe(agreed - again.releasedCents - again.paidCents);
      expect(again.paidCents).toBe(sum(again.items, (item) => item.paidCents));
      expect(again.paidCents).toBeLessThanOrEqual(facts.refundCents);
      expect(again.isOver).toBe(left === 0);
      expect(again.payments.length + again.canceledIds.length).toBe(ask.due.length);
      for (const one of again.payments) {
        const was = ask.due.find(({ id }) => id === one.id);
        expect(one.principalCents).toBeGreaterThan(0);
        expect(one.valueCents).toBeGreaterThanOrEqual(one.principalCents);
        expect([one.valueCents <= (was?.valueCents ?? 0), one.dueOn]).toEqual([true, was?.dueOn]);
      }
      // Each real that is left costs what it cost.
      const released = agreed - again.releasedCents;
      expect(Math.abs(released - (agreed * debtOf(ask.after)) / debtOf(ask.before))).toBeLessThanOrEqual(1);
    }),
    { numRuns: 300 },
  );
});

test('a refund pays nothing of others that are in time, nor of another lender', () => {
  const facts = { principals: [10_000], others: [20_000], returned: 100, rebate: 50, count: 3, refundCents: 5_000 };
  const inTime = { ...facts, day: '2026-11-24' as const, isSameLender: true };
  const late = { ...facts, day: '2027-01-20' as const };
  expect(priceAgain(returnOf(inTime), inTime.day, nextId).paidCents).toBe(0);
  expect(priceAgain(returnOf({ ...late, isSameLender: true }), late.day, nextId).paidCents).toBe(5_000);
  expect(priceAgain(returnOf({ ...late, isSameLender: false }), late.day, nextId).paidCents).toBe(0);
});
