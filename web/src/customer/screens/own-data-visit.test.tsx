import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, held, lost, refused } from '../../testing/fake-api.ts';
import { CustomerApp } from '../customer-app.tsx';
import { forgetLink } from '../data/opened-link.ts';
import {
  bia,
  type Data,
  END,
  identified,
  KEY,
  PHONE,
  PHONE_CODE,
  press,
  rosa,
  SAVE,
  VERIFY,
  VISIT,
  waiting,
  WITHDRAW,
} from '../testing/own-data.ts';

beforeAll(() => Promise.all([import('./customer-data.tsx'), import('../data/own-data.tsx')]).then(() => undefined));
beforeEach(forgetLink);
afterEach(() => vi.useRealTimers());

const OVER = 'Seu tempo nesta página acabou';
const nothingOfRosa = () => {
  expect(screen.queryByText('Rosa Prado')).toBeNull();
  expect(document.body.innerHTML).not.toContain('rosa@correio');
};
const change = (part: Partial<NonNullable<Data['phoneChange']>>): Data => ({
  ...rosa,
  phoneChange: { ...(waiting.phoneChange as NonNullable<Data['phoneChange']>), ...part },
});

test('whoever has the CPF learns nothing by it; the code is asked for once, and another one begins again', async () => {
  const answer = held<{ key: string }>();
  const api = fakeApi({ [VISIT]: () => answer.answer });
  render(<CustomerApp path="/c/dados" />);
  const cpf = await screen.findByLabelText('CPF');
  expect(cpf).toHaveFocus();
  await userEvent.type(cpf, '52998224725{Enter}{Enter}');
  expect(cpf).toHaveValue('529.982.247-25');
  await press('Enviando...');
  answer.give({ key: KEY });
  expect(await screen.findByText(/^Se este CPF tem cadastro/)).toBeVisible();
  expect(api.made(VISIT)).toHaveLength(1);
  await userEvent.type(screen.getByLabelText('Código'), '12345{Enter}');
  expect(screen.getByText('Digite os 6 números do código.')).toBeVisible();
  expect(api.made(VERIFY)).toHaveLength(0);
  await press('Pedir outro código');
  // The device may be a lent one.
  expect(screen.getByLabelText('CPF')).toHaveValue('');
});

test.each([
  ['TOO_MANY_REQUESTS', /^Muitas tentativas/],
  ['DATA_UPDATE_UNAVAILABLE', /./],
] as const)('%s stands under the CPF, which stays', async (code, sentence) => {
  fakeApi({ [VISIT]: () => refused(code) });
  render(<CustomerApp path="/c/dados" />);
  await userEvent.type(await screen.findByLabelText('CPF'), '52998224725{Enter}');
  await waitFor(() => expect(screen.getByLabelText('CPF')).toBeInvalid());
  expect(screen.getByLabelText('CPF')).toHaveAccessibleDescription(sentence);
  expect(screen.getByLabelText('CPF')).toHaveValue('529.982.247-25');
});

test('the data is there, what cannot be changed is said, and the focus stands on its heading', async () => {
  await identified({ ...rosa, phoneNumber: null, email: null });
  expect(screen.getByRole('heading', { name: 'Alterar dados cadastrais' })).toHaveFocus();
  expect(screen.getByText('529.***.***-25')).toBeVisible();
  expect(screen.getByText('Sem telefone cadastrado')).toBeVisible();
  expect(screen.getByText('O nome e o CPF só mudam na loja, com documento.')).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveValue('');
  expect(screen.queryByLabelText('Chave Pix')).toBeNull();
});

test('when its time is over everything of the person leaves the screen by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await identified({ ...rosa, endsAt: new Date(Date.now() + 60_000).toISOString() });
  await act(() => vi.advanceTimersByTimeAsync(50_000));
  expect(screen.getByText('Rosa Prado')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  expect(screen.getByRole('heading', { name: OVER })).toHaveFocus();
  nothingOfRosa();
  await press('Começar de novo');
  expect(await screen.findByLabelText('CPF')).toHaveValue('');
});

test('ending needs no answer: what is lost on the way keeps nobody on the screen', async () => {
  const api = await identified();
  api.lose(END);
  await press('Terminar');
  expect(screen.getByRole('heading', { name: 'Pronto, você saiu' })).toHaveFocus();
  expect(api.lastOf(END)?.body).toEqual({ key: KEY });
  nothingOfRosa();
});

test('a failed save says why and keeps what was typed; a second click while it runs saves once', async () => {
  const api = await identified();
  api.on(SAVE, lost);
  await userEvent.type(screen.getByLabelText('E-mail'), '.br');
  await press('Salvar');
  expect(await screen.findByText(/^Sem conexão/)).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveValue('rosa@correio.example.br');
  const answer = held<Data>();
  api.on(SAVE, () => answer.answer);
  await press('Salvar');
  await press('Salvando...');
  await userEvent.type(screen.getByLabelText('E-mail'), '{Enter}');
  expect(api.made(SAVE)).toHaveLength(2);
  answer.give({ ...rosa, email: 'rosa@correio.example.br' });
  expect(await screen.findByText('Dados salvos.')).toBeVisible();
  // What was said of the last one is not said of the next.
  await userEvent.type(screen.getByLabelText('E-mail'), 'x');
  expect(screen.queryByText('Dados salvos.')).toBeNull();
});

