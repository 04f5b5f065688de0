import { expect, test } from 'vitest';
import { countedReais, pieceValues, piecesOf, tidyCount, worthOf } from './pieces.ts';

test('thirteen notes and coins, highest first', () => {
  expect(pieceValues).toHaveLength(13);
  expect([...pieceValues].sort((one, other) => other - one)).toEqual(pieceValues);
});

// Planted: summed in reais, ten coins of five cents and three of one make R$ 0,5299999999999999.
test('a sum is exact to the cent', () => {
  const typed = { 0.05: '10', 0.01: '3', 0.1: '3', 200: '2' } as const;
  expect(countedReais(typed)).toBe(400.83);
  expect(worthOf(typed, 0.1)).toBe(0.3);
  expect(worthOf(typed, 50)).toBe(0);
});

test('only what is there is sent', () => {
  expect(piecesOf({ 100: '3', 50: '', 20: '0' })).toEqual([{ value: 100, pieces: 3 }]);
  expect(piecesOf({})).toEqual([]);
});

test('a count is digits, five at most', () => {
  expect(tidyCount('1a2-3')).toBe('123');
  expect(tidyCount('1234567')).toBe('12345');
});
