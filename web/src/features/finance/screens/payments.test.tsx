import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { STORE_ID } from '../../../domain/testing/customers.ts';
import { savedSheets } from '../../../domain/testing/sheets.ts';
import { type FakeApi, fakeApi, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import * as fake from '../testing/billings.ts';
import { aHouse, HOUSE, HOUSES, OTHER_STORE_ID, providerHouse } from '../testing/houses.ts';

const PAGE = '/financial/payments';
let api: FakeApi;

beforeEach(() => {
  signedIn({ role: 'retailer_analyst' });
  api = fakeApi(fake.payable);
});

const table = () => screen.findByRole('table', { name: 'Boletos do varejo' });
const bodyRows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1);
const cellsOf = (row: HTMLElement | undefined) =>
  row
    ? within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent.replaceAll('\u00A0', ' '))
    : [];
const cellAt = (row: HTMLElement | undefined, at: number) =>
  within(row ?? document.body).getAllByRole('cell')[at] ?? document.body;
const storeSelect = () => screen.findByLabelText('Escolha as lojas');

test('the history of boletos tells nine things of each, the newest first', async () => {
  await renderAt(PAGE);
  expect(await screen.findByRole('heading', { name: 'Histórico dos Boletos (4)' })).toBeVisible();
  const rows = await bodyRows();
  expect(cellsOf(rows[3]).slice(1)).toEqual([
    '09/11/2026',
    '02/11/2026 - 08/11/2026',
    expect.stringMatching(/^\d{47}$/),
    'Link para boleto',
    'Loja Centro',
    'R$ 192,31',
    '2',
    '12/11/2026',
    'Pago',
  ]);
  const headers = within(await table())
    .getAllByRole('columnheader')
    .map((one) => one.textContent);
  expect(headers.slice(1)).toEqual([
    'Emissão',
    'Período dos pagamentos',
    'Código de barras',
    'Boleto',
    'Loja',
    'Valor do boleto',
    'Pagamentos',
    'Vencimento',
    'Status',
  ]);
  expect(rows.map((row) => cellsOf(row).at(-1))).toEqual([
    'A PagarPagar com Pix',
    'VencidoSegunda via',
    'Segunda ViaPagar com Pix',
    'Pago',
  ]);
  expect(rows.map((row) => cellsOf(row)[5])).toEqual([
    'Loja Centro, loja Norte',
    'Várias Lojas',
    'Todas as lojas',
    'Loja Centro',
  ]);
  const link = within(rows[3] ?? document.body).getByRole('link');
  expect(link).toHaveAttribute('href', `/render/${fake.BILLING_ID}/billings`);
  expect(link).toHaveAttribute('target', '_blank');
});

// Planted: a Segunda Via that waits was summed under 'A Pagar' (ruling C22).
test('the cards sum what is to be paid, what is overdue with second copies, and what is coming in', async () => {
  await renderAt(PAGE);
  const card = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).parentElement?.textContent;
  await screen.findByRole('heading', { name: 'Histórico dos Boletos (4)' });
  expect(await card('A Pagar')).toMatch(/R\$\s192,31Boletos à espera do pagamento: 1 boleto$/);
  expect(await card('Vencido')).toMatch(/R\$\s296,61.*2 boletos$/);
  await waitFor(async () => expect(await card('Em Aberto')).toMatch(/R\$\s450,50.*3 pagamentos/));
  const { query } = api.lastOf(fake.SUM) ?? { query: new URLSearchParams() };
  expect([query.get('status'), query.get('method')]).toEqual(['unbilled', 'STORE']);
});

test('stores become tags, once each; another choice asks anew and forgets what was picked', async () => {
  const { user } = await renderAt(PAGE);
  const [first] = await bodyRows();
  await user.click(cellAt(first, 1));
  expect(screen.getByRole('button', { name: 'Baixar pagamentos' })).toBeEnabled();
  const select = await storeSelect();
  expect(
    within(select)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['Todas as lojas', 'Loja Centro', 'loja Norte', 'Loja Sul']);
  await user.selectOptions(select, 'loja Norte');
  await waitFor(() => expect(api.lastOf(fake.LIST)?.query.get('storeId')).toBe(OTHER_STORE_ID));
  await bodyRows();
  expect(screen.getByRole('button', { name: 'Baixar pagamentos' })).toBeDisabled();
  await user.selectOptions(await storeSelect(), 'Loja Centro');
  await waitFor(() => expect(api.lastOf(fake.SUM)?.query.get('storeId')).toBe(`${OTHER_STORE_ID},${STORE_ID}`));
  await user.selectOptions(await storeSelect(), 'loja Norte');
  expect(await screen.findByText('Loja loja Norte já selecionada!')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Loja: loja Norte|loja Norte/ }));
  await waitFor(() => expect(api.lastOf(fake.LIST)?.query.get('storeId')).toBe(STORE_ID));
});

