import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bankHolidays, easter } from './bank-holidays.ts';
import { isBankBusinessDay, nextBankBusinessDay } from './business-days.ts';
import { addDays, addMonths, civilDate, daysBetween, isCivilDate, weekday } from './civil-date.ts';
import { dueDates } from './due-dates.ts';
import { anyDate } from '../testing/arbitraries.ts';

describe('civil dates', () => {
  test('only existing days pass', () => {
    expect(civilDate('2028-02-29')).toBe('2028-02-29');
    for (const text of [
      '2027-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-04-31',
      '2026-1-01',
      '21/11/2026',
      '1899-12-31',
      '2100-02-29',
      '',
    ]) {
      expect(isCivilDate(text)).toBe(false);
      expect(() => civilDate(text)).toThrow(RangeError);
    }
  });

  test('months clamp to their end and years roll over', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
    expect(weekday('2026-11-21')).toBe(6);
  });

  test('adding days and counting them agree with the platform calendar', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -40_000, max: 40_000 }), (date, days) => {
        const later = addDays(date, days);
        expect(daysBetween(date, later)).toBe(days);
        expect(new Date(`${later}T00:00:00Z`).getTime() - new Date(`${date}T00:00:00Z`).getTime()).toBe(
          days * 86_400_000,
        );
        expect(weekday(later)).toBe(new Date(`${later}T00:00:00Z`).getUTCDay());
      }),
    );
  });
});

describe('due dates', () => {
  test('a month end keeps its anchor', () => {
    expect(dueDates({ firstDueOn: '2026-01-31', count: 4, rule: 'MONTHLY' })).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
    ]);
  });

  test('weeks and fortnights', () => {
    expect(dueDates({ firstDueOn: '2026-12-30', count: 2, rule: 'WEEKLY' })).toEqual(['2026-12-30', '2027-01-06']);
    expect(dueDates({ firstDueOn: '2026-12-30', count: 2, rule: 'BIWEEKLY' })).toEqual(['2026-12-30', '2027-01-13']);
  });
});

describe('bank calendar', () => {
  test('Easter over four centuries stays a Sunday between 22/03 and 25/04', () => {
    for (let year = 1900; year <= 2299; year += 1) {
      const sunday = easter(year);
      expect(weekday(sunday)).toBe(0);
      expect(sunday.slice(5) >= '03-22' && sunday.slice(5) <= '04-25').toBe(true);
    }
    expect([easter(1961), easter(2000), easter(2038)]).toEqual(['1961-04-02', '2000-04-23', '2038-04-25']);
    expect(() => easter(1899)).toThrow(RangeError);
  });

  test('20/11 joins in 2024; a holiday on Good Friday is listed once', () => {
    expect(bankHolidays(2023)).not.toContain('2023-11-20');
    expect(bankHolidays(2024)).toContain('2024-11-20');
    expect(bankHolidays(2000)).toHaveLength(11);
  });

  test('Ash Wednesday and 31/12 are business days; Carnival and Corpus Christi are not', () => {
    expect(isBankBusinessDay('2027-02-10')).toBe(true);
    expect(isBankBusinessDay('2026-12-31')).toBe(true);
    expect(isBankBusinessDay('2027-02-08')).toBe(false);
    expect(isBankBusinessDay('2027-05-27')).toBe(false);
    expect(nextBankBusinessDay('2027-02-06')).toBe('2027-02-10');
    expect(nextBankBusinessDay('2026-10-23', new Set(['2026-10-23'] as const))).toBe('2026-10-26');
  });
});
