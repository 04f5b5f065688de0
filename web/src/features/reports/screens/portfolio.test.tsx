import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { savedSheets } from '../../../domain/testing/sheets.ts';
import { RETAILER_ID, STORE_ID } from '../../../domain/testing/customers.ts';
import { type FakeApi, fakeApi, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import type { Portfolio } from '../portfolio/rows.ts';
import { monthText, shareOf } from '../portfolio/rows.ts';
import { someStores, STORES } from '../testing/sales.ts';

const PORTFOLIO = 'GET /backoffice/retailers-dash/portfolio';
const HOUSES = 'GET /network/retailers';
const PAGE = '/relatorios/carteira';

const counted = (installments: number, face: number, open: number) => ({ contracts: 1, installments, face, open });
const months = { late: 0, late30: 0, late90: 0 };
const standing = (name: Portfolio['ageing'][number]['standing'], open: number) => ({
  standing: name,
  ...counted(open === 0 ? 0 : 1, open, open),
});
const aPortfolio = (over: Partial<Portfolio> = {}): Portfolio => ({
  madeAt: '2026-11-23T15:00:00.000Z',
  total: { contracts: 3, installments: 12, face: 2000, open: 1000, late: 250, late30: 100, late90: 0 },
  ageing: [
    { standing: 'PAID', ...counted(6, 1000, 0) },
    standing('AGREED', 0),
    standing('DUE', 750),
    standing('LATE_30', 150),
    standing('LATE_60', 100),
    standing('LATE_90', 0),
    standing('LATE_180', 0),
    standing('LATE_MORE', 0),
  ],
  months: [
    { month: '2026-11-01', ...counted(2, 250, 250), late: 250, late30: 100, late90: 0 },
    { month: '2026-12-01', ...counted(4, 750, 750), ...months },
  ],
  vintages: [
    { month: '2026-09-01', ...counted(6, 1000, 400), late: 250, late30: 100, late90: 0 },
    { month: '2026-11-01', contracts: 2, installments: 6, face: 1000, open: 600, ...months },
  ],
  ...over,
});
let api: FakeApi;

beforeEach(() => {
  signedIn({ role: 'manager' });
  api = fakeApi({ [PORTFOLIO]: () => aPortfolio(), [STORES]: () => someStores });
});
const open = async (address = PAGE) => {
  const page = await renderAt(address);
  await screen.findByRole('table', { name: 'Por atraso' });
  return page;
};
const rows = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => row.textContent?.replaceAll(/\s/g, ' '));
const asked = () => Object.fromEntries(api.lastOf(PORTFOLIO)?.query ?? []);

test('what there is to receive in figures, as one line, and in a table that sums to it', async () => {
  await open();
  const figures = within(screen.getByRole('region', { name: 'A carteira em números' }));
  expect(figures.getByText('Em atraso').parentElement).toHaveTextContent(/R\$\s250,0025,00% do que há a receber/);
  expect(figures.getByText('Quitado ou devolvido').parentElement).toHaveTextContent(
    /R\$\s1\.000,0050,00% do vendido a prazo/,
  );
  expect(screen.getByText(/^Posição de 23\/11\/2026/)).toBeVisible();
  const line = within(screen.getByRole('figure', { name: 'O que há a receber, por atraso' }));
  expect(line.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'A vencer 75,00%',
    'Até 30 dias 15,00%',
    'De 31 a 60 dias 10,00%',
  ]);
  // Planted: what is paid among what there is to receive.
  expect(rows('Por atraso')[1]).toBe('Em acordo0,00%0R$ 0,00');
  expect(rows('Por atraso').at(-1)).toBe('Total3R$ 1.000,00');
});

