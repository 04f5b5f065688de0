import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type FakeApi, fakeApi, lost } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { aStore, signedIn } from '../../../testing/sessions.ts';
import { aCatalogueOffer, aCatalogueProduct, aWaitingDevice } from '../testing/devices.ts';

const WAITING = 'GET /smartphone-sale/devices/waiting';
const SETTLE = 'POST /smartphone-sale/devices/{contractId}/settle';
const LIST = 'GET /smartphone-sale/catalogue';
const CREATE = 'POST /smartphone-sale/catalogue/products';
const CHANGE = 'PUT /smartphone-sale/catalogue/products/{id}';
const ENTER = 'POST /smartphone-sale/catalogue/products/{id}/offers';
const WITHDRAW = 'POST /smartphone-sale/catalogue/offers/{id}/withdraw';
let api: FakeApi;

beforeEach(() => {
  signedIn({ role: 'analyst' });
  api = fakeApi({
    [WAITING]: () => [aWaitingDevice(), aWaitingDevice({ contractId: 'b', why: 'NOT_UNLOCKED', words: null })],
    [SETTLE]: () => ({ contractId: aWaitingDevice().contractId }),
    [LIST]: () => [aCatalogueProduct(), aCatalogueProduct({ id: 'b', model: 'Moto G', isActive: false, offers: [] })],
    [CREATE]: () => ({ id: 'new' }),
    [CHANGE]: () => ({ id: 'a' }),
    [ENTER]: () => ({ id: 'offer' }),
    [WITHDRAW]: () => ({ id: 'offer' }),
    'GET /retailers/stores': () => [aStore()],
  });
});

