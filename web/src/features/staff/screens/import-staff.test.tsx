import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, type Handlers, held, lost, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import type { SheetReading } from '../staff-calls.ts';

const READ = 'POST /coordinator/operator-sheets';
const ADD = 'POST /coordinator/operators/many';
const PROGRESS = 'GET /coordinator/operator-sheets/progress';

const row = (line: number, name = 'Rita Nogueira') => ({
  line,
  name,
  cpf: '52998224725',
  email: `rita${line}@loja.com.br`,
  phoneNumber: '92988887777',
  role: 'Caixa',
  storeName: 'Centro',
  active: true,
});
const good: SheetReading = { rows: [row(2), row(3)], faults: [] };
const bad: SheetReading = {
  rows: [row(2), row(3, 'Rita')],
  faults: [{ line: 3, field: 'name', reason: 'Nome deve ter sobrenome' }],
};

const open = async (over: Handlers = {}) => {
  const answers = { [READ]: () => good, [ADD]: () => ({ added: 2, faults: [] }), [PROGRESS]: () => ({ step: null }) };
  const api = fakeApi({ ...answers, ...over });
  const view = await renderAt('/colaboradores/importar');
  const choose = async (content = 'Nome;CPF') => {
    await view.user.upload(
      await screen.findByLabelText('Planilha'),
      new File([content], 'equipe.csv', { type: 'text/csv' }),
    );
    await view.user.click(screen.getByRole('button', { name: 'Conferir planilha' }));
  };
  return { ...view, api, choose };
};

beforeEach(() => signedIn({ role: 'manager' }));

test('without a file it says so; a good sheet is added whole, and the rule of the password is told', async () => {
  const { user, api, choose } = await open();
  await user.click(await screen.findByRole('button', { name: 'Conferir planilha' }));
  expect(screen.getByText('Selecione um arquivo')).toBeVisible();
  await choose('Nome;CPF');
  await user.click(await screen.findByRole('button', { name: 'Cadastrar 2 colaboradores' }));
  expect(await screen.findByText('Cadastro realizado com sucesso!')).toBeVisible();
  expect(screen.getByText(/primeiro nome, último nome e os dois últimos números do telefone/)).toBeVisible();
  expect(api.lastOf(READ)?.body).toEqual({ name: 'equipe.csv', content: btoa('Nome;CPF') });
  expect(api.lastOf(ADD)?.body).toEqual({ operators: good.rows, onlyGood: false });
  expect(api.lastOf(ADD)?.key).toEqual(expect.any(String));
});

test('errors are shown by row with what stands there; by choice the good rows alone are added', async () => {
  const saved = vi.fn<(content: Blob) => string>(() => 'blob:x');
  Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined });
  const { user, api, choose } = await open({ [READ]: () => bad });
  await choose();
  expect(await screen.findByText('Erro na validação da planilha.')).toBeVisible();
  const [, fault] = within(screen.getByRole('table', { name: 'Erros da planilha' })).getAllByRole('row');
  expect(fault).toHaveTextContent('3Nome deve ter sobrenomeNome Rita');
  await user.click(screen.getByRole('button', { name: 'Baixar linhas com erro' }));
  expect(saved).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Importar a linha boa' }));
  await waitFor(() => expect(api.lastOf(ADD)?.body).toEqual({ operators: [row(2)], onlyGood: false }));
});

test('a row that somebody else took meanwhile is told by the server, and nothing of the sheet is lost', async () => {
  const rows = [{ line: 2, field: 'email', reason: 'Colaborador já cadastrado com este e-mail' }];
  const { user, choose } = await open({ [ADD]: () => refused('STAFF_SHEET_INVALID', { rows }) });
  await choose();
  await user.click(await screen.findByRole('button', { name: 'Cadastrar 2 colaboradores' }));
  expect(await screen.findByText('Colaborador já cadastrado com este e-mail')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Importar a linha boa' })).toBeVisible();
});

test.each([
  [() => refused('SHEET_NOT_ONE'), 'Planilha deve ter uma Sheet!'],
  [() => refused('SHEET_COLUMN_MISSING', { column: 'Função' }), 'Coluna Função faltando na tabela.'],
  [() => refused('STAFF_SHEET_EMPTY'), 'Preencha a planilha com os operadores a serem cadastrados.'],
  [() => lost(), 'Erro no servidor.'],
])('a sheet that is not read says why: %#', async (answer, sentence) => {
  const { choose } = await open({ [READ]: answer });
  await choose();
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('while it is added it says so, and a lost answer leaves the sheet to be sent again with the same key', async () => {
  const { answer, give } = held<{ added: number; faults: [] }>();
  const { user, api, choose } = await open({ [ADD]: () => lost() });
  await choose();
  const send = async () => user.click(await screen.findByRole('button', { name: /^Cadastrar 2/ }));
  await send();
  expect(await screen.findByText('Erro no servidor.')).toBeVisible();
  api.on(ADD, () => answer);
  await send();
  expect(await screen.findByText('Cadastrando 2...')).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
  api.ok(PROGRESS, { step: { done: 1, of: 2 } });
  expect(await screen.findByText('1 de 2', {}, { timeout: 3_000 })).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Cadastro em andamento' })).toHaveAttribute('value', '1');
  api.ok(PROGRESS, { step: { done: 2, of: 2 } });
  expect(await screen.findByText('Gravando todos de uma vez...', {}, { timeout: 3_000 })).toBeVisible();
  give({ added: 2, faults: [] });
  expect(await screen.findByText('Cadastro realizado com sucesso!')).toBeVisible();
  const [first, second] = api.made(ADD).map(({ key }) => key);
  expect(second).toBe(first);
});
