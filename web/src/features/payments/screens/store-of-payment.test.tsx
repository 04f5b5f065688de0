import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { STORE_ID } from '../../../domain/testing/customers.ts';
import { storeItem } from '../../../lib/session/stored-items.ts';
import { receiving, signingIn } from '../../../testing/answers.ts';
import { type FakeApi, fakeApi, lost } from '../../../testing/fake-api.ts';
import { aStore, aStoredStore, signedIn } from '../../../testing/sessions.ts';
import { check as checkOf, list, openPayments, type Page } from '../testing/at-the-till.ts';

const PAY = 'POST /coordinator/contracts/installments/pay-multiple';
const CHARGE = 'POST /coordinator/pix/charges';
const OTHER_ID = '01900000-0000-7000-8000-000000000009';
const WHERE = 'Confirme se este aparelho está localizado na loja';
let api: FakeApi;
let user: Page['user'];

beforeEach(() => {
  api = fakeApi({ ...signingIn, ...receiving });
  signedIn();
});

const check = () => checkOf(1);
const dialog = (name: RegExp) => screen.findByRole('dialog', { name });
const answer = async (name: RegExp) => user.click(screen.getByRole('button', { name }));

async function select() {
  const page = await openPayments();
  user = page.user;
  await list(user);
  await user.click(check());
  return page;
}
async function confirm() {
  const page = await select();
  await answer(/^Pagar$/);
  await dialog(/^Confirmar pagamento/);
  return page;
}
/** What another tab does; this page is told nothing of it. */
const removedElsewhere = () => localStorage.removeItem(storeItem.key);
const expired = () => storeItem.write(aStoredStore({ exp: Date.now() - 1 }));
const moved = () => storeItem.write(aStoredStore({ id: OTHER_ID, name: 'Loja Shopping' }));

// Planted: the store that was read when the screen opened receives the money.
test.each([
  ['removed', removedElsewhere],
  ['expired', expired],
])('a store that was %s since the screen opened is asked for before the confirmation', async (_, happens) => {
  await select();
  happens();
  await answer(/^Pagar$/);
  expect(await dialog(/^Confirme a loja/)).toHaveTextContent(`${WHERE} Loja Centro`);
  await answer(/^Sim$/);
  await dialog(/^Confirmar pagamento/);
  expect(storeItem.read()?.id).toBe(STORE_ID);
  await answer(/^Sim, receber/);
  await screen.findByText(/recebido com sucesso/);
  expect(api.lastOf(PAY)?.body).toMatchObject({ storeId: STORE_ID });
});

test.each([
  ['in cash', /^Sim, receber/],
  ['by Pix', /^Receber por Pix/],
])('one removed while the confirmation is open: nothing is received %s, and the selection stays', async (_, act) => {
  await confirm();
  removedElsewhere();
  await answer(act);
  await dialog(/^Confirme a loja/);
  expect([...api.made(PAY), ...api.made(CHARGE)]).toEqual([]);
  expect(check()).toBeChecked();
});

test('another store of this device is confirmed, and receives', async () => {
  await confirm();
  moved();
  await answer(/^Sim, receber/);
  expect(await dialog(/^Confirme a loja/)).toHaveTextContent(`${WHERE} Loja Shopping`);
  expect(api.made(PAY)).toEqual([]);
  await answer(/^Sim$/);
  await dialog(/^Confirmar pagamento/);
  await answer(/^Sim, receber/);
  await waitFor(() => expect(api.lastOf(PAY)?.body).toMatchObject({ storeId: OTHER_ID }));
});

test('a payment that was not registered is not tried again without its store', async () => {
  api.on(PAY, () => lost());
  await confirm();
  await answer(/^Sim, receber/);
  const told = await dialog(/^O pagamento não foi registrado/);
  removedElsewhere();
  await user.click(within(told).getByRole('button', { name: 'Tentar de novo' }));
  await dialog(/^Confirme a loja/);
  expect(api.made(PAY)).toHaveLength(1);
});

test('one deactivated in another tab leads to the setup', async () => {
  api.ok('GET /retailers/stores/{id}', aStore({ status: 'inactive' }));
  api.ok('GET /retailers/stores', []);
  const { path } = await select();
  storeItem.write(aStoredStore({ status: 'inactive' }));
  await answer(/^Pagar$/);
  expect(await screen.findByRole('heading', { name: 'Configuração de Loja' })).toBeVisible();
  expect(path()).toBe('/configuracao');
  expect(storeItem.read()?.status).toBe('inactive');
  expect(api.made(PAY)).toEqual([]);
});
