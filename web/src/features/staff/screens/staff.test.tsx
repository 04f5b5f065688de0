import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { STORE_ID } from '../../../domain/testing/customers.ts';
import { fakeApi, type Handlers, lost, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import { aColleague, aHistory, aStaffing, COLLEAGUE_ID, OTHER_STORE_ID } from '../testing/colleagues.ts';

const LIST = 'GET /coordinator/operators';
const ADD = 'POST /coordinator/operators';
const CHANGE = 'PUT /coordinator/operators/{id}';
const HISTORY = 'GET /coordinator/operators/{id}/history';
const UNLOCK = 'POST /coordinator/operators/{id}/unlock';

const staff = [
  aColleague(),
  aColleague({ id: 'b', name: 'SÉRGIO', storeId: OTHER_STORE_ID, storeName: 'Loja Norte', isManageable: false }),
  aColleague({ id: 'c', name: 'TADEU', active: false }),
];
const api = (over: Handlers = {}) =>
  fakeApi({
    [LIST]: () => staff,
    'GET /coordinator/staffing': () => aStaffing(),
    [HISTORY]: () => aHistory(),
    ...over,
  });
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
const edit = async (over: Handlers = {}) => {
  const made = api(over);
  const view = await renderAt('/colaboradores');
  await view.user.click(await screen.findByRole('link', { name: 'Editar RITA NOGUEIRA' }));
  await screen.findByLabelText('E-mail');
  return { ...view, api: made };
};

beforeEach(() => signedIn({ role: 'manager' }));

test('the list: blocked ones when asked for, one store by the address, nobody to change who is not theirs', async () => {
  api();
  const { user, place } = await renderAt('/colaboradores');
  await screen.findByText('RITA NOGUEIRA');
  expect(names()).toEqual([expect.stringContaining('RITA'), expect.stringContaining('SÉRGIO')]);
  expect(screen.queryByRole('link', { name: 'Editar SÉRGIO' })).toBeNull();
  await user.click(screen.getByLabelText('Exibir Bloqueados'));
  expect(await screen.findByText('3 colaboradores')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Loja'), 'Loja Norte');
  await waitFor(() => expect(names()).toEqual([expect.stringContaining('SÉRGIO')]));
  expect(place()).toContain(`loja=${OTHER_STORE_ID}`);
  await user.type(screen.getByLabelText('Buscar'), 'ninguém');
  expect(await screen.findByText('Nenhum colaborador aqui')).toBeVisible();
});

test('a cashier has no such page', async () => {
  signedIn({ role: 'cashier' });
  fakeApi({});
  const { path } = await renderAt('/colaboradores');
  expect(path()).not.toBe('/colaboradores');
});

test('a new colleague: what is missing is said, name and e-mail are written as they are kept', async () => {
  const made = api({ [ADD]: () => aColleague() });
  const { user, path } = await renderAt('/colaboradores/novo');
  await user.type(await screen.findByLabelText('Nome completo'), 'rita nogueira');
  await user.type(screen.getByLabelText('E-mail'), 'Rita@Loja.com.br');
  await user.click(screen.getByRole('button', { name: 'Cadastrar' }));
  expect(await screen.findByText('Há campos obrigatórios incompletos')).toBeVisible();
  expect(screen.getByLabelText('CPF')).toHaveFocus();
  await user.type(screen.getByLabelText('CPF'), '52998224725');
  await user.type(screen.getByLabelText('Celular'), '92988887777');
  expect(screen.getByLabelText('Celular')).toHaveValue('(92) 98888 7777');
  expect(within(screen.getByLabelText('Função')).queryByRole('option', { name: 'Gerente' })).toBeNull();
  await user.selectOptions(screen.getByLabelText('Função'), 'Caixa');
  await user.selectOptions(screen.getByLabelText('Loja'), 'Loja Centro');
  await user.type(screen.getByLabelText('Senha'), 'caixa 1');
  await user.type(screen.getByLabelText('Confirme a senha'), 'caixa 1');
  await user.click(screen.getByRole('button', { name: 'Cadastrar' }));
  await waitFor(() => expect(path()).toBe('/colaboradores'));
  expect(screen.getByText('Colaborador foi criado com sucesso!')).toBeVisible();
  expect(made.lastOf(ADD)?.body).toMatchObject({
    name: 'RITA NOGUEIRA',
    email: 'rita@loja.com.br',
    phoneNumber: '+5592988887777',
    storeId: STORE_ID,
    role: 'cashier',
  });
});

test('a change: name and CPF are locked, the password goes along only when it is changed, the version always', async () => {
  const { user, api: made, path } = await edit({ [CHANGE]: () => aColleague({ version: 5 }) });
  expect(screen.getByLabelText('Nome completo')).toHaveAttribute('readonly');
  expect(screen.getByLabelText('CPF')).toHaveAttribute('readonly');
  await user.selectOptions(screen.getByLabelText('Loja'), 'Loja Norte');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(path()).toBe('/colaboradores'));
  expect(screen.getByText('Colaborador foi alterado com sucesso!')).toBeVisible();
  expect(made.lastOf(CHANGE)?.body).toEqual({
    email: 'rita@loja.com.br',
    phoneNumber: '+5592988887777',
    role: 'cashier',
    storeId: OTHER_STORE_ID,
    version: 4,
  });
});

test('what somebody changed meanwhile is told, what was typed stays, and the next try is of the newest', async () => {
  const { user, api: made } = await edit({ [CHANGE]: () => refused('OPERATOR_CHANGED_SINCE') });
  made.ok(LIST, [aColleague({ version: 7 })]);
  await user.clear(screen.getByLabelText('E-mail'));
  await user.type(screen.getByLabelText('E-mail'), 'nova@loja.com.br');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText(/^Outra pessoa alterou este colaborador/)).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveValue('nova@loja.com.br');
  await waitFor(() => expect(made.made(LIST).length).toBeGreaterThan(1));
  made.on(CHANGE, () => lost());
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Falha no sistema. Tente novamente.')).toBeVisible();
  expect(made.lastOf(CHANGE)?.body).toMatchObject({ version: 7 });
});

