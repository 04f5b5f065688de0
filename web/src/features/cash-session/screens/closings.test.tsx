import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aCashDetail, aClosedCash, CASH_ID } from '../../../domain/testing/cash.ts';
import { STORE_ID } from '../../../domain/testing/customers.ts';
import type { CashListed } from '../../../domain/cash/cash-calls.ts';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { aStore, signedIn } from '../../../testing/sessions.ts';

const LIST = 'GET /coordinator/cash/sessions';
const SHOW = 'GET /coordinator/cash/sessions/{id}';
const COUNT = 'POST /coordinator/cash/sessions/{id}/count';
const CLOSE = 'POST /coordinator/cash/sessions/{id}/close';
const NORTH = '01900000-0000-7000-8000-0000000000b2';
const nothing = { closedAt: null, closedBy: null, counted: null, expected: null, difference: null, reason: null };
const stillOpen = aClosedCash({ ...nothing, id: NORTH, drawer: '05', counts: 0 });
const page = (...items: CashListed[]) => ({ items, next: null, unassigned: [] });
let api: FakeApi;

beforeEach(() => {
  signedIn({ role: 'manager' });
  api = fakeApi({
    [LIST]: () =>
      page(stillOpen, aClosedCash(), aClosedCash({ id: CASH_ID.replace('a00', 'a09'), difference: 0, number: 11 })),
    [SHOW]: () => aCashDetail(),
    'GET /retailers/stores': () => [aStore(), aStore({ id: NORTH, name: 'Loja Norte' })],
    [COUNT]: () => ({ counted: 0, expected: 0, difference: 0 }),
    [CLOSE]: () => aCashDetail({ drawer: '05', number: 3 }),
  });
});

test('each session with its difference in words; of an open one no figure', async () => {
  await renderAt('/caixa/fechamentos');
  const table = within(await screen.findByRole('table', { name: /Caixas desta loja/ }));
  expect(table.getByText('Falta R$ 19,70')).toBeVisible();
  expect(table.getByText('Confere')).toBeVisible();
  const row = table.getByText('Aberto').closest('tr');
  expect(row).not.toHaveTextContent('R$');
  expect(api.lastOf(LIST)?.query.get('sort')).toBe('-openedAt');
  expect(api.lastOf(LIST)?.query.get('storeId')).toBe(STORE_ID);
});

// Planted: the expected of one drawer alone.
test('the foot says what the closed drawers of the page come to, and nothing while all are open', async () => {
  api.ok(
    LIST,
    page(
      stillOpen,
      aClosedCash(),
      aClosedCash({ id: NORTH.replace('b2', 'b3'), difference: 0.5, expected: 99.5, counted: 100 }),
    ),
  );
  const { unmount } = await renderAt('/caixa/fechamentos');
  const foot = within((await screen.findByRole('rowheader', { name: /^Total/ })).closest('tr') as HTMLElement);
  const figure = (value: RegExp) => foot.getByRole('cell', { name: value });
  expect(figure(/^R\$\s419,20$/)).toHaveAttribute('data-label', 'Esperado');
  expect(figure(/^R\$\s400,00$/)).toHaveAttribute('data-label', 'Contado');
  expect(figure(/^-\s?R\$\s19,20$/)).toHaveAttribute('data-label', 'Diferença');
  expect(screen.getByText('O total soma os caixas fechados que aparecem nesta página.')).toBeVisible();
  unmount();
  api.ok(LIST, page(stillOpen));
  await renderAt('/caixa/fechamentos');
  await screen.findByText('Aberto');
  expect(screen.queryByText(/^O total soma/)).toBeNull();
});

test('a closed one opens with all that moved it, and its paper once more', async () => {
  const { user } = await renderAt('/caixa/fechamentos');
  await user.click(await screen.findByRole('button', { name: 'Ver a gaveta 03, Z 12' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Gaveta 03, Z 12' }));
  expect(await dialog.findByText('Recebimentos (2)')).toBeVisible();
  expect(dialog.getByText('Troco dado a mais')).toBeVisible();
  expect(dialog.getByText(/Cofre · autorizado por Vera Prado/)).toBeVisible();
  expect(dialog.getByRole('link', { name: /Imprimir fechamento/ })).toHaveAttribute('href', `/render/${CASH_ID}/cash`);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the paper of the store is of the store and the day that are chosen', async () => {
  const { user } = await renderAt('/caixa/fechamentos');
  const ofStore = within(await screen.findByRole('region', { name: 'Fechamento da loja' }));
  const link = () => ofStore.getByRole('link', { name: /Imprimir fechamento da loja/ });
  expect(link().getAttribute('href')).toMatch(new RegExp(`^/render/${STORE_ID},\\d{4}-\\d{2}-\\d{2}/cash-days$`));
  const day = ofStore.getByLabelText('Dia');
  await user.clear(day);
  expect(ofStore.queryByRole('link')).toBeNull();
  await user.type(day, '21112026');
  expect(link()).toHaveAttribute('href', `/render/${STORE_ID},2026-11-21/cash-days`);
});

test('one that somebody left open is counted and closed here', async () => {
  const { user } = await renderAt('/caixa/fechamentos');
  await user.click(await screen.findByRole('button', { name: 'Contar e fechar o caixa de Marina Alves' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: /^Conferir R\$\s0,00$/ }));
  await user.click(await dialog.findByRole('button', { name: 'Fechar caixa' }));
  expect(await screen.findByRole('dialog', { name: 'Gaveta 05, Z 3' })).toBeVisible();
  expect(api.lastOf(CLOSE)?.path).toBe(`/coordinator/cash/sessions/${NORTH}/close`);
});

test('another store is a choice, and is in the address', async () => {
  const { user, place } = await renderAt('/caixa/fechamentos');
  await screen.findByText('Falta R$ 19,70');
  await user.selectOptions(screen.getByLabelText('Loja'), 'Loja Norte');
  await waitFor(() => expect(api.lastOf(LIST)?.query.get('storeId')).toBe(NORTH));
  expect(place()).toContain(NORTH);
});

test('what landed in no drawer stands apart, by day', async () => {
  api.ok(LIST, { ...page(), unassigned: [{ day: '2026-11-20', count: 3, amount: 450 }] });
  await renderAt('/caixa/fechamentos');
  expect(await screen.findByText('Nenhum caixa foi aberto nesta loja')).toBeVisible();
  const apart = within(await screen.findByRole('region', { name: 'Recebido sem caixa aberto' }));
  expect(apart.getByText('20/11/2026')).toBeVisible();
  expect(apart.getByText('R$ 450,00')).toBeVisible();
});

test('a session that cannot be read says so and is tried again', async () => {
  api.refuse(SHOW, 'CASH_SESSION_NOT_FOUND');
  const { user } = await renderAt('/caixa/fechamentos');
  await user.click(await screen.findByRole('button', { name: 'Ver a gaveta 03, Z 12' }));
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  api.ok(SHOW, aCashDetail());
  await user.click(again);
  expect(await screen.findByText('Recebimentos (2)')).toBeVisible();
});

test('a cashier sees no other drawers', async () => {
  signedIn({ role: 'cashier' });
  const { path } = await renderAt('/caixa/fechamentos');
  expect(path()).not.toBe('/caixa/fechamentos');
  expect(api.made(LIST)).toHaveLength(0);
});
