import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { fakeApi, refused } from '../../testing/fake-api.ts';
import { CustomerApp } from '../customer-app.tsx';
import { forgetLink } from '../data/opened-link.ts';
import { bia, type Data, identified, KEY, press, rosa, TOKEN, waiting } from '../testing/own-data.ts';

beforeAll(() =>
  Promise.all([import('./customer-data.tsx'), import('./operator-data.tsx'), import('../data/own-data.tsx')]).then(
    () => undefined,
  ),
);
beforeEach(() => forgetLink());
afterEach(() => window.history.replaceState(null, '', '/'));

test('a customer saves an address; what is wrong is said field by field and nothing typed is lost', async () => {
  const api = await identified();
  await userEvent.type(screen.getByLabelText('CEP'), '69005040');
  await userEvent.type(screen.getByLabelText('Rua'), 'Rua das Flores');
  await press('Salvar');
  expect(screen.getAllByText('Preencha este campo')).toHaveLength(3);
  expect(screen.getByLabelText('Rua')).toHaveValue('Rua das Flores');
  for (const [label, text] of [
    ['Número', '10'],
    ['Bairro', 'Centro'],
    ['Cidade', 'Manaus'],
  ] as const)
    await userEvent.type(screen.getByLabelText(label), text);
  const address = {
    cep: '69005040',
    street: 'Rua das Flores',
    number: '10',
    complement: '',
    district: 'Centro',
    city: 'Manaus',
  };
  api.ok('PATCH /data-update/data', { ...rosa, address: { ...address, state: 'AM' } });
  await press('Salvar');
  expect(await screen.findByText('Dados salvos.')).toBeVisible();
  expect(api.lastOf('PATCH /data-update/data')?.body).toEqual({ key: KEY, address });
  await press('Salvar');
  expect(await screen.findByText('Nada mudou.')).toBeVisible();
});

test('another phone is proved by a code, waits for an analyst, and may be withdrawn', async () => {
  const api = await identified();
  api.ok('POST /data-update/phone', undefined);
  api.ok('POST /data-update/phone/verify', waiting);
  api.ok('POST /data-update/phone/withdraw', rosa);
  await press('Trocar telefone');
  await userEvent.type(await screen.findByLabelText('Novo telefone'), '92');
  await press('Enviar código');
  expect(await screen.findByText('Digite um celular válido, com DDD.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Novo telefone'), '977776666');
  await press('Enviar código');
  await userEvent.type(await screen.findByLabelText('Código'), '123456');
  await press('Confirmar');
  expect(await screen.findByText(/Troca para \(92\) \*{5}-6666 em análise/)).toBeVisible();
  await press('Desistir da troca');
  expect(await screen.findByRole('button', { name: 'Trocar telefone' })).toBeVisible();
});

test('a refusal says why, and the end of the visit leaves nothing on the screen', async () => {
  const phoneChange = { ...waiting.phoneChange, status: 'REFUSED', reason: 'Ninguém atendeu' } as Data['phoneChange'];
  const api = await identified({ ...rosa, phoneChange });
  expect(screen.getByText(/não aprovada: Ninguém atendeu/)).toBeVisible();
  await press('Terminar');
  expect(await screen.findByText('Pronto, você saiu')).toBeVisible();
  expect(screen.queryByText('Rosa Prado')).toBeNull();
  expect(api.made('POST /data-update/end')).toHaveLength(1);
});

test('a wrong CPF or code is said under its field; a visit that is over says so', async () => {
  const api = fakeApi({
    'POST /data-update/visits': () => ({ key: KEY }),
    'POST /data-update/code/verify': () => refused('DATA_CODE_WRONG'),
  });
  render(<CustomerApp path="/c/dados" />);
  await userEvent.type(await screen.findByLabelText('CPF'), '11111111111{Enter}');
  expect(await screen.findByText('Digite um CPF válido.')).toBeVisible();
  await userEvent.clear(screen.getByLabelText('CPF'));
  await userEvent.type(screen.getByLabelText('CPF'), '52998224725{Enter}');
  await userEvent.type(await screen.findByLabelText('Código'), '000000');
  await press('Confirmar');
  expect(await screen.findByText(/Código incorreto ou vencido/)).toBeVisible();
  api.ok('POST /data-update/code/verify', rosa);
  api.refuse('PATCH /data-update/data', 'DATA_VISIT_OVER');
  await press('Confirmar');
  await userEvent.type(await screen.findByLabelText('E-mail'), '.br');
  await press('Salvar');
  expect(await screen.findByText('Seu tempo nesta página acabou')).toBeVisible();
});

test('a link opens once, is identified by a code of the chosen channel, and a Pix key is checked by its kind', async () => {
  window.history.replaceState(null, '', `/c/meus-dados#${TOKEN}`);
  const api = fakeApi({
    'POST /data-update/links/open': () => ({
      key: KEY,
      firstName: 'BIA',
      phoneNumber: '(92) *****-7777',
      email: 'b***@casa.example',
    }),
    'POST /data-update/code': () => undefined,
    'POST /data-update/code/verify': () => bia,
    'PATCH /data-update/data': () => ({ ...bia, pixKey: { kind: 'EMAIL' as const, key: 'bia@casa.example' } }),
  });
  const { unmount } = render(<CustomerApp path="/c/meus-dados" />);
  expect(await screen.findByText(/Olá, BIA/)).toBeVisible();
  // A reload of the tab goes on with the same opening.
  unmount();
  render(<CustomerApp path="/c/meus-dados" />);
  await userEvent.click(await screen.findByLabelText('E-mail para b***@casa.example'));
  expect(api.made('POST /data-update/links/open')).toHaveLength(1);
  await press('Enviar código');
  await userEvent.type(await screen.findByLabelText('Código'), '123456');
  await press('Confirmar');
  expect(api.lastOf('POST /data-update/code')?.body).toEqual({ key: KEY, channel: 'EMAIL' });
  await userEvent.selectOptions(await screen.findByLabelText('Tipo da chave Pix'), 'E-mail');
  await userEvent.type(screen.getByLabelText('Chave Pix'), 'bia');
  await press('Salvar');
  expect(await screen.findByText('Confira a chave: ela não é desse tipo.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Chave Pix'), '@casa.example');
  await press('Salvar');
  expect(await screen.findByText('Dados salvos.')).toBeVisible();
  expect(api.lastOf('PATCH /data-update/data')?.body).toEqual({
    key: KEY,
    pixKey: { kind: 'EMAIL', key: 'bia@casa.example' },
  });
  expect(within(screen.getByRole('main')).queryByLabelText('CEP')).toBeNull();
});

test.each([
  ['DATA_LINK_USED', /só vale uma vez/],
  ['DATA_LINK_REPLACED', /Um link mais novo/],
  ['DATA_LINK_EXPIRED', /vale 30 minutos/],
] as const)('a dead link says why and how to get another: %s', async (code, sentence) => {
  window.history.replaceState(null, '', `/c/meus-dados#${TOKEN}`);
  fakeApi({ 'POST /data-update/links/open': () => refused(code) });
  render(<CustomerApp path="/c/meus-dados" />);
  expect(await screen.findByText(sentence)).toHaveTextContent(/Alterar dados cadastrais/);
});
