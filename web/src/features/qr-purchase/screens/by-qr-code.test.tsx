import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aContract } from '../../../domain/testing/offers.ts';
import { type FakeApi, fakeApi, held } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { aStoredStore, signedIn } from '../../../testing/sessions.ts';
import type { Hear } from '../listen.ts';
import type { QrPurchase } from '../qr-calls.ts';

const MAKE = 'POST /payments/qr-code';
const SHOW = 'GET /payments/qr-code/{id}';
const CANCEL = 'POST /payments/qr-code/{id}/cancel';
const SALES = 'GET /coordinator/contracts';
const ID = '01900000-0000-7000-8000-000000000900';
const ADDRESS = `/caixa/compras/qrcode?compra=${ID}`;
const qrCodeString = `https://loja.example/c/compra#${'t'.repeat(43)}`;

const aPurchase = (over: Partial<QrPurchase> = {}): QrPurchase => ({
  id: ID,
  value: 600,
  status: 'WAITING',
  qrCodeString,
  createdAt: new Date().toISOString(),
  endsAt: new Date(Date.now() + 600_000).toISOString(),
  creditValue: null,
  contractId: null,
  ...over,
});

/** The stream: what the page said to hear by. */
const stream: { hear: Hear | undefined } = { hear: undefined };
vi.mock('../listen.ts', () => ({
  listenToPurchases: (hear: Hear) => {
    stream.hear = hear;
    return () => {
      stream.hear = undefined;
    };
  },
}));

let api: FakeApi;
beforeEach(() => {
  signedIn({ store: aStoredStore({ settings: { captureMethod: 'BY_QR_CODE', canReceivePayments: true } }) });
  api = fakeApi({
    [MAKE]: () => ({ details: { id: ID, value: 600 }, qrCodeString }),
    [SHOW]: () => aPurchase(),
    [SALES]: () => [],
    'GET /payments/store-requests': () => [],
  });
});
const field = () => screen.findByLabelText('Valor da compra');
const turn = (status: QrPurchase['status'], over: Partial<QrPurchase> = {}) => {
  api.ok(SHOW, aPurchase({ status, qrCodeString: null, ...over }));
  return act(async () => stream.hear?.({ id: ID }));
};

test('value, code, result: the stream turns the page, and after two seconds the paper may be printed', async () => {
  const { user, place } = await renderAt('/caixa/compras/qrcode');
  await user.type(await field(), '600{Enter}');
  expect(await screen.findByRole('img', { name: /^QR Code da compra de R\$\s600,00$/ })).toBeVisible();
  expect(place()).toBe(ADDRESS);
  expect(api.lastOf(MAKE)?.body).toMatchObject({ value: 600 });
  expect(window.dataLayer).toContainEqual({ event: 'qr_purchase_started' });
  expect(screen.getByText('Aguardando o cliente')).toBeVisible();
  expect(screen.getByText(/^Vence em (10:00|9:5\d)$/)).toBeVisible();
  await turn('OPENED');
  expect(await screen.findByText('O cliente abriu a compra')).toBeVisible();
  expect(screen.queryByRole('img', { name: /QR Code/ })).toBeNull();
  await turn('IDENTIFIED');
  expect(await screen.findByText('O cliente escolhe as parcelas')).toBeVisible();
  api.ok(SALES, [aContract({ principal: 600 })]);
  await turn('ACCEPTED', { creditValue: 600 });
  expect(await screen.findByText('Finalizando a compra')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Imprimir comprovante' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Voltar' })).toBeDisabled();
  expect(await screen.findByText('Compra finalizada com sucesso!', {}, { timeout: 4_000 })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Imprimir comprovante/ })).toHaveAttribute(
    'href',
    `/render/${ID}/qr-labels`,
  );
  expect(screen.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '/caixa');
  expect(api.lastOf(SALES)?.query.toString()).toBe(`captureMethod=QR_CODE&captureReferenceId=${ID}`);
});

test('without a stream it asks every two seconds, until exactly one sale has an accepted proposal', async () => {
  const open = aContract();
  const offered = { ...open, proposals: open.proposals.map((one) => ({ ...one, wasAccepted: false })) };
  api.ok(SALES, [offered]);
  await renderAt(ADDRESS);
  await screen.findByText('Aguardando o cliente');
  const asked = () => api.made(SALES).length;
  await waitFor(() => expect(asked()).toBeGreaterThan(1), { timeout: 5_000 });
  expect(screen.queryByText('Finalizando a compra')).toBeNull();
  api.ok(SALES, [open]);
  expect(await screen.findByText('Finalizando a compra', {}, { timeout: 4_000 })).toBeVisible();
});

// A stream that stands tells of one's own purchases alone: were it enough, somebody else's would stay on its first status.
test('a purchase that another operator began turns too: the stream tells of one’s own alone, so the page asks', async () => {
  await renderAt(ADDRESS);
  await screen.findByText('Aguardando o cliente');
  const stands = setInterval(() => act(() => stream.hear?.({})), 200);
  api.ok(SHOW, aPurchase({ status: 'OPENED', qrCodeString: null }));
  expect(await screen.findByText('O cliente abriu a compra', {}, { timeout: 4_000 })).toBeVisible();
  clearInterval(stands);
});