test('by month due and by month of the sale, each with its picture first', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('tab', { name: /Por mês de vencimento/ }));
  expect(screen.getByRole('figure', { name: 'A receber por mês de vencimento' })).toBeVisible();
  expect(rows('Por mês de vencimento')[1]).toBe('nov/262R$ 250,00R$ 250,00R$ 100,00');
  expect(rows('Por mês de vencimento').at(-1)).toBe('Total6R$ 1.000,00R$ 250,00R$ 100,00');
  await user.click(screen.getByRole('tab', { name: /Por safra/ }));
  const picture = screen.getByRole('figure', { name: 'Parte de cada safra com mais de 30 dias de atraso' });
  expect(within(picture).getByRole('row', { name: /set\/26/ })).toHaveTextContent('10,00%');
  expect(rows('Por safra')[1]).toBe('set/261R$ 1.000,006R$ 400,00R$ 250,00R$ 100,00');
});

test('what is looked at goes out as a sheet', async () => {
  const sheets = savedSheets();
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Baixar planilha' }));
  await waitFor(() => expect(sheets.names()[0]).toMatch(/^carteira_por_atraso_\d{4}-\d\d-\d\d\.xlsx$/));
  expect((await sheets.cells())[2]).toEqual(['A vencer', '1', '750.00']);
  await user.click(screen.getByRole('tab', { name: /Por safra/ }));
  await user.click(screen.getByRole('button', { name: 'Baixar planilha' }));
  await waitFor(() => expect(sheets.names()).toHaveLength(2));
  expect((await sheets.cells())[1]?.slice(1)).toEqual(['1', '1000.00', '6', '400.00', '250.00', '100.00']);
});

test('a store is asked for, and stays in the address', async () => {
  const { user, search } = await open();
  await screen.findByRole('option', { name: 'Loja Norte' });
  await user.selectOptions(screen.getByLabelText('Loja'), 'Loja Centro');
  await waitFor(() => expect(asked()).toEqual({ storeId: STORE_ID }));
  expect(search()).toMatchObject({ loja: STORE_ID });
});

test('the provider’s analyst sees all retailers, or chooses one; a retailer’s sees its own', async () => {
  signedIn({ role: 'analyst', store: null });
  const house = { id: RETAILER_ID, fantasyName: 'Lojas Aurora', legalName: '', cnpj: '', status: 'active' as const };
  const some = { activeStores: 1, stores: 1 };
  api.ok(HOUSES, [
    { ...house, ...some, isProvider: false },
    { ...house, ...some, id: STORE_ID, fantasyName: 'Provedor', isProvider: true },
  ]);
  const { user, unmount } = await open();
  expect(asked()).toEqual({});
  await user.selectOptions(await screen.findByLabelText('Varejo'), 'Lojas Aurora');
  await waitFor(() => expect(asked()).toEqual({ retailerId: RETAILER_ID }));
  unmount();
  api.ok(HOUSES, [{ ...house, ...some, isProvider: false }]);
  await open();
  expect(screen.queryByLabelText('Varejo')).toBeNull();
});

test('nothing sold, never summed, and a portfolio that did not come are each told', async () => {
  const empty = { contracts: 0, installments: 0, face: 0, open: 0, ...months };
  api.ok(PORTFOLIO, aPortfolio({ total: empty }));
  const first = await renderAt(PAGE);
  expect(await screen.findByText('Nenhuma venda na carteira')).toBeVisible();
  first.unmount();
  api.ok(PORTFOLIO, aPortfolio({ madeAt: null, total: empty }));
  const second = await renderAt(`${PAGE}?loja=${STORE_ID}`);
  expect(await screen.findByText('A carteira ainda não foi somada')).toBeVisible();
  second.unmount();
  api.on(PORTFOLIO, () => refused('STORE_NOT_FOUND'));
  const { user } = await renderAt(`${PAGE}?loja=${RETAILER_ID}`);
  expect(await screen.findByText('A carteira não veio.', undefined, { timeout: 8_000 })).toBeVisible();
  api.ok(PORTFOLIO, aPortfolio());
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('table', { name: 'Por atraso' })).toBeVisible();
});

test('a month reads as people say it; of nothing there is no part', () => {
  expect([monthText('2026-11-01'), monthText('2027-01-01')]).toEqual(['nov/26', 'jan/27']);
  expect([shareOf(1, 0), shareOf(1, 4)]).toEqual([0, 0.25]);
});
