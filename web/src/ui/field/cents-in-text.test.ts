import { expect, test } from 'vitest';
import { centsInText } from './cents-in-text.ts';

test.each([
  ['R$ 1.234,56', 123456],
  ['1.234,56', 123456],
  ['1,234.56', 123456],
  ['1234.56', 123456],
  ['1234,5', 123450],
  ['1.234', 123400],
  ['394', 39400],
  ['0,05', 5],
  [',5', 500],
  ['Total: R$ 394,56.', 39456],
  ['1.234.567,89', 123456789],
  ['', null],
  ['abc', null],
  ['99999999999999999999', null],
])('%s holds %s cents', (text, cents) => {
  expect(centsInText(text)).toBe(cents);
});
