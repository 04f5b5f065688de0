import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { RETAILER_ID, STORE_ID } from '../../../domain/testing/customers.ts';
import { fakeApi, lost } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';

const COUNTS = 'GET /events';
const answer = {
  retailer: { id: RETAILER_ID, name: 'Lojas Aurora' },
  retailers: [{ id: RETAILER_ID, name: 'Lojas Aurora' }],
  from: '2026-11-08',
  to: '2026-11-21',
  counts: [
    { day: '2026-11-20', name: 'purchase_customer_found', count: 6 },
    { day: '2026-11-21', name: 'purchase_customer_found', count: 4 },
    { day: '2026-11-21', name: 'purchase_finished', count: 2 },
  ],
};

beforeEach(() => signedIn({ role: 'analyst' }));

test('the way to a sale, one event by day, and all of them by name', async () => {
  const api = fakeApi({ [COUNTS]: () => answer });
  const { user } = await renderAt('/eventos');
  const funnel = within(await screen.findByRole('table', { name: 'Da consulta à venda' }));
  expect(funnel.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'PassoVezes',
    'Consulta10',
    'Valor0',
    'Plano0',
    'Código0',
    'Venda2',
  ]);
  expect(screen.getByText(/^20(,0+)?\s?% das consultas terminaram em venda\.$/)).toBeVisible();
  expect(screen.getByRole('figure', { name: 'Compra: cliente consultado, por dia' })).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Evento'), 'purchase_finished');
  expect(screen.getByRole('figure', { name: 'Compra finalizada, por dia' })).toBeVisible();
  const table = within(screen.getByRole('table', { name: 'Eventos por nome' }));
  expect(table.getAllByRole('row')[1]).toHaveTextContent(/Compra: cliente consultado.*4.*10/);
  await user.selectOptions(screen.getByLabelText('Período'), '30');
  await expect.poll(() => api.lastOf(COUNTS)?.query.get('days')).toBe('30');
});

test('nothing was counted; a failure offers to try again', async () => {
  const api = fakeApi({ [COUNTS]: lost });
  const { user } = await renderAt('/eventos');
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  api.ok(COUNTS, { ...answer, counts: [] });
  await user.click(retry);
  expect(await screen.findByText('Nenhum evento neste período')).toBeVisible();
});

test('the provider’s analyst chooses whose events, by name; who has one retailer is asked nothing', async () => {
  const api = fakeApi({ [COUNTS]: () => answer });
  const { unmount } = await renderAt('/eventos');
  await screen.findByRole('table', { name: 'Eventos por nome' });
  expect(screen.queryByRole('combobox', { name: 'Rede' })).toBeNull();
  unmount();
  const other = { id: STORE_ID, name: 'Casa Rio' };
  api.on(COUNTS, ({ query }) => ({
    ...answer,
    retailers: [...answer.retailers, other],
    ...(query.get('retailerId') === other.id && {
      retailer: other,
      counts: [{ day: '2026-11-21', name: 'login_done', count: 7 }],
    }),
  }));
  const { user } = await renderAt('/eventos');
  const whose = await screen.findByRole('combobox', { name: 'Rede' });
  expect(whose).toHaveValue('Lojas Aurora');
  await user.clear(whose);
  await user.type(whose, 'casa{Enter}');
  expect(await screen.findByRole('figure', { name: 'Entrou no sistema, por dia' })).toBeVisible();
  expect(whose).toHaveValue('Casa Rio');
  await user.selectOptions(screen.getByLabelText('Período'), '30');
  await expect
    .poll(() => Object.fromEntries(api.lastOf(COUNTS)?.query ?? []))
    .toEqual({ days: '30', retailerId: other.id });
});