test('an e-mail is not taken away by leaving it empty', async () => {
  const api = await identified();
  await userEvent.clear(screen.getByLabelText('E-mail'));
  await press('Salvar');
  expect(screen.getByText('Digite um e-mail válido.')).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
  expect(api.made(SAVE)).toHaveLength(0);
});

test('what is typed below stays while the telephone above is changed', async () => {
  const api = await identified(waiting);
  await userEvent.type(screen.getByLabelText('Rua'), 'Rua das Flores');
  api.ok(WITHDRAW, rosa);
  await press('Desistir da troca');
  expect(await screen.findByRole('button', { name: 'Trocar telefone' })).toBeVisible();
  expect(screen.getByLabelText('Rua')).toHaveValue('Rua das Flores');
});

// Found: the sentence of the first attempt stayed after the second one had gone well.
test('a withdrawal that fails says so, and no longer once it went well', async () => {
  const api = await identified(waiting);
  api.lose(WITHDRAW);
  await press('Desistir da troca');
  expect(await screen.findByText(/^Sem conexão/)).toBeVisible();
  api.ok(WITHDRAW, rosa);
  await press('Desistir da troca');
  expect(await screen.findByRole('button', { name: 'Trocar telefone' })).toBeVisible();
  expect(screen.queryByText(/^Sem conexão/)).toBeNull();
});

test.each([
  ['PHONE_CHANGE_WAITING', /^Uma troca de telefone já está em análise/],
  ['TOO_MANY_REQUESTS', /^Muitas tentativas/],
] as const)('a new telephone: %s stands under it, and the number stays', async (code, sentence) => {
  const api = await identified();
  api.refuse(PHONE, code);
  await press('Trocar telefone');
  await userEvent.type(await screen.findByLabelText('Novo telefone'), '92977776666{Enter}');
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByLabelText('Novo telefone')).toHaveValue('(92) 97777-6666');
  await press('Voltar');
  expect(screen.getByText('(92) 98888-7777')).toBeVisible();
});

test('a landline gets no code; a wrong code is said under its field, and the way back leads to the number', async () => {
  const api = await identified();
  api.ok(PHONE, undefined);
  api.refuse(PHONE_CODE, 'DATA_CODE_WRONG');
  await press('Trocar telefone');
  await userEvent.type(await screen.findByLabelText('Novo telefone'), '9230000001{Enter}');
  expect(screen.getByText('Digite um celular válido, com DDD.')).toBeVisible();
  expect(api.made(PHONE)).toHaveLength(0);
  await userEvent.clear(screen.getByLabelText('Novo telefone'));
  await userEvent.type(screen.getByLabelText('Novo telefone'), '92977776666{Enter}');
  await userEvent.type(await screen.findByLabelText('Código'), '000000{Enter}');
  expect(await screen.findByText(/^Código incorreto ou vencido/)).toBeVisible();
  // The telephone of today is still that of today.
  expect(screen.getByText('(92) 98888-7777')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Código'), '{Backspace}');
  expect(screen.queryByText(/^Código incorreto/)).toBeNull();
  await press('Voltar');
  expect(screen.getByLabelText('Novo telefone')).toBeVisible();
});

test.each([
  ['asking for a code', PHONE],
  ['checking it', PHONE_CODE],
] as const)('a visit that ends while %s leaves nothing', async (_, route) => {
  const api = await identified();
  api.ok(PHONE, undefined);
  api.refuse(route, 'DATA_VISIT_OVER');
  await press('Trocar telefone');
  await userEvent.type(await screen.findByLabelText('Novo telefone'), '92977776666{Enter}');
  if (route === PHONE_CODE) await userEvent.type(await screen.findByLabelText('Código'), '123456{Enter}');
  expect(await screen.findByRole('heading', { name: OVER })).toBeVisible();
  nothingOfRosa();
});

test.each([
  [{ status: 'APPROVED', decidedAt: '2026-11-22T15:00:00.000Z' } as const, /aprovada em 22\/11\/2026/],
  [{ status: 'REFUSED', reason: 'Outra pessoa atendeu' } as const, /não aprovada: Outra pessoa atendeu$/],
])('what became of a change is told, and another may be asked for: %j', async (part, sentence) => {
  await identified(change(part));
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Trocar telefone' })).toBeVisible();
});

test('of a change that was withdrawn nothing is said', async () => {
  await identified(change({ status: 'WITHDRAWN' }));
  expect(screen.queryByText(/Troca para/)).toBeNull();
});

test('the key of one kind does not stay under another', async () => {
  const api = await identified({ ...bia, pixKey: { kind: 'EMAIL', key: 'bia@casa.example' } });
  expect(screen.getByLabelText('Tipo da chave Pix')).toHaveDisplayValue('E-mail');
  await userEvent.selectOptions(screen.getByLabelText('Tipo da chave Pix'), 'CPF');
  expect(screen.getByLabelText('Chave Pix')).toHaveValue('');
  await press('Salvar');
  expect(screen.getByText('Confira a chave: ela não é desse tipo.')).toBeVisible();
  expect(api.made(SAVE)).toHaveLength(0);
});