test('a block is asked once, by name; its failure has its own sentence', async () => {
  const made = api({ [CHANGE]: () => lost() });
  const { user } = await renderAt('/colaboradores');
  const block = async () => {
    await user.click(await screen.findByRole('button', { name: 'Bloquear RITA NOGUEIRA' }));
    await user.click(
      within(screen.getByRole('dialog', { name: 'Bloquear RITA NOGUEIRA?' })).getByRole('button', { name: 'Bloquear' }),
    );
  };
  await block();
  expect(await screen.findByText('Falha no sistema. Tente novamente')).toBeVisible();
  made.on(CHANGE, () => aColleague({ active: false }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await block();
  expect(await screen.findByText('Colaborador bloqueado com sucesso')).toBeVisible();
  expect(made.lastOf(CHANGE)?.body).toEqual({ active: false });
});

test('who is shut out by wrong passwords is seen and let in; the history says who changed what', async () => {
  const entry = {
    id: 'e1',
    at: '2026-11-22T15:00:00Z',
    action: 'operator.changed',
    text: 'Cadastro do colaborador alterado',
  };
  const { user, api: made } = await edit({
    [HISTORY]: () =>
      aHistory({ failedTries: 5, isLocked: true, entries: [{ ...entry, by: null, fields: ['password', 'storeId'] }] }),
    [UNLOCK]: () => undefined,
  });
  expect(await screen.findByText('5 senhas erradas nas últimas 24 horas')).toBeVisible();
  expect(screen.getByText('Cadastro do colaborador alterado: senha, loja')).toBeVisible();
  expect(screen.getByText('Provedor')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Destravar entrada' }));
  expect(await screen.findByText('Entrada destravada: já pode tentar de novo.')).toBeVisible();
  expect(made.lastOf(UNLOCK)?.path).toContain(COLLEAGUE_ID);
});

test('without anybody chosen the form leads back to the list', async () => {
  api();
  await renderAt('/colaboradores/editar');
  expect(await screen.findByText('Escolha na lista quem editar.')).toBeVisible();
});