test('a click picks a boleto and lets it go; its payments go out as a sheet', async () => {
  const sheets = savedSheets();
  const { user } = await renderAt(PAGE);
  const rows = await bodyRows();
  const button = screen.getByRole('button', { name: 'Baixar pagamentos' });
  expect(button).toBeDisabled();
  expect(screen.getByText('Clique em um boleto para baixar os pagamentos dele.')).toBeVisible();
  await user.click(cellAt(rows[3], 2));
  expect(screen.getByText('Clique de novo no boleto para tirar a seleção.')).toBeVisible();
  await user.click(cellAt(rows[3], 2));
  expect(button).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: /boleto de 02\/11\/2026 - 08\/11\/2026/ }));
  await user.click(button);
  expect(await screen.findByText('Pagamentos baixados!')).toBeVisible();
  expect(api.lastOf(fake.PAYMENTS)?.query.get('billingId')).toBe(fake.BILLING_ID);
  expect(sheets.names()).toEqual(['pagamentos_2026-11-02_até_2026-11-08.xlsx']);
  const [head, first] = await sheets.cells();
  expect(head).toEqual(['id_pagamento', 'data_do_pagamento', 'valor_pago', 'loja', 'operador']);
  expect([first?.[0], first?.[2], first?.[3]]).toEqual(['move-1', '192.31', 'Loja Centro']);
  api.refuse(fake.PAYMENTS, 'FORBIDDEN');
  await user.click(button);
  expect(await screen.findByText('Erro ao baixar pagamentos')).toBeVisible();
});

test('what is picked, and what is coming in, go out as CSV', async () => {
  const sheets = savedSheets();
  const { user } = await renderAt(PAGE);
  await bodyRows();
  const coming = await screen.findByRole('button', { name: 'Pagamentos entrando em CSV' });
  await waitFor(() => expect(coming).toBeEnabled());
  await user.click(coming);
  await waitFor(() => expect(sheets.names()).toEqual(['pagamentos_entrando.csv']));
  await user.click(screen.getByRole('checkbox', { name: /boleto de 02\/11\/2026 - 08\/11\/2026/ }));
  await user.click(screen.getByRole('button', { name: 'Baixar pagamentos em CSV' }));
  await waitFor(() => expect(sheets.names()[1]).toMatch(/\.csv$/));
});

