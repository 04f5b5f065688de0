import { expect, test } from 'vitest';
import { birthFault, isFullName, tidyFullName, typedFullName } from './registration-rules.ts';

test.each([
  ['  João   da Silva 2º ', 'Joao da Silva'],
  ["Ana D'Ávila-Souza", 'Ana DAvilaSouza'],
  ['Æ', ''],
])('%s is kept as %s', (typed, kept) => {
  expect(tidyFullName(typed)).toBe(kept);
});

test('a name has two words, and is typed without digits and punctuation', () => {
  expect([isFullName('Maria'), isFullName('Maria 2'), isFullName('Maria Luz')]).toEqual([false, false, true]);
  expect(typedFullName('Mária 2 L.uz')).toBe('Mária  Luz');
});

test.each([
  ['2008-11-23', undefined],
  ['2008-11-24', 'TOO_YOUNG'],
  ['2008-02-29', undefined],
  ['2007-02-29', 'NO_DAY'],
  ['2026-11-24', 'FUTURE'],
  ['1926-11-24', undefined],
  ['1926-11-23', 'TOO_OLD'],
])('born on %s: %s', (birth, fault) => {
  expect(birthFault(birth, '2026-11-23')).toBe(fault);
});
