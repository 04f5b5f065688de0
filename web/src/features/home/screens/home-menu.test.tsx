import type { Role } from '@balcao/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { loadPublicConfiguration } from '../../../lib/brand/public-configuration.ts';
import { getSession } from '../../../lib/session/session.ts';
import { fakeApi, lost } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { aStoredStore, signedIn } from '../../../testing/sessions.ts';

beforeEach(() => void fakeApi(noneWaiting));
const SALES = 'GET /backoffice/retailers-dash/transactions';
const soldToday = { sales: 12, canceled: 0, principal: 4210, returnedValue: 0, firstPurchases: 3 };
const on = '2026-11-21';
const sums = { startDate: on, endDate: on, total: soldToday, goal: null, before: soldToday };
const noneWaiting = { [SALES]: () => ({ ...sums, days: [], stores: [], operators: [], products: [] }) } as const;
const items = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const menuOf: Record<Role, RegExp[]> = {
  cashier: [/^Caixa/, /^Configurações/, /^Sair/],
  manager: [
    /^Caixa/,
    /^Colaboradores/,
    /^Carteira/,
    /^Turno da loja/,
    /^Fechamentos de caixa/,
    /^Auditoria/,
    /^Configurações/,
    /^Sair/,
  ],
  attendant: [/^Caixa/, /^Cadastrar cliente/, /^Configurações/, /^Sair/],
  analyst: [
    /^Limites a aprovar/,
    /^Fila de atendimento/,
    /^Cadastros a analisar/,
    /^Limite extra/,
    /^Ligações de compra/,
    /^Trocas de telefone/,
    /^Dados do cliente/,
    /^Boletos à espera/,
    /^Suporte/,
    /^Caixa/,
    /^Turno da loja/,
    /^Política de crédito/,
    /^Políticas/,
    /^Carteira/,
    /^Campanhas/,
    /^Financeiro/,
    /^Tesouraria/,
    /^Contabilidade/,
    /^Incentivos/,
    /^Fechamentos de caixa/,
    /^Aparelhos/,
    /^Colaboradores/,
    /^Varejos/,
    /^Parâmetros/,
    /^Mensagens/,
    /^Eventos/,
    /^Auditoria/,
    /^Configurações/,
    /^Sair/,
  ],
  retailer_analyst: [/^Financeiro/, /^Varejos/, /^Carteira/, /^Incentivos/, /^Auditoria/, /^Sair/],
  representative: [/^Cadastrar cliente/, /^Configurações/, /^Sair/],
  promoter: [/^Cadastrar cliente/, /^Configurações/, /^Sair/],
};

test.each(Object.keys(menuOf) as Role[])('the menu of %s', async (role) => {
  signedIn({ role });
  await renderAt('/?menu=true');
  expect(await screen.findByRole('heading', { name: 'Seja bem-vindo!' })).toBeVisible();
  expect(items()).toEqual(menuOf[role].map((text) => expect.stringMatching(text)));
});

test('a cashier, who finds no work, reads what there is, and whom to ask', async () => {
  fakeApi({
    ...noneWaiting,
    'GET /configurations/public': () => ({ featureFlags: { enablePurchaseMenuButton: false } }),
  });
  await loadPublicConfiguration();
  signedIn({ role: 'cashier' });
  await renderAt('/?menu=true');
  expect(await screen.findByText('Nenhum trabalho está aberto para o seu perfil neste momento.')).toBeVisible();
  expect(
    screen.getByText(/^Desligado na configuração: .*Caixa.*Para vender ou receber, peça.*analista da rede\.$/),
  ).toBeVisible();
  fakeApi({ 'GET /configurations/public': () => ({}) });
  await loadPublicConfiguration();
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

test('tiles carry their one figure, and do without when nobody answers', async () => {
  const kinds = [
    { kind: 'LIMIT_REQUEST', count: 2 },
    { kind: 'REGISTRATION', count: 5 },
  ] as const;
  const figures = { waiting: 7, oldestAt: null, late: 0, places: [], decidedToday: 0, deciders: [], kinds: [...kinds] };
  const api = fakeApi({ 'GET /coordinator/desk/figures': () => figures });
  signedIn({ role: 'analyst' });
  const { unmount } = await renderAt('/');
  expect(await screen.findByRole('link', { name: /^Limites a aprovar.*2 esperando$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Cadastros a analisar.*5 esperando$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Fila de atendimento.*7 esperando$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Limite extra/ })).not.toHaveTextContent('esperando');
  expect(screen.getByRole('region', { name: 'Dinheiro' })).toBeVisible();
  unmount();
  api.refuse('GET /coordinator/desk/figures', 'FORBIDDEN');
  await renderAt('/');
  expect(await screen.findByRole('link', { name: /^Limites a aprovar/ })).not.toHaveTextContent('esperando');
});

test("the manager's shop has its day as one line, and who is there on its tile", async () => {
  const person = { operator: { id: 'x', name: 'Rui' }, role: 'cashier' as const, signedInAt: null, lastSeenAt: null };
  const people = [{ ...person, devices: [], drawer: null }];
  const api = fakeApi({ ...noneWaiting, 'GET /coordinator/cash/shift': () => ({ people }) });
  signedIn({ role: 'manager' });
  const { unmount } = await renderAt('/?menu=true');
  expect(await screen.findByText(/^Hoje na loja: 12 vendas, R\$\s4\.210,00\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Turno da loja.*1 pessoa na loja$/ })).toBeVisible();
  expect(api.lastOf(SALES)?.query.get('storeId')).toBe(aStoredStore().id);
  unmount();
  api.refuse(SALES, 'FORBIDDEN');
  await renderAt('/?menu=true');
  expect(await screen.findByRole('link', { name: /^Caixa/ })).toBeVisible();
  expect(screen.queryByText(/^Hoje na loja/)).toBeNull();
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
