import { formatDate, today } from '@balcao/contract/kernel';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { RETAILER_ID, STORE_ID } from '../../../domain/testing/customers.ts';
import { savedSheets } from '../../../domain/testing/sheets.ts';
import { fakeApi, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import { HOUSES, ownHouse, providerHouse } from '../testing/houses.ts';
import {
  aCarriedTransfer,
  ANTICIPATE,
  aTransfer,
  BATCH_ID,
  ORIGINATIONS,
  QUOTE,
  TRANSFERS,
} from '../testing/transfers.ts';

beforeEach(() => signedIn({ role: 'retailer_analyst' }));
const PAGE = '/financial/originations';
const given = (...data: ReturnType<typeof aTransfer>[]) =>
  fakeApi({ ...ownHouse, [TRANSFERS]: () => ({ data: data.length > 0 ? data : [aTransfer(), aCarriedTransfer()] }) });
const table = () => screen.findByRole('table', { name: 'Transferências ao varejo' });
const start = () => screen.getByLabelText('Data inicial');
const end = () => screen.getByLabelText('Data final');

test('opens with the first of the month to today and all stores, with cards and ten columns', async () => {
  const api = given();
  await renderAt(PAGE);
  const shown = within(await table());
  const now = today();
  const { query } = api.lastOf(TRANSFERS) ?? { query: new URLSearchParams() };
  expect(Object.fromEntries(query)).toEqual({
    originationsStartDate: `${now.slice(0, 7)}-01`,
    originationsEndDate: now,
  });
  expect([start(), end()].map((field) => (field as HTMLInputElement).value)).toEqual([
    formatDate(`${now.slice(0, 7)}-01`),
    formatDate(now),
  ]);
  expect(screen.getByLabelText('Loja')).toHaveDisplayValue('Todo o varejo');
  expect(shown.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Status',
    'Data da transferência',
    'Referente a contratos',
    'Qntd Contratos',
    'Valor transferido',
    'Valor transferido descontos',
    'Valor total',
    'Principal',
    'Taxa UME',
    'Contratos',
  ]);
  expect(screen.getByText('Valor recebido da UME').nextElementSibling).toHaveTextContent(/R\$\s1\.490,00/);
  expect(screen.getAllByText('Taxa UME')[0]?.nextElementSibling).toHaveTextContent(/R\$\s92,00/);
  expect(screen.getByRole('heading', { name: 'Histórico de Transferências (2)' })).toBeVisible();
  expect(await screen.findByText('Busca feita com sucesso')).toBeVisible();
});

test('a row says its status, its days, and why less is paid than its sales bring', async () => {
  given();
  await renderAt(PAGE);
  const [, done, late] = within(await table()).getAllByRole('row');
  expect(done).toHaveTextContent(
    /TRANSFERIDO.*19\/11\/2026.*18\/11\/2026.*2.*R\$\s1\.440,00.*R\$\s50,00.*R\$\s1\.490,00/,
  );
  expect(late).toHaveTextContent(/PENDENTE.*Prevista para 23\/11\/2026.*18\/11\/2026 - 20\/11\/2026.*R\$\s768,00/);
  expect(late).toHaveTextContent(/Devoluções -R\$\s76,00Saldo anterior -R\$\s500,00A pagar R\$\s192,00/);
});

test('a batch that has nothing to pay, and none of its sales, says so', async () => {
  const { retailerBatch } = aTransfer();
  const nothing = { ...retailerBatch, originationsCount: 0, principalSum: 0, umeFeeSum: 0, discountSum: 0, paid: 0 };
  const carried = { ...nothing, adjustments: [{ kind: 'RETURN' as const, amount: -576 }], carriedForward: -576 };
  given(aTransfer({ originationsStartDate: null, originationsEndDate: null, retailerBatch: carried }));
  await renderAt(PAGE);
  const [, row] = within(await table()).getAllByRole('row');
  expect(row).toHaveTextContent(/Sem valor a transferir.*Sem vendas.*Devoluções -R\$\s576,00Pago R\$\s0,00/);
  expect(row).toHaveTextContent(/Fica para o próximo -R\$\s576,00/);
  expect(screen.queryByRole('button', { name: /Baixar contratos/ })).toBeNull();
});

