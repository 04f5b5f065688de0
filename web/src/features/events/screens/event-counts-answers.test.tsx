import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { RETAILER_ID } from '../../../domain/testing/customers.ts';
import { type FakeApi, fakeApi, held, lost } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import type { EventCounts } from '../rules/summary.ts';

const COUNTS = 'GET /events';
const of = (...counts: (readonly [day: string, name: string, count: number])[]): EventCounts => ({
  retailer: { id: RETAILER_ID, name: 'Lojas Aurora' },
  retailers: [{ id: RETAILER_ID, name: 'Lojas Aurora' }],
  from: '2026-11-20',
  to: '2026-11-22',
  counts: counts.map(([day, name, count]) => ({ day, name, count })),
});
const some = of(
  ['2026-11-20', 'purchase_customer_found', 6],
  ['2026-11-22', 'purchase_customer_found', 4],
  ['2026-11-22', 'purchase_finished', 2],
);
let api: FakeApi;

beforeEach(() => {
  signedIn({ role: 'analyst' });
  api = fakeApi({ [COUNTS]: () => some });
});
async function open() {
  const page = await renderAt('/eventos');
  await screen.findByRole('table', { name: 'Eventos por nome' });
  return page;
}
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

test('while they are counted it says so; the period asked for is the one that is chosen', async () => {
  const { answer, give } = held<EventCounts>();
  api.on(COUNTS, () => answer);
  await renderAt('/eventos');
  expect(await screen.findByText('Carregando eventos...')).toBeInTheDocument();
  expect(screen.getByLabelText('Período')).toHaveDisplayValue('Últimos 14 dias');
  expect(api.lastOf(COUNTS)?.query.get('days')).toBe('14');
  give(some);
  expect(await screen.findByRole('table', { name: 'Eventos por nome' })).toBeVisible();
});

test('every day of the period stands in the course, those without events too', async () => {
  await open();
  expect(rowsOf('Compra: cliente consultado, por dia')).toEqual(['20/116', '21/110', '22/114']);
});

test('the event that is looked at stays when the period changes', async () => {
  const { user } = await open();
  await user.selectOptions(screen.getByLabelText('Evento'), 'purchase_finished');
  await user.selectOptions(screen.getByLabelText('Período'), 'Últimos 90 dias');
  await waitFor(() => expect(api.lastOf(COUNTS)?.query.get('days')).toBe('90'));
  // It fell back to the most frequent one.
  expect(await screen.findByRole('figure', { name: 'Compra finalizada, por dia' })).toBeVisible();
  expect(screen.getByLabelText('Evento')).toHaveValue('purchase_finished');
});

test('one that did not happen in the other period gives its place to the most frequent', async () => {
  const { user } = await open();
  await user.selectOptions(screen.getByLabelText('Evento'), 'purchase_finished');
  api.ok(COUNTS, of(['2026-11-22', 'login_done', 1_234]));
  await user.selectOptions(screen.getByLabelText('Período'), '7');
  expect(await screen.findByRole('figure', { name: 'Entrou no sistema, por dia' })).toBeVisible();
  expect(rowsOf('Eventos por nome')).toEqual(['Entrou no sistema1.2341.234']);
});

test.each([
  ['nobody looked a customer up', of(['2026-11-22', 'purchase_finished', 2])],
  // Of a purchase begun before the period.
  [
    'more was sold than looked up',
    of(['2026-11-22', 'purchase_customer_found', 1], ['2026-11-22', 'purchase_finished', 2]),
  ],
])('%s: no share is told', async (_, counts) => {
  api.ok(COUNTS, counts);
  await open();
  expect(screen.queryByText(/das consultas terminaram em venda/)).toBeNull();
});

test('looked up and never sold is nought, not nothing', async () => {
  api.ok(COUNTS, of(['2026-11-22', 'purchase_customer_found', 3]));
  await open();
  expect(screen.getByText(/^0,00\s?% das consultas terminaram em venda\.$/)).toBeVisible();
});

test('an event of a newer server is listed by its own name', async () => {
  api.ok(COUNTS, of(['2026-11-21', 'of_a_newer_server', 1]));
  await open();
  expect(rowsOf('Eventos por nome')).toEqual(['of_a_newer_server01']);
});

test('another period that does not come is said under the choice, which stays', async () => {
  const { user } = await open();
  api.on(COUNTS, lost);
  await user.selectOptions(screen.getByLabelText('Período'), '7');
  const again = await screen.findByRole('button', { name: 'Tentar novamente' }, { timeout: 8_000 });
  expect(screen.getByLabelText('Período')).toHaveDisplayValue('Últimos 7 dias');
  api.ok(COUNTS, some);
  await user.click(again);
  expect(await screen.findByRole('table', { name: 'Eventos por nome' })).toBeVisible();
  expect(api.lastOf(COUNTS)?.query.get('days')).toBe('7');
}, 20_000);

test.each(['cashier', 'manager'] as const)('a %s is led away, and nothing is asked', async (role) => {
  signedIn({ role });
  const { path } = await renderAt('/eventos');
  expect(path()).not.toBe('/eventos');
  expect(api.made(COUNTS)).toHaveLength(0);
});
