import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeApi, fakeApi, held } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import type { SheetReading, SheetRow } from '../staff-calls.ts';

const READ = 'POST /coordinator/operator-sheets';
const TEMPLATE = 'GET /coordinator/operator-sheets/template';
const ADD = 'POST /coordinator/operators/many';
const PROGRESS = 'GET /coordinator/operator-sheets/progress';
const RETAILER = '01900000-0000-7000-8000-000000000779';

const aRow = (line: number): SheetRow => ({
  line,
  name: 'Rita Nogueira',
  cpf: '52998224725',
  email: '',
  phoneNumber: '92988887777',
  role: 'Caixa',
  storeName: 'Centro',
  active: true,
});

let api: FakeApi;
let page: Awaited<ReturnType<typeof renderAt>>;

beforeEach(() => {
  signedIn({ role: 'manager' });
  api = fakeApi({
    [READ]: () => ({ rows: [aRow(2)], faults: [] }),
    [ADD]: () => ({ added: 1, faults: [] }),
    [PROGRESS]: () => ({ step: null }),
  });
});

const press = async (name: string | RegExp) => page.user.click(await screen.findByRole('button', { name }));
async function open(search = '') {
  page = await renderAt(`/colaboradores/importar${search}`);
  return screen.findByLabelText('Planilha');
}
/** Chooses a file as a drop would: whatever its ending. */
async function take(file: File) {
  const { default: userEvent } = await import('@testing-library/user-event');
  await userEvent.setup({ applyAccept: false }).upload(await screen.findByLabelText('Planilha'), file);
}
const csv = (content = 'Nome;CPF', name = 'equipe.csv') => new File([content], name, { type: 'text/csv' });
const step = () => screen.getByRole('navigation', { name: 'Importar colaboradores' }).querySelector('[aria-current]');

describe('the file', () => {
  test.each([
    [csv('x', 'equipe.pdf'), /equipe\.pdf não serve: envie XLSX ou CSV\./],
    [csv('', 'vazia.csv'), /vazia\.csv está vazio\./],
    [csv('x'.repeat(2 * 1024 * 1024 + 1)), /equipe\.csv tem 2 MB; o máximo é 2 MB\./],
  ])('what cannot be a sheet is told before it is sent: %#', async (file, sentence) => {
    await open();
    await take(file);
    expect(await screen.findByText(sentence)).toBeVisible();
    await press('Conferir planilha');
    expect(api.made(READ)).toHaveLength(0);
  });

  test('one that is taken back is none', async () => {
    await open();
    await take(csv());
    await press('Remover equipe.csv');
    await press('Conferir planilha');
    expect(await screen.findByText('Selecione um arquivo')).toBeVisible();
    expect(api.made(READ)).toHaveLength(0);
  });

  test('is read once by a double click, for the retailer that the list showed', async () => {
    const { answer, give } = held<SheetReading>();
    api.on(READ, () => answer);
    await open(`?varejista=${RETAILER}`);
    await take(csv());
    await page.user.dblClick(screen.getByRole('button', { name: 'Conferir planilha' }));
    expect(await screen.findByRole('button', { name: 'Conferindo a planilha...' })).toBeVisible();
    give({ rows: [aRow(2)], faults: [] });
    expect(await screen.findByText('1 linha pronta')).toBeVisible();
    expect(api.made(READ).map(({ body }) => body)).toMatchObject([{ retailerId: RETAILER }]);
    await press('Cadastrar 1 colaborador');
    expect(await screen.findByText(/^1 colaborador cadastrado\./)).toBeVisible();
    expect(api.lastOf(ADD)?.body).toMatchObject({ retailerId: RETAILER });
    expect(screen.getByRole('link', { name: 'Ver colaboradores' })).toHaveAttribute(
      'href',
      `/colaboradores?varejista=${RETAILER}`,
    );
  });
});

describe('the template', () => {
  test('is given as a file', async () => {
    const saved = vi.fn<(content: Blob) => string>(() => 'blob:x');
    Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined });
    api.ok(TEMPLATE, new Blob(['x']));
    await open();
    await press('Baixar modelo');
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(api.made(TEMPLATE)).toHaveLength(1);
  });

  test('that does not come says so, and the chosen file stays', async () => {
    api.lose(TEMPLATE);
    await open();
    await take(csv());
    await press('Baixar modelo');
    expect(await screen.findByText('Erro no servidor.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remover equipe.csv' })).toBeVisible();
  });
});

describe('what was read', () => {
  test('with no good row there is nothing to add, only another sheet; the step says where one is', async () => {
    const faults = [
      { line: 2, field: 'email' as const, reason: 'E-mail é obrigatório' },
      { line: 2, field: null, reason: 'Linha repetida' },
    ];
    api.ok(READ, { rows: [aRow(2)], faults });
    await open();
    expect(step()).toHaveTextContent('Escolher');
    await take(csv());
    await press('Conferir planilha');
    expect(await screen.findByText('1 linha com erro')).toBeVisible();
    expect(screen.getByText('0 linhas prontas')).toBeVisible();
    const [first, second] = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(first).toHaveTextContent('2E-mail é obrigatórioEmail (vazio)');
    expect(second).toHaveTextContent('2Linha repetida (vazio)');
    expect(screen.queryByRole('button', { name: /^(Cadastrar|Importar)/ })).toBeNull();
    expect(step()).toHaveTextContent('Conferir');
    await press('Escolher outra planilha');
    expect(await screen.findByLabelText('Planilha')).toHaveValue('');
    expect(step()).toHaveTextContent('Escolher');
  });

  test('thousands read with a point', async () => {
    api.ok(READ, { rows: Array.from({ length: 1_200 }, (_, index) => aRow(index + 2)), faults: [] });
    await open();
    await take(csv());
    await press('Conferir planilha');
    expect(await screen.findByText('1.200 linhas prontas')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cadastrar 1.200 colaboradores' })).toBeVisible();
  });

  test('is added once by a double click; meanwhile no other sheet is chosen', async () => {
    const { answer, give } = held<{ added: number; faults: [] }>();
    api.on(ADD, () => answer);
    await open();
    await take(csv());
    await press('Conferir planilha');
    await page.user.dblClick(await screen.findByRole('button', { name: 'Cadastrar 1 colaborador' }));
    expect(await screen.findByRole('button', { name: 'Cadastrando 1...' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Escolher outra planilha' })).toBeNull();
    give({ added: 1, faults: [] });
    await screen.findByText('Cadastro realizado com sucesso!');
    expect(step()).toHaveTextContent('Cadastrado');
    expect(api.made(ADD)).toHaveLength(1);
    await press('Escolher outra planilha');
    expect(await screen.findByLabelText('Planilha')).toBeInTheDocument();
  });
});