test('dates insert their slashes, and every change of a date or the store asks again; the address keeps it', async () => {
  const api = given();
  const { user, search } = await renderAt(PAGE);
  await table();
  await user.clear(start());
  await user.type(start(), '01102026');
  expect(start()).toHaveValue('01/10/2026');
  await waitFor(() => expect(api.lastOf(TRANSFERS)?.query.get('originationsStartDate')).toBe('2026-10-01'));
  const options = within(screen.getByLabelText('Loja')).getAllByRole('option');
  expect(options.map((one) => one.textContent)).toEqual(['Todo o varejo', 'Loja Centro', 'loja Norte', 'Loja Sul']);
  await user.selectOptions(screen.getByLabelText('Loja'), 'Loja Centro');
  await waitFor(() => expect(api.lastOf(TRANSFERS)?.query.get('storeId')).toBe(STORE_ID));
  expect(search()).toMatchObject({ de: '2026-10-01', loja: STORE_ID });
  // Of the store alone: R$ 1.000,00 less R$ 40,00 and its coupon.
  const [, row] = within(await table()).getAllByRole('row');
  expect(row).toHaveTextContent(/R\$\s960,00.*R\$\s50,00.*R\$\s1\.010,00/);
});

test('a day outside of the bounds asks nothing: from 01/12/2019 to 01/01/2030, the start not after the end', async () => {
  const api = given();
  const { user } = await renderAt(`${PAGE}?de=2026-11-01&ate=2026-11-20`);
  await table();
  const asked = api.made(TRANSFERS).length;
  await user.clear(start());
  await user.type(start(), '30112019');
  expect(start()).toHaveAccessibleDescription('A data deve ser a partir de 01/12/2019.');
  await user.clear(start());
  await user.type(start(), '21112026');
  expect(start()).toHaveAccessibleDescription('A data deve ser até 20/11/2026.');
  await user.clear(start());
  await user.type(start(), '20112026');
  await waitFor(() => expect(api.made(TRANSFERS)).toHaveLength(asked + 1));
  await user.clear(end());
  await user.type(end(), '02012030');
  expect(end()).toHaveAccessibleDescription('A data deve ser até 01/01/2030.');
  expect(api.made(TRANSFERS)).toHaveLength(asked + 1);
});

test('nothing found is said, and so is what did not come', async () => {
  const api = fakeApi(ownHouse);
  const { user } = await renderAt(PAGE);
  expect(await screen.findAllByText('Nenhum resultado encontrado')).not.toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Baixar transferências' })).toBeDisabled();
  api.refuse(TRANSFERS, 'FORBIDDEN');
  await user.selectOptions(screen.getByLabelText('Loja'), 'Loja Sul');
  expect(await screen.findByText('Erro ao baixar contratos')).toBeVisible();
  api.ok(TRANSFERS, { data: [aTransfer()] });
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await table()).toBeVisible();
});

test('the history goes out as CSV as well', async () => {
  given();
  const sheets = savedSheets();
  const { user } = await renderAt(`${PAGE}?de=2026-11-01&ate=2026-11-30`);
  await table();
  await user.click(screen.getByRole('button', { name: 'Baixar CSV' }));
  await waitFor(() => expect(sheets.names()).toEqual(['transferências_2026-11-01_até_2026-11-30.csv']));
});

test('the history is a sheet with the columns of the spec', async () => {
  given();
  const sheets = savedSheets();
  const { user } = await renderAt(`${PAGE}?de=2026-11-01&ate=2026-11-30`);
  await table();
  await user.click(screen.getByRole('button', { name: 'Baixar transferências' }));
  await waitFor(() => expect(sheets.names()).toEqual(['transferências_2026-11-01_até_2026-11-30.xlsx']));
  const [head, first] = await sheets.cells();
  expect(head).toEqual([
    'status',
    'data_da_transferência',
    'data_inicio_contratos',
    'data_fim_contratos',
    'valor_transferido',
    'valor_transferido_descontos',
    'valor_total',
    'principal',
    'taxa_ume',
  ]);
  expect([first?.[0], ...(first?.slice(4) ?? [])]).toEqual([
    'TRANSFERIDO',
    '1440.00',
    '50.00',
    '1490.00',
    '1500.00',
    '60.00',
  ]);
});

