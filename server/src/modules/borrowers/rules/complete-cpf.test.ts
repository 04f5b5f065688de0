import { isCpf } from '@balcao/contract';
import { expect, test } from 'vitest';
import { completeCpf } from './complete-cpf.ts';

test.each([
  ['529982247', '52998224725'],
  ['111444777', '11144477735'],
  ['123456789', '12345678909'],
])('%s completes to %s', (nine, cpf) => {
  expect(completeCpf(nine)).toBe(cpf);
});

test('whatever it completes is a CPF', () => {
  for (let number = 100_000_000; number < 100_002_000; number += 1)
    expect(isCpf(completeCpf(String(number)))).toBe(true);
});

test('anything but nine digits is a mistake', () => {
  expect(() => completeCpf('12345678')).toThrow(RangeError);
});
