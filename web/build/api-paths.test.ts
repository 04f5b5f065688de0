import { routes } from '@balcao/contract';
import { expect, test } from 'vitest';
import { apiPaths } from './api-paths.ts';

const addresses = Object.keys(routes).map((route) => route.split(' ')[1]?.replaceAll(/\{\w+\}/g, '0f3a-1') ?? '');

// Planted: a list of first segments written by hand, which lacked /renegotiations and /inbox/pix-charges.
test('in development every route of the contract goes to the server, with a query as well', () => {
  expect(addresses.length).toBeGreaterThan(60);
  const ofApi = new RegExp(apiPaths());
  expect(addresses.filter((address) => !ofApi.test(address))).toEqual([]);
  expect(addresses.filter((address) => !ofApi.test(`${address}?a=b`))).toEqual([]);
});

test.each([
  '/',
  '/login',
  '/inbox',
  '/inbox?menu=true',
  '/caixa/compras',
  '/render/1/sale',
  '/c/comprovante',
  '/src/main.tsx',
])('%s stays with the pages', (address) => {
  expect(address).not.toMatch(new RegExp(apiPaths()));
});
