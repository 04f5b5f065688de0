import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type FakeApi, fakeApi, held, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import type { Retailer } from '../network-calls.ts';
import { aChange, aRetailer, CHANGE, HISTORY, HOUSE_ID, network, SHOW, STATUS } from '../testing/houses.ts';

let api: FakeApi;

beforeEach(() => {
  signedIn({ role: 'analyst' });
  api = fakeApi(network);
});

const refusedOnce = () => refused('NETWORK_CHANGED_SINCE');
const open = () => renderAt(`/varejos/${HOUSE_ID}`);
async function onTab(name: string) {
  const page = await open();
  await page.user.click(await screen.findByRole('tab', { name }));
  return page;
}
const dialogOf = (name: string) => within(screen.getByRole('dialog', { name }));

test('while it comes the page says so; one that is not there may be asked for again', async () => {
  const answer = held<Retailer>();
  api.on(SHOW, () => answer.answer);
  await open();
  expect(await screen.findByText('Buscando o varejo...')).toBeInTheDocument();
  answer.give(aRetailer());
  expect(await screen.findByRole('heading', { name: 'Norte Móveis' })).toBeVisible();
});

test('a retailer that does not exist says so, and goes back to the list by the link', async () => {
  api.refuse(SHOW, 'RETAILER_NOT_FOUND');
  const { user, path } = await open();
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  expect(screen.queryByRole('tab')).toBeNull();
  await user.click(again);
  await waitFor(() => expect(api.made(SHOW)).toHaveLength(2));
  await user.click(screen.getByRole('link', { name: 'Varejos' }));
  expect(await screen.findByRole('link', { name: 'Norte Móveis' })).toBeVisible();
  expect(path()).toBe('/varejos');
});

