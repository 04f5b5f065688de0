import { expect, test } from 'vitest';
import { cellText, cellValue, withTyped } from './typed.ts';

test.each([
  ['MONEY', 150_000, '1.500,00'],
  ['BP', 650, '6,50'],
  ['COUNT', 12, '12'],
  ['PERCENT', 130, '130'],
] as const)('%s is written and read back', (kind, value, text) => {
  expect(cellText(kind, value)).toBe(text);
  expect(cellValue(kind, text)).toBe(value);
});

test('what is no number stays text, for the server to refuse', () => {
  expect(cellValue('MONEY', '1.50.0')).toBe('1.50.0');
  expect(cellValue('COUNT', '1,5')).toBe('1,5');
  expect(cellValue('COUNT', '')).toBe('');
});

test('what was typed goes to its place, and the sheet stays as it was', () => {
  const sheet = { limit: { rows: [{ lt: 1 }] } };
  expect(withTyped(sheet, { 'limit.rows.0.lt': 'x' })).toEqual({ limit: { rows: [{ lt: 'x' }] } });
  expect(sheet.limit.rows[0]?.lt).toBe(1);
});
