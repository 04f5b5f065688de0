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
  manager: [
    /^Caixa/,
    /^Colaboradores/,
    /^Turno da loja/,
    /^Fechamentos de caixa/,
    /^Auditoria/,
    /^Configurações/,
    /^Sair/,
  ],
  attendant: [/^Caixa/, /^Configurações/, /^Sair/],
  analyst: [
    /^Limites a aprovar/,
    /^Caixa/,
    /^Fila de atendimento/,
    /^Cadastros a analisar/,
    /^Limite extra/,
    /^Ligações de compra/,
    /^Trocas de telefone/,
    /^Dados do cliente/,
    /^Boletos à espera/,
    /^Aparelhos/,
    /^Colaboradores/,
    /^Varejos/,
    /^Financeiro/,
    /^Tesouraria/,
    /^Contabilidade/,
    /^Política de crédito/,
    /^Políticas/,
    /^Parâmetros/,
    /^Mensagens/,
    /^Suporte/,
    /^Eventos/,
    /^Carteira/,
    /^Campanhas/,
    /^Incentivos/,
    /^Turno da loja/,
    /^Fechamentos de caixa/,
    /^Auditoria/,
    /^Configurações/,
    /^Sair/,
  ],
  retailer_analyst: [/^Financeiro/, /^Varejos/, /^Incentivos/, /^Auditoria/, /^Sair/],
  representative: [/^Configurações/, /^Sair/],
  promoter: [/^Configurações/, /^Sair/],
};

test.each(Object.keys(menuOf) as Role[])('the menu of %s', async (role) => {
  signedIn({ role });
  await renderAt('/?menu=true');
  expect(await screen.findByRole('heading', { name: 'Seja bem-vindo!' })).toBeVisible();
  expect(items()).toEqual(menuOf[role].map((text) => expect.stringMatching(text)));
});

test.each([
  ['promoter', /^Desligado na configuração: .*Calculadora de parcelas\. Para vender ou receber, peça/],
  ['representative', /Quem liga uma página é o analista da rede\.$/],
] as const)('%s, who finds no work, reads what there is, and whom to ask', async (role, said) => {
  signedIn({ role });
  await renderAt('/?menu=true');
  expect(await screen.findByText('Nenhum trabalho está aberto para o seu perfil neste momento.')).toBeVisible();
  expect(screen.getByText(said)).toBeVisible();
});

test('a manager, whose own work is switched off, reads what it is beside what is open', async () => {
  fakeApi({
    ...noneWaiting,
    'GET /configurations/public': () => ({ featureFlags: { enablePurchaseMenuButton: false } }),
  });
  await loadPublicConfiguration();
  signedIn({ role: 'manager' });
  await renderAt('/?menu=true');
  expect(await screen.findByText(/^Desligado na configuração: .*Caixa.*\./)).toHaveTextContent(
    /Quem liga uma página é o analista da rede\.$/,
  );
  expect(screen.queryByText(/^Nenhum trabalho/)).toBeNull();
  fakeApi({ 'GET /configurations/public': () => ({}) });
  await loadPublicConfiguration();
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
  expect(items()).toHaveLength(menuOf.analyst.length);
});

test("the registration's older address leads to that of today", async () => {
  signedIn({ role: 'promoter' });
  const { path } = await renderAt('/aquisicao');
  expect(await screen.findByLabelText('CPF do cliente')).toBeVisible();
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
