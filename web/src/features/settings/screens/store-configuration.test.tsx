import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getSession } from '../../../lib/session/session.ts';
import { captureMethodItem } from '../../../lib/session/stored-items.ts';
import { receiving } from '../../../testing/answers.ts';
import { fakeApi, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { anOperator, aStore, aStoredStore, aUser, signedIn } from '../../../testing/sessions.ts';
import { toastStore } from '../../../ui/toast/toasts.ts';

const otherId = '01999999-0000-7000-8000-0000000000a2';
const other = aStore({ id: otherId, name: 'Loja Cidade Nova' });
const stores = {
  'GET /retailers/stores': () => [aStore(), other],
  'GET /retailers/stores/{id}': ({ path }: { path: string }) => (path.endsWith(otherId) ? other : aStore()),
  'GET /configurations': () => ({ flags: { reportsPage: true } }),
  'GET /coordinator/lookups/used-up': () => [],
} as const;
const picker = () => screen.findByLabelText('Loja');

test('without a store the setup asks for one, then work begins', async () => {
  fakeApi(stores);
  signedIn({ role: 'manager', store: null });
  const { user, place } = await renderAt('/configuracao');
  expect(await screen.findByRole('heading', { name: 'Configuração de Loja' })).toBeVisible();
  expect(screen.getByText('Necessário configurar loja para continuar a operação.')).toBeVisible();
  await picker();
  await user.click(screen.getByRole('button', { name: 'Confirmar Loja' }));
  expect(await picker()).toHaveAccessibleDescription('Selecione uma loja');

  await user.selectOptions(await picker(), 'Loja Cidade Nova');
  await user.click(screen.getByRole('button', { name: 'Confirmar Loja' }));
  expect(await screen.findByText('Loja configurada com sucesso!')).toBeVisible();
  await waitFor(() => expect(place()).toBe('/caixa'));
  expect(getSession()).toMatchObject({ store: { id: otherId }, configuration: { flags: { reportsPage: true } } });
});

// Against: a setup without a store to choose, from which nothing could be reached, not even the way out.
test('the provider’s analyst, who has no store, lands in the menu; the setup has the work of no store, and the way out', async () => {
  fakeApi({ 'GET /retailers/stores': () => [], 'POST /auth/logout': () => undefined });
  signedIn({ role: 'analyst', store: null });
  const { user, path } = await renderAt('/');
  expect(await screen.findByRole('heading', { name: 'Seja bem-vindo!' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Caixa/ })).toBeNull();
  await user.click(screen.getByRole('link', { name: /^Configurações/ }));
  const work = await screen.findByRole('region', { name: 'Trabalho que não pede loja' });
  const links = within(work).getAllByRole('link');
  expect(links[0]).toHaveAttribute('href', '/limites/aprovacoes');
  expect(links.map((link) => link.getAttribute('href'))).not.toContain('/caixa');
  expect(links.length).toBeGreaterThan(5);
  await user.click(screen.getByRole('link', { name: 'Menu' }));
  await waitFor(() => expect(path()).toBe('/'));
});

test('who must set a store and has none to set gets out', async () => {
  const api = fakeApi({ 'GET /retailers/stores': () => [], 'POST /auth/logout': () => undefined });
  signedIn({ role: 'cashier', store: null });
  const { user } = await renderAt('/caixa');
  const left = await screen.findByRole('region', { name: 'Sem loja neste aparelho' });
  await user.click(within(left).getByRole('button', { name: /^Sair/ }));
  await waitFor(() => expect(getSession()).toBeNull());
  expect(api.made('POST /auth/logout')).toHaveLength(1);
});

// Against: the setup led to the sales home of the role, whatever was asked for.
test('once the store is set, the page that was asked for opens', async () => {
  fakeApi({ ...stores, ...receiving });
  signedIn({ role: 'manager', store: null });
  const { user, place } = await renderAt('/caixa/pagamentos');
  expect(place()).toBe('/configuracao?origin=%2Fcaixa%2Fpagamentos');
  await user.selectOptions(await picker(), 'Loja Cidade Nova');
  await user.click(screen.getByRole('button', { name: 'Confirmar Loja' }));
  await waitFor(() => expect(place()).toBe('/caixa/pagamentos'));
});

test('an inactive store is said to be so', async () => {
  fakeApi(stores);
  signedIn({ store: aStoredStore({ status: 'inactive' }) });
  await renderAt('/caixa');
  expect(await screen.findByText('Loja inativada. Configure uma loja')).toBeVisible();
});

test('stores come by name, and a failure offers to try again', async () => {
  let isDown = true;
  fakeApi({ ...stores, 'GET /retailers/stores': () => (isDown ? refused('FORBIDDEN') : [aStore(), other]) });
  signedIn({ role: 'manager', store: null });
  const { user } = await renderAt('/configuracao');
  expect(await screen.findByText('Erro ao carregar lojas')).toBeVisible();
  expect(screen.getByText('Você não tem permissão para esta ação.')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await picker();
  const names = screen.getAllByRole('option').map((option) => option.textContent);
  expect(names).toEqual(['Selecione uma loja', 'Loja Centro', 'Loja Cidade Nova']);
});

test('the store is changed, and what failed changes nothing', async () => {
  let isDown = true;
  fakeApi({ ...stores, 'GET /retailers/stores/{id}': () => (isDown ? refused('STORE_NOT_FOUND') : other) });
  signedIn();
  const { user } = await renderAt('/configuracao');
  await user.selectOptions(await picker(), 'Loja Cidade Nova');
  await user.click(screen.getByRole('button', { name: 'Alterar Loja' }));
  expect(await screen.findByText('Loja não encontrada')).toBeVisible();
  expect(getSession()?.store?.name).toBe('Loja Centro');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Alterar Loja' }));
  expect(await screen.findByText('Loja alterada com sucesso!')).toBeVisible();
  expect(toastStore.get()).toContainEqual(expect.objectContaining({ text: 'Loja alterada com sucesso!', ms: 3000 }));
  expect(getSession()?.store?.name).toBe('Loja Cidade Nova');
});

test.each([
  ['cashier', 'BY_QR_CODE', ['Via CPF', 'Via QR Code UME']],
  ['manager', 'BY_QR_CODE', ['Via CPF', 'Via QR Code UME']],
  ['attendant', 'BY_QR_CODE', ['Via CPF', 'Via QR Code UME']],
  ['analyst', 'BY_QR_CODE', ['Via CPF', 'Via QR Code UME']],
  ['promoter', 'BY_QR_CODE', ['Via CPF']],
  ['representative', 'BY_QR_CODE', ['Via CPF']],
  ['cashier', 'BY_CPF', ['Via CPF']],
] as const)('%s in a store with %s may sell %s', async (role, captureMethod, expected) => {
  fakeApi(stores);
  signedIn({ role, store: aStoredStore({ settings: { captureMethod, canReceivePayments: true } }) });
  await renderAt('/configuracao');
  await screen.findByRole('heading', { name: 'Alterar Padrão de Vendas' });
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(expected);
});

test('a store without the setting offers no choice; a choice is kept on this device', async () => {
  fakeApi(stores);
  signedIn({ store: aStoredStore({ settings: null }) });
  const { unmount } = await renderAt('/configuracao');
  await screen.findByRole('heading', { name: 'Configurações' });
  expect(screen.queryByRole('radio')).toBeNull();
  unmount();
  signedIn({ store: aStoredStore({ settings: { captureMethod: 'BY_QR_CODE', canReceivePayments: true } }) });
  const { user } = await renderAt('/configuracao');
  await user.click(await screen.findByLabelText('Via QR Code UME'));
  expect(captureMethodItem.read()).toBe('BY_QR_CODE');
});

test('the own data are shown', async () => {
  fakeApi(stores);
  signedIn();
  localStorage.setItem('operator', JSON.stringify(anOperator({ pixAccount: { pixKey: 'marina@pix.example' } })));
  await renderAt('/configuracao');
  const shown = await screen.findAllByRole('definition');
  expect(shown.map((each) => each.textContent)).toEqual([
    'Marina Alves',
    '(92) 98888-7777',
    'marina@loja.com.br',
    'marina@pix.example',
  ]);
});

test('what is missing in the own data is said', async () => {
  fakeApi(stores);
  signedIn();
  localStorage.setItem('operator', JSON.stringify({ id: 'x', retailerId: 'y', role: 'cashier' }));
  await renderAt('/configuracao');
  for (const text of [
    'Sem nome cadastrado',
    'Sem telefone cadastrado',
    'Sem e-mail cadastrado',
    'Sem chave Pix cadastrada',
  ]) {
    expect(await screen.findByText(text)).toBeVisible();
  }
});

test('a retailer without an active store says so; with one alone there is nothing to choose', async () => {
  fakeApi({ ...stores, 'GET /retailers/stores': () => [] });
  signedIn({ role: 'manager', store: null });
  const { unmount } = await renderAt('/configuracao');
  expect(await screen.findByText('Não há loja ativa para configurar.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirmar Loja' })).toBeNull();
  unmount();
  fakeApi({ ...stores, 'GET /retailers/stores': () => [other] });
  await renderAt('/configuracao');
  expect(await picker()).toHaveDisplayValue('Loja Cidade Nova');
});

test('two clicks change the store once', async () => {
  const api = fakeApi({ ...stores, 'GET /configurations': () => new Promise<never>(() => {}) });
  signedIn();
  const { user } = await renderAt('/configuracao');
  await user.selectOptions(await picker(), 'Loja Cidade Nova');
  await user.dblClick(screen.getByRole('button', { name: 'Alterar Loja' }));
  expect(await screen.findByRole('button', { name: 'Alterando loja...' })).toHaveFocus();
  expect(api.made('GET /retailers/stores/{id}')).toHaveLength(1);
});

test('Escape leads to the menu, but not out of a field that is being used', async () => {
  fakeApi(stores);
  signedIn();
  const { user, path } = await renderAt('/configuracao');
  (await picker()).focus();
  await user.keyboard('{Escape}');
  expect(path()).toBe('/configuracao');
  screen.getByRole('button', { name: 'Alterar Loja' }).focus();
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('heading', { name: 'Seja bem-vindo!' })).toBeVisible();
});

