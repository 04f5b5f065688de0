import { expect, test } from 'vitest';
import { normalHostname } from './normal-hostname.ts';

test.each([
  ['Loja.Example', 'loja.example'],
  [' loja.example.:8080 ', 'loja.example'],
  ['localhost:3000', 'localhost'],
  ['*', '*'],
  ['', ''],
])('%j is stored as %j', (text, stored) => {
  expect(normalHostname(text)).toBe(stored);
});
