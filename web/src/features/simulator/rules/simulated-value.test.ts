import { reaisToCents } from '@balcao/contract/kernel';
import { expect, test } from 'vitest';
import { firstValue, valueFault } from './simulated-value.ts';

test.each([
  [9.99, false],
  [10, true],
  [300, true],
  [300.01, false],
])('of at most R$ 300,00, %d is a value to simulate: %s', (reais, isRight) => {
  expect(valueFault(reaisToCents(reais), 300) === undefined).toBe(isRight);
});

test('what is wrong is said with both ends', () => {
  expect(valueFault(null, 300)).toBe('Informe o valor a ser simulado');
  expect(valueFault(reaisToCents(0), 300)).toMatch(/^Digite um valor entre R\$\s10,00 e R\$\s300,00\.$/);
});

test.each([
  [undefined, 300],
  [120.5, 120.5],
  [5, 300],
  [301, 300],
])('kept %s, R$ %d is simulated first', (kept, first) => {
  expect(firstValue(kept, 300)).toBe(reaisToCents(first));
});
