import { expect, test } from 'vitest';
import { isOnSafeList, safeListFault } from './safe-list.ts';

const STORE = '01900000-0000-7000-8000-000000000120';

test('an expression matches the whole id; an empty one matches none', () => {
  expect(isOnSafeList('.*', STORE)).toBe(true);
  expect(isOnSafeList(`${STORE}|other`, STORE)).toBe(true);
  expect(isOnSafeList('', STORE)).toBe(false);
  // Planted: a search instead of a match puts every store with a 120 in its id on the list.
  expect(isOnSafeList('120', STORE)).toBe(false);
});

test.each(['(', '[a', '(?=a)', '(a)\\1', '(?<!a)b', '((a{1000}){1000}){1000}', '*'])('%s is refused', (expression) => {
  expect(safeListFault(expression)).toMatch(/^Não é uma expressão/);
  expect(isOnSafeList(expression, STORE)).toBe(false);
});

// Planted: with the engine of the language this takes longer than the test may.
test('an expression that others need for ever for is answered at once', () => {
  const long = `${'a'.repeat(5_000)}!`;
  const began = performance.now();
  expect(isOnSafeList('(a+)+', long)).toBe(false);
  expect(isOnSafeList('(a|a)*b', long)).toBe(false);
  expect(performance.now() - began).toBeLessThan(5_000);
});
