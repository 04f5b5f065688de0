import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aCashOverview, aCashSession } from '../../../domain/testing/cash.ts';
import { aSaleInProgress } from '../../../domain/testing/offers.ts';
import { storeItem } from '../../../lib/session/stored-items.ts';
import { fakeApi, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { aStore, aStoredStore, signedIn } from '../../../testing/sessions.ts';

const STORE = 'GET /retailers/stores/{id}';
const BOARD = 'GET /coordinator/contracts/in-progress';

test('arrows move the focus between the cards and Enter opens one', async () => {
  const api = fakeApi();
  signedIn();
  const { path, user } = await renderAt('/caixa');
  const sell = await screen.findByRole('link', { name: /Compras/ });
  expect(sell).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('link', { name: /Pagamentos/ })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(sell).toHaveFocus();
  await user.keyboard('{ArrowUp}{Enter}');
  expect(await screen.findByRole('heading', { name: 'Pagamentos' })).toBeVisible();
  expect(path()).toBe('/caixa/pagamentos');
  expect(api.calls.filter(({ route }) => route !== BOARD)).toHaveLength(0);
});

test('a store without settings gets them under an overlay', async () => {
  signedIn({ store: aStoredStore({ settings: null }) });
  const { settings } = aStore();
  fakeApi({ [STORE]: () => aStore() });
  await renderAt('/caixa');
  expect(await screen.findByText('Carregando configurações da loja...')).toBeVisible();
  await vi.waitFor(() => expect(screen.queryByText('Carregando configurações da loja...')).toBeNull());
  expect(storeItem.read()?.settings).toEqual(settings);
});

test('settings that do not come leave the till usable', async () => {
  signedIn({ store: aStoredStore({ settings: null }) });
  fakeApi({ [STORE]: () => refused('FORBIDDEN') });
  const { user } = await renderAt('/caixa');
  expect(await screen.findByText('Você não tem permissão para esta ação.')).toBeVisible();
  expect(screen.getByRole('link', { name: /Compras/ })).toBeVisible();
  fakeApi({ [STORE]: () => aStore() });
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await vi.waitFor(() => expect(storeItem.read()?.settings).toEqual(aStore().settings));
  expect(screen.queryByText('Você não tem permissão para esta ação.')).toBeNull();
});

test('with numbered tills the operator says which one, and may change it', async () => {
  signedIn({ flags: { localCashierSelector: true } });
  const { user } = await renderAt('/caixa');
  const question = await screen.findByRole('dialog', { name: 'Qual caixa você está operando?' });
  expect(within(question).getAllByRole('button')).toHaveLength(20);
  await user.click(within(question).getByRole('button', { name: 'Caixa 07' }));
  expect(await screen.findByText('Caixa 07')).toBeVisible();
  expect(localStorage.getItem('local_cashier_id')).toBe('07');
  await user.click(screen.getByRole('button', { name: 'Trocar caixa' }));
  await user.click(await screen.findByRole('button', { name: 'Caixa 20' }));
  expect(await screen.findByText('Caixa 20')).toBeVisible();
});

test('without the flag nobody asks for a till', async () => {
  signedIn();
  await renderAt('/caixa');
  await screen.findByRole('link', { name: /Compras/ });
  expect(screen.queryByText('Trocar caixa')).toBeNull();
});

test('until a till is chosen nothing closes the question; afterwards Escape leaves it as it was', async () => {
  signedIn({ flags: { localCashierSelector: true } });
  const { user } = await renderAt('/caixa');
  const question = await screen.findByRole('dialog');
  expect(within(question).queryByRole('button', { name: 'Fechar' })).toBeNull();
  await user.keyboard('{Escape}');
  expect(question).toBeVisible();
  await user.click(within(question).getByRole('button', { name: 'Caixa 03' }));
  await user.click(await screen.findByRole('button', { name: 'Trocar caixa' }));
  expect(screen.getByRole('button', { name: 'Caixa 03' })).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Caixa 03')).toBeVisible();
});

test('the way to the drawer stands under the cards; a store that needs none open asks nothing', async () => {
  const api = fakeApi();
  signedIn();
  await renderAt('/caixa');
  expect(await screen.findByRole('link', { name: 'Gaveta e fechamento' })).toHaveAttribute('href', '/caixa/gaveta');
  expect(api.calls.filter(({ route }) => route !== BOARD)).toHaveLength(0);
});

test('where money is received with an open drawer only, that is said first, and afterwards whose it is', async () => {
  signedIn({ cashSession: { isRequired: true, approvalAbove: 0 } });
  const api = fakeApi({ 'GET /coordinator/cash': () => aCashOverview({ isRequired: true }) });
  const { unmount } = await renderAt('/caixa');
  expect(await screen.findByRole('link', { name: 'Abrir o caixa' })).toHaveAttribute('href', '/caixa/gaveta');
  unmount();
  api.ok('GET /coordinator/cash', aCashOverview({ session: aCashSession() }));
  await renderAt('/caixa');
  expect(await screen.findByText(/^Gaveta 03 aberta por Marina Alves em/)).toBeVisible();
});

test.each([
  [[], 'Nenhuma venda espera alguém.'],
  [[aSaleInProgress()], '1 venda espera alguém.'],
  [[aSaleInProgress(), aSaleInProgress({ contractId: 'c-2' })], '2 vendas esperam alguém.'],
])('how many sales wait stands beside the way to them (%#)', async (sales, sentence) => {
  signedIn();
  const api = fakeApi({ [BOARD]: () => sales });
  const { user } = await renderAt('/caixa');
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vendas em andamento' })).toHaveAttribute('href', '/caixa/andamento');
  await user.keyboard('{Control>}k{/Control}');
  const said =
    sales.length === 0 ? /O que espera o cliente/ : new RegExp(`^Vendas em andamento.*${sales.length} espera`);
  expect(await screen.findByRole('option', { name: said })).toBeVisible();
  expect(api.made(BOARD)).toHaveLength(1);
});

test('without an answer the way to them stands alone', async () => {
  signedIn();
  const api = fakeApi();
  api.refuse(BOARD, 'FORBIDDEN');
  await renderAt('/caixa');
  expect(await screen.findByRole('link', { name: 'Vendas em andamento' })).toBeVisible();
  await vi.waitFor(() => expect(api.made(BOARD)).not.toHaveLength(0));
  expect(screen.queryByText(/espera/)).toBeNull();
});

test.each([
  ['BY_QR_CODE', 'BY_QR_CODE', '/caixa/compras/qrcode'],
  ['BY_QR_CODE', 'BY_CPF', '/caixa/compras'],
  // The store was changed since this device chose.
  ['BY_CPF', 'BY_QR_CODE', '/caixa/compras'],
] as const)(
  'purchases are by QR code where the store sells so and this device chose it, else by CPF',
  async (captureMethod, chosen, target) => {
    localStorage.setItem('capture_method_config', chosen);
    signedIn({ store: aStoredStore({ settings: { captureMethod, canReceivePayments: true } }) });
    await renderAt('/caixa');
    expect(await screen.findByRole('link', { name: /^Compras/ })).toHaveAttribute('href', target);
  },
);