test('a device that could not be locked again is tried again, or stays unlocked with a reason', async () => {
  const { user } = await renderAt('/aparelhos');
  const list = await screen.findByRole('list', { name: 'Aparelhos que esperam uma decisão' });
  expect(within(list).getByText(/Aparelho vendido em outro contrato/)).toBeVisible();
  expect(within(list).getAllByText(/Contrato 1234, Loja Centro. IMEI 490154203237518/)).toHaveLength(2);
  // A lock that should be off is only ever tried again.
  expect(within(list).getAllByRole('button', { name: 'Deixar desbloqueado' })).toHaveLength(1);
  await user.click(within(list).getByRole('button', { name: 'Deixar desbloqueado' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Deixar o aparelho desbloqueado' }));
  await user.click(dialog.getByRole('button', { name: 'Deixar desbloqueado' }));
  expect(api.made(SETTLE)).toHaveLength(0);
  await user.type(dialog.getByLabelText('Motivo da decisão'), 'Vendido na outra loja');
  await user.click(dialog.getByRole('button', { name: 'Deixar desbloqueado' }));
  expect(await screen.findByText('O aparelho fica desbloqueado. A dívida continua como está.')).toBeVisible();
  expect(api.lastOf(SETTLE)?.body).toEqual({ act: 'LEAVE_UNLOCKED', reason: 'Vendido na outra loja' });
  await waitFor(() => expect(api.made(WAITING).length).toBeGreaterThan(1));
});

test('asking the service again is refused in words when nothing waits any more', async () => {
  api.refuse(SETTLE, 'DEVICE_NOT_WAITING');
  const { user } = await renderAt('/aparelhos');
  const [first] = await screen.findAllByRole('button', { name: 'Pedir de novo ao serviço' });
  if (first) await user.click(first);
  const dialog = within(screen.getByRole('dialog', { name: 'Pedir de novo ao serviço de bloqueio' }));
  await user.type(dialog.getByLabelText('Motivo da decisão'), 'Cliente na loja');
  await user.click(dialog.getByRole('button', { name: 'Pedir de novo ao serviço' }));
  expect(await dialog.findByText('Este aparelho não espera mais por uma decisão.')).toBeVisible();
});

test('nothing waits; a failure offers to try again', async () => {
  api.on(WAITING, lost);
  const { user } = await renderAt('/aparelhos');
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  api.ok(WAITING, []);
  await user.click(again);
  expect(await screen.findByText('Nenhum aparelho espera')).toBeVisible();
});

test('the catalogue shows each device with the history of its price', async () => {
  api.ok(LIST, [
    aCatalogueProduct({
      offers: [
        aCatalogueOffer(),
        aCatalogueOffer({
          id: 'old',
          standing: 'WITHDRAWN',
          withdrawal: { at: '2026-11-20T12:00:00.000Z', by: 'Davi Rocha', reason: 'Digitado errado' },
        }),
        aCatalogueOffer({
          id: 'range',
          downPayment: null,
          maxDownPaymentRate: 0.2,
          minPriceRate: 0.85,
          maxAmount: 1200,
        }),
      ],
    }),
  ]);
  await renderAt('/aparelhos/catalogo');
  const prices = within(await screen.findByRole('list', { name: 'Preços Samsung Galaxy A06' }));
  expect(prices.getAllByText(/R\$\s899,00, entrada de R\$\s149,00/)).toHaveLength(2);
  expect(prices.getByText(/entrada de 20%, a partir de 85% do preço, até R\$\s1.200,00 financiados/)).toBeVisible();
  expect(prices.getByText(/Retirado por Davi Rocha/)).toBeVisible();
  expect(prices.getAllByRole('button', { name: 'Retirar' })).toHaveLength(2);
});

test('a device is added and changed', async () => {
  const { user } = await renderAt('/aparelhos/catalogo');
  await user.click(await screen.findByRole('button', { name: 'Novo aparelho' }));
  let dialog = within(screen.getByRole('dialog', { name: 'Novo aparelho' }));
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(dialog.getAllByText('Escreva ao menos 2 letras')).toHaveLength(2);
  await user.type(dialog.getByLabelText('Marca'), 'Itel');
  await user.type(dialog.getByLabelText('Modelo'), 'A50');
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Aparelho guardado.')).toBeVisible();
  expect(api.lastOf(CREATE)?.body).toEqual({ manufacturer: 'Itel', model: 'A50', description: '' });
  const [change] = screen.getAllByRole('button', { name: 'Alterar' });
  if (change) await user.click(change);
  dialog = within(screen.getByRole('dialog', { name: 'Alterar aparelho' }));
  await user.click(dialog.getByLabelText('À venda'));
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(api.lastOf(CHANGE)?.body).toMatchObject({ isActive: false, model: 'Galaxy A06' }));
});

test('a price is checked before it is sent; what the server refuses is said, and what was typed stays', async () => {
  api.refuse(ENTER, 'DEVICE_OFFER_TAKEN');
  const { user } = await renderAt('/aparelhos/catalogo');
  const [first] = await screen.findAllByRole('button', { name: 'Novo preço' });
  if (first) await user.click(first);
  const dialog = within(screen.getByRole('dialog', { name: 'Novo preço de Samsung Galaxy A06' }));
  await user.click(dialog.getByRole('button', { name: 'Cadastrar preço' }));
  expect(dialog.getByText('Informe o preço do aparelho')).toBeVisible();
  expect(api.made(ENTER)).toHaveLength(0);
  await user.type(dialog.getByLabelText('Preço do aparelho'), '1249');
  await user.click(dialog.getByLabelText(/Faixa de preço/));
  await user.type(dialog.getByLabelText('Entrada (% do valor)'), '20');
  await user.type(dialog.getByLabelText('Menor valor (% do preço)'), '85');
  await user.type(dialog.getByLabelText('Motivo'), 'Tabela nova');
  await user.click(dialog.getByRole('button', { name: 'Cadastrar preço' }));
  expect(await dialog.findByText(/Já há um preço a partir deste dia/)).toBeVisible();
  expect(api.lastOf(ENTER)?.body).toMatchObject({
    storeId: null,
    price: 1249,
    downPayment: null,
    maxDownPaymentRate: 0.2,
    minPriceRate: 0.85,
    maxAmount: null,
    reason: 'Tabela nova',
  });
  api.ok(ENTER, { id: 'offer' });
  await user.click(dialog.getByRole('button', { name: 'Cadastrar preço' }));
  expect(await screen.findByText('Preço cadastrado.')).toBeVisible();
});

test('a price is withdrawn with a reason', async () => {
  const { user } = await renderAt('/aparelhos/catalogo');
  await user.click(await screen.findByRole('button', { name: 'Retirar' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Retirar preço' }));
  await user.type(dialog.getByLabelText('Motivo'), 'Digitado errado');
  await user.click(dialog.getByRole('button', { name: 'Retirar' }));
  expect(await screen.findByText('Preço retirado.')).toBeVisible();
  expect(api.lastOf(WITHDRAW)?.body).toEqual({ reason: 'Digitado errado' });
});

test('a cashier is led to the till', async () => {
  signedIn({ role: 'cashier' });
  const { path } = await renderAt('/aparelhos');
  expect(path()).toBe('/caixa');
});
