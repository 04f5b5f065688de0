import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CPF, STORE_ID } from '../../../domain/testing/customers.ts';
import { storeItem } from '../../../lib/session/stored-items.ts';
import { selling, signingIn } from '../../../testing/answers.ts';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { aStoredStore, signedIn } from '../../../testing/sessions.ts';

const FIND = 'GET /coordinator/borrowers/find-one';
const OFFER = 'POST /coordinator/contracts';
const CODE = 'POST /origination-code';
const ACCEPT = 'POST /coordinator/contracts/proposals/{id}/accept';
const OTHER_ID = '01900000-0000-7000-8000-000000000009';
type Page = Awaited<ReturnType<typeof renderAt>>;
let api: FakeApi;
let user: Page['user'];

beforeEach(() => {
  api = fakeApi({ ...signingIn, ...selling });
  vi.stubGlobal('open', () => null);
  signedIn();
});

const cpf = () => screen.findByLabelText('CPF do cliente');
const value = () => screen.findByLabelText('Valor da compra');
const removedElsewhere = () => localStorage.removeItem(storeItem.key);
const moved = () => storeItem.write(aStoredStore({ id: OTHER_ID, name: 'Loja Shopping' }));
const storeQuestion = () => screen.findByRole('dialog', { name: 'Confirme a loja' });
const yes = () => user.click(screen.getByRole('button', { name: 'Sim' }));

async function open(): Promise<Page> {
  const page = await renderAt('/caixa/compras');
  user = page.user;
  return page;
}
async function identify() {
  const page = await open();
  await user.type(await cpf(), `${CPF}{Enter}`);
  await value();
  return page;
}
async function choose() {
  const page = await identify();
  await user.type(await value(), '1000{Enter}');
  await screen.findByRole('radiogroup');
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Confirmar compra' });
  return page;
}
async function authorise() {
  const page = await choose();
  await user.click(screen.getByRole('button', { name: /^Sim/ }));
  await user.type(await screen.findByLabelText('Código de 6 dígitos'), '123456{Enter}');
  await screen.findByText('Compra autorizada pelo cliente');
  return page;
}

test('without a store the search waits for it, and the CPF that was typed is searched', async () => {
  await open();
  await cpf();
  removedElsewhere();
  await user.type(await cpf(), `${CPF}{Enter}`);
  expect(await storeQuestion()).toHaveTextContent('Loja Centro');
  expect(api.made(FIND)).toEqual([]);
  await yes();
  expect(await value()).toBeVisible();
  expect(storeItem.read()?.id).toBe(STORE_ID);
});

// Planted: the store of when the screen opened goes with the offer.
test('without a store nothing is offered, and the value stays typed', async () => {
  await identify();
  removedElsewhere();
  await user.type(await value(), '1000{Enter}');
  await storeQuestion();
  expect(api.made(OFFER)).toEqual([]);
  await yes();
  expect(await value()).toHaveValue('R$ 1.000,00');
  await user.type(await value(), '{Enter}');
  await screen.findByRole('radiogroup');
  expect(api.lastOf(OFFER)?.body).toMatchObject({ storeId: STORE_ID, principal: 1000 });
});

test('without a store no code is sent', async () => {
  await choose();
  removedElsewhere();
  await user.click(screen.getByRole('button', { name: /^Sim/ }));
  await storeQuestion();
  expect(api.made(CODE)).toEqual([]);
  await yes();
  expect(await screen.findByRole('radiogroup')).toBeVisible();
});

test('without a store nothing is sold; confirmed, the authorised purchase is still there to be finished', async () => {
  const { path } = await authorise();
  removedElsewhere();
  await user.click(screen.getByRole('button', { name: 'Finalizar' }));
  await storeQuestion();
  expect(api.made(ACCEPT)).toEqual([]);
  await yes();
  await user.click(await screen.findByRole('button', { name: 'Finalizar' }));
  await waitFor(() => expect(path()).toContain('/confirmacao'));
  expect(api.made(ACCEPT)).toHaveLength(1);
});

test('an offer of another store is not sold: the value is asked for again', async () => {
  await authorise();
  moved();
  await user.click(screen.getByRole('button', { name: 'Finalizar' }));
  expect(await storeQuestion()).toHaveTextContent('Loja Shopping');
  await yes();
  expect(await value()).toHaveValue('R$ 1.000,00');
  expect(screen.queryByRole('radiogroup')).toBeNull();
  expect(api.made(ACCEPT)).toEqual([]);
  await user.type(await value(), '{Enter}');
  await screen.findByRole('radiogroup');
  expect(api.lastOf(OFFER)?.body).toMatchObject({ storeId: OTHER_ID });
});

test('whoever is elsewhere configures the store first', async () => {
  api.ok('GET /retailers/stores', []);
  const { path } = await identify();
  removedElsewhere();
  await user.type(await value(), '1000{Enter}');
  await storeQuestion();
  await user.click(screen.getByRole('button', { name: 'Não' }));
  expect(await screen.findByText('Configure a loja para continuar a operação')).toBeVisible();
  expect(path()).toBe('/configuracao');
});
