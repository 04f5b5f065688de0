import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STORE_ID } from '../../../domain/testing/customers.ts';
import { storeItem } from '../../../lib/session/stored-items.ts';
import { openCounter, signIn } from '../../../testing/counter-in-test.tsx';
import { type FakeApi, fakeApi } from '../../../testing/counter-api.ts';

const STORE = 'GET /retailers/stores/{id}';
let api: FakeApi;
let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  api = fakeApi();
  user = userEvent.setup();
});
afterEach(() => void vi.unstubAllGlobals());

test('arrows move the focus between the cards and Enter opens one', async () => {
  signIn();
  const { path } = openCounter('/caixa');
  const sell = await screen.findByRole('link', { name: /Compras/ });
  expect(sell).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('link', { name: /Pagamentos/ })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(sell).toHaveFocus();
  await user.keyboard('{ArrowUp}{Enter}');
  expect(await screen.findByRole('heading', { name: 'Pagamentos' })).toBeVisible();
  expect(path()).toBe('/caixa/pagamentos');
  expect(api.calls).toHaveLength(0);
});

test('a store without settings gets them under an overlay', async () => {
  signIn({ hasSettings: false });
  const settings = { captureMethod: 'BY_CPF', canReceivePayments: true };
  api.ok(STORE, { id: STORE_ID, name: 'Loja Centro', retailerId: 'retailer-1', status: 'active', settings });
  openCounter('/caixa');
  expect(await screen.findByText('Carregando configurações da loja...')).toBeVisible();
  await vi.waitFor(() => expect(screen.queryByText('Carregando configurações da loja...')).toBeNull());
  expect(storeItem.read()?.settings).toEqual(settings);
});

test('settings that do not come leave the till usable', async () => {
  signIn({ hasSettings: false });
  api.refuse(STORE, 503, 'SERVICE_UNAVAIBLE');
  openCounter('/caixa');
  expect(await screen.findByText('Serviço/Sistema indisponível. Tente mais tarde')).toBeVisible();
  expect(screen.getByRole('link', { name: /Compras/ })).toBeVisible();
});

test('with numbered tills the operator says which one, and may change it', async () => {
  signIn({ hasTills: true });
  openCounter('/caixa');
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
  signIn();
  openCounter('/caixa');
  await screen.findByRole('link', { name: /Compras/ });
  expect(screen.queryByText('Trocar caixa')).toBeNull();
});
