import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type FakeApi, fakeApi, held, refused } from '../../testing/fake-api.ts';
import { CustomerApp } from '../customer-app.tsx';
import { qrVisits } from '../qr/held-visit.ts';
import { forgetRequest } from '../store/held-request.ts';
import type { StoreRequest } from '../store/texts.ts';

const OPEN = 'POST /store-purchase/open';
const ASK = 'POST /store-purchase';
const PAGE = 'POST /store-purchase/page';
const KEY = 'k'.repeat(43);
const aRequest = (over: Partial<StoreRequest> = {}): StoreRequest => ({
  status: 'WAITING',
  storeName: 'Loja Shopping',
  value: 149.9,
  number: '482',
  endsAt: '2099-01-01T00:15:00.000Z',
  ...over,
});
let api: FakeApi;

beforeAll(() => Promise.all([import('./store-purchase.tsx'), import('./qr-purchase.tsx')]));
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  qrVisits.forget();
  forgetRequest();
  api = fakeApi({
    [OPEN]: () => ({ storeName: 'Loja Shopping', retailerName: 'Magazine Rio Negro' }),
    [ASK]: () => ({ key: KEY, ...aRequest() }),
    [PAGE]: () => aRequest(),
    'POST /qr-purchase/page': () => ({
      step: 'CPF' as const,
      storeName: 'Loja Shopping',
      value: 149.9,
      endsAt: '2099-01-01T00:00:00.000Z',
      customer: null,
      chosen: null,
    }),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});
const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
const open = () => render(<CustomerApp path="/c/loja/AB3D-7K2M" />);
const turn = () => vi.advanceTimersByTimeAsync(2_100);
const value = () => screen.findByLabelText('Valor da compra');
async function asked() {
  const page = open();
  await user().type(await value(), '149,90{Enter}');
  await screen.findByText('482');
  return page;
}

