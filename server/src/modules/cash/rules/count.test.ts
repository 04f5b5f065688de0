import { cents } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import { countedCents, tidyPieces } from './count.ts';

test('notes and coins are kept highest first, one line each, none of nothing', () => {
  const pieces = tidyPieces([
    { value: cents(5), pieces: 3 },
    { value: cents(20_000), pieces: 1 },
    { value: cents(50), pieces: 0 },
    { value: cents(5), pieces: 2 },
  ]);
  expect(pieces).toEqual([
    { valueCents: 20_000, pieces: 1 },
    { valueCents: 5, pieces: 5 },
  ]);
  expect(countedCents(pieces)).toBe(20_025);
  expect(countedCents([])).toBe(0);
});
