import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { RETAILER_ID, STORE_ID } from '../../../domain/testing/customers.ts';
import { type FakeApi, fakeApi, type Handlers, held, lost, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import type { Colleague, Staffing } from '../staff-calls.ts';
import { aColleague, aHistory, aStaffing, OTHER_STORE_ID } from '../testing/colleagues.ts';

const LIST = 'GET /coordinator/operators';
const STAFFING = 'GET /coordinator/staffing';
const ADD = 'POST /coordinator/operators';
const CHANGE = 'PUT /coordinator/operators/{id}';
const HISTORY = 'GET /coordinator/operators/{id}/history';
const UNLOCK = 'POST /coordinator/operators/{id}/unlock';
const OTHER_RETAILER = '01900000-0000-7000-8000-000000000779';

let api: FakeApi;
let page: Awaited<ReturnType<typeof renderAt>>;

const answers = {
  [LIST]: () => [aColleague()],
  [STAFFING]: () => aStaffing(),
  [HISTORY]: () => aHistory(),
} as const satisfies Handlers;

beforeEach(() => {
  signedIn({ role: 'manager' });
  api = fakeApi(answers);
});

const open = async (address = '/colaboradores') => {
  page = await renderAt(address);
};
const press = async (name: string | RegExp) => page.user.click(await screen.findByRole('button', { name }));
async function edit(over: Partial<Colleague> = {}) {
  api.ok(LIST, [aColleague(over)]);
  await open();
  await page.user.click(await screen.findByRole('link', { name: 'Editar RITA NOGUEIRA' }));
  return screen.findByLabelText('E-mail');
}

describe('the list', () => {
  test('who never came in, who has no store and who is blocked read so', async () => {
    const promoter = { role: 'promoter', storeId: null, storeName: null, active: false } as const;
    api.ok(LIST, [aColleague(promoter), aColleague({ id: 'b', name: 'ANA', lastSignInAt: '2026-11-20T15:00:00Z' })]);
    await open('/colaboradores?bloqueados=true');
    const [first, second] = (await screen.findAllByRole('row')).slice(1);
    expect(first).toHaveTextContent(/PromotorSem loja.*Nunca entrou.*Bloqueado.*Desbloquear/);
    expect(second).toHaveTextContent(/CaixaLoja Centro.*20\/11\/2026 11:00.*Ativo/);
    expect(screen.getByText('2 colaboradores')).toBeVisible();
  });

  test('one reads as one, and whoever a search finds is counted', async () => {
    api.ok(LIST, [aColleague(), aColleague({ id: 'b', name: 'SÉRGIO', email: 's@loja.com.br' })]);
    await open();
    await screen.findByText('2 colaboradores');
    await page.user.type(screen.getByLabelText('Buscar'), 'sergio');
    expect(await screen.findByText('1 colaborador')).toBeVisible();
  });

  test('a failure has its sentence, and trying again brings it', async () => {
    api.refuse(LIST, 'OPERATOR_NOT_MANAGED');
    await open();
    const again = await screen.findByRole('button', { name: 'Tentar novamente' });
    expect(screen.getByText('Você não tem permissão para alterar este colaborador')).toBeVisible();
    expect(screen.queryByText('Nenhum colaborador aqui')).toBeNull();
    api.on(LIST, answers[LIST]);
    await page.user.click(again);
    expect(await screen.findByText('RITA NOGUEIRA')).toBeVisible();
  });

  test('an address that nobody wrote here is read as far as it is known', async () => {
    await open('/colaboradores?loja=&bloqueados=talvez&varejista=7');
    expect(await screen.findByText('RITA NOGUEIRA')).toBeVisible();
    expect(screen.getByLabelText('Exibir Bloqueados')).not.toBeChecked();
    expect(api.lastOf(LIST)?.query.get('retailerId')).toBeNull();
  });

  test('a block that is not meant is given up: nothing is sent', async () => {
    await open();
    await press('Bloquear RITA NOGUEIRA');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    expect(dialog.getByText(/^A sessão termina na próxima ação/)).toBeVisible();
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.made(CHANGE)).toHaveLength(0);
  });

  test('a block is sent once by a double click; to unblock is not asked', async () => {
    const { answer, give } = held<Colleague>();
    api.on(CHANGE, () => answer);
    await open('/colaboradores?bloqueados=true');
    await press('Bloquear RITA NOGUEIRA');
    await page.user.dblClick(within(screen.getByRole('dialog')).getByRole('button', { name: 'Bloquear' }));
    expect(await screen.findByRole('button', { name: 'Bloqueando...' })).toBeVisible();
    api.ok(LIST, [aColleague({ active: false })]);
    give(aColleague({ active: false }));
    await press('Desbloquear RITA NOGUEIRA');
    expect(await screen.findByText('Colaborador desbloqueado com sucesso')).toBeVisible();
    expect(api.made(CHANGE).map(({ body }) => body)).toEqual([{ active: false }, { active: true }]);
  });
});

