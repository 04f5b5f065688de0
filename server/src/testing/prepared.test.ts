import { describe, expect, test } from 'vitest';
import { prepared } from './prepared.ts';

let made = 0;
const ended: number[] = [];
const make = () => ({ n: (made += 1) });
const end = ({ n }: { n: number }) => ended.push(n);

const early = prepared(() => ({ value: 'made', list: [1, 2] }));

const atOnce = (() => {
  try {
    return early.value;
  } catch (error) {
    return String(error);
  }
})();

// Planted bug: without the check a file's first lines go on with undefined.
test('is an error when it is read before the tests', () => expect(atOnce).toContain('read before the tests'));

test('reads, spreads and writes like what was made', () => {
  expect({ ...early }).toEqual({ value: 'made', list: [1, 2] });
  expect('value' in early).toBe(true);
  early.value = 'written';
  expect([early.value, { ...early }.value]).toEqual(['written', 'written']);
});

describe('once for the file', () => {
  const one = prepared(make, { end });
  test.each([1, 2])('is the same in each test (%#)', () => expect(one.n).toBe(1));
});

describe('anew for each test', () => {
  test('what was for a file ended with it', () => expect(ended).toEqual([1]));
  const another = prepared(make, { per: 'test', end });
  test.each([3, 4])('is another in each test (%i)', (n) => {
    expect([another.n, ended.at(-1)]).toEqual([n, n - 1]);
  });
});