test('what is coming in goes out as a sheet of its own', async () => {
  const sheets = savedSheets();
  const { user } = await renderAt(PAGE);
  const button = await screen.findByRole('button', { name: 'Baixar pagamentos entrando' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  await waitFor(() => expect(sheets.names()).toEqual(['pagamentos_entrando.xlsx']));
  const { query } = api.lastOf(fake.PAYMENTS) ?? { query: new URLSearchParams() };
  expect([query.get('status'), query.get('billingId')]).toEqual(['unbilled', null]);
});

test('the history is narrowed to a status, and sorted', async () => {
  const { user } = await renderAt(PAGE);
  await bodyRows();
  await user.selectOptions(screen.getByLabelText('Status'), 'Segunda Via');
  expect(screen.getByRole('heading', { name: 'Histórico dos Boletos (1)' })).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Status'), 'Todos os status');
  await user.click(screen.getByRole('button', { name: /Período dos pagamentos/ }));
  expect(cellsOf((await bodyRows())[0])[2]).toBe('02/11/2026 - 08/11/2026');
  api.ok(fake.LIST, []);
  await user.selectOptions(await storeSelect(), 'Loja Sul');
  expect(await screen.findByText('Nenhum dado encontrado')).toBeVisible();
});

test('an overdue boleto is issued again once it is said what that costs; a refusal says why', async () => {
  api.refuse(fake.REISSUE, 'BILLING_NOT_OVERDUE');
  const { user } = await renderAt(PAGE);
  await user.click(await screen.findByRole('button', { name: /^Emitir segunda via do boleto de 16\/11\/2026/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Emitir segunda via' }));
  expect(
    dialog.getByText(/O boleto de R\$\s192,31, vencido em 12\/11\/2026, deixa de valer.*multa de 2%/),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Emitir segunda via' }));
  expect(await dialog.findByText('Só uma cobrança vencida tem segunda via.')).toBeVisible();
  const again = fake.aBilling({ id: 'c', numberOfInvoices: 2 });
  const invoice = { ...again.invoice, value: 196.61, barcode: null, url: null };
  api.ok(fake.REISSUE, { ...again, invoice });
  api.ok(fake.LIST, [{ ...again, invoice }]);
  await user.click(dialog.getByRole('button', { name: 'Emitir segunda via' }));
  expect(await screen.findByText(/^Segunda via emitida: R\$\s196,61\.$/)).toBeVisible();
  expect(await screen.findByText('O banco ainda está registrando')).toBeVisible();
  expect(screen.queryByText('Link para boleto')).toBeNull();
});

test('each thing that does not come says so', async () => {
  api.on(HOUSE, () => refused('RETAILER_NOT_FOUND'));
  api.refuse(fake.LIST, 'FORBIDDEN');
  api.refuse(fake.SUM, 'FORBIDDEN');
  await renderAt(PAGE);
  for (const said of ['Erro ao carregar lojas', 'Erro ao buscar cobranças', 'Erro ao buscar pagamentos!'])
    expect(await screen.findByText(said)).toBeVisible();
  expect(screen.getByText('Nenhum dado encontrado')).toBeVisible();
});

test("without a retailer nothing is asked, and the stores cannot be chosen; the provider's analyst sends back what waits", async () => {
  signedIn({ role: 'analyst' });
  api = fakeApi({
    ...fake.payable,
    [HOUSES]: () => [aHouse(), providerHouse],
    [fake.WAITING]: () => [fake.aReceipt()],
    [fake.RETURN]: () => ({ id: 'receipt-1' }),
  });
  const { user } = await renderAt(PAGE);
  expect(await storeSelect()).toBeDisabled();
  expect(screen.getByText('Nenhum dado encontrado')).toBeVisible();
  expect(api.made(fake.LIST)).toEqual([]);
  const waits = within(await screen.findByRole('region', { name: 'Pagamentos a mais' }));
  expect(waits.getByText(/^R\$\s92,31 a mais, de R\$\s192,31 pagos$/)).toBeVisible();
  await user.click(waits.getByRole('button', { name: /^Devolver: Lojas Aurora/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Devolver pagamento a mais' }));
  await user.type(dialog.getByLabelText('Motivo'), 'pago em dobro');
  api.ok(fake.WAITING, []);
  await user.click(dialog.getByRole('button', { name: 'Devolver' }));
  expect(await screen.findByText('Devolução registrada.')).toBeVisible();
  expect(api.lastOf(fake.RETURN)?.body).toEqual({ retailerId: aHouse().id, reason: 'pago em dobro' });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Pagamentos a mais' })).toBeNull());
  await user.selectOptions(screen.getByLabelText('Varejo'), 'Lojas Aurora');
  expect(await table()).toBeVisible();
});

test('what came off transfers is said of a billing', async () => {
  api = fakeApi({
    ...fake.payable,
    [fake.LIST]: () => [fake.aBilling({ status: 'expired', paidValue: 108, setOffValue: 108 })],
  });
  await renderAt(PAGE);
  const [row] = await bodyRows();
  expect(cellsOf(row)[6]).toBe('R$ 192,31R$ 108,00 já pagosR$ 108,00 descontados de repasses');
});

// Planted: the code of before stayed on the screen once a part was paid.
test('a boleto that waits is paid by Pix too: the code is shown, a part that came asks for another, and it turns into paid', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const open = fake.aBilling();
  let shown = open;
  api = fakeApi({ ...fake.payable, [fake.LIST]: () => [shown], [fake.PIX]: () => fake.aPix });
  api.refuse(fake.PIX, 'SERVICE_UNAVAIBLE');
  const { user } = await renderAt(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Pagar com Pix o boleto de 02/11/2026 - 08/11/2026' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Pix de R\$\s192,31$/ }));
  expect(await dialog.findByText(/Serviço\/Sistema indisponível/)).toBeVisible();
  api.ok(fake.PIX, fake.aPix);
  await user.click(dialog.getByRole('button', { name: 'Tentar novamente' }));
  expect(await dialog.findByRole('img', { name: /^QR Code do Pix de R\$\s192,31$/ })).toBeVisible();
  expect(dialog.getByText(fake.aPix.brCode)).toBeVisible();
  expect(dialog.getByText(/^Vale até 13\/11\/2026.*Pague só uma vez/)).toBeVisible();
  expect(api.lastOf(fake.PIX)?.body).toEqual({ retailerId: aHouse().id });
  shown = { ...open, paidValue: 92.31, openValue: 100 };
  api.ok(fake.PIX, { ...fake.aPix, value: 100 });
  await vi.advanceTimersByTimeAsync(3_100);
  expect(await dialog.findByRole('img', { name: /^QR Code do Pix de R\$\s100,00$/ })).toBeVisible();
  shown = { ...open, status: 'paid', paidValue: 192.31, openValue: 0 };
  await vi.advanceTimersByTimeAsync(3_100);
  expect(await dialog.findByText(/^Pago: recebemos R\$\s192,31\.$/)).toBeVisible();
  await user.click(dialog.getAllByRole('button', { name: 'Fechar' }).at(-1) ?? document.body);
  expect(await within(await table()).findByText('Pago')).toBeVisible();
  vi.useRealTimers();
});