describe('of the provider', () => {
  const stores = [{ id: 's-9', name: 'Loja Sul', status: 'active' as const }];
  const many: Staffing = aStaffing({
    isProvider: true,
    roles: ['cashier', 'manager', 'analyst'],
    retailers: [...aStaffing().retailers, { id: OTHER_RETAILER, fantasyName: 'Casas Sul', stores }],
  });
  beforeEach(() => {
    signedIn({ role: 'analyst' });
    api.ok(STAFFING, many);
  });

  test('another retailer has its own staff and stores; the store of the one before is let go', async () => {
    await open(`/colaboradores?loja=${OTHER_STORE_ID}`);
    await page.user.selectOptions(await screen.findByLabelText('Varejista'), 'Casas Sul');
    await waitFor(() => expect(api.lastOf(LIST)?.query.get('retailerId')).toBe(OTHER_RETAILER));
    expect(page.search()).toEqual({ varejista: OTHER_RETAILER });
    const options = within(screen.getByLabelText('Loja')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Todas as lojas', 'Loja Sul']);
  });

  test('who works everywhere needs no store, and is added to the retailer that the list shows', async () => {
    api.ok(ADD, aColleague());
    await open(`/colaboradores/novo?varejista=${OTHER_RETAILER}`);
    await page.user.type(await screen.findByLabelText('Nome completo'), 'Ana Lima');
    await page.user.type(screen.getByLabelText('CPF'), '52998224725');
    await page.user.type(screen.getByLabelText('E-mail'), 'ana@casas.com.br');
    await page.user.type(screen.getByLabelText('Celular'), '92988887777');
    await page.user.selectOptions(screen.getByLabelText('Função'), 'Analista');
    expect(screen.getByLabelText('Loja')).toHaveDisplayValue('Sem loja');
    await page.user.type(screen.getByLabelText('Senha'), 'analista1');
    await page.user.type(screen.getByLabelText('Confirme a senha'), 'analista1{Enter}');
    await waitFor(() => expect(page.path()).toBe('/colaboradores'));
    expect(page.search()).toEqual({ varejista: OTHER_RETAILER });
    expect(api.lastOf(ADD)?.body).toMatchObject({ role: 'analyst', storeId: null, retailerId: OTHER_RETAILER });
  });

  test('the second factor of a manager of any retailer is taken with a reason; a cashier has none', async () => {
    const RESET = 'POST /coordinator/operators/{id}/second-factor/reset';
    api.ok(LIST, [aColleague({ role: 'manager' })]);
    api.refuse(RESET, 'SECOND_FACTOR_NOT_SET');
    await open(`/colaboradores?varejista=${OTHER_RETAILER}`);
    await page.user.click(await screen.findByRole('link', { name: 'Editar RITA NOGUEIRA' }));
    await press('Redefinir segundo fator');
    const dialog = within(screen.getByRole('dialog'));
    await page.user.type(dialog.getByLabelText('Motivo'), 'Perdeu o telefone');
    await page.user.click(dialog.getByRole('button', { name: 'Redefinir segundo fator' }));
    await waitFor(() => expect(dialog.getByLabelText('Motivo')).toHaveAccessibleDescription(/segundo fator/));
    api.ok(RESET, undefined);
    await page.user.click(dialog.getByRole('button', { name: 'Redefinir segundo fator' }));
    expect(await screen.findByText('Segundo fator de RITA NOGUEIRA redefinido.')).toBeVisible();
    expect(api.lastOf(RESET)).toMatchObject({ body: { reason: 'Perdeu o telefone' } });
    expect(api.lastOf(RESET)?.query.get('retailerId')).toBe(OTHER_RETAILER);
  });

  test('a change of a colleague elsewhere says where', async () => {
    api.ok(CHANGE, aColleague());
    await open(`/colaboradores?varejista=${OTHER_RETAILER}`);
    await page.user.click(await screen.findByRole('link', { name: 'Editar RITA NOGUEIRA' }));
    // The store they are in is not one of that retailer: another is chosen before it is saved.
    await page.user.selectOptions(await screen.findByLabelText('Loja'), 'Loja Sul');
    await press('Salvar');
    await waitFor(() => expect(page.path()).toBe('/colaboradores'));
    expect(api.lastOf(CHANGE)?.body).toMatchObject({ retailerId: OTHER_RETAILER, storeId: 's-9' });
    expect(api.lastOf(HISTORY)?.query.get('retailerId')).toBe(OTHER_RETAILER);
  });
});

describe('a change', () => {
  test.each([
    ['OPERATOR_EXISTS', 'Já existe um colaborador com este CPF ou e-mail'],
    ['ROLE_NOT_ASSIGNABLE', 'Você não tem autorização para dar esta função'],
    ['OPERATOR_NOT_MANAGED', 'Você não tem permissão para alterar este colaborador'],
  ] as const)('%s is said, and what was typed stays', async (code, sentence) => {
    api.refuse(CHANGE, code);
    const email = await edit();
    await page.user.clear(email);
    await page.user.type(email, 'outra@loja.com.br{Enter}');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(email).toHaveValue('outra@loja.com.br');
    expect(page.path()).toBe('/colaboradores/editar');
  });

  test('is sent once by a double click', async () => {
    const { answer, give } = held<Colleague>();
    api.on(CHANGE, () => answer);
    await edit();
    await page.user.dblClick(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByRole('button', { name: 'Salvando...' })).toBeVisible();
    give(aColleague());
    await waitFor(() => expect(page.path()).toBe('/colaboradores'));
    expect(api.made(CHANGE)).toHaveLength(1);
  });

  test('of the password is checked like a new one, told apart from none, and no longer asked when it is not meant', async () => {
    api.ok(CHANGE, aColleague());
    await edit();
    expect(screen.queryByLabelText('Senha')).toBeNull();
    await page.user.click(screen.getByLabelText('Trocar a senha'));
    await page.user.type(screen.getByLabelText('Senha'), 'caixas');
    await press('Salvar');
    expect(screen.getByLabelText('Senha')).toHaveAccessibleDescription(expect.stringContaining('Pelo menos 1 número'));
    expect(screen.getByLabelText('Senha')).toHaveFocus();
    await page.user.type(screen.getByLabelText('Senha'), '1');
    await page.user.type(screen.getByLabelText('Confirme a senha'), 'caixas2{Enter}');
    expect(screen.getByText('As senhas não são iguais')).toBeVisible();
    expect(api.made(CHANGE)).toHaveLength(0);
    await page.user.click(screen.getByLabelText('Trocar a senha'));
    await press('Salvar');
    await waitFor(() => expect(page.path()).toBe('/colaboradores'));
    expect(api.lastOf(CHANGE)?.body).not.toHaveProperty('password');
  });

  test('a store that was closed since stays the one they are in', async () => {
    const status = 'inactive' as const;
    const closed = [
      { id: STORE_ID, name: 'Loja Centro', status },
      { id: OTHER_STORE_ID, name: 'Loja Norte', status },
    ];
    api.ok(STAFFING, aStaffing({ retailers: [{ id: RETAILER_ID, fantasyName: 'Lojas Aurora', stores: closed }] }));
    await edit();
    expect(screen.getByLabelText('Loja')).toHaveValue(STORE_ID);
    expect(within(screen.getByLabelText('Loja')).queryByRole('option', { name: 'Loja Norte' })).toBeNull();
  });

  test('whoever may be seen only has no form and no block', async () => {
    await edit();
    api.ok(LIST, [aColleague({ isManageable: false })]);
    page.unmount();
    page = await renderAt('/colaboradores/editar', page.history);
    expect(await screen.findByText('Você pode ver este colaborador, mas não alterá-lo.')).toBeVisible();
    expect(screen.queryByLabelText('E-mail')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Bloquear' })).toBeNull();
  });

  // It caught: while the stores were on their way the page said that nobody was chosen.
  test('on a refresh it waits for everything, and does not say that nobody was chosen', async () => {
    await edit();
    const { answer, give } = held<Staffing>();
    api.on(STAFFING, () => answer);
    page.unmount();
    page = await renderAt('/colaboradores/editar', page.history);
    await waitFor(() => expect(api.made(LIST).length).toBeGreaterThan(1));
    await screen.findByText('Buscando colaborador...');
    // Time enough for the list, which is answered, to be on the page.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText('Escolha na lista quem editar.')).toBeNull();
    give(aStaffing());
    expect(await screen.findByLabelText('E-mail')).toHaveValue('rita@loja.com.br');
  });

  test('what is needed and does not come is asked for again', async () => {
    await edit();
    api.refuse(STAFFING, 'OPERATOR_NOT_MANAGED');
    page.unmount();
    page = await renderAt('/colaboradores/editar', page.history);
    const again = await screen.findByRole('button', { name: 'Tentar novamente' });
    expect(screen.queryByText('Escolha na lista quem editar.')).toBeNull();
    api.on(STAFFING, answers[STAFFING]);
    await page.user.click(again);
    expect(await screen.findByLabelText('E-mail')).toHaveValue('rita@loja.com.br');
  });
});

describe('access and history', () => {
  test('nothing wrong and nothing changed read so; a failure leaves the form, and is asked again', async () => {
    api.refuse(HISTORY, 'OPERATOR_NOT_FOUND');
    await edit();
    expect(await screen.findByText('Colaborador não encontrado')).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toHaveValue('rita@loja.com.br');
    api.ok(HISTORY, aHistory({ failedTries: 0 }));
    await press('Tentar novamente');
    expect(await screen.findByText('Nenhuma senha errada nas últimas 24 horas')).toBeVisible();
    expect(screen.getByText('Nada mudou desde que esta história é guardada.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Destravar entrada' })).toBeNull();
  });

  test('who was let in meanwhile is told so, and a lost answer has its own sentence', async () => {
    api.ok(HISTORY, aHistory({ failedTries: 1, isLocked: true }));
    api.on(UNLOCK, () => lost());
    await edit();
    expect(await screen.findByText('1 senha errada nas últimas 24 horas')).toBeVisible();
    await press('Destravar entrada');
    expect(await screen.findByText('Falha no sistema. Tente novamente')).toBeVisible();
    api.on(UNLOCK, () => refused('OPERATOR_NOT_LOCKED'));
    await press('Destravar entrada');
    expect(await screen.findByText('Este colaborador não está com a entrada travada')).toBeVisible();
  });
});
