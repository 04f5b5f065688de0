import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { savedSheets } from '../../../domain/testing/sheets.ts';
import { type FakeApi, fakeApi, lost, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import {
  aSalesPage,
  CONVERSION,
  RANKING,
  someConversion,
  someRanking,
  someSold,
  someStores,
  someSums,
  STORES,
  SUMMARIES,
  TRANSACTIONS,
} from '../testing/sales.ts';

let api: FakeApi;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T15:00:00Z'), toFake: ['Date'] });
  signedIn({ role: 'manager', flags: { reportsPage: true } });
  api = fakeApi({
    [TRANSACTIONS]: () => someSums(),
    [STORES]: () => someStores,
    [RANKING]: () => someRanking,
    [CONVERSION]: () => someConversion,
    [SUMMARIES]: () => aSalesPage([]),
  });
});
const open = async (address = '/relatorios/panorama') => {
  const page = await renderAt(address);
  await screen.findByRole('table', { name: 'Por loja' });
  return page;
};
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => row.textContent?.replaceAll(/\s/g, ' '));
const asked = () => Object.fromEntries(api.lastOf(TRANSACTIONS)?.query ?? []);

test('the month so far in figures beside the days before, by day, and by store', async () => {
  await open();
  expect(asked()).toEqual({ startDate: '2026-11-01', endDate: '2026-11-23' });
  const figures = within(screen.getByRole('region', { name: 'O período em números' }));
  expect(figures.getByText('Valor vendido').parentElement).toHaveTextContent(
    /R\$\s1\.000,00R\$\s400,00 no período anterior/,
  );
  expect(figures.getByText('Valor médio').parentElement).toHaveTextContent(/R\$\s333,33/);
  expect(figures.getByText('Primeiras compras').parentElement).toHaveTextContent(/1{2} no período anterior/);
  expect(figures.getByText('Clientes que voltaram').parentElement).toHaveTextContent(/10 no período anterior/);
  expect(screen.getByRole('figure', { name: 'Valor vendido por dia' })).toBeVisible();
  expect(rowsOf('Valor vendido por dia')).toEqual([
    'DiaValor vendido',
    '21/11R$ 750,00',
    '22/11R$ 0,00',
    '23/11R$ 250,00',
  ]);
  expect(rowsOf('Por loja').slice(1)).toEqual([
    'Loja Centro75,00%R$ 750,0021R$ 250,5001',
    'Loja Norte25,00%R$ 250,0010R$ 0,0010',
    'TotalR$ 1.000,0031R$ 250,5011',
  ]);
});

test('by person, product and day; a day without a sale is no row', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('tab', { name: /Por pessoa/ }));
  expect(rowsOf('Por pessoa')[1]).toContain('MARINA ALVES100,00%');
  await user.click(screen.getByRole('tab', { name: /Por produto/ }));
  expect(rowsOf('Por produto').slice(1, 3)).toEqual([
    expect.stringContaining('Compra no crediário75,00%'),
    expect.stringContaining('Venda de celular25,00%'),
  ]);
  await user.click(screen.getByRole('tab', { name: /Por dia/ }));
  expect(rowsOf('Por dia').slice(1, -1)).toEqual([
    expect.stringContaining('21/11/2026'),
    expect.stringContaining('23/11/2026'),
  ]);
});

test('what is looked at goes out as a sheet', async () => {
  const sheets = savedSheets();
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Baixar planilha' }));
  await waitFor(() => expect(sheets.names()).toEqual(['vendas_por_loja_2026-11-21_até_2026-11-23.xlsx']));
  expect((await sheets.cells())[1]).toEqual(['Loja Centro', '2', '1', '750.00', '250.50', '0', '1']);
  await user.click(screen.getByRole('tab', { name: /Por dia/ }));
  await user.click(screen.getByRole('button', { name: 'Baixar planilha' }));
  await waitFor(() => expect(sheets.names()[1]).toBe('vendas_por_dia_2026-11-21_até_2026-11-23.xlsx'));
  expect((await sheets.cells())[1]?.[0]).toBe('46347');
  await user.click(screen.getByRole('button', { name: 'Baixar CSV' }));
  await waitFor(() => expect(sheets.names()[2]).toBe('vendas_por_dia_2026-11-21_até_2026-11-23.csv'));
});

test('another period or store is asked for, and stays in the address', async () => {
  const { user, search } = await open('/relatorios/panorama?inicio=2026-10-01&fim=2026-10-31');
  expect(asked()).toEqual({ startDate: '2026-10-01', endDate: '2026-10-31' });
  await screen.findByRole('option', { name: 'Loja Norte' });
  await user.selectOptions(screen.getByLabelText('Loja'), 'Loja Norte');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  const loja = someStores[1]?.id;
  await waitFor(() => expect(asked()).toMatchObject({ storeId: loja }));
  expect(search()).toEqual({ inicio: '2026-10-01', fim: '2026-10-31', loja });
});

test('stores stand in their order by what is asked, with the way from a lookup to a purchase', async () => {
  const { user } = await open();
  expect(rowsOf('Lojas por resultado').slice(1)).toEqual(['1ºLoja Norte94R$ 45,50', '2ºLoja Centro (esta loja)36']);
  expect(rowsOf('Do atendimento à compra').slice(1)).toEqual([
    'Consultas40',
    'Cadastros10',
    'Aprovados8',
    '1ª compra5',
    'Voltaram7',
  ]);
  await user.selectOptions(screen.getByLabelText('Período do ranking'), 'Hoje');
  await user.selectOptions(screen.getByLabelText('Ordenar por'), 'Cadastros');
  await waitFor(() =>
    expect(Object.fromEntries(api.lastOf(RANKING)?.query ?? [])).toEqual({ period: 'today', by: 'applications' }),
  );
  expect(api.lastOf(CONVERSION)?.query.get('period')).toBe('today');
});

test('nothing sold says so; what fails says so and is tried again', async () => {
  api.ok(TRANSACTIONS, someSums({ total: someSold(), stores: [], operators: [], products: [], days: [] }));
  api.on(RANKING, () => refused('FORBIDDEN'));
  const { user, unmount } = await renderAt('/relatorios/panorama');
  expect(await screen.findByText('Nenhuma venda neste período')).toBeVisible();
  expect(await screen.findByText('Não foi possível carregar o ranking das lojas.')).toBeVisible();
  api.ok(RANKING, someRanking);
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('table', { name: 'Lojas por resultado' })).toBeVisible();
  unmount();
  api.on(TRANSACTIONS, lost);
  const again = await renderAt('/relatorios/panorama');
  expect(await screen.findByText('Erro ao buscar histórico de vendas.', {}, { timeout: 8_000 })).toBeVisible();
  api.ok(TRANSACTIONS, someSums());
  await again.user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('table', { name: 'Por loja' })).toBeVisible();
}, 20_000);

test('the report leads there with its period; a cashier is not led, and not let in', async () => {
  const { user, path, search, unmount } = await renderAt('/relatorios?inicio=2026-11-01&fim=2026-11-20');
  await user.click(await screen.findByRole('link', { name: 'Ver em gráficos' }));
  await waitFor(() => expect(path()).toBe('/relatorios/panorama'));
  expect(search()).toEqual({ inicio: '2026-11-01', fim: '2026-11-20' });
  unmount();
  signedIn({ role: 'cashier', flags: { reportsPage: true } });
  const till = await renderAt('/relatorios');
  expect(await screen.findByRole('button', { name: 'Buscar' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ver em gráficos' })).toBeNull();
  till.unmount();
  expect((await renderAt('/relatorios/panorama')).path()).not.toBe('/relatorios/panorama');
});
