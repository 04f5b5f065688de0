import { describe, expect, test } from 'vitest';
import type { CivilDate } from '@balcao/contract';
import { Refusal } from '../../../kernel/refusal.ts';
import { checkRange } from './report-range.ts';

const TODAY: CivilDate = '2026-11-21';
const verdict = (startDate: CivilDate, endDate: CivilDate) => {
  try {
    checkRange(startDate, endDate, TODAY);
    return 'fine';
  } catch (error) {
    return error instanceof Refusal ? error.code : error;
  }
};

describe('days of a report', () => {
  test.each<[CivilDate, CivilDate]>([
    ['2026-11-21', '2026-11-21'],
    ['2026-10-21', '2026-11-21'],
    ['2023-01-01', '2023-02-01'],
    // A month from a 31st is the last day of the next.
    ['2026-01-31', '2026-02-28'],
  ])('%s to %s', (start, end) => expect(verdict(start, end)).toBe('fine'));

  test.each<[string, CivilDate, CivilDate]>([
    ['a month and a day', '2026-10-20', '2026-11-21'],
    ['past the end of a short month', '2026-01-31', '2026-03-01'],
    ['tomorrow', '2026-11-21', '2026-11-22'],
    ['the wrong way round', '2026-11-21', '2026-11-20'],
    ['before there were sales', '2022-12-31', '2023-01-10'],
  ])('%s', (_name, start, end) => expect(verdict(start, end)).toBe('INVALID_DATE_RANGE'));
});
