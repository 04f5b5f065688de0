import { today } from '@balcao/contract/kernel';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import { daysOf, lastMonths } from '../rules/months.ts';
import { aStatement, MINE, MONTH, STATEMENT } from '../testing/incentives.ts';

beforeEach(() => signedIn({ role: 'cashier' }));
const paid = (status: 'OPEN' | 'PAID' | 'RETURNED') => ({
  hasPixKey: status !== 'RETURNED',
  items: [{ month: MONTH, amount: 45.5, status, paidAt: status === 'PAID' ? '2026-11-03T15:00:00.000Z' : null }],
});

test('a seller sees what was earned and taken back this month, line by line', async () => {
  const api = fakeApi({ [STATEMENT]: () => aStatement(), [MINE]: () => ({ hasPixKey: true, items: [] }) });
  await renderAt('/incentivos/meus');
  const table = within(await screen.findByRole('table', { name: 'O que você ganhou no mês' }));
  expect(table.getByText('Estorno de venda')).toBeVisible();
  expect(table.getAllByText('Prata')).toHaveLength(2);
  expect(table.getByText(/^-R\$\s2,50$/)).toBeVisible();
  expect(screen.getByText('Ainda não fechado')).toBeVisible();
  const { from, to } = daysOf(lastMonths(today())[0] ?? '');
  const { query } = api.lastOf(STATEMENT) ?? { query: new URLSearchParams() };
  expect([query.get('from'), query.get('to'), query.get('operatorId')]).toEqual([from, to, null]);
});

test('another month is in the address, with whether it was paid', async () => {
  fakeApi({ [STATEMENT]: () => aStatement(), [MINE]: () => paid('PAID') });
  const { place } = await renderAt(`/incentivos/meus?mes=${MONTH}`);
  expect(await screen.findByText(/^Pago: R\$\s45,50 \(03\/11\/2026/)).toBeVisible();
  expect(place()).toContain(MONTH);
});

test('without a key, or with one that a Pix came back from, the seller is told what to do', async () => {
  fakeApi({ [STATEMENT]: () => aStatement({ items: [], total: 0 }), [MINE]: () => paid('RETURNED') });
  await renderAt(`/incentivos/meus?mes=${MONTH}`);
  expect(await screen.findByText(/Você ainda não tem chave Pix/)).toBeVisible();
  expect(screen.getByText(/O Pix voltou: confira sua chave/)).toBeVisible();
  expect(screen.getByText('Nada ganho neste mês')).toBeVisible();
});

test('one that does not come says why; Escape leads back to the account', async () => {
  fakeApi({
    [STATEMENT]: () => refused('FORBIDDEN'),
    [MINE]: () => paid('OPEN'),
    'GET /users/me/security': () => refused('FORBIDDEN'),
  });
  const { user, path } = await renderAt('/incentivos/meus');
  expect(await screen.findByText('Você não tem permissão para esta ação.')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(path()).toBe('/conta'));
});
