import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lockedItem } from '../../../lib/session/stored-items.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';

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

test('a cashier is led to the till', async () => {
  fakeApi();
  signedIn();
  const { path } = await renderAt('/clientes/alteracao-dados');
  expect(path()).toBe('/caixa');
});
