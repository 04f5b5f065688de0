import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { STORE_ID } from '../../../domain/testing/customers.ts';
import { savedSheets } from '../../../domain/testing/sheets.ts';
import { type FakeApi, fakeApi, lost } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import { aSale, aSalesPage, someStores, STORES, SUMMARIES } from '../testing/sales.ts';

let api: FakeApi;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T15:00:00Z'), toFake: ['Date'] });
  signedIn({ role: 'manager', flags: { reportsPage: true } });
  api = fakeApi({ [SUMMARIES]: () => aSalesPage([aSale()]), [STORES]: () => someStores });
});
const asked = () => Object.fromEntries(api.lastOf(SUMMARIES)?.query ?? []);
const find = async (address = '/relatorios') => {
  const page = await renderAt(address);
  await screen.findByRole('heading', { name: 'Relatório de Vendas' });
  return page;
};
const search = () => screen.getByRole('button', { name: 'Buscar' });
const TYPED = '/relatorios?inicio=2026-11-01&fim=2026-11-20';

test('the month so far stands ready; found sales are listed with what the store is owed, and counted', async () => {
  const canceled = aSale({ contractId: 'b', status: 'Cancelado', canceledOn: '2026-11-21', returnedValue: 600 });
  api.ok(SUMMARIES, aSalesPage([aSale(), canceled]));
  const { user, search: address } = await find();
  expect(screen.getByText('Escolha o período')).toBeVisible();
  expect(api.made(SUMMARIES)).toHaveLength(0);
  expect(screen.getByLabelText('Data inicial')).toHaveValue('01/11/2026');
  expect(screen.getByLabelText('Data final')).toHaveValue('23/11/2026');
  await user.click(search());
  expect(await screen.findByText('Total: 2 venda(s).')).toBeVisible();
  expect(asked()).toEqual({ startDate: '2026-11-01', endDate: '2026-11-23', storeId: STORE_ID });
  expect(address()).toEqual({ inicio: '2026-11-01', fim: '2026-11-23' });
  const table = within(screen.getByRole('table', { name: 'Vendas do período' }));
  expect(table.getByRole('columnheader', { name: 'Taxa do produto' })).toBeVisible();
  const [, first, second] = table.getAllByRole('row');
  expect(first).toHaveTextContent(
    /20\/11\/2026 11:30Aprovado.*MARIA DE SOUZAR\$\s600,00.*R\$\s24,00R\$\s576,00R\$\s12,34/,
  );
  expect(second).toHaveTextContent(/Canceladoem 21\/11\/2026/);
});

describe('the dates', () => {
  test('an end that a new start leaves behind is taken away, which is said, and nothing can be searched', async () => {
    const { user } = await find();
    const start = screen.getByLabelText('Data inicial');
    await user.clear(start);
    await user.type(start, '01102026');
    expect(screen.getByLabelText('Data final')).toHaveValue('');
    expect(screen.getByText('Selecione um intervalo entre as datas de até 1 mês')).toBeVisible();
    expect(search()).toBeDisabled();
    await user.type(screen.getByLabelText('Data final'), '01112026');
    expect(screen.queryByText(/Selecione um intervalo/)).toBeNull();
    await user.click(search());
    await waitFor(() => expect(asked()).toMatchObject({ startDate: '2026-10-01', endDate: '2026-11-01' }));
  });

  test.each([
    ['Data inicial', '31122022', 'A data deve ser a partir de 01/01/2023.'],
    ['Data inicial', '24112026', 'A data deve ser até 23/11/2026.'],
    ['Data final', '24112026', 'A data deve ser até 23/11/2026.'],
    ['Data final', '31102026', 'A data deve ser a partir de 01/11/2026.'],
  ])('%s %s is out of bounds', async (label, typed, said) => {
    const { user } = await find();
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), typed);
    expect(screen.getByText(said)).toBeVisible();
    expect(search()).toBeDisabled();
  });

  test('an address that names too much is no search', async () => {
    await find('/relatorios?inicio=2026-01-01&fim=2026-11-20');
    expect(screen.getByText('Escolha o período')).toBeVisible();
    expect(api.made(SUMMARIES)).toHaveLength(0);
  });
});

