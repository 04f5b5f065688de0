import { expect, test } from 'vitest';
import { createPace } from './pace.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 10, 0, seconds));

test('an address signs in so often a minute, and each address has its own', () => {
  const pace = createPace(2);
  expect([pace.take('a', at(0)), pace.take('a', at(1)), pace.take('a', at(59))]).toEqual([true, true, false]);
  expect(pace.take('b', at(59))).toBe(true);
  expect(pace.take('a', at(60))).toBe(true);
});

test('a clock that is set back does not close the door for long', () => {
  const pace = createPace(1);
  expect(pace.take('a', at(600))).toBe(true);
  expect(pace.take('a', at(0))).toBe(true);
});
