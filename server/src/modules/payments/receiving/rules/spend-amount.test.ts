import { addDays, type Cents } from '@balcao/credit-math';
import type { CivilDate } from '@balcao/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inCents, type Plain } from '../../../../testing/in-cents.ts';
import { testLateIof, testRow as row } from '../../testing.ts';
import type { InstallmentRow } from '../../tables.ts';
import { afterPayment } from './after-payment.ts';
import { amountDue } from '../../amounts/rules/amount-due.ts';
import { lateIof } from '../../amounts/rules/late-iof.ts';
import type { PayableItem } from './paid-items.ts';
import { paymentPostings } from './postings.ts';
import { spendAmount } from './spend-amount.ts';

let made = 0;
const nextId = () => `item-${(made += 1)}`;
const spend = (rows: readonly InstallmentRow[], cents: number, on: CivilDate) =>
  spendAmount(rows, inCents<Cents>(cents), on, nextId);

/** The installment as the write leaves it. */
const after = (before: InstallmentRow, item: PayableItem): InstallmentRow =>
  afterPayment([before], [item])[0] ?? before;

describe('120 reais due on a Monday', () => {
  test('50 on the day leave 70, and three quarters of it were principal', () => {
    expect(spend([row()], 5_000, '2026-12-21').items).toMatchObject([
      {
        isPartial: true,
        faceCents: 5_000,
        principalCents: 3_750,
        interestCents: 1_250,
        discountCents: 0,
        paidCents: 5_000,
      },
    ]);
  });

  test('50 a month early settle 52,50: the part paid has the discount of the contract', () => {
    expect(spend([row()], 5_000, '2026-11-21').items).toMatchObject([
      { faceCents: 5_250, discountCents: 250, paidCents: 5_000 },
    ]);
  });

  test('thirty days late 50 pay the charges first: fine 2,40, late interest 1,20, contract interest 6,00', () => {
    expect(spend([row()], 5_000, '2027-01-20').items).toMatchObject([
      {
        fineCents: 240,
        lateInterestCents: 120,
        contractInterestCents: 600,
        faceCents: 4_040,
        chargesAfter: { through: '2027-01-20', fineCents: 0, lateInterestCents: 0, contractInterestCents: 0 },
      },
    ]);
  });

  // Caught a part that was split evenly, and a limit that went with the face.
  test('late, interest is settled before principal, and the limit goes with the principal (CC art. 354)', () => {
    const [first] = spend([row()], 3_000, '2027-01-20').items;
    expect(first).toMatchObject({ faceCents: 2_040, interestCents: 2_040, principalCents: 0, limitCents: 0 });
    const [next] = spend([after(row(), first as PayableItem)], 5_000, '2027-01-20').items;
    expect(next).toMatchObject({ faceCents: 5_000, interestCents: 960, principalCents: 4_040, limitCents: 3_950 });
  });

  test('after a part in time, a late one settles the interest that is left first', () => {
    const [early] = spend([row()], 6_000, '2026-12-21').items;
    expect(early).toMatchObject({ principalCents: 4_500, interestCents: 1_500, limitCents: 4_400 });
    const [late] = spend([after(row(), early as PayableItem)], 3_000, '2026-12-22').items;
    expect(late).toMatchObject({ fineCents: 120, faceCents: 2_868, interestCents: 1_500, principalCents: 1_368 });
  });

  test('less than the charges leaves the rest of them, and the face untouched', () => {
    expect(spend([row()], 300, '2027-01-20').items).toMatchObject([
      {
        fineCents: 240,
        lateInterestCents: 60,
        contractInterestCents: 0,
        faceCents: 0,
        chargesAfter: { through: '2027-01-20', fineCents: 0, lateInterestCents: 60, contractInterestCents: 600 },
      },
    ]);
  });

  test('what is left pays no second fine, and interest from the day of the part payment', () => {
    const [item] = spend([row()], 5_000, '2027-01-20').items;
    const left = after(row(), item as PayableItem);
    expect(amountDue(left, '2027-01-20')).toMatchObject({ faceCents: 7_960, dueCents: 7_960, isOverdue: true });
    expect(amountDue(left, '2027-02-19')).toMatchObject({
      fineCents: 0,
      lateInterestCents: 80,
      contractInterestCents: 398,
    });
  });

  test('a part of an earlier day, told later, leaves the day counted up to where it was', () => {
    const [first] = spend([row()], 5_000, '2027-01-20').items;
    const left = after(row(), first as PayableItem);
    const [told] = spend([left], 2_000, '2027-01-12').items;
    expect(told).toMatchObject({ fineCents: 0, lateInterestCents: 0, contractInterestCents: 0, faceCents: 2_000 });
    expect(after(left, told as PayableItem).charges).toEqual(left.charges);
  });

  test('a part paid on a Saturday does not make the Monday after free', () => {
    const [item] = spend([row()], 5_000, '2027-01-23').items;
    expect(amountDue(after(row(), item as PayableItem), '2027-01-25').lateInterestCents).toBeGreaterThan(0);
  });
});

