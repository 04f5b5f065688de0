import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import {
  aLine,
  aRetailer,
  CHANGE,
  CREATE,
  HOUSE_ID as ID,
  LIST,
  NEW_STORE,
  network,
  provider,
  SHOW,
  STATUS,
  STORE_STATUS,
} from '../testing/houses.ts';

const NOBODY = '01900000-0000-7000-8000-000000000802';
let api: FakeApi;

beforeEach(() => {
  signedIn({ role: 'analyst' });
  api = fakeApi({
    ...network,
    [LIST]: () => [
      aLine(),
      provider,
      aLine({ id: NOBODY, fantasyName: 'Leste Eletro', status: 'inactive', cnpj: '12LST234000150' }),
    ],
  });
});
const open = () => renderAt(`/varejos/${ID}`);
const press = (name: string) => screen.getByRole('button', { name });

test('retailers are found by name, by CNPJ and by state', async () => {
  const { user } = await renderAt('/varejos');
  expect(await screen.findByRole('link', { name: 'Norte Móveis' })).toBeVisible();
  expect(screen.getByText('12.NRT.345/0001-43')).toBeVisible();
  await user.type(screen.getByLabelText('Buscar por nome ou CNPJ'), '12.lst');
  expect(screen.queryByRole('link', { name: 'Norte Móveis' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Leste Eletro' })).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Situação'), 'Ativo');
  expect(screen.getByText('Nenhum varejo encontrado')).toBeVisible();
});

test('a retailer is entered: what is wrong is said, what is refused stays typed', async () => {
  api.refuse(CREATE, 'CNPJ_TAKEN');
  const { user } = await renderAt('/varejos');
  await user.click(await screen.findByRole('button', { name: 'Novo varejo' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Novo varejo' }));
  await user.type(dialog.getByLabelText('Nome fantasia'), 'Oeste Lar');
  await user.type(dialog.getByLabelText('CNPJ'), '12.ABC.345/01DE-36');
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(dialog.getByText('Digite um CNPJ válido.')).toBeVisible();
  expect(dialog.getAllByText('Campo obrigatório').length).toBeGreaterThan(2);
  expect(api.made(CREATE)).toHaveLength(0);
  await user.clear(dialog.getByLabelText('CNPJ'));
  await user.type(dialog.getByLabelText('CNPJ'), '12.ABC.345/01DE-35');
  await user.type(dialog.getByLabelText('Razão social'), 'Oeste Lar Ltda');
  await user.type(dialog.getByLabelText('Nome do contato'), 'Rita');
  await user.type(dialog.getByLabelText('E-mail do contato'), 'rita@oeste.example');
  await user.type(dialog.getByLabelText('Telefone do contato'), '9230000001');
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await dialog.findByText('Já existe um varejista com este CNPJ')).toBeVisible();
  expect(dialog.getByLabelText('Nome fantasia')).toHaveValue('Oeste Lar');
  expect(api.lastOf(CREATE)?.body).toEqual({
    fantasyName: 'Oeste Lar',
    legalName: 'Oeste Lar Ltda',
    cnpj: '12.ABC.345/01DE-35',
    zone: 'America/Manaus',
    contact: { name: 'Rita', email: 'rita@oeste.example', phone: '9230000001' },
  });
});

test('a retailer says what it lacks before it may sell', async () => {
  await open();
  const missing = within(await screen.findByRole('region', { name: 'O que falta para vender' }));
  expect(missing.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'ProntoUma loja ativa',
    'FaltaUm gerente',
    'ProntoUma política de preços',
    'ProntoUm contato',
  ]);
});

test('a store is closed with a reason, after what is under way in it was told', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Inativar Loja Centro' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Inativar Loja Centro' }));
  expect(await dialog.findByText('1 compra oferecida e não concluída')).toBeVisible();
  expect(dialog.getByText('3 pessoas ativas')).toBeVisible();
  await user.type(dialog.getByLabelText('Motivo'), 'Fim do contrato');
  await user.click(dialog.getByRole('button', { name: 'Inativar loja' }));
  expect(await screen.findByText('Feito: vale a partir de agora.')).toBeVisible();
  expect(api.lastOf(STORE_STATUS)?.body).toEqual({ status: 'inactive', reason: 'Fim do contrato', revision: 4 });
});

test('a new store: its CEP fills the address in', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Nova loja' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Nova loja' }));
  await user.type(dialog.getByLabelText('Nome da loja'), 'Loja Nova');
  await user.type(dialog.getByLabelText('CNPJ'), '11.222.333/0001-81');
  await user.type(dialog.getByLabelText('CEP'), '69005140');
  expect(await dialog.findByDisplayValue('Avenida Sete de Setembro')).toBeVisible();
  expect(dialog.getByLabelText('Estado')).toHaveDisplayValue('Amazonas');
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(dialog.getByLabelText('Número')).toBeInvalid();
  await user.type(dialog.getByLabelText('Número'), '12');
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Loja salva.')).toBeVisible();
  expect(api.lastOf(NEW_STORE)?.body).toMatchObject({
    name: 'Loja Nova',
    phone: null,
    address: { cep: '69005140', street: 'Avenida Sete de Setembro', number: '12', cityCode: 1_302_603, uf: 'AM' },
    revision: 4,
  });
});

test('what is kept of a retailer is changed on what was seen, and its people are kept out with a reason', async () => {
  api.refuse(CHANGE, 'NETWORK_CHANGED_SINCE');
  const { user } = await open();
  await user.click(await screen.findByRole('tab', { name: 'Dados' }));
  await user.click(press('Editar'));
  const form = within(screen.getByRole('dialog', { name: 'Editar varejo' }));
  await user.type(form.getByLabelText('Nome fantasia'), ' e Lar');
  await user.click(form.getByRole('button', { name: 'Salvar' }));
  expect(await form.findByText(/^Outra pessoa mudou este cadastro/)).toBeVisible();
  expect(api.lastOf(CHANGE)?.body).toMatchObject({ fantasyName: 'Norte Móveis e Lar', revision: 4 });
  await user.click(form.getByRole('button', { name: 'Cancelar' }));
  await user.click(press('Inativar varejo'));
  const dialog = within(screen.getByRole('dialog', { name: 'Inativar varejo' }));
  await user.click(dialog.getByRole('button', { name: 'Inativar varejo' }));
  expect(dialog.getByText('Escreva ao menos 3 letras')).toBeVisible();
  await user.type(dialog.getByLabelText('Motivo'), 'Contrato encerrado');
  await user.click(dialog.getByRole('button', { name: 'Inativar varejo' }));
  expect(await screen.findByText('Feito: vale a partir de agora.')).toBeVisible();
  expect(api.lastOf(STATUS)?.body).toEqual({ status: 'inactive', reason: 'Contrato encerrado', revision: 4 });
});

test('who may only look sees no button, and the history', async () => {
  signedIn({ role: 'retailer_analyst' });
  api.ok(SHOW, aRetailer({ mayChange: false }));
  const { user } = await open();
  expect(await screen.findByRole('heading', { name: 'Loja Centro' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Nova loja' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Inativar/ })).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Histórico' }));
  expect(await screen.findByText('Nome fantasia: de Norte para Norte Móveis')).toBeVisible();
  expect(screen.getByText('Bia')).toBeVisible();
});
