import { addDays, type CivilDate, daysBetween, isBankBusinessDay, lateCharges } from '@balcao/credit-math';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Plain } from '../../../../testing/in-cents.ts';
import { testInstallment as installment, testLateIof, testRow } from '../../testing.ts';
import type { InstallmentRow } from '../../tables.ts';
import { amountDue, overdueCutoff, statusOn } from './amount-due.ts';

const due = (on: CivilDate, over: Partial<Plain<InstallmentRow>> = {}) => amountDue(testRow(over), on);
const aDay = fc.integer({ min: -1_500, max: 1_500 }).map((days) => addDays('2026-12-21', days));
/** From one real: what is worth less than half a cent today would cost nothing. */
const cents = fc.integer({ min: 100, max: 100_000_000 });

describe('what an installment of 120 reais due on a Monday costs', () => {
  test('on the day: its face', () => {
    expect(due('2026-12-21')).toEqual({
      faceCents: 12_000,
      discountCents: 0,
      bonusCents: 0,
      fineCents: 0,
      lateInterestCents: 0,
      contractInterestCents: 0,
      lateIofCents: 0,
      dueCents: 12_000,
      isOverdue: false,
    });
  });

  test('thirty days before: less a month of the contract rate', () => {
    expect(due('2026-11-21')).toMatchObject({ discountCents: 571, dueCents: 11_429, isOverdue: false });
  });

  test('thirty days after: 2 % of fine, 1 % of late interest, 5 % of contract interest', () => {
    expect(due('2027-01-20')).toEqual({
      faceCents: 12_000,
      discountCents: 0,
      bonusCents: 0,
      fineCents: 240,
      lateInterestCents: 120,
      contractInterestCents: 600,
      lateIofCents: 0,
      dueCents: 12_960,
      isOverdue: true,
    });
  });

  test("the store's own credit charges no contract interest, and discounts all the same", () => {
    expect(due('2027-01-20', { chargesContractRate: false })).toMatchObject({
      contractInterestCents: 0,
      lateIofCents: 0,
      dueCents: 12_360,
    });
    expect(due('2026-11-21', { chargesContractRate: false }).discountCents).toBe(571);
  });

  test('the fine never passes two per cent by a rounded cent', () => {
    expect(due('2026-12-22', { amountCents: 9_999 }).fineCents).toBe(199);
  });
});

describe('a debt of many years', () => {
  const old = { amountCents: 2_000_000, principalCents: 1_500_000, rateMonthly: '0.15' };

  test('costs what it cost after five, so that it can still be listed, agreed on and paid', () => {
    const after = (on: CivilDate) => due(on, old);
    expect(after('2031-12-21')).toMatchObject({ fineCents: 40_000, isOverdue: true });
    expect(after('2031-12-21').dueCents).toBeGreaterThan(after('2031-12-20').dueCents);
    for (const on of ['2031-12-22', '2036-12-21', '2099-12-21'] as const)
      expect(after(on)).toEqual(after('2031-12-21'));
  });

  test('of which a part was paid late counts from that day on, to the same end', () => {
    const charges = { through: '2030-12-21' as const, fineCents: 0, lateInterestCents: 0, contractInterestCents: 0 };
    expect(due('2099-12-21', { ...old, charges })).toEqual(due('2031-12-21', { ...old, charges }));
    const later = { ...charges, through: '2033-12-21' as const };
    expect(due('2099-12-21', { ...old, charges: later })).toMatchObject({ dueCents: 2_000_000, isOverdue: true });
  });
});

describe('due on a day without banks', () => {
  test('a Saturday may be paid on Monday, and costs three days on Tuesday', () => {
    const saturday = { dueOn: '2026-11-21' as const };
    expect(due('2026-11-23', saturday)).toMatchObject({ isOverdue: false, dueCents: 12_000 });
    expect(due('2026-11-24', saturday)).toMatchObject({ isOverdue: true, fineCents: 240, lateInterestCents: 12 });
  });

  test('Christmas on a Friday may be paid on Monday', () => {
    const christmas = { dueOn: '2026-12-25' as const };
    expect(due('2026-12-28', christmas).isOverdue).toBe(false);
    expect(due('2026-12-29', christmas).isOverdue).toBe(true);
  });
});

test('the amount is its parts, early and late never at once', () => {
  fc.assert(
    fc.property(aDay, cents, fc.boolean(), (on, amountCents, isStoreOwn) => {
      const amount = due(on, { amountCents, chargesContractRate: !isStoreOwn });
      const charges = amount.fineCents + amount.lateInterestCents + amount.contractInterestCents;
      expect(amount.dueCents).toBe(amountCents - amount.discountCents + charges);
      expect(amount.discountCents === 0 || charges === 0).toBe(true);
      expect(amount.discountCents).toBeLessThan(amountCents);
      expect(amount.fineCents * 50).toBeLessThanOrEqual(amountCents);
      expect(charges > 0 && !amount.isOverdue).toBe(false);
      expect(amount.discountCents > 0 && on >= installment.dueOn).toBe(false);
    }),
  );
});