test('the contracts of a batch are a sheet; what is deposited is the principal less the fee', async () => {
  const api = given(aTransfer());
  const sheets = savedSheets();
  api.on(ORIGINATIONS, () => [
    {
      contractId: 'c1',
      timestamp: '2026-11-18T15:00:00.000Z',
      principal: 1000,
      mdr: 40,
      storeId: STORE_ID,
      storeName: 'Loja Centro',
      operatorId: 'o1',
      operatorName: 'ANA LIMA',
    },
  ]);
  const { user } = await renderAt(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Baixar contratos do lote de 19/11/2026' }));
  await waitFor(() => expect(sheets.names()).toEqual(['contratos_2026-11-18.xlsx']));
  expect(api.lastOf(ORIGINATIONS)).toMatchObject({ path: `/backofficeOriginations/batches/${BATCH_ID}/originations` });
  const [head, row] = await sheets.cells();
  expect(head).toEqual([
    'id_contrato',
    'data_de_originação',
    'principal',
    'taxa_ume',
    'valor_depositado',
    'loja',
    'operador',
  ]);
  expect([row?.[0], ...(row?.slice(2) ?? [])]).toEqual(['c1', '1000.00', '40.00', '960.00', 'Loja Centro', 'ANA LIMA']);
  await user.click(screen.getByRole('button', { name: 'Baixar contratos do lote de 19/11/2026 em CSV' }));
  await waitFor(() => expect(sheets.names()).toEqual(['contratos_2026-11-18.xlsx', 'contratos_2026-11-18.csv']));
  expect(await sheets.text()).toContain('"c1";');
  api.refuse(ORIGINATIONS, 'BATCH_NOT_FOUND');
  await user.click(screen.getByRole('button', { name: 'Baixar contratos do lote de 19/11/2026' }));
  expect(await screen.findByText('Erro ao baixar os contratos')).toBeVisible();
});

test('stores that do not come are told', async () => {
  fakeApi({ ...ownHouse, 'GET /network/retailers/{id}': () => refused('FORBIDDEN') });
  await renderAt(PAGE);
  expect(await screen.findByText('Erro ao carregar lojas')).toBeVisible();
});

test('without a retailer nothing is asked, and nothing can be chosen', async () => {
  signedIn({ role: 'analyst' });
  const api = fakeApi({ ...ownHouse, [HOUSES]: () => [providerHouse] });
  await renderAt(PAGE);
  expect(await screen.findByText(/Você não tem um varejo configurado\./)).toBeVisible();
  expect(screen.getByLabelText('Loja')).toBeDisabled();
  expect(start()).toBeDisabled();
  expect(api.made(TRANSFERS)).toEqual([]);
});

test('what is due later can be had sooner, at the discount that was shown', async () => {
  const quote = { paidOn: '2026-11-23', rateMonthly: '0.02', count: 1, face: 1447.5, discount: 5.72, paid: 1441.78 };
  const api = given();
  api.ok(QUOTE, quote);
  const { user } = await renderAt(PAGE);
  expect(await screen.findByText(/1 venda ainda por vencer, R\$\s1\.447,50\. Receba até 23\/11\/2026\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Antecipar recebíveis' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Antecipar recebíveis' }));
  expect(dialog.getByText('Desconto de 2 % ao mês')).toBeVisible();
  api.refuse(ANTICIPATE, 'ANTICIPATION_CHANGED');
  await user.click(dialog.getByRole('button', { name: /^Antecipar R\$\s1\.441,78$/ }));
  expect(await dialog.findByText(/O valor da antecipação mudou/)).toBeVisible();
  api.ok(ANTICIPATE, quote);
  api.refuse(QUOTE, 'NOTHING_TO_ANTICIPATE');
  await user.click(dialog.getByRole('button', { name: /^Antecipar R\$\s1\.441,78$/ }));
  await waitFor(() => expect(screen.getByText('Recebíveis antecipados.')).toBeVisible());
  expect(api.lastOf(ANTICIPATE)).toMatchObject({
    path: `/backofficeOriginations/retailers/${RETAILER_ID}/anticipation`,
    body: { discount: 5.72 },
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Antecipar recebíveis' })).toBeNull());
});

test('what came off for overdue billings stands between the sales and what is paid', async () => {
  const whole = aTransfer();
  given({ ...whole, retailerBatch: { ...whole.retailerBatch, setOff: 108, paid: 1382 } });
  await renderAt(PAGE);
  expect(await table()).toHaveTextContent(/Cobranças vencidas descontadas -R\$\s108,00Pago R\$\s1\.382,00/);
});