test('one that lacks nothing says it in a line, and the provider is asked for nothing', async () => {
  const steps = aRetailer().steps.map(({ step }) => ({ step, isDone: true }));
  api.ok(SHOW, aRetailer({ steps }));
  const { unmount } = await open();
  expect(await screen.findByText('Tudo pronto para vender.')).toBeVisible();
  expect(screen.queryByText('Falta')).toBeNull();
  unmount();
  api.ok(SHOW, aRetailer({ isProvider: true }));
  const { user } = await open();
  await user.click(await screen.findByRole('tab', { name: 'Dados' }));
  expect(screen.queryByText('O que falta para vender')).toBeNull();
  expect(screen.getByRole('button', { name: 'Editar' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Inativar varejo' })).toBeNull();
});

test('what is kept is read as people write it; a missing contact is said', async () => {
  const { unmount } = await onTab('Dados');
  expect(screen.getByText('12.NRT.345/0001-43')).toBeVisible();
  expect(screen.getByText('Manaus')).toBeVisible();
  expect(screen.getByText('Helena Prado, contato@norte.example, (92) 3000-0090')).toBeVisible();
  unmount();
  api.ok(SHOW, aRetailer({ contact: null, zone: 'America/Rio_Branco' }));
  const { user } = await onTab('Dados');
  expect(screen.getByText('Sem contato cadastrado')).toBeVisible();
  expect(screen.getByText('Rio Branco')).toBeVisible();
  // A contact is asked for as soon as something is changed.
  await user.click(screen.getByRole('button', { name: 'Editar' }));
  await user.click(dialogOf('Editar varejo').getByRole('button', { name: 'Salvar' }));
  expect(dialogOf('Editar varejo').getAllByText('Campo obrigatório')).toHaveLength(3);
  expect(dialogOf('Editar varejo').getByLabelText('Nome do contato')).toHaveFocus();
  expect(api.made(CHANGE)).toHaveLength(0);
});

// Planted: the revision that the dialog was opened on was sent a second time.
test('after somebody else was quicker the newer revision is what the next attempt is decided on', async () => {
  api.on(CHANGE, () => {
    api.ok(SHOW, aRetailer({ revision: 5 }));
    api.ok(CHANGE, aRetailer({ revision: 6, legalName: 'Norte Lar Ltda' }));
    return refusedOnce();
  });
  const { user } = await onTab('Dados');
  await user.click(screen.getByRole('button', { name: 'Editar' }));
  const form = dialogOf('Editar varejo');
  expect(form.getByLabelText('Telefone do contato')).toHaveValue('(92) 3000-0090');
  await user.clear(form.getByLabelText('Razão social'));
  await user.type(form.getByLabelText('Razão social'), 'Norte Lar Ltda');
  await user.click(form.getByRole('button', { name: 'Salvar' }));
  expect(await form.findByText(/^Outra pessoa mudou este cadastro/)).toBeVisible();
  await waitFor(() => expect(api.made(SHOW)).toHaveLength(2));
  expect(form.getByLabelText('Razão social')).toHaveValue('Norte Lar Ltda');
  await user.click(form.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Cadastro salvo.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.made(CHANGE).map(({ body }) => (body as Retailer).revision)).toEqual([4, 5]);
});

test.each([
  ['CNPJ_TAKEN', 'Já existe um varejista com este CNPJ'],
  ['NETWORK_WITHOUT_CHANGE', 'Nada muda em relação ao cadastro atual'],
  ['NETWORK_OF_THE_PROVIDER', /^Só um analista do provedor/],
] as const)('a change that is refused with %s leaves the dialog open and says why', async (code, sentence) => {
  api.refuse(CHANGE, code);
  const { user } = await onTab('Dados');
  await user.click(screen.getByRole('button', { name: 'Editar' }));
  await user.type(dialogOf('Editar varejo').getByLabelText('Nome do contato'), ' Lima');
  await user.click(dialogOf('Editar varejo').getByRole('button', { name: 'Salvar' }));
  expect(await dialogOf('Editar varejo').findByText(sentence)).toBeVisible();
  expect(dialogOf('Editar varejo').getByLabelText('Nome do contato')).toHaveValue('Helena Prado Lima');
  expect(screen.queryByText('Cadastro salvo.')).toBeNull();
});

test('an inactive one is let in again, with a reason, by the keyboard alone', async () => {
  api.ok(SHOW, aRetailer({ status: 'inactive' }));
  const { user } = await onTab('Dados');
  expect(screen.getByText('Inativo')).toBeVisible();
  screen.getByRole('button', { name: 'Ativar varejo' }).focus();
  await user.keyboard('{Enter}');
  const dialog = dialogOf('Ativar varejo');
  expect(dialog.getByText('As pessoas deste varejo voltam a entrar.')).toBeVisible();
  expect(dialog.getByLabelText('Motivo')).toHaveFocus();
  await user.keyboard('  Contrato novo  {Tab}{Tab}{Enter}');
  expect(await screen.findByText('Feito: vale a partir de agora.')).toBeVisible();
  expect(api.lastOf(STATUS)?.body).toEqual({ status: 'active', reason: 'Contrato novo', revision: 4 });
});

test('who is kept out is kept out once, and a refusal keeps the reason', async () => {
  const answer = held<ReturnType<typeof refusedOnce>>();
  api.on(STATUS, () => answer.answer);
  const { user } = await onTab('Dados');
  await user.click(screen.getByRole('button', { name: 'Inativar varejo' }));
  const dialog = dialogOf('Inativar varejo');
  await user.type(dialog.getByLabelText('Motivo'), 'Fim');
  await user.dblClick(dialog.getByRole('button', { name: 'Inativar varejo' }));
  expect(dialog.getByLabelText('Motivo')).toHaveAttribute('readonly');
  answer.give(refusedOnce());
  expect(await dialog.findByText(/^Outra pessoa mudou este cadastro/)).toBeVisible();
  expect(dialog.getByLabelText('Motivo')).toHaveValue('Fim');
  expect(api.made(STATUS)).toHaveLength(1);
});

test('the history names the store and the reason, and what was left empty', async () => {
  api.ok(HISTORY, {
    items: [
      aChange({ id: '1', kind: 'DEACTIVATED', storeName: 'Loja Sul', reason: 'Reforma', difference: [] }),
      aChange({ id: '2', kind: 'CREATED', difference: [{ field: 'phone', before: '', after: '(92) 3000-0001' }] }),
      aChange({ id: '3', difference: [{ field: 'contactName', before: 'Helena', after: '' }] }),
      aChange({ id: '4', kind: 'ACTIVATED', difference: [{ field: 'newField', before: 'a', after: 'b' }] }),
    ],
    next: null,
  });
  await onTab('Histórico');
  await screen.findByText('Inativação: Loja Sul');
  const text = screen.getByRole('tabpanel').textContent;
  for (const said of [
    'Reforma',
    'CadastroBia',
    'Telefone: (92) 3000-0001',
    'Nome do contato: de Helena para vazio',
    'newField: de a para b',
  ])
    expect(text).toContain(said);
});

test('an empty history says so, and one that does not come is asked for again alone', async () => {
  api.ok(HISTORY, { items: [], next: null });
  const { unmount } = await onTab('Histórico');
  expect(await screen.findByText('Ninguém mudou nada aqui.')).toBeVisible();
  unmount();
  api.refuse(HISTORY, 'FORBIDDEN');
  const { user } = await onTab('Histórico');
  expect(await screen.findByText('Você não tem permissão para esta ação.')).toBeVisible();
  api.ok(HISTORY, { items: [aChange({ kind: 'CREATED' })], next: null });
  const asked = api.made(SHOW).length;
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Cadastro')).toBeVisible();
  expect(api.made(SHOW)).toHaveLength(asked);
});
