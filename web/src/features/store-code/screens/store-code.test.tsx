import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Wire } from '@balcao/contract';
import { STORE_ID } from '../../../domain/testing/customers.ts';
import { type FakeApi, fakeApi, held } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { aStoredStore, signedIn } from '../../../testing/sessions.ts';

const SHOW = 'GET /payments/store-code';
const MAKE = 'POST /payments/store-code';
type StoreCode = Wire<typeof SHOW>['answer'];

const none: StoreCode = {
  storeId: STORE_ID,
  storeName: 'Loja Centro',
  retailerName: 'Magazine Rio Negro',
  code: null,
  address: null,
  madeAt: null,
};
const made: StoreCode = {
  ...none,
  code: 'AB3D7K2M',
  address: 'https://balcao.example/c/loja/AB3D7K2M',
  madeAt: '2026-11-21T15:00:00.000Z',
};
const store = aStoredStore({ settings: { captureMethod: 'BY_QR_CODE', canReceivePayments: true } });
let api: FakeApi;
beforeEach(() => {
  signedIn({ role: 'manager', store });
  api = fakeApi({ [SHOW]: () => none, [MAKE]: () => made });
});

test('the first code is made, and its sheet holds the picture and what to type without a camera', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await renderAt('/qr-da-loja');
  await user.click(await screen.findByRole('button', { name: 'Criar QR Code' }));
  const sheet = within(await screen.findByRole('article', { name: 'QR Code da Loja Centro' }));
  expect(sheet.getByRole('img', { name: 'QR Code da Loja Centro' })).toBeVisible();
  expect(sheet.getByText('balcao.example/c/loja/AB3D7K2M')).toBeVisible();
  expect(api.lastOf(MAKE)?.body).toEqual({ storeId: STORE_ID });
  await user.click(screen.getByRole('button', { name: 'Imprimir em A4' }));
  expect(print).toHaveBeenCalledOnce();
});

test('another code is asked for first: what is on the wall dies', async () => {
  api.ok(SHOW, made);
  api.ok(MAKE, { ...made, code: 'ZZ3D7K2M', address: 'https://balcao.example/c/loja/ZZ3D7K2M' });
  const { user } = await renderAt('/qr-da-loja');
  await user.click(await screen.findByRole('button', { name: 'Trocar o código' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Trocar o código da loja?' }));
  expect(dialog.getByText(/deixa de valer na hora/)).toBeVisible();
  expect(api.made(MAKE)).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Sim, trocar' }));
  expect(await screen.findByText('balcao.example/c/loja/ZZ3D7K2M')).toBeVisible();
  expect(await screen.findByText('Código trocado. Imprima o novo.')).toBeVisible();
});

test('a store that does not sell by QR code says so', async () => {
  api.refuse(SHOW, 'QR_NOT_IN_STORE');
  await renderAt('/qr-da-loja');
  expect(await screen.findByText(/^Esta loja não vende por QR Code/, undefined, { timeout: 8_000 })).toBeVisible();
});

test('settings lead a manager there where the store sells by QR code', async () => {
  api = fakeApi({
    [SHOW]: () => made,
    'GET /retailers/stores': () => [],
    'GET /coordinator/lookups/used-up': () => [],
  });
  const { user, path } = await renderAt('/configuracao');
  await user.click(await screen.findByRole('link', { name: 'Ver e imprimir' }));
  expect(path()).toBe('/qr-da-loja');
});

test('a code that was not made is said, and asked for once however often it is pressed', async () => {
  const answer = held<StoreCode>();
  api.on(MAKE, () => answer.answer);
  const first = await renderAt('/qr-da-loja');
  await first.user.click(await screen.findByRole('button', { name: 'Criar QR Code' }));
  await first.user.click(await screen.findByRole('button', { name: 'Criando...' }));
  expect(api.made(MAKE)).toHaveLength(1);
  answer.give(made);
  expect(await screen.findByText('balcao.example/c/loja/AB3D7K2M')).toBeVisible();
  first.unmount();
  const { user } = await renderAt('/qr-da-loja');
  api.refuse(MAKE, 'FORBIDDEN');
  await user.click(await screen.findByRole('button', { name: 'Criar QR Code' }));
  expect(await screen.findByText('Você não tem permissão para esta ação.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Criar QR Code' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Imprimir em A4' })).toBeNull();
});

test('a change that is thought over or refused leaves the sheet on the wall as it is', async () => {
  api.ok(SHOW, made);
  const { user } = await renderAt('/qr-da-loja');
  await user.click(await screen.findByRole('button', { name: 'Trocar o código' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.made(MAKE)).toHaveLength(0);
  api.refuse(MAKE, 'TOO_MANY_REQUESTS');
  await user.click(screen.getByRole('button', { name: 'Trocar o código' }));
  await user.click(screen.getByRole('button', { name: 'Sim, trocar' }));
  expect(await screen.findByText(/^Muitas tentativas/)).toBeVisible();
  expect(screen.getByText('balcao.example/c/loja/AB3D7K2M')).toBeVisible();
  expect(screen.getByText('Criado em 21/11/2026 11:00')).toBeVisible();
  expect(screen.queryByText('Código trocado. Imprima o novo.')).toBeNull();
});

test('a code that does not come is asked for again; a cashier has no such page', async () => {
  api.lose(SHOW);
  const { user, unmount } = await renderAt('/qr-da-loja');
  expect(await screen.findByText(/^Sem conexão com o servidor/)).toBeVisible();
  api.ok(SHOW, made);
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('article', { name: 'QR Code da Loja Centro' })).toBeVisible();
  expect(api.lastOf(SHOW)?.query.get('storeId')).toBe(STORE_ID);
  unmount();
  signedIn({ store });
  expect((await renderAt('/qr-da-loja')).path()).not.toBe('/qr-da-loja');
});
