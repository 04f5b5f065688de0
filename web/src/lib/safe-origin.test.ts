import { expect, test } from 'vitest';
import { safeOrigin } from './safe-origin.ts';

test.each(['/caixa', '/caixa/compras?x=1', '/render/1/payments'])('%s is a page to return to', (origin) => {
  expect(safeOrigin(origin)).toBe(origin);
});

test.each([
  undefined,
  1,
  '',
  '/',
  '//evil.test',
  '/\\evil.test',
  'https://evil.test',
  'javascript:alert(1)',
  '/login',
  '/login?origin=/x',
])('%s is not', (origin) => {
  expect(safeOrigin(origin)).toBeUndefined();
});
