import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '  =1'])('no cell begins a formula: %j', (value) => {
  expect(csvLine([value])).toBe(`"'${value}"\r\n`);
});

test('quotes and separators stay inside their cell', () => {
  expect(csvLine(['a"b', 'c;d'])).toBe('"a""b";"c;d"\r\n');
});
