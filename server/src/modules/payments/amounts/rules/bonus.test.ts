import { addDays, addMonths, type Cents, type CivilDate } from '@balcao/credit-math';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inCents, type Plain } from '../../../../testing/in-cents.ts';
import { afterPayment } from '../../receiving/rules/after-payment.ts';
import { spendAmount } from '../../receiving/rules/spend-amount.ts';
import { testRow } from '../../testing.ts';
import type { InstallmentRow } from '../../tables.ts';
import { amountDue } from './amount-due.ts';
import { retailerInterest } from './bonus.ts';

let made = 0;
const nextId = () => `item-${(made += 1)}`;
const spend = (row: InstallmentRow, amount: number, on: CivilDate) =>
  spendAmount([row], inCents<Cents>(amount), on, nextId).items;
const after = (row: InstallmentRow, items: ReturnType<typeof spend>) => afterPayment([row], items)[0] ?? row;

/** The first of six of docs/books.md: 168,83 in time, 199,85 late; the retailer paid 8,04 for it. */
const sold = (over: Partial<Plain<InstallmentRow>> = {}) =>
  testRow({ amountCents: 19_985, principalCents: 16_883, interestCents: 3_102, bonusCents: 3_102, ...over });

describe('what the retailer paid for an installment comes back when the customer loses its bonus', () => {
  test('whole, paid late; nothing, paid in time', () => {
    expect(retailerInterest(sold())).toBe(804);
    const late = amountDue(sold(), '2026-12-22').dueCents;
    expect(spend(sold(), late, '2026-12-22')).toMatchObject([{ isPartial: false, retailerCreditCents: 804 }]);
    expect(spend(sold(), 16_883, '2026-12-21')).toMatchObject([{ isPartial: false, retailerCreditCents: 0 }]);
  });

  // Planted: the provider gives back what a store that lends itself never paid it.
  test('nothing of the own credit of a store', () => {
    const own = { ...sold(), isOwnedByStore: true };
    expect(spend(own, 30_000, '2026-12-22')).toMatchObject([{ isPartial: false, retailerCreditCents: 0 }]);
  });

  test('late in parts, by the interest that each settles', () => {
    const first = spend(sold(), 2_000, '2026-12-22');
    expect(first).toMatchObject([{ interestCents: 1_630, principalCents: 0, retailerCreditCents: 422 }]);
    const left = after(sold(), first);
    expect(spend(left, 30_000, '2026-12-22')).toMatchObject([{ isPartial: false, retailerCreditCents: 382 }]);
  });

  test('a part in time settles principal alone, and the rest late loses the whole bonus', () => {
    const first = spend(sold(), 10_000, '2026-12-21');
    expect(first).toMatchObject([{ principalCents: 10_000, interestCents: 0, retailerCreditCents: 0 }]);
    expect(spend(after(sold(), first), 30_000, '2026-12-22')).toMatchObject([{ retailerCreditCents: 804 }]);
  });

  // Planted: a credit that is rounded for each part.
  test('parts of any amounts on any late days sum to what the whole gives back', () => {
    const parts = fc.array(fc.tuple(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 9_000 })), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(parts, (payments) => {
        let left = sold();
        let credited = 0;
        for (const [days, amount] of [...payments.toSorted(([a], [b]) => a - b), [99, 999_999] as const]) {
          if (left.status !== 'OPEN') break;
          const items = spend(left, amount, addDays('2026-12-21', days));
          credited += items.reduce((sum, item) => sum + item.retailerCreditCents, 0);
          left = after(left, items);
        }
        expect(credited).toBe(804);
      }),
    );
  });

  // Caught charges counted on what was left less the bonus, though a part had paid that interest: 0,75, not 0,93.
  test('what a late part leaves is principal, and bears charges of all of it', () => {
    const part = spend(sold(), 4_000, '2026-12-22');
    expect(part).toMatchObject([{ interestCents: 3_102, principalCents: 528 }]);
    const left = amountDue(after(sold(), part), '2027-01-08');
    expect(left).toMatchObject({ faceCents: 16_355, fineCents: 0, lateInterestCents: 93, contractInterestCents: 458 });
  });

  test('what it paid for each sums to what it paid at the sale', () => {
    const paid = Array.from({ length: 6 }, (_, index) => {
      const dueOn = addMonths('2026-12-21', index);
      return retailerInterest(sold({ dueOn, principalCents: index === 5 ? 16_885 : 16_883 }));
    });
    expect(paid.reduce((sum, one) => sum + one, 0)).toBe(15_720);
  });
});

describe('a bonus is not lost', () => {
  test('by a payment in time that is short by less than a real', () => {
    const short = after(sold(), spend(sold(), 16_784, '2026-12-21'));
    expect(amountDue(short, '2027-01-20')).toMatchObject({ isOverdue: true, bonusCents: 3_102, fineCents: 1 });
    expect(spend(short, 30_000, '2027-01-20')).toMatchObject([
      { isPartial: false, principalCents: 99, interestCents: 3_102, bonusCents: 3_102, retailerCreditCents: 0 },
    ]);
    const tooShort = after(sold(), spend(sold(), 16_783, '2026-12-21'));
    expect(amountDue(tooShort, '2027-01-20').bonusCents).toBe(0);
  });

  test('by a late part of what it is short of', () => {
    const short = after(sold(), spend(sold(), 16_800, '2026-12-21'));
    const part = spend(short, 40, '2027-01-20');
    expect(part).toMatchObject([{ isPartial: true, interestCents: 0, retailerCreditCents: 0 }]);
    expect(amountDue(after(short, part), '2027-01-20')).toMatchObject({ bonusCents: 3_102 });
  });

  test('on the bank day after a weekend', () => {
    const weekend = sold({ dueOn: '2026-11-21' });
    expect(amountDue(weekend, '2026-11-23')).toMatchObject({ bonusCents: 3_102, dueCents: 16_883 });
    expect(amountDue(weekend, '2026-11-24').bonusCents).toBe(0);
  });

  // Planted: an installment of less than a real keeps its bonus for ever.
  test('but it is where nothing was paid in time, however little it costs', () => {
    const small = sold({ amountCents: 150, principalCents: 90, interestCents: 60, bonusCents: 60 });
    expect(amountDue(small, '2027-01-20').bonusCents).toBe(0);
  });

  test('but it is by late parts, however little they leave', () => {
    const part = spend(sold(), 20_000, '2026-12-22');
    const left = after(sold(), part);
    expect(left.amountCents - left.settledCents).toBeLessThan(1_000);
    expect(amountDue(left, '2026-12-22').bonusCents).toBe(0);
  });
});
