import type { CivilDate } from '@balcao/contract/kernel';
import { describe, expect, test } from 'vitest';
import { lastEnd, monthSoFar, periodIn } from './period.ts';

const TODAY: CivilDate = '2026-11-23';

test.each<[CivilDate, CivilDate]>([
  ['2026-11-01', '2026-11-23'],
  ['2026-10-01', '2026-11-01'],
  ['2026-01-31', '2026-02-28'],
])('from %s a report reaches to %s', (start, end) => expect(lastEnd(start, TODAY)).toBe(end));

test('the month so far begins at its first day', () => {
  expect(monthSoFar(TODAY)).toEqual({ startDate: '2026-11-01', endDate: TODAY });
});

describe('an address', () => {
  test('names a period of at most a month', () => {
    expect(periodIn({ inicio: '2026-10-23', fim: '2026-11-23' }, TODAY)).toEqual({
      startDate: '2026-10-23',
      endDate: '2026-11-23',
    });
  });

  test.each([
    ['nothing', {}],
    ['half of one', { inicio: '2026-11-01' }],
    ['no days', { inicio: 'ontem', fim: 20_261_123 }],
    ['a day that does not exist', { inicio: '2026-11-31', fim: '2026-12-01' }],
    ['more than a month', { inicio: '2026-10-22', fim: '2026-11-23' }],
    ['tomorrow', { inicio: '2026-11-23', fim: '2026-11-24' }],
    ['the wrong way round', { inicio: '2026-11-23', fim: '2026-11-22' }],
    ['days before there were sales', { inicio: '2022-12-31', fim: '2023-01-10' }],
  ])('with %s names none', (_, search) => expect(periodIn(search, TODAY)).toBeNull());
});
