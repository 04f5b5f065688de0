import type { Role } from '@balcao/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadPublicConfiguration } from '../../../lib/brand/public-configuration.ts';
import { getSession } from '../../../lib/session/session.ts';
import { fakeApi, lost } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';

const items = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const menuOf: Record<Role, RegExp[]> = {
  cashier: [/^Caixa/, /^Configurações/, /^Sair/],
  manager: [/^Caixa/, /^Configurações/, /^Sair/],
  attendant: [/^Caixa/, /^Configurações/, /^Sair/],
  analyst: [/^Caixa/, /^Limites a aprovar/, /^Parâmetros/, /^Configurações/, /^Sair/],
  retailer_analyst: [/^Sair/],
  representative: [/^Configurações/, /^Sair/],
  promoter: [/^Configurações/, /^Sair/],
};

test.each(Object.keys(menuOf) as Role[])('the menu of %s', async (role) => {
  signedIn({ role });
  await renderAt('/?menu=true');
  expect(await screen.findByRole('heading', { name: 'Seja bem-vindo!' })).toBeVisible();
  expect(items()).toEqual(menuOf[role].map((text) => expect.stringMatching(text)));
});

test('the till disappears where the flag switches it off', async () => {
  fakeApi({ 'GET /configurations/public': () => ({ featureFlags: { enablePurchaseMenuButton: false } }) });
  await loadPublicConfiguration();
  signedIn({ role: 'analyst' });
  await renderAt('/');
  await screen.findByRole('heading', { name: 'Seja bem-vindo!' });
  expect(screen.queryByRole('link', { name: /^Caixa/ })).toBeNull();
  fakeApi({ 'GET /configurations/public': () => ({}) });
  await loadPublicConfiguration();
});

test('an unknown address says so and shows the menu', async () => {
  signedIn({ role: 'analyst' });
  await renderAt('/nada/aqui');
  expect(await screen.findByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  expect(items()).toHaveLength(5);
});

test('Sair tells the server and forgets, even when nobody answers', async () => {
  const api = fakeApi({ 'POST /auth/logout': lost });
  signedIn({ role: 'analyst' });
  const { user } = await renderAt('/');
  await user.click(await screen.findByRole('button', { name: /^Sair/ }));
  await waitFor(() => expect(getSession()).toBeNull());
  expect(api.made('POST /auth/logout')).toHaveLength(1);
});

test("'?' shows the keys of the page, and Escape puts the focus back", async () => {
  signedIn({ role: 'analyst' });
  const { user } = await renderAt('/');
  (await screen.findByRole('link', { name: /^Caixa/ })).focus();
  await user.keyboard('?');
  expect(screen.getByRole('dialog', { name: 'Teclas desta tela' })).toHaveTextContent('Mostrar as teclas desta tela');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('link', { name: /^Caixa/ })).toHaveFocus();
});
