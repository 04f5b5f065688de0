import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type FakeApi, fakeApi, held } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import { aLine, CREATE, HOUSE_ID, LIST, network, provider } from '../testing/houses.ts';

const SEARCH = 'Buscar por nome ou CNPJ';
let api: FakeApi;

beforeEach(() => {
  signedIn({ role: 'analyst' });
  api = fakeApi(network);
});

const lines = () =>
  screen.queryAllByRole('link', { name: /^(Norte Móveis|Provedor|Açaí)$/ }).map((one) => one.textContent);

async function entered() {
  const page = await renderAt('/varejos');
  await page.user.click(await screen.findByRole('button', { name: 'Novo varejo' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Novo varejo' }));
  for (const [label, text] of [
    ['Nome fantasia', ' Oeste Lar '],
    ['Razão social', 'Oeste Lar Ltda'],
    ['CNPJ', '11.222.333/0001-81'],
    ['Nome do contato', 'Rita'],
    ['E-mail do contato', 'rita@oeste.example'],
    ['Telefone do contato', '9230000001'],
  ] as const)
    await page.user.type(dialog.getByLabelText(label), text);
  return { ...page, dialog, save: dialog.getByRole('button', { name: 'Salvar' }) };
}

// Planted: the legal name was not looked through, and an accent had to be typed.
test('a name is found without its accents, by the legal name too, and a cleared search shows all again', async () => {
  api.ok(LIST, [
    aLine(),
    provider,
    aLine({ id: 'x', fantasyName: 'Açaí', legalName: 'Comércio Uirapuru SA', cnpj: '1' }),
  ]);
  const { user } = await renderAt('/varejos');
  await screen.findByRole('link', { name: 'Açaí' });
  await user.type(screen.getByLabelText(SEARCH), ' ACAI ');
  expect(lines()).toEqual(['Açaí']);
  await user.clear(screen.getByLabelText(SEARCH));
  await user.type(screen.getByLabelText(SEARCH), 'uirapuru');
  expect(lines()).toEqual(['Açaí']);
  await user.clear(screen.getByLabelText(SEARCH));
  expect(lines()).toEqual(['Norte Móveis', 'Provedor', 'Açaí']);
});

test('the inactive ones alone, how many stores are open of how many, and whose house is the provider', async () => {
  api.ok(LIST, [
    aLine({ activeStores: 3 }),
    provider,
    aLine({ id: 'x', fantasyName: 'Açaí', status: 'inactive', activeStores: 0 }),
  ]);
  const { user } = await renderAt('/varejos');
  const rows = await screen.findAllByRole('row');
  // Planted: '3 de 3' where all are open.
  expect(rows[1]).toHaveTextContent(/Norte Móveis.*-43\s*3\s*Ativo$/);
  expect(rows[2]).toHaveTextContent('Provedor Ltda, Provedor');
  expect(rows[3]).toHaveTextContent(/0 de 3\s*Inativo$/);
  await user.selectOptions(screen.getByLabelText('Situação'), 'Inativo');
  expect(lines()).toEqual(['Açaí']);
});

test('the analyst of one house sees it, and no way to enter another', async () => {
  signedIn({ role: 'retailer_analyst' });
  api.ok(LIST, [aLine()]);
  await renderAt('/varejos');
  expect(await screen.findByRole('link', { name: 'Norte Móveis' })).toHaveAttribute('href', `/varejos/${HOUSE_ID}`);
  expect(screen.queryByRole('button', { name: 'Novo varejo' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Feriados' })).toHaveAttribute('href', '/feriados');
});

test.each(['manager', 'cashier', 'attendant'] as const)('%s is led elsewhere and asks for nothing', async (role) => {
  signedIn({ role });
  const { path } = await renderAt('/varejos');
  expect(path()).not.toBe('/varejos');
  expect(api.made(LIST)).toHaveLength(0);
});

test('a list that does not come says why, and comes when it is asked for again', async () => {
  api.refuse(LIST, 'FORBIDDEN');
  const { user } = await renderAt('/varejos');
  expect(await screen.findByText('Você não tem permissão para esta ação.')).toBeVisible();
  // Nobody is known to be of the provider: nothing is offered that might be refused.
  expect(screen.queryByRole('button', { name: 'Novo varejo' })).toBeNull();
  expect(screen.queryByText('Nenhum varejo encontrado')).toBeNull();
  api.ok(LIST, [aLine()]);
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('link', { name: 'Norte Móveis' })).toBeVisible();
});

test('the new one is entered once however often it is asked for, and is shown next', async () => {
  const answer = held<{ id: string }>();
  api.on(CREATE, () => answer.answer);
  const { user, save, dialog, path } = await entered();
  await user.dblClick(save);
  await user.click(dialog.getByRole('button', { name: 'Salvando...' }));
  expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
  // Planted: Escape closed it, and nobody learned how it ended.
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Novo varejo' })).toBeVisible();
  answer.give({ id: HOUSE_ID });
  expect(await screen.findByRole('heading', { name: 'Loja Centro' })).toBeVisible();
  expect(screen.getByText('Varejo cadastrado com sucesso!')).toBeVisible();
  expect(path()).toBe(`/varejos/${HOUSE_ID}`);
  expect(api.made(CREATE)).toHaveLength(1);
  expect(api.lastOf(CREATE)?.body).toMatchObject({ fantasyName: 'Oeste Lar' });
});

test('after a lost answer the same is sent by the same key, and a changed one by another', async () => {
  api.lose(CREATE);
  const { user, save, dialog } = await entered();
  await user.click(save);
  expect(await dialog.findByText(/^Sem conexão com o servidor/)).toBeVisible();
  await user.click(save);
  await dialog.findByText(/^Sem conexão com o servidor/);
  await user.selectOptions(dialog.getByLabelText('Fuso dos dias úteis'), 'Brasília');
  await user.click(save);
  await dialog.findByText(/^Sem conexão com o servidor/);
  const [first, again, changed] = api.made(CREATE);
  expect(again?.key).toBe(first?.key);
  expect(changed?.key).not.toBe(first?.key);
  expect(changed?.body).toMatchObject({ zone: 'America/Sao_Paulo' });
});

test('closing leaves nothing behind: the next one begins empty', async () => {
  const { user } = await entered();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  const button = screen.getByRole('button', { name: 'Novo varejo' });
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('Nome fantasia')).toHaveValue('');
  expect(screen.getByLabelText('Nome fantasia')).toHaveFocus();
  expect(api.made(CREATE)).toHaveLength(0);
});
