import { bankBusinessDayAfter, cents, civilDate } from '@balcao/credit-math';
import { describe, expect, test } from 'vitest';
import { askAgain } from './charges.ts';
import { settle } from './settle.ts';
import { nextWeek } from './weeks.ts';

const day = (on: string, amount: number, count = 1) => ({ on: civilDate(on), count, cents: cents(amount) });
const at = civilDate;
const weekOf = (
  days: ReturnType<typeof day>[],
  billedThrough: Parameters<typeof nextWeek>[1],
  today: string,
  ...declared: string[]
) => nextWeek(days, billedThrough, { today: at(today), bankHolidays: new Set(declared.map(at)) });

describe('a week that is over', () => {
  test.each([
    // Sunday 11/10; Monday is a holiday of banks.
    ['2026-10-08', '2026-10-13', '2026-10-05', '2026-10-11', '2026-10-16'],
    ['2026-11-05', '2026-11-09', '2026-11-02', '2026-11-08', '2026-11-12'],
    ['2026-11-24', '2026-11-30', '2026-11-23', '2026-11-29', '2026-12-03'],
    // A Monday and a Sunday are of one week.
    ['2026-11-29', '2026-11-30', '2026-11-23', '2026-11-29', '2026-12-03'],
  ])('of %s is billed on %s, from %s to %s, due on %s', (on, createdOn, startDate, endDate, dueOn) => {
    const days = [day(on, 20_001)];
    expect(weekOf(days, null, createdOn)).toEqual({
      startDate,
      endDate,
      createdOn,
      count: 1,
      amountCents: 20_001,
    });
    expect(bankBusinessDayAfter(at(createdOn), 3)).toBe(dueOn);
    expect(weekOf(days, null, endDate)).toBeNull();
  });

  test('is billed when the close of days comes late, and not on a day without banks', () => {
    expect(weekOf([day('2026-11-05', 1)], null, '2026-11-14')).toMatchObject({ createdOn: '2026-11-16' });
    expect(weekOf([day('2026-10-08', 1)], null, '2026-10-12')).toBeNull();
    expect(weekOf([], null, '2026-10-12')).toBeNull();
  });

  test('waits for a day that the whole country is declared to have off', () => {
    const days = [day('2026-11-24', 1)];
    expect(weekOf(days, null, '2026-11-30', '2026-11-30')).toBeNull();
    expect(weekOf(days, null, '2026-12-01', '2026-11-30')).toMatchObject({ createdOn: '2026-12-01' });
    expect(weekOf(days, null, '2026-12-02', '2026-11-30', '2026-12-02')).toMatchObject({ createdOn: '2026-12-03' });
  });

  // Planted: a week below zero was billed with what it lacked.
  test('that gave back as much as it took is carried into the next one', () => {
    const days = [day('2026-11-03', -5_000), day('2026-11-10', 3_000), day('2026-11-17', 4_000, 2)];
    expect(weekOf(days, null, '2026-11-16')).toBeNull();
    expect(weekOf(days, null, '2026-11-23')).toMatchObject({
      startDate: '2026-11-02',
      endDate: '2026-11-22',
      amountCents: 2_000,
      count: 4,
    });
  });

  test('that is billed already takes nothing more: what comes late is of the next one', () => {
    const days = [day('2026-11-08', 500), day('2026-11-10', 3_000)];
    const week = weekOf(days, at('2026-11-08'), '2026-11-16');
    expect(week).toMatchObject({ startDate: '2026-11-09', endDate: '2026-11-15', amountCents: 3_500, count: 2 });
  });
});

describe('a boleto issued again', () => {
  const overdue = {
    firstDueOn: at('2026-11-12'),
    dueOn: at('2026-11-19'),
    paidFineCents: cents(0),
    paidMoraCents: cents(0),
  };
  test.each([
    [19_231, 7, 385, 45],
    [20_985, 7, 420, 49],
    [100_000, 1, 2_000, 33],
    [100_000, 45, 2_000, 1_500],
  ])('asks %i cents, %i days late, with %i of fine and %i of interest', (left, days, fineCents, moraCents) => {
    const dueOn = at(new Date(Date.parse('2026-11-12T00:00:00Z') + days * 86_400_000).toISOString().slice(0, 10));
    const valueCents = left + fineCents + moraCents;
    expect(askAgain({ ...overdue, leftCents: cents(left), dueOn })).toEqual({ fineCents, moraCents, valueCents });
  });

  test('asks no fine twice', () => {
    const paid = { ...overdue, leftCents: cents(10_000), paidFineCents: cents(385), paidMoraCents: cents(10) };
    expect(askAgain(paid)).toEqual({ fineCents: 385, moraCents: 23, valueCents: 10_013 });
  });
});

describe('money for a billing', () => {
  const nothing = { paidCents: cents(0), paidFineCents: cents(0), paidMoraCents: cents(0) };
  const billing = { amountCents: cents(19_231), ...nothing };
  const first = { fineCents: cents(0), moraCents: cents(0), dueOn: at('2026-11-12') };
  const second = { fineCents: cents(385), moraCents: cents(45), dueOn: at('2026-11-19') };
  const spend = (
    value: number,
    on: string,
    { of = billing, paid = second, bankHolidays = [] as (typeof second.dueOn)[] } = {},
  ) => {
    const { fineCents, moraCents, baseCents, waitingCents, isPaid } = settle(
      of,
      { paid, standing: second },
      { valueCents: cents(value), on: at(on), bankHolidays },
    );
    return [fineCents, moraCents, baseCents, waitingCents, isPaid];
  };

  test('pays the fine, the interest, then the payments; the rest waits', () => {
    expect(spend(19_661, '2026-11-19')).toEqual([385, 45, 19_231, 0, true]);
    expect(spend(400, '2026-11-19')).toEqual([385, 15, 0, 0, false]);
    expect(spend(20_000, '2026-11-19')).toEqual([385, 45, 19_231, 339, true]);
  });

  // Planted: who paid in time paid the fine of a boleto that was issued before the bank told of it.
  test('that was paid in time pays what its boleto said; paid late, what is owed now', () => {
    expect(spend(19_231, '2026-11-12', { paid: first })).toEqual([0, 0, 19_231, 0, true]);
    expect(spend(19_231, '2026-11-17', { paid: first })).toEqual([385, 45, 18_801, 0, false]);
    const rest = { ...billing, paidCents: cents(18_801), paidFineCents: cents(385), paidMoraCents: cents(45) };
    expect(spend(430, '2026-11-19', { of: rest })).toEqual([0, 0, 430, 0, true]);
  });

  test('that was due on a day declared off since is in time on the next one that banks open', () => {
    const bankHolidays = [at('2026-11-12')];
    expect(spend(19_231, '2026-11-13', { paid: first, bankHolidays })).toEqual([0, 0, 19_231, 0, true]);
    expect(spend(19_231, '2026-11-16', { paid: first, bankHolidays })).toEqual([385, 45, 18_801, 0, false]);
  });

  test('of one that is paid waits whole', () => {
    const paid = { ...billing, paidCents: cents(19_231) };
    expect(spend(19_661, '2026-11-19', { of: paid })).toEqual([0, 0, 0, 19_661, true]);
  });
});
