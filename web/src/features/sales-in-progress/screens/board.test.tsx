import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { BORROWER_ID, STORE_ID } from '../../../domain/testing/customers.ts';
import { anOffer, aSaleInProgress, aVerification, proposalId } from '../../../domain/testing/offers.ts';
import { selling } from '../../../testing/answers.ts';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import { type SaleInProgress, waitTexts } from '../texts.ts';

const BOARD = 'GET /coordinator/contracts/in-progress';
const RESUME = 'POST /coordinator/contracts/{id}/resume';
const STATUS = 'GET /origination-code/status';
const LOCK = 'POST /smartphone-sale/submit-lock';
const PRODUCT_ID = '01900000-0000-7000-8000-000000000040';

const resumed = {
  borrowerId: BORROWER_ID,
  cpf: '900.***.***-00',
  storeId: STORE_ID,
  purchaseValue: 1000,
  waitsFor: 'FINISH' as const,
  proposalId: proposalId(6),
  offer: anOffer(),
  device: null,
};

let api: FakeApi;
beforeEach(() => {
  signedIn();
  api = fakeApi({
    ...selling,
    [BOARD]: () => [aSaleInProgress()],
    [RESUME]: () => resumed,
    [STATUS]: () => aVerification({ status: 'APPROVED', wasVerified: true }),
  });
});
const open = () => renderAt('/caixa/andamento');
const goOn = (name = 'Rosa Prado') => screen.findByRole('button', { name: `Continuar a venda de ${name}` });

test('each says whose, how much, what it waits for and since when; the own ones apart from those of colleagues', async () => {
  api.ok(BOARD, [
    aSaleInProgress(),
    aSaleInProgress({ contractId: 'c-2', borrowerName: 'Davi Sá', isOwn: false, waitsFor: 'EXPIRED' }),
  ]);
  await open();
  const own = within(await screen.findByRole('list', { name: 'Suas vendas' }));
  expect(own.getByText('Rosa Prado')).toBeVisible();
  expect(own.getByText('900.***.***-00')).toBeVisible();
  expect(own.getByText(/6x de R\$\s112,28/)).toBeVisible();
  expect(own.getByText('Espera o código do cliente')).toBeVisible();
  expect(own.getByText(/^há 4 min, desde /)).toBeVisible();
  const others = within(screen.getByRole('list', { name: 'De colegas da loja' }));
  expect(others.getByText('Expirada')).toBeVisible();
  expect(others.getByText(/A autorização venceu/)).toBeVisible();
  expect(others.getByText(/ · por Marina Alves$/)).toBeVisible();
});

test.each(Object.entries(waitTexts))('%s reads as it is', async (waitsFor, { text, meaning }) => {
  api.ok(BOARD, [aSaleInProgress({ waitsFor: waitsFor as SaleInProgress['waitsFor'], plan: null })]);
  await open();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText(meaning)).toBeVisible();
});

test('one press goes on where it was: the authorised sale of another device is only to be finished', async () => {
  const { user, path } = await open();
  await user.dblClick(await goOn());
  expect(await screen.findByRole('button', { name: 'Finalizar' })).toBeEnabled();
  expect(path()).toBe('/caixa/compras');
  expect(api.made(RESUME).map(({ body }) => body)).toEqual([{ storeId: STORE_ID }]);
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/"\d{11}"/);
});

test('a phone that was begun elsewhere is locked here before it is sold', async () => {
  const device = { productId: PRODUCT_ID, name: 'ACME X1', imei: '490154203237518', evaluationId: null };
  api.ok(RESUME, { ...resumed, offer: anOffer({ sourceProduct: 'SMARTPHONE_SALE' }), device });
  api.refuse(LOCK, 'DEVICE_LOCK_SERVICE_UNAVAILABLE');
  const { user } = await open();
  await user.click(await goOn());
  // Planted bug: without its device the sale was tried without the lock, and refused after the code was given.
  await user.click(await screen.findByRole('button', { name: 'Próximo' }));
  await waitFor(() => expect(api.lastOf(LOCK)?.body).toMatchObject({ productId: PRODUCT_ID, imei: '490154203237518' }));
});

test('an authorisation that lapsed leads to the plans, the chosen one marked, and no code is asked for', async () => {
  api.ok(RESUME, { ...resumed, waitsFor: 'EXPIRED' });
  const { user } = await open();
  await user.click(await goOn());
  expect(await screen.findByRole('radio', { name: /^6x de/ })).toBeChecked();
  expect(api.made(STATUS)).toHaveLength(0);
});

test('one that ended meanwhile is told, and leaves the board', async () => {
  api.refuse(RESUME, 'SALE_NOT_IN_PROGRESS');
  const { user, path } = await open();
  const button = await goOn();
  api.ok(BOARD, []);
  await user.click(button);
  expect(await screen.findByText(/^Esta venda já terminou ou venceu/)).toBeVisible();
  expect(await screen.findByText('Nenhuma venda em andamento')).toBeVisible();
  expect(path()).toBe('/caixa/andamento');
});

test('an empty board says why and leads to a sale; one that does not come is asked for again', async () => {
  api.refuse(BOARD, 'FORBIDDEN');
  const { user } = await open();
  expect(await screen.findByText('Você não tem permissão para esta ação.')).toBeVisible();
  api.ok(BOARD, []);
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('Nenhuma venda em andamento')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Começar uma venda' })).toHaveAttribute('href', '/caixa/compras');
});

test('the till leads to it', async () => {
  const { user, path } = await renderAt('/caixa');
  await user.click(await screen.findByRole('link', { name: 'Vendas em andamento' }));
  await waitFor(() => expect(path()).toBe('/caixa/andamento'));
});