describe('whose', () => {
  test('a retailer analyst reads the whole retailer, or one store that the address keeps', async () => {
    signedIn({ role: 'retailer_analyst', store: null, flags: { reportsPage: true } });
    const { user, search: address } = await find();
    await user.click(search());
    await screen.findByText('Total: 1 venda(s).');
    expect(asked()).not.toHaveProperty('storeId');
    await screen.findByRole('option', { name: 'Loja Norte' });
    await user.selectOptions(screen.getByLabelText('Loja'), 'Loja Norte');
    await user.click(search());
    await waitFor(() => expect(asked()).toMatchObject({ storeId: someStores[1]?.id }));
    expect(address()).toMatchObject({ loja: someStores[1]?.id });
  });

  test('a till has no choice of store', async () => {
    await find();
    expect(screen.queryByLabelText('Loja')).toBeNull();
  });

  test.each(['attendant', 'analyst'] as const)('%s is led away', async (role) => {
    signedIn({ role, flags: { reportsPage: true } });
    fakeApi({ 'GET /coordinator/limit-requests': () => ({ items: [], next: null }) });
    const { path } = await renderAt('/relatorios');
    expect(path()).not.toBe('/relatorios');
  });

  test('without its flag the page is not there', async () => {
    signedIn({ role: 'manager' });
    const { path } = await renderAt('/relatorios');
    expect(path()).not.toBe('/relatorios');
  });
});

test('more than a page comes when it is asked for', async () => {
  const next = 'cursor-1';
  api.on(SUMMARIES, ({ query }) =>
    query.get('after') === next
      ? aSalesPage([aSale({ contractId: 'b', borrowerName: 'JOSÉ' })], { count: 2 })
      : aSalesPage([aSale()], { count: 2, next }),
  );
  const { user } = await find(TYPED);
  expect(await screen.findByText('1 de 2 vendas na tela')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mostrar mais vendas' }));
  expect(await screen.findByText('JOSÉ')).toBeVisible();
  expect(screen.getByText('MARIA DE SOUZA')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mostrar mais vendas' })).toBeNull();
});

test('Download gives every page as a sheet with the days in its name; money and dates can be counted with', async () => {
  const sheets = savedSheets();
  api.on(SUMMARIES, ({ query }) =>
    query.get('after') === null
      ? aSalesPage([aSale()], { count: 2, next: 'n' })
      : aSalesPage([aSale({ contractId: 'b', canceledOn: '2026-11-21', status: 'Cancelado' })], { count: 2 }),
  );
  const { user } = await find(TYPED);
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  await waitFor(() => expect(sheets.names()).toEqual(['relatório_de_vendas_2026-11-01_até_2026-11-20.xlsx']));
  const [header, first, second] = await sheets.cells();
  expect(header).toEqual([
    'Data da venda',
    'Status',
    'Cancelada em',
    'Contrato',
    'Loja',
    'Cliente',
    'Operador',
    'Valor da compra',
    'Desconto do cupom',
    'Taxa do produto',
    'Valor líquido',
    'IOF',
    'Valor devolvido',
  ]);
  expect(first?.slice(7)).toEqual(['600.00', '0.00', '24.00', '576.00', '12.34', '0.00']);
  expect(second?.slice(1, 4)).toEqual(['Cancelado', '46347', 'b']);
  await user.click(screen.getByRole('button', { name: 'Baixar em CSV' }));
  await waitFor(() => expect(sheets.names()).toHaveLength(2));
  expect(await sheets.text()).toContain(';600,00;0,00;24,00;576,00;12,34;0,00');
});

test('a report that lags says until when it is complete', async () => {
  api.ok(SUMMARIES, aSalesPage([aSale()], { completeUntil: '2026-11-20T15:30:00.000Z' }));
  await find(TYPED);
  expect(await screen.findByText(/as vendas até 20\/11\/2026 11:30 já estão aqui/)).toBeVisible();
});

test('no sale says so and offers no file', async () => {
  api.ok(SUMMARIES, aSalesPage([]));
  await find(TYPED);
  expect(await screen.findByText('Nenhuma venda neste período')).toBeVisible();
  expect(screen.getByText('Total: 0 venda(s).')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
});

test('a search that fails says so, keeps the dates, and is tried again', async () => {
  api.on(SUMMARIES, lost);
  const { user } = await find(TYPED);
  expect(await screen.findByText('Erro ao buscar histórico de vendas.', {}, { timeout: 8_000 })).toBeVisible();
  expect(screen.getByLabelText('Data final')).toHaveValue('20/11/2026');
  api.ok(SUMMARIES, aSalesPage([aSale()]));
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Total: 1 venda(s).')).toBeVisible();
}, 20_000);
