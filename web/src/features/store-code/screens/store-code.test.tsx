import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Wire } from '@balcao/contract';
import { STORE_ID } from '../../../domain/testing/customers.ts';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
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
let api: FakeApi;
beforeEach(() => {
  signedIn({
    role: 'manager',
    store: aStoredStore({ settings: { captureMethod: 'BY_QR_CODE', canReceivePayments: true } }),
  });
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
