import type { Role } from '@balcao/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { CPF } from '../../../domain/testing/customers.ts';
import { getSession } from '../../../lib/session/session.ts';
import { captureMethodItem } from '../../../lib/session/stored-items.ts';
import { receiving, selling } from '../../../testing/answers.ts';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { aStoredStore, signedIn } from '../../../testing/sessions.ts';

let api: FakeApi;
const labels = () =>
  screen.getAllByRole('option').map((option) => option.querySelector('.combobox-label')?.textContent);
const field = () => screen.findByRole('combobox', { name: 'Procurar página ou ação' });

beforeEach(() => {
  api = fakeApi({
    ...receiving,
    ...selling,
    'GET /coordinator/limit-requests': () => ({ items: [], next: null }),
    'GET /retailers/stores': () => [],
    'POST /auth/logout': () => undefined,
  });
});

async function opened(role: Role = 'cashier', address = '/?menu=true') {
  signedIn({ role });
  const page = await renderAt(address);
  await screen.findByRole('heading', { level: 1 });
  await page.user.keyboard('{Control>}k{/Control}');
  await waitFor(async () => expect(await field()).toHaveFocus());
  return page;
}

const common = ['Minha conta', 'Teclas desta tela', 'Bloquear tela', 'Sair'];
const register = 'Cadastrar cliente';
const till = ['Nova venda', 'Receber', 'Vendas em andamento', 'Gaveta', register];
const papers = ['Contratos e recibos', 'Extrato do cliente', 'Renegociar dívida'];
test.each([
  ['cashier', [...till, 'Caixa', 'Configurações', ...papers, 'Meus incentivos', 'Menu', 'Trocar loja', ...common]],
  [
    'analyst',
    [
      ...till,
      'Limites a aprovar',
      'Caixa',
      'Fila de atendimento',
      'Cadastros a analisar',
      'Limite extra',
      'Ligações de compra',
      'Trocas de telefone',
      'Dados do cliente',
      'Boletos à espera',
      'Aparelhos',
      'Colaboradores',
      'Varejos',
      'Financeiro',
      'Tesouraria',
      'Contabilidade',
      'Política de crédito',
      'Políticas',
      'Parâmetros',
      'Mensagens',
      'Suporte',
      'Eventos',
      'Carteira',
      'Campanhas',
      'Incentivos',
      'Turno da loja',
      'Fechamentos de caixa',
      'Auditoria',
      'Configurações',
      ...papers,
      'QR Code da loja',
      'Catálogo de aparelhos',
      'Meus incentivos',
      'Feriados',
      'Menu',
      'Trocar loja',
      'Emprestar aparelho ao cliente',
      ...common,
    ],
  ],
  [
    'promoter',
    [register, 'Configurações', 'Meus incentivos', 'Menu', 'Trocar loja', 'Emprestar aparelho ao cliente', ...common],
  ],
  [
    'retailer_analyst',
    [
      register,
      'Financeiro',
      'Varejos',
      'Carteira',
      'Incentivos',
      'Auditoria',
      'Meus incentivos',
      'Feriados',
      'Menu',
      'Emprestar aparelho ao cliente',
      ...common,
    ],
  ],
] as const)('what %s finds', async (role, expected) => {
  await opened(role);
  expect(labels()).toEqual(expected);
});

test('a new sale begins as this device sells', async () => {
  api.ok('GET /payments/store-requests', []);
  captureMethodItem.write('BY_QR_CODE');
  signedIn({ store: aStoredStore({ settings: { captureMethod: 'BY_QR_CODE', canReceivePayments: true } }) });
  const { user, path } = await renderAt('/?menu=true');
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'nova venda{Enter}');
  await waitFor(() => expect(path()).toBe('/caixa/compras/qrcode'));
});

test('is found without accents, and Enter takes the first', async () => {
  const { user, path } = await opened();
  await user.type(await field(), 'configuracoes{Enter}');
  await waitFor(() => expect(path()).toBe('/configuracao'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('arrows choose, also round the end', async () => {
  const { user } = await opened();
  await user.keyboard('{ArrowUp}{Enter}');
  await waitFor(() => expect(getSession()).toBeNull());
});

test('the till is locked at once', async () => {
  const { user } = await opened();
  await user.type(await field(), 'bloquear{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Tela bloqueada' })).toBeVisible();
});

test('a CPF leads to the sale with its customer, and stays out of the address', async () => {
  const { user, place } = await opened();
  await user.type(await field(), CPF);
  expect(labels()).toEqual(['Vender para o CPF 529.982.247-25', 'Receber do CPF 529.982.247-25']);
  await user.keyboard('{Enter}');
  expect(await screen.findByLabelText('Valor da compra')).toBeVisible();
  expect(place()).toBe('/caixa/compras');
  expect(api.lastOf('GET /coordinator/borrowers/find-one')?.query.get('cpf')).toBe(CPF);
});

test('a CPF leads to the payments too; the page at hand is not offered', async () => {
  const { user, path } = await opened('cashier', '/caixa/compras');
  await user.type(await field(), '529.982.247-25');
  expect(labels()).toEqual(['Receber do CPF 529.982.247-25']);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(path()).toBe('/caixa/pagamentos'));
});

// Planted: customers offered to who may not serve them.
test('a CPF says nothing to who has no till', async () => {
  const { user } = await opened('promoter');
  await user.type(await field(), CPF);
  expect(screen.queryAllByRole('option')).toEqual([]);
});
