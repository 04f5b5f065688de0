import { expect, test } from 'vitest';
import { isSimplePin, passwordFaults } from './own-secrets.ts';

test.each([
  ['balcao2026', []],
  ['abc12', ['Mínimo de 6 caracteres']],
  ['abcdef', ['Pelo menos 1 número']],
  ['', ['Mínimo de 6 caracteres', 'Pelo menos 1 número']],
])('of the password "%s" is missing: %s', (password, faults) => {
  expect(passwordFaults(password)).toEqual(faults);
});

test.each(['1111', '000000', '1234', '4321', '345678', '987654'])('the PIN %s is tried first', (pin) => {
  expect(isSimplePin(pin)).toBe(true);
});

test.each(['1357', '2580', '1122', '90123', '112233'])('the PIN %s is not', (pin) => {
  expect(isSimplePin(pin)).toBe(false);
});
