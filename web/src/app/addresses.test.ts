import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { routeTree } from '../route-tree.gen.ts';

/** Every address of the specs, as a router writes it; whatever else is asked for leads to the page that shows the menu. */
const addresses = [
  '/',
  '/login',
  '/calculadora',
  '/playground',
  '/simulador-parcelamento',
  '/clientes/alteracao-dados',
  '/render/$ids/$type',
  '/aquisicao',
  '/configuracao',
  '/colaboradores',
  '/colaboradores/novo',
  '/colaboradores/editar',
  '/caixa',
  '/caixa/pagamentos',
  '/caixa/compras',
  '/caixa/compras/qrcode',
  '/caixa/compras/$id/confirmacao',
  '/financial/payments',
  '/financial/originations',
  '/super-compra',
  '/venda-celular',
  '/central-de-vendas',
  '/operador/configuracao',
  '/applications',
  '/applications/$cpf',
  '/relatorios',
  '/$',
];

test('every address of the product has a page', () => {
  const { routesByPath } = createRouter({ routeTree, history: createMemoryHistory() });
  expect(addresses.filter((address) => !Object.hasOwn(routesByPath, address))).toEqual([]);
});
