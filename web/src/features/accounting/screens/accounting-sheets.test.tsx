import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { savedSheets } from '../../../domain/testing/sheets.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import { POSTINGS, usual, BALANCE, somePostings } from '../testing/books.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-02T15:00:00Z'), toFake: ['Date'] });
  signedIn({ role: 'analyst' });
});
const open = (address = '/contabilidade?mes=2026-11') => renderAt(address);

test('the trial balance is saved as a sheet', async () => {
  fakeApi(usual);
  const files = savedSheets();
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Baixar CSV' }));
  expect(await screen.findByText('Planilha baixada.')).toBeVisible();
  expect(files.names()).toEqual(['balancete-2026-11-30.csv']);
});

test('a balance opens to all that makes it since the books began, not to the movement of the month', async () => {
  const api = fakeApi(usual);
  const { user, search } = await open();
  await user.click(await screen.findByRole('button', { name: /ver o que forma o saldo de Juros$/ }));
  await screen.findByRole('heading', { name: 'O que forma o saldo de Juros em 30/11/2026' });
  expect(api.lastOf(POSTINGS)?.query.get('from')).toBe('2000-01-01');
  expect(search()).toMatchObject({ conta: 'interest_income', saldo: true });
  await user.click(screen.getByRole('button', { name: 'Ver lançamentos de Juros' }));
  await waitFor(() => expect(api.lastOf(POSTINGS)?.query.get('from')).toBe('2026-11-01'));
});

test('the statements are of any day, and are saved as a sheet', async () => {
  const api = fakeApi(usual);
  const files = savedSheets();
  const { user } = await open('/contabilidade?mes=2026-11&aba=resultado');
  const day = await screen.findByLabelText('Saldos em');
  await user.clear(day);
  await user.type(day, '15112026');
  await screen.findByRole('region', { name: 'Balanço em 15/11/2026' });
  expect(api.lastOf(BALANCE)?.query.get('to')).toBe('2026-11-15');
  await user.click(screen.getByRole('button', { name: 'Baixar CSV' }));
  await screen.findByText('Planilha baixada.');
  expect(files.names()).toEqual(['balanco-resultado-2026-11-15.csv']);
  const text = await files.text();
  expect(text).toContain('"Balanço";;"Ativo";1427,50');
  expect(text).toContain('"Resultado";"7.1.1.15.00.00-7";"Juros";48,23');
});

test('the journal is written page by page for the accountant, with account codes and both sides', async () => {
  const pages = [somePostings.items.slice(0, 1), somePostings.items.slice(1)];
  const answers = pages.map((items) => ({ count: 5_001, sum: 0, items }));
  const api = fakeApi({ ...usual, [POSTINGS]: () => answers.shift() ?? somePostings });
  const files = savedSheets();
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Baixar diário em CSV' }));
  await screen.findByText('Planilha baixada.');
  expect(api.made(POSTINGS).map(({ query }) => [query.get('account'), query.get('offset')])).toEqual([
    [null, '0'],
    [null, '5000'],
  ]);
  expect(files.names()).toEqual(['diario-2026-11-01-2026-11-30.csv']);
  const [, first, second] = (await files.text()).split('\r\n');
  expect(first).toContain('"Bancos";;50,00;"Pagamento, Lojas Aurora"');
  expect(second).toContain('"Bancos";1,77;;"Apropriação de juros";"ABCDE-12345"');
});

test('IOF by ten days with the code of its DARF, the taxes on revenue and provisions are saved as sheets', async () => {
  fakeApi(usual);
  const files = savedSheets();
  const { user, unmount } = await open('/contabilidade?mes=2026-11&aba=tributos');
  await user.click(await screen.findByRole('button', { name: 'Baixar IOF em CSV' }));
  await waitFor(() => expect(files.names()).toEqual(['iof-2026-11.csv']));
  expect(await files.text()).toContain('11/11/2026;20/11/2026;"7893";25/11/2026;8,23;"A recolher"');
  await user.click(screen.getByRole('button', { name: 'Baixar CSV' }));
  await waitFor(() => expect(files.names()).toContain('tributos-receita-2026-11.csv'));
  unmount();
  const again = await open('/contabilidade?mes=2026-11&aba=provisoes');
  await again.user.click(await screen.findByRole('button', { name: 'Baixar CSV' }));
  await waitFor(() => expect(files.names()).toContain('provisoes-2026-11-30.csv'));
});

test('the tax of ten days opens to its operations, revenue to its accounts', async () => {
  const api = fakeApi(usual);
  const { user, search } = await open('/contabilidade?mes=2026-11&aba=tributos');
  await user.click(await screen.findByRole('button', { name: 'Ver operações com IOF de 11/11/2026 a 20/11/2026' }));
  await screen.findByRole('heading', { name: 'Operações com IOF de 11/11/2026 a 20/11/2026' });
  const { query } = api.lastOf(POSTINGS) ?? {};
  expect(['account', 'from', 'to', 'without'].map((name) => query?.get(name))).toEqual([
    'iof_payable',
    '2026-11-11',
    '2026-11-20',
    'IOF_REMITTANCE',
  ]);
  await user.click(screen.getByRole('button', { name: /^Taxa do varejo/ }));
  expect(search()).toMatchObject({ aba: 'balancete', conta: 'mdr_income' });
});