test('the value is said, a number is shown, and once the till says yes the purchase opens with the same key', async () => {
  await asked();
  expect(api.lastOf(ASK)?.body).toEqual({ code: 'AB3D-7K2M', value: 149.9 });
  expect(screen.getByText('Diga este número no caixa')).toBeVisible();
  api.ok(PAGE, aRequest({ status: 'CONFIRMED', value: 155 }));
  await turn();
  expect(await screen.findByLabelText('CPF')).toBeVisible();
  expect(api.lastOf('POST /qr-purchase/page')?.body).toEqual({ key: KEY });
  expect(window.location.pathname + window.location.hash).toMatch(/^\/c\/compra#[\w-]{43}$/);
  // Planted: the key in the address.
  expect(window.location.hash).not.toContain(KEY);
});

test.each([
  ['REFUSED', /^O caixa não confirmou este pedido/],
  ['EXPIRED', /^O pedido venceu sem resposta/],
] as const)('%s: nothing was charged, and it is asked again from the value', async (status, said) => {
  await asked();
  api.ok(PAGE, aRequest({ status }));
  await turn();
  expect(await screen.findByText(said)).toHaveTextContent('Nada foi cobrado.');
  await user().click(screen.getByRole('button', { name: 'Pedir de novo' }));
  expect(screen.getByLabelText('Valor da compra')).toHaveValue('');
});

test('a reload goes on waiting; a lost connection says so and tries again', async () => {
  const page = await asked();
  page.unmount();
  open();
  expect(await screen.findByText('482')).toBeVisible();
  expect(api.made(ASK)).toHaveLength(1);
  api.lose(PAGE);
  await turn();
  expect(await screen.findByText('Sem conexão. Tentando de novo...')).toBeVisible();
  api.ok(PAGE, aRequest());
  await turn();
  expect(await screen.findByText('Esperando o caixa confirmar...')).toBeVisible();
});

test('too little is told beside the field, and what the server refuses leaves the value there', async () => {
  open();
  const field = await screen.findByLabelText('Valor da compra');
  await user().type(field, '9,99{Enter}');
  expect(await screen.findByText('O valor mínimo de uma compra deve ser de R$ 10,00')).toBeVisible();
  expect(api.made(ASK)).toHaveLength(0);
  api.refuse(ASK, 'TOO_MANY_REQUESTS');
  await user().clear(field);
  await user().type(field, '150{Enter}');
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveValue('150');
});

test('a code that is good no more says so, for good; without a connection it is tried again', async () => {
  api.refuse(OPEN, 'STORE_CODE_UNKNOWN');
  const page = open();
  expect(await screen.findByText(/^Este QR Code da loja não vale mais/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
  page.unmount();
  api.lose(OPEN);
  open();
  const again = await screen.findByRole('button', { name: 'Tentar de novo' });
  api.ok(OPEN, { storeName: 'Loja Shopping', retailerName: 'Magazine Rio Negro' });
  await user().click(again);
  expect(await screen.findByRole('heading', { name: 'Compra na Loja Shopping' })).toBeVisible();
});

test('what is no amount is told and stays; mended as people write thousands, it is asked for to the cent', async () => {
  open();
  const field = await value();
  await user().type(field, 'dez reais{Enter}');
  expect(field).toHaveAccessibleDescription(
    expect.stringContaining('O valor mínimo de uma compra deve ser de R$ 10,00'),
  );
  expect(field).toHaveValue('dez reais');
  expect(api.made(ASK)).toHaveLength(0);
  await user().clear(field);
  await user().type(field, 'R$ 1.234,56');
  expect(screen.queryByText('O valor mínimo de uma compra deve ser de R$ 10,00')).toBeNull();
  await user().keyboard('{Enter}');
  expect(await screen.findByText('482')).toBeVisible();
  expect(api.lastOf(ASK)?.body).toEqual({ code: 'AB3D-7K2M', value: 1234.56 });
});

test('however often Enter is pressed, the till is asked once', async () => {
  const { answer, give } = held<StoreRequest & { key: string }>();
  api.on(ASK, () => answer);
  open();
  await user().type(await value(), '149,90{Enter}{Enter}{Enter}');
  expect(screen.getByRole('button', { name: 'Pedindo...' })).toBeVisible();
  give({ key: KEY, ...aRequest() });
  expect(await screen.findByText('482')).toBeVisible();
  expect(api.made(ASK)).toHaveLength(1);
});

test('what the till refused is asked for no more; another request is waited for by its own key, also after a reload', async () => {
  const page = await asked();
  api.ok(PAGE, aRequest({ status: 'REFUSED' }));
  await turn();
  await screen.findByText(/^O caixa não confirmou/);
  const before = api.made(PAGE).length;
  await turn();
  expect(api.made(PAGE)).toHaveLength(before);
  const other = 'o'.repeat(43);
  api.ok(ASK, { key: other, ...aRequest({ number: '731' }) });
  api.ok(PAGE, aRequest({ number: '731' }));
  await user().click(screen.getByRole('button', { name: 'Pedir de novo' }));
  await user().type(await value(), '90{Enter}');
  await screen.findByText('731');
  await turn();
  expect(api.lastOf(PAGE)?.body).toEqual({ key: other });
  page.unmount();
  open();
  expect(await screen.findByText('731')).toBeVisible();
  expect(api.lastOf(PAGE)?.body).toEqual({ key: other });
});

test('a reload once the till said yes opens the purchase, and asks for no value', async () => {
  const page = await asked();
  page.unmount();
  api.ok(PAGE, aRequest({ status: 'CONFIRMED' }));
  open();
  expect(await screen.findByLabelText('CPF')).toBeVisible();
  expect(api.lastOf('POST /qr-purchase/page')?.body).toEqual({ key: KEY });
  expect(api.made(ASK)).toHaveLength(1);
});

test.each([
  ['that is over', () => aRequest({ status: 'EXPIRED' })],
  ['that the server knows no more', () => refused('QR_UNKNOWN')],
] as const)('a reload of a request %s begins with the value, and forgets it', async (_, answer) => {
  const page = await asked();
  page.unmount();
  api.on(PAGE, answer);
  const again = open();
  expect(await value()).toHaveValue('');
  const before = api.made(PAGE).length;
  again.unmount();
  open();
  expect(await value()).toBeVisible();
  expect(api.made(PAGE)).toHaveLength(before);
});

test('a reload without a connection forgets no request that waits', async () => {
  const { unmount } = await asked();
  unmount();
  api.lose(PAGE);
  open();
  const again = await screen.findByRole('button', { name: 'Tentar de novo' });
  api.ok(PAGE, aRequest());
  await user().click(again);
  expect(await screen.findByText('482')).toBeVisible();
  expect(api.made(OPEN)).toHaveLength(1);
});

test('a request that nobody knows any more ends, and another can be made', async () => {
  await asked();
  api.refuse(PAGE, 'QR_UNKNOWN');
  await turn();
  expect(await screen.findByText('O pedido venceu sem resposta. Nada foi cobrado.')).toBeVisible();
  await user().click(screen.getByRole('button', { name: 'Pedir de novo' }));
  expect(await value()).toBeVisible();
});
