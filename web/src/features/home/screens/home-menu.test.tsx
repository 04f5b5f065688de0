import type { Role } from '@balcao/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aLimitRequest } from '../../../domain/testing/limit-requests.ts';
import { loadPublicConfiguration } from '../../../lib/brand/public-configuration.ts';
import { getSession } from '../../../lib/session/session.ts';
import { fakeApi, lost } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';

beforeEach(() => void fakeApi(noneWaiting));
const noneWaiting = { 'GET /coordinator/limit-requests': () => ({ items: [], next: null }) } as const;
const items = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const menuOf: Record<Role, RegExp[]> = {
  cashier: [/^Caixa/, /^Configurações/, /^Sair/],
  manager: [/^Caixa/, /^Configurações/, /^Sair/],
  attendant: [/^Caixa/, /^Configurações/, /^Sair/],
  analyst: [
    /^Limites a aprovar/,
    /^Caixa/,
    /^Políticas/,
    /^Parâmetros/,
    /^Suporte/,
    /^Eventos/,
    /^Configurações/,
    /^Sair/,
  ],
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

test('a role whose work is still to come reads what it is, and what to do meanwhile', async () => {
  signedIn({ role: 'retailer_analyst', flags: { reportsPage: true } });
  await renderAt('/');
  expect(await screen.findByText('Nenhum trabalho está aberto para o seu perfil neste momento.')).toBeVisible();
  expect(screen.getByText(/^Em preparação para o seu perfil: Financeiro e Relatórios\. Se você precisa/)).toBeVisible();
});

test('a tile carries its one figure, and does without when nobody answers', async () => {
  const waiting = { items: [aLimitRequest(), aLimitRequest({ id: 'b' })], next: null };
  const api = fakeApi({ 'GET /coordinator/limit-requests': () => waiting });
  signedIn({ role: 'analyst' });
  const { unmount } = await renderAt('/');
  expect(await screen.findByRole('link', { name: /^Limites a aprovar.*2 esperando$/ })).toBeVisible();
  unmount();
  api.refuse('GET /coordinator/limit-requests', 'FORBIDDEN');
  await renderAt('/');
  expect(await screen.findByRole('link', { name: /^Limites a aprovar/ })).not.toHaveTextContent('esperando');
});

test('the till disappears where the flag switches it off', async () => {
  fakeApi({
    ...noneWaiting,
    'GET /configurations/public': () => ({ featureFlags: { enablePurchaseMenuButton: false } }),
  });
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
  expect(items()).toHaveLength(8);
});

test("the registration's older address leads to that of today, where the menu stands until its page does", async () => {
  signedIn({ role: 'promoter' });
  const { path } = await renderAt('/aquisicao');
  expect(await screen.findByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  expect(path()).toBe('/applications');
});

test('Sair tells the server and forgets, even when nobody answers', async () => {
  const api = fakeApi({ ...noneWaiting, 'POST /auth/logout': lost });
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