test('what is to be paid at the till is said before anything else', async () => {
  api.ok(SHOW, aPurchase({ status: 'ACCEPTED', qrCodeString: null, creditValue: 400 }));
  api.ok(SALES, [aContract({ principal: 400 })]);
  await renderAt(ADDRESS);
  expect(await screen.findByText(/^Receba R\$\s200,00 do cliente agora$/)).toBeVisible();
});

test('from R$ 10,00 on: a cent less is told beside the value', async () => {
  const { user } = await renderAt('/caixa/compras/qrcode');
  const make = await screen.findByRole('button', { name: /^Gerar QR Code/ });
  expect(make).toBeDisabled();
  await user.type(await field(), '9,99');
  await user.click(make);
  expect(await screen.findByText('O valor mínimo de uma compra deve ser de R$ 10,00')).toBeVisible();
  expect(api.made(MAKE)).toHaveLength(0);
  await user.clear(await field());
  await user.type(await field(), '10,00{Enter}');
  await waitFor(() => expect(api.made(MAKE)).toHaveLength(1));
});

test.each([
  ['STORE_NOT_FOUND', 'Erro ao obter loja'],
  ['INTERNAL_SERVER_ERROR', 'Ocorreu um erro inesperado, por favor tente novamente.'],
  ['QR_NOT_IN_STORE', 'Esta loja não vende por QR Code. Venda pelo CPF do cliente.'],
] as const)('%s is told, and what was typed stays', async (code, sentence) => {
  api.refuse(MAKE, code);
  const { user } = await renderAt('/caixa/compras/qrcode');
  await user.type(await field(), '600{Enter}');
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(await field()).toHaveValue('R$ 600');
});

test('back from the code is back to the value: a waiting one is cancelled at once, an opened one after a question', async () => {
  api.ok(CANCEL, aPurchase({ status: 'CANCELED', qrCodeString: null }));
  const { user, place } = await renderAt(ADDRESS);
  await user.click(await screen.findByRole('button', { name: 'Cancelar e voltar ao valor' }));
  expect(await field()).toHaveValue('R$ 600,00');
  expect(place()).toBe('/caixa/compras/qrcode');
  api.ok(SHOW, aPurchase({ status: 'OPENED', qrCodeString: null }));
  await user.click(screen.getByRole('button', { name: /^Gerar QR Code/ }));
  await user.click(await screen.findByRole('button', { name: 'Cancelar e voltar ao valor' }));
  expect(await screen.findByRole('dialog', { name: 'Cancelar esta compra?' })).toBeVisible();
  expect(api.made(CANCEL)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Sim, cancelar a compra' }));
  await field();
  expect(api.made(CANCEL)).toHaveLength(2);
});

test('cancelled too late, it is the sale that is shown', async () => {
  api.refuse(CANCEL, 'QR_SETTLED');
  const { user } = await renderAt(ADDRESS);
  const button = await screen.findByRole('button', { name: 'Cancelar e voltar ao valor' });
  api.ok(SHOW, aPurchase({ status: 'ACCEPTED', qrCodeString: null, creditValue: 600 }));
  api.ok(SALES, [aContract({ principal: 600 })]);
  await user.click(button);
  expect(await screen.findByText('Finalizando a compra')).toBeVisible();
});

test.each([
  ['EXPIRED', 'O QR Code venceu. Nada foi cobrado.'],
  ['DECLINED', 'O cliente recusou a compra. Nada foi cobrado.'],
  ['CANCELED', 'Compra cancelada. Nada foi cobrado.'],
] as const)('%s: it says so, and another code is one press away with the same value', async (status, sentence) => {
  api.ok(SHOW, aPurchase({ status, qrCodeString: null }));
  const { user } = await renderAt(ADDRESS);
  expect(await screen.findByText(sentence)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Gerar outro QR Code' }));
  expect(await field()).toHaveValue('R$ 600,00');
});

test('an address of no purchase says so and offers another; a broken one asks the value', async () => {
  api.refuse(SHOW, 'QR_NOT_FOUND');
  const { user } = await renderAt(ADDRESS);
  expect(await screen.findByText('Compra por QR Code não encontrada', {}, { timeout: 8_000 })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Nova compra' }));
  expect(await field()).toHaveValue('');
});

test('until the server answers the code is being made, once', async () => {
  const made = held<{ details: { id: string; value: number }; qrCodeString: string }>();
  api.on(MAKE, () => made.answer);
  const { user } = await renderAt('/caixa/compras/qrcode');
  await user.type(await field(), '600{Enter}{Enter}');
  expect(await screen.findByRole('button', { name: 'Gerando QR Code...' })).toBeVisible();
  made.give({ details: { id: ID, value: 600 }, qrCodeString });
  await screen.findByText('Aguardando o cliente');
  expect(api.made(MAKE)).toHaveLength(1);
});
