import { expect, test } from 'vitest';
import { categoryText, incentiveText } from './incentive-words.ts';

// Planted: cut off instead of rounded, 1,5% was 'até 1%'.
test.each([
  [0.02, 'até 2%'],
  [0.015, 'até 2%'],
  [0.0149, 'até 1%'],
  [0.145, 'até 15%'],
  [0.004, 'até 0%'],
])('a share of %d reads %s', (incentiveValue, text) =>
  expect(incentiveText({ incentiveType: 'percentage', incentiveValue })).toBe(text),
);

test('a fixed amount is money', () =>
  expect(incentiveText({ incentiveType: 'fixed_value', incentiveValue: 5 })).toMatch(/^R\$\s5,00$/));

test.each([
  ['bronze', 'Bronze'],
  ['silver', 'Prata'],
  ['gold', 'Ouro'],
  ['diamond', 'Diamante'],
  ['same_day', 'Ouro'],
] as const)('%s is %s', (category, name) => expect(categoryText(category)).toBe(`Categoria ${name}`));
