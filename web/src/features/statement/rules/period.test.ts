import { expect, test } from 'vitest';
import { isPeriod, lastDays } from './period.ts';

test('so many days end with the day, over months and years', () => {
  expect(lastDays(90, '2026-11-21')).toEqual({ from: '2026-08-24', to: '2026-11-21' });
  expect(lastDays(1, '2026-03-01')).toEqual({ from: '2026-03-01', to: '2026-03-01' });
  expect(lastDays(30, '2026-01-05')).toEqual({ from: '2025-12-07', to: '2026-01-05' });
});

test.each([
  ['2026-01-01', '2026-01-01', true],
  ['2025-01-01', '2026-01-02', true],
  ['2025-01-01', '2026-01-03', false],
  ['2026-01-02', '2026-01-01', false],
] as const)('%s to %s: %s', (from, to, is) => expect(isPeriod({ from, to })).toBe(is));