describe('an installment whose interest the retailer paid: 100 in time, 110 late', () => {
  const bonified = row({ amountCents: 11_000, principalCents: 10_000, interestCents: 1_000, bonusCents: 1_000 });

  test('in time and early it costs 100', () => {
    for (const on of ['2026-12-21', '2026-11-01'] as const) {
      expect(amountDue(bonified, on)).toMatchObject({ dueCents: 10_000, bonusCents: 1_000, discountCents: 0 });
    }
  });

  test('a day late it costs 110, with charges on the 100', () => {
    expect(amountDue(bonified, '2026-12-22')).toMatchObject({ bonusCents: 0, fineCents: 200, lateInterestCents: 3 });
  });

  test('the store gets what is left of a part paid in time', () => {
    const [item] = spend([bonified], 4_000, '2026-12-01').items;
    expect(amountDue(after(bonified, item as PayableItem), '2026-12-21').dueCents).toBe(6_000);
  });
});

test('money goes down the list, and what nothing is owed for is left', () => {
  const rows = [row({ id: 'a' }), row({ id: 'b', number: 2 })];
  expect(spend(rows, 15_000, '2026-12-21')).toMatchObject({
    items: [
      { installmentId: 'a', isPartial: false },
      { installmentId: 'b', isPartial: true, paidCents: 3_000 },
    ],
    leftCents: 0,
  });
  expect(spend(rows, 30_000, '2026-12-21').leftCents).toBe(6_000);
});

const aDay = fc.integer({ min: -200, max: 400 }).map((days) => addDays('2026-12-21', days));
const anAmount = fc.integer({ min: 1, max: 20_000 });
const aRow = fc
  .record({
    principalCents: fc.integer({ min: 1_000, max: 12_000 }),
    interestCents: fc.integer({ min: 0, max: 4_000 }),
    isBonified: fc.boolean(),
    limitShare: fc.integer({ min: 0, max: 100 }),
    lateIof: fc.constantFrom(null, testLateIof('ABSORB'), testLateIof('CHARGE'), testLateIof('CHARGE')),
  })
  .map(({ principalCents, interestCents, isBonified, limitShare, lateIof: terms }) =>
    row({
      lateIof: terms,
      principalCents,
      interestCents,
      amountCents: principalCents + interestCents,
      bonusCents: isBonified ? interestCents : 0,
      limitCents: Math.floor((principalCents * limitShare) / 100),
    }),
  );

describe('any payments of any part, on any days', () => {
  test('take exactly the money, keep the parts exact and settle everything in the end', () => {
    fc.assert(
      fc.property(aRow, fc.array(fc.tuple(aDay, anAmount), { maxLength: 6 }), aDay, (first, parts, lastDay) => {
        let left = first;
        const paid = { face: 0, principal: 0, limit: 0 };
        const days = [...parts.map(([on]) => on), lastDay].toSorted();
        for (const [index, on] of days.entries()) {
          if (left.status !== 'OPEN') break;
          const cents = parts[index]?.[1] ?? amountDue(left, on).dueCents;
          const { items, leftCents } = spend([left], cents, on);
          for (const item of items) {
            expect(item.paidCents + leftCents).toBe(cents);
            expect(paymentPostings([item], 'STORE_CASH').reduce((sum, one) => sum + one.amountCents, 0)).toBe(0);
            expect(
              Math.min(item.faceCents, item.principalCents, item.interestCents, item.limitCents),
            ).toBeGreaterThanOrEqual(0);
            expect(item.lateIofCents + item.lateIofAbsorbedCents).toBe(lateIof(left, item.principalCents, on));
            expect(Math.min(item.lateIofCents, item.lateIofAbsorbedCents)).toBeGreaterThanOrEqual(0);
            const interestLeft =
              left.amountCents - left.settledCents - left.principalCents + left.settledPrincipalCents;
            const isInterestOwed = item.interestCents < interestLeft;
            expect(amountDue(left, on).isOverdue && isInterestOwed && item.principalCents > 0).toBe(false);
            expect(item.lateIofCents > 0 && item.lateIofAbsorbedCents > 1).toBe(false);
            paid.face += item.faceCents;
            paid.principal += item.principalCents;
            paid.limit += item.limitCents;
            left = after(left, item);
          }
        }
        expect(left.status).toBe('PAID');
        expect(paid).toEqual({ face: first.amountCents, principal: first.principalCents, limit: first.limitCents });
      }),
    );
  });

  test('paying a part never makes the whole dearer on the same day', () => {
    fc.assert(
      fc.property(aRow, aDay, anAmount, (whole, on, cents) => {
        const { items } = spend([whole], cents, on);
        const [item] = items;
        if (!item?.isPartial) return;
        const rest = amountDue(after(whole, item), on).dueCents;
        expect(item.paidCents + rest).toBeLessThanOrEqual(amountDue(whole, on).dueCents + 1);
      }),
    );
  });
});