test('waiting never makes it cheaper', () => {
  fc.assert(
    fc.property(aDay, cents, (on, amountCents) => {
      expect(due(addDays(on, 1), { amountCents }).dueCents).toBeGreaterThanOrEqual(due(on, { amountCents }).dueCents);
    }),
  );
});

describe('status on a day', () => {
  test('an open installment is pending until it is overdue; the others are what they are', () => {
    expect(statusOn(installment, due('2026-12-21'))).toBe('PENDING');
    expect(statusOn(installment, due('2026-12-22'))).toBe('PAYMENT_OVERDUE');
    for (const status of ['PAID', 'CANCELED'] as const) expect(statusOn({ status }, due('2027-12-22'))).toBe(status);
  });
});

describe('the last due date that is overdue', () => {
  test.each<[string, CivilDate, CivilDate]>([
    ['a Wednesday', '2026-11-25', '2026-11-24'],
    ['a Monday', '2026-11-30', '2026-11-27'],
    ['a Sunday', '2026-11-29', '2026-11-27'],
    ['a Saturday', '2026-11-28', '2026-11-27'],
    ['the Monday after a Friday without banks', '2026-11-23', '2026-11-19'],
    ['the Monday after Christmas', '2026-12-28', '2026-12-24'],
  ])('on %s, %s, is %s', (_name, today, cutoff) => {
    expect(overdueCutoff(today)).toBe(cutoff);
  });

  test('agrees with the late charges on every day of five years', () => {
    // Planted bug: `due_on < today` blocks the limit of who may still pay on Monday.
    const start: CivilDate = '2025-01-01';
    const wrong: string[] = [];
    for (let offset = 0; offset < 5 * 365 + 2; offset += 1) {
      const today = addDays(start, offset);
      const cutoff = overdueCutoff(today);
      for (let back = -2; back <= 12; back += 1) {
        const dueOn = addDays(today, -back);
        const { daysLate } = lateCharges({
          installmentCents: installment.amountCents,
          dueOn,
          paidOn: today,
          fineRate: '0',
          lateInterestMonthlyRate: '0',
          contractRateMonthly: null,
        });
        if (daysLate > 0 !== dueOn <= cutoff) wrong.push(`${dueOn} on ${today}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('is always a business day before today', () => {
    fc.assert(
      fc.property(aDay, (today) => {
        const cutoff = overdueCutoff(today);
        expect(isBankBusinessDay(cutoff)).toBe(true);
        expect(daysBetween(cutoff, today)).toBeGreaterThan(0);
      }),
    );
  });
});

describe('counted up to a day already, by a part received then', () => {
  const counted = { through: '2027-01-20' as const, fineCents: 0, lateInterestCents: 30, contractInterestCents: 100 };
  const left = { amountCents: 12_000, settledCents: 4_000, settledPrincipalCents: 3_000, charges: counted };

  test('no day is charged again, nor one taken off, for who paid on an earlier day', () => {
    const amounts = { discountCents: 0, lateInterestCents: 30, contractInterestCents: 100, dueCents: 8_130 };
    for (const on of ['2027-01-20', '2027-01-05', '2026-12-21', '2026-11-25'] as const) {
      expect(due(on, left)).toMatchObject({ ...amounts, isOverdue: true });
    }
    expect(due('2027-01-21', left).dueCents).toBeGreaterThan(8_130);
  });

  test('its IOF is of the day it was paid', () => {
    const lateIof = testLateIof('CHARGE');
    expect(due('2027-01-05', { ...left, lateIof }).lateIofCents).toBe(7);
    expect(due('2027-01-20', { ...left, lateIof }).lateIofCents).toBe(15);
    expect(due('2026-12-21', { ...left, lateIof }).lateIofCents).toBe(0);
  });
});

describe('complementary IOF of 90 reais of principal', () => {
  const charged = (on: CivilDate, over: Partial<Plain<InstallmentRow>> = {}) =>
    due(on, { lateIof: testLateIof('CHARGE'), ...over });

  test('charged: on top of the charges of a late installment, on what is left of it', () => {
    expect(charged('2027-01-20')).toMatchObject({ lateIofCents: 22, dueCents: 12_960 + 22 });
    expect(charged('2027-01-20', { settledCents: 6_000, settledPrincipalCents: 4_500 }).lateIofCents).toBe(11);
  });

  test('never in time: on the due date, or on the business day after a weekend', () => {
    expect(charged('2026-12-21')).toMatchObject({ lateIofCents: 0, dueCents: 12_000 });
    expect(charged('2026-12-21', { dueOn: '2026-12-20' })).toMatchObject({ lateIofCents: 0, dueCents: 12_000 });
    expect(charged('2026-12-22', { dueOn: '2026-12-20' }).lateIofCents).toBe(1);
  });

  test('absorbed: the customer owes what they would owe without it', () => {
    fc.assert(
      fc.property(aDay, (on) => {
        expect(due(on, { lateIof: testLateIof('ABSORB'), releasedOn: '2026-11-21' })).toEqual(due(on));
        expect(charged(on).dueCents).toBe(due(on).dueCents + charged(on).lateIofCents);
      }),
    );
  });
});
