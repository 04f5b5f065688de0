import { expect, test } from 'vitest';
import { defaultPassword } from './staff-rules.ts';

test.each([
  ['ANA MARIA LIMA', 'analima77'],
  ['José  Gonçalves', 'josegoncalves77'],
  ['Madonna', 'madonna77'],
])('the default password of %s is %s', (name, password) => {
  expect(defaultPassword(name, '+5592988887777')).toBe(password);
});
