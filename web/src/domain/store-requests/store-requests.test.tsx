import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type FakeApi, fakeApi, refused } from '../../testing/fake-api.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { aStoredStore, signedIn } from '../../testing/sessions.ts';
import type { StoreRequest } from './use-store-requests.ts';

const LIST = 'GET /payments/store-requests';
const CONFIRM = 'POST /payments/store-requests/{id}/confirm';
const REFUSE = 'POST /payments/store-requests/{id}/refuse';
const SHOW = 'GET /payments/qr-code/{id}';
const ID = '01900000-0000-7000-8000-000000000d11';
const sellsByQr = aStoredStore({ settings: { captureMethod: 'BY_QR_CODE', canReceivePayments: true } });

const aRequest: StoreRequest = {
  id: ID,
  number: '482',
  value: 600,
  createdAt: '2026-11-21T15:00:00.000Z',
  endsAt: '2026-11-21T15:15:00.000Z',
};
const purchase = {
  id: ID,
  value: 650,
  status: 'OPENED',
  qrCodeString: null,
  createdAt: new Date().toISOString(),
  endsAt: new Date(Date.now() + 600_000).toISOString(),
  creditValue: null,
  contractId: null,
} as const;

// The stream has tests of its own.
vi.mock('../../features/qr-purchase/listen.ts', () => ({ listenToPurchases: () => () => undefined }));

let api: FakeApi;
beforeEach(() => {
  signedIn({ store: sellsByQr });
  api = fakeApi({
    [LIST]: () => [aRequest],
    [CONFIRM]: () => purchase,
    [REFUSE]: () => aRequest,
    [SHOW]: () => purchase,
    'GET /coordinator/contracts': () => [],
    'GET /coordinator/contracts/in-progress': () => [],
  });
});
const open = async (at = '/caixa/compras/qrcode') => {
  const page = await renderAt(at);
  await page.user.click(await screen.findByRole('button', { name: 'Confirmar o pedido 482' }));
  return { ...page, dialog: within(screen.getByRole('dialog', { name: 'Pedido 482' })) };
};

test('the cashier puts the value right and confirms it: the purchase goes on at this till', async () => {
  const { user, dialog, place } = await open();
  expect(dialog.getByText(/^O cliente pediu R\$\s600,00\.$/)).toBeVisible();
  const field = dialog.getByLabelText('Valor da compra');
  await user.clear(field);
  await user.type(field, '5');
  await user.click(dialog.getByRole('button', { name: /^Confirmar/ }));
  expect(dialog.getByText('O valor mínimo de uma compra deve ser de R$ 10,00')).toBeVisible();
  await user.clear(field);
  await user.type(field, '650');
  await user.click(dialog.getByRole('button', { name: /^Confirmar R\$\s650,00$/ }));
  expect(await screen.findByText('O cliente abriu a compra')).toBeVisible();
  expect(api.lastOf(CONFIRM)?.body).toEqual({ value: 650 });
  expect(place()).toBe(`/caixa/compras/qrcode?compra=${ID}`);
});

test('a request of nobody who stands here is refused, and goes', async () => {
  const { user, dialog } = await open('/caixa/andamento');
  api.ok(LIST, []);
  await user.click(dialog.getByRole('button', { name: 'Não é daqui' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Pedidos pelo QR Code da loja' })).toBeNull());
  expect(api.made(REFUSE)).toHaveLength(1);
});

test('a colleague was first: it is said, and nothing is lost', async () => {
  api.on(CONFIRM, () => refused('STORE_REQUEST_OVER'));
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: /^Confirmar R\$/ }));
  expect(await dialog.findByText(/^Este pedido já foi respondido ou venceu/)).toBeVisible();
  expect(dialog.getByLabelText('Valor da compra')).toHaveValue('R$ 600,00');
});

test('a store that sells by CPF alone asks nobody', async () => {
  signedIn({});
  await renderAt('/caixa/andamento');
  expect(await screen.findByText('Nenhuma venda em andamento')).toBeVisible();
  expect(api.made(LIST)).toHaveLength(0);
});
