import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { RETAILER_ID, STORE_ID } from '../../../domain/testing/customers.ts';
import { aSaleInProgress } from '../../../domain/testing/offers.ts';
import { selling } from '../../../testing/answers.ts';
import { type FakeApi, fakeApi, lost } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';

const SHIFT = 'GET /coordinator/cash/shift';
const BOARD = 'GET /coordinator/contracts/in-progress';
const NORTH = '01900000-0000-7000-8000-0000000000aa';
const store = (id: string, name: string) => ({ id, name, retailerId: RETAILER_ID, status: 'active' as const });
const marina = {
  operator: { id: 'o-1', name: 'MARINA ALVES' },
  role: 'cashier' as const,
  signedInAt: '2026-11-23T12:00:00.000Z',
  lastSeenAt: '2026-11-23T14:59:00.000Z',
  devices: ['Chrome, Windows', 'Chrome, Android'],
  drawer: { sessionId: 's-1', drawer: '04', openedAt: '2026-11-23T12:05:00.000Z' },
};
const away = {
  ...marina,
  operator: { id: 'o-2', name: 'RUI LEAL' },
  signedInAt: null,
  lastSeenAt: null,
  devices: [],
  drawer: { ...marina.drawer, drawer: '05' },
};
const boss = { ...marina, operator: { id: 'o-3', name: 'ANA PRADO' }, role: 'manager' as const, drawer: null };

let api: FakeApi;
beforeEach(() => {
  signedIn({ role: 'manager' });
  api = fakeApi({
    ...selling,
    [SHIFT]: () => ({ people: [boss, marina, away] }),
    [BOARD]: () => [aSaleInProgress({ isOwn: false })],
    'GET /retailers/stores': () => [store(STORE_ID, 'Loja Centro'), store(NORTH, 'Loja Norte')],
  });
});
const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent?.replaceAll(/\s/g, ' ')),
    );

test('who is signed in, at which drawer, and which sales wait for somebody', async () => {
  await renderAt('/caixa/turno');
  const people = cellsOf(await screen.findByRole('table', { name: 'Quem está trabalhando' }));
  expect(people.map(([name, role, drawer]) => [name, role, drawer])).toEqual([
    ['ANA PRADO', 'Gerente', 'Sem gaveta'],
    ['MARINA ALVES', 'Caixa', expect.stringContaining('04, aberta em ')],
    ['RUI LEAL', 'Caixa', expect.stringContaining('05, aberta em ')],
  ]);
  expect(people[1]?.[4]).toBe('Chrome, Windows, Chrome, Android');
  // A drawer that somebody left open.
  expect(people[2]?.[3]).toBe('Fora do sistema');
  const [sale] = cellsOf(await screen.findByRole('table', { name: 'Vendas à espera' }));
  expect(sale).toEqual(
    expect.arrayContaining(['Rosa Prado · 900.***.***-00', 'Espera o código do cliente', 'Marina Alves']),
  );
  expect(screen.getByText('2 com sessão aberta · 2 gavetas abertas · 1 venda à espera')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fechamentos de caixa' })).toHaveAttribute('href', '/caixa/fechamentos');
});

test('another store is looked at; a sale is gone on with only where this device sells', async () => {
  const { user } = await renderAt('/caixa/turno');
  expect(await screen.findByRole('link', { name: 'Continuar uma venda' })).toBeVisible();
  await screen.findByRole('option', { name: 'Loja Norte' });
  api.ok(SHIFT, { people: [] });
  api.ok(BOARD, []);
  await user.selectOptions(screen.getByLabelText('Loja'), 'Loja Norte');
  expect(await screen.findByText('Ninguém da loja está com sessão aberta')).toBeVisible();
  expect(await screen.findByText('Nenhuma venda espera alguém')).toBeVisible();
  expect(api.lastOf(SHIFT)?.query.get('storeId')).toBe(NORTH);
  expect(screen.queryByRole('link', { name: 'Continuar uma venda' })).toBeNull();
});

test('what does not come says so and is asked for again; a cashier is not let in', async () => {
  api.on(SHIFT, lost);
  const { user, unmount } = await renderAt('/caixa/turno');
  const retry = await screen.findByRole('button', { name: /Tentar/ }, { timeout: 8_000 });
  api.ok(SHIFT, { people: [marina] });
  await user.click(retry);
  expect(await screen.findByText('MARINA ALVES')).toBeVisible();
  unmount();
  signedIn({ role: 'cashier' });
  const till = await renderAt('/caixa/turno');
  await waitFor(() => expect(till.path()).not.toBe('/caixa/turno'));
}, 15_000);