test('selling by QR code is told how the purchases of this device begin from now on', async () => {
  fakeApi(stores);
  signedIn({ store: aStoredStore({ settings: { captureMethod: 'BY_QR_CODE', canReceivePayments: true } }) });
  const { user } = await renderAt('/configuracao');
  const said = /^As compras deste aparelho começam pelo valor: o cliente lê o QR Code/;
  expect(screen.queryByText(said)).toBeNull();
  await user.click(await screen.findByLabelText('Via QR Code UME'));
  expect(screen.getByText(said)).toBeVisible();
  await user.click(screen.getByLabelText('Via CPF'));
  expect(screen.queryByText(said)).toBeNull();
});

const rui = { operatorId: '01999999-0000-7000-8000-0000000000b1', name: 'Rui Sá', storeName: 'Loja Centro' };

test('a manager lets a colleague look up more, not themself', async () => {
  const me = { operatorId: aUser().id, name: 'Marina Alves', storeName: null };
  let usedUp = [me, rui];
  const api = fakeApi({
    ...stores,
    'GET /coordinator/lookups/used-up': () => usedUp,
    'POST /coordinator/lookups/{operatorId}/release': () => {
      usedUp = [me];
      return undefined;
    },
  });
  signedIn({ role: 'manager' });
  const { user } = await renderAt('/configuracao');
  expect(await screen.findByText('Peça a outra pessoa que libere as suas.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Liberar consultas de Rui Sá' }));
  expect(await screen.findByText('Consultas liberadas.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Rui Sá')).toBeNull());
  expect(api.lastOf('POST /coordinator/lookups/{operatorId}/release')?.path).toContain(rui.operatorId);
});

