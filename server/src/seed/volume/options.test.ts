import { expect, test } from 'vitest';
import { readOptions, WrongOptions } from './options.ts';

test('nothing asks for the demonstration alone', () => {
  expect(readOptions([])).toEqual({ contracts: null });
});

test.each([['--contracts', '1000000'], ['--contracts=1000000'], ['--contracts', '1_000_000']])('%s %s', (...words) => {
  expect(readOptions(words)).toEqual({ contracts: 1_000_000 });
});

test.each([
  ['--contracts'],
  ['--contracts', '0'],
  ['--contracts', '-5'],
  ['--contracts', '1.5'],
  ['--contracts', '1e6'],
  ['--contracts', 'many'],
  ['--contracts', '50000001'],
  ['--contracts=5', '6'],
  ['--contracts', '5', '6'],
  ['--contract', '5'],
])('%s %s is refused with the usage', (...words) => {
  expect(() => readOptions(words)).toThrow(WrongOptions);
  expect(() => readOptions(words)).toThrow(/npm run seed -- --contracts/);
});
