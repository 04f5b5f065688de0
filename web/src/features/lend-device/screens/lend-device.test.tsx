import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lenders } from '../../../lib/session/lenders.ts';
import { lockedItem } from '../../../lib/session/stored-items.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { OPERATOR_ID, signedIn } from '../../../testing/sessions.ts';

test('the device is lent: a QR code, the page itself, and the own screens locked', async () => {
  fakeApi();
  signedIn({ role: 'attendant' });
  const { user } = await renderAt('/clientes/alteracao-dados');
  expect(await screen.findByRole('heading', { name: 'Empreste este aparelho ao cliente' })).toBeVisible();
  expect(screen.getByRole('img', { name: /QR Code da página/ })).toBeVisible();
  expect(screen.getByText(`${window.location.origin}/c/dados`)).toBeVisible();
  const link = screen.getByRole('link', { name: 'Ir para alteração cadastral' });
  expect(link).toHaveAttribute('href', '/c/dados');
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(lockedItem.read()).not.toBeNull();
});

test.each(lenders)('%s may lend it', async (role) => {
  fakeApi();
  signedIn({ role });
  await renderAt('/clientes/alteracao-dados');
  expect(await screen.findByRole('img', { name: /QR Code da página/ })).toBeVisible();
  // To look at the page locks nothing.
  expect(lockedItem.read()).toBeNull();
});

test('a cashier is led to the till', async () => {
  fakeApi();
  signedIn();
  const { path } = await renderAt('/clientes/alteracao-dados');
  expect(path()).toBe('/caixa');
  expect(screen.queryByRole('img', { name: /QR Code/ })).toBeNull();
});

test('the address is copied to be sent by another way', async () => {
  fakeApi();
  signedIn({ role: 'attendant' });
  const { user } = await renderAt('/clientes/alteracao-dados');
  await user.click(await screen.findByRole('button', { name: /^Copiar/ }));
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/c/dados`);
  expect(lockedItem.read()).toBeNull();
});

test('Escape leads to the menu, and locks nothing', async () => {
  fakeApi();
  signedIn({ role: 'attendant' });
  const { user, path, search } = await renderAt('/clientes/alteracao-dados');
  await screen.findByRole('heading', { name: 'Empreste este aparelho ao cliente' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(path()).toBe('/'));
  expect(search()).toMatchObject({ menu: true });
  expect(lockedItem.read()).toBeNull();
});

// Whoever goes back finds no screen open.
test('once it is lent every page of the device asks for the password', async () => {
  fakeApi();
  signedIn({ role: 'attendant' });
  const { user, unmount } = await renderAt('/clientes/alteracao-dados');
  const link = await screen.findByRole('link', { name: 'Ir para alteração cadastral' });
  link.addEventListener('click', (event) => event.preventDefault());
  link.focus();
  await user.keyboard('{Enter}');
  expect(lockedItem.read()).toBe(OPERATOR_ID);
  expect(await screen.findByLabelText('Senha')).toBeVisible();
  unmount();
  await renderAt('/clientes/alteracao-dados');
  expect(await screen.findByLabelText('Senha')).toBeVisible();
});