test('nobody at the limit, and a failure, are said', async () => {
  let isDown = true;
  fakeApi({
    ...stores,
    'GET /coordinator/lookups/used-up': () => (isDown ? refused('FORBIDDEN') : []),
  });
  signedIn({ role: 'analyst' });
  const { user } = await renderAt('/configuracao');
  expect(await screen.findByText('Erro ao carregar as consultas')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Atualizar' }));
  expect(await screen.findByText('Ninguém chegou ao limite.')).toBeVisible();
});

test('a release that came too late says so', async () => {
  fakeApi({
    ...stores,
    'GET /coordinator/lookups/used-up': () => [rui],
    'POST /coordinator/lookups/{operatorId}/release': () => refused('LOOKUPS_LEFT'),
  });
  signedIn({ role: 'manager' });
  const { user } = await renderAt('/configuracao');
  await user.click(await screen.findByRole('button', { name: 'Liberar consultas de Rui Sá' }));
  expect(await screen.findByText('Este colaborador ainda tem consultas.')).toBeVisible();
});

test('a cashier is not shown who is at the limit', async () => {
  fakeApi(stores);
  signedIn();
  await renderAt('/configuracao');
  expect(await screen.findByRole('heading', { name: 'Dados cadastrais' })).toBeVisible();
  expect(screen.queryByText('Consultas de CPF')).toBeNull();
});