describe('complementary IOF that the customer bears, 90 reais of principal 300 days late', () => {
  // Charges of these days are counted already: all of the money goes to the debt and its tax of 2.214 cents a real.
  const charged = row({
    lateIof: testLateIof('CHARGE'),
    charges: { through: '2027-10-17', fineCents: 0, lateInterestCents: 0, contractInterestCents: 0 },
  });
  const on = '2027-10-17';
  const part = (cents: number) => spend([charged], cents, on).items[0];

  test('goes with the principal that a part settles', () => {
    expect(amountDue(charged, on)).toMatchObject({ lateIofCents: 221, dueCents: 12_221 });
    expect(part(6_000)).toMatchObject({
      faceCents: 5_928,
      principalCents: 2_928,
      lateIofCents: 72,
      lateIofAbsorbedCents: 0,
      paidCents: 6_000,
    });
    expect(amountDue(after(charged, part(6_000) as PayableItem), on)).toMatchObject({
      faceCents: 6_072,
      dueCents: 6_221,
    });
  });

  test('no sum of money is left over or short of a cent, and the lender bears the cent that no face costs', () => {
    const items = Array.from({ length: 12_221 }, (_, index) => part(index + 1));
    expect(items.filter((item, index) => item?.paidCents !== index + 1)).toEqual([]);
    expect(new Set(items.map((item) => item?.lateIofAbsorbedCents))).toEqual(new Set([0, 1]));
    expect(items.filter((item) => item?.isPartial === false).map((item) => item?.paidCents)).toEqual([12_221]);
  });

  test('all but a cent of its tax pays an installment, where no part of it costs so much', () => {
    const small = row({ ...charged, amountCents: 21, principalCents: 21, interestCents: 0, limitCents: 21 });
    expect(amountDue(small, on).dueCents).toBe(22);
    expect(spend([small], 21, on)).toMatchObject({
      items: [{ isPartial: false, faceCents: 21, lateIofCents: 0, lateIofAbsorbedCents: 1, chargesAfter: null }],
      leftCents: 0,
    });
  });
});

/** Shares of a part come from its whole; returns move them by a cent or two. */
describe('after returns that rounded their shares another way', () => {
  const settled = (over: Partial<Plain<InstallmentRow>>) =>
    row({
      dueOn: '2026-10-01',
      amountCents: 8_737,
      principalCents: 8_417,
      interestCents: 320,
      limitCents: 8_417,
      ...over,
    });

  test('money that only pays charges moves neither principal nor limit', () => {
    const more = settled({ settledCents: 8_716, settledPrincipalCents: 8_398, settledLimitCents: 8_398 });
    expect(spend([more], 1, '2026-11-21').items).toMatchObject([
      { faceCents: 0, principalCents: 0, interestCents: 0, limitCents: 0 },
    ]);
  });

  test('no share of a part is below zero or above what is left of it', () => {
    const state = fc.record({
      settledCents: fc.integer({ min: 0, max: 8_700 }),
      principalOff: fc.integer({ min: -3, max: 3 }),
      limitOff: fc.integer({ min: -3, max: 3 }),
      cents: fc.integer({ min: 1, max: 9_000 }),
    });
    fc.assert(
      fc.property(state, ({ settledCents, principalOff, limitOff, cents }) => {
        const even = Math.floor((8_417 * settledCents) / 8_737);
        const principalLeft = Math.min(8_737 - settledCents, Math.max(1, 8_417 - even + principalOff), 8_417);
        const limitLeft = Math.min(8_417, Math.max(0, 8_417 - even + limitOff));
        const before = settled({
          settledCents,
          settledPrincipalCents: 8_417 - principalLeft,
          settledLimitCents: 8_417 - limitLeft,
        });
        const [item] = spend([before], cents, '2026-11-21').items;
        if (!item) return;
        const interestLeft = 8_737 - settledCents - principalLeft;
        for (const [share, most] of [
          [item.principalCents, principalLeft],
          [item.interestCents, interestLeft],
          [item.limitCents, limitLeft],
        ] as const) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(most);
        }
      }),
    );
  });
});
