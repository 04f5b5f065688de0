import type { Wire } from '@balcao/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { STORE_ID } from '../../../domain/testing/customers.ts';
import { type FakeApi, fakeApi, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import {
  CONVERSION,
  RANKING,
  someConversion,
  someRanking,
  someStores,
  someSums,
  STORES,
  TRANSACTIONS,
} from '../testing/sales.ts';

const GOALS = 'GET /backoffice/retailers-dash/goals';
const SET = 'PUT /backoffice/retailers-dash/goals';
const PERSON = '01900000-0000-7000-8000-0000000000bb';
const someGoals = (over: Partial<Wire<typeof GOALS>['answer']> = {}): Wire<typeof GOALS>['answer'] => ({
  month: '2026-11',
  stores: [
    { id: STORE_ID, name: 'Loja Centro', amount: 30_000, mayChange: true },
    { id: 'store-2', name: 'Loja Norte', amount: 0, mayChange: false },
  ],
  operators: [{ id: PERSON, name: 'MARINA ALVES', amount: 0, mayChange: true, storeName: 'Loja Centro' }],
  ...over,
});

let api: FakeApi;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T15:00:00Z'), toFake: ['Date'] });
  signedIn({ role: 'manager', flags: { reportsPage: true } });
  api = fakeApi({
    [TRANSACTIONS]: () => someSums(),
    [STORES]: () => someStores,
    [RANKING]: () => someRanking,
    [CONVERSION]: () => someConversion,
    [GOALS]: () => someGoals(),
  });
});
async function open() {
  const { user } = await renderAt('/relatorios/panorama');
  await user.click(await screen.findByRole('button', { name: 'Metas do mês' }));
  await screen.findByLabelText(/^Loja Centro/);
  return user;
}

test('a goal is a line on the picture, a figure with what was reached of it, and a column by store and person', async () => {
  const [centre, north] = someSums().stores;
  if (!centre || !north) throw new Error('two stores');
  api.ok(TRANSACTIONS, someSums({ goal: 4_000, stores: [{ ...centre, goal: 3_000 }, north] }));
  await renderAt('/relatorios/panorama');
  const picture = within(await screen.findByRole('figure', { name: 'Valor vendido por dia' }));
  expect(picture.getByText(/Meta por dia: R\$\s1\.333,33/)).toBeVisible();
  const figures = within(screen.getByRole('region', { name: 'O período em números' }));
  expect(figures.getByText('Meta do período').parentElement).toHaveTextContent(/R\$\s4\.000,0025,00% da meta vendidos/);
  const rows = within(screen.getByRole('table', { name: 'Por loja' })).getAllByRole('row');
  const figure = (at: number) => rows[at]?.textContent?.replaceAll(/\s/g, ' ');
  expect(figure(0)).toContain('Valor vendidoMetaVendas');
  expect(figure(1)).toContain('R$ 750,00R$ 3.000,00 (25,00%)');
  expect(figure(2)).toContain('R$ 250,00—');
  expect(figure(3)).toContain('R$ 1.000,00R$ 4.000,00 (25,00%)');
});

test('goals of a month are set together, as they were shown; those of other stores are only read', async () => {
  const user = await open();
  expect(screen.getByLabelText(/^Loja Centro/)).toHaveValue('R$ 30.000,00');
  expect(screen.getByText('Loja Norte: sem meta')).toBeVisible();
  expect(screen.queryByLabelText(/^Loja Norte/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Salvar metas' }));
  expect(screen.getByText('Nenhuma meta mudou.')).toBeVisible();
  await user.clear(screen.getByLabelText(/^Loja Centro/));
  await user.type(screen.getByLabelText(/^MARINA ALVES/), '5000');
  api.ok(SET, someGoals());
  await user.click(screen.getByRole('button', { name: 'Salvar metas' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.lastOf(SET)?.body).toEqual({
    month: '2026-11',
    goals: [
      { kind: 'STORE', id: STORE_ID, amount: 0, was: 30_000 },
      { kind: 'OPERATOR', id: PERSON, amount: 5_000, was: 0 },
    ],
  });
  expect(await screen.findByText('Metas salvas.')).toBeVisible();
});

test('what somebody else changed meanwhile is told, and what was typed stays', async () => {
  const user = await open();
  await user.type(screen.getByLabelText(/^MARINA ALVES/), '700');
  api.on(SET, () => refused('GOALS_CHANGED_SINCE'));
  api.ok(GOALS, someGoals({ stores: [{ id: STORE_ID, name: 'Loja Centro', amount: 31_000, mayChange: true }] }));
  await user.click(screen.getByRole('button', { name: 'Salvar metas' }));
  expect(await screen.findByText('Outra pessoa mudou estas metas. Confira e salve de novo.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(/^Loja Centro/)).toHaveValue('R$ 31.000,00'));
  expect(screen.getByLabelText(/^MARINA ALVES/)).toHaveValue('R$ 700,00');
});

test('another month is asked for, and one that does not come is asked for again', async () => {
  const user = await open();
  api.on(GOALS, () => refused('FORBIDDEN'));
  await user.selectOptions(screen.getByLabelText('Mês'), 'dezembro de 2026');
  expect(await screen.findByText('Não foi possível buscar as metas.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Salvar metas' })).toBeDisabled();
  api.ok(GOALS, someGoals({ month: '2026-12', operators: [] }));
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Nenhuma pessoa com loja.')).toBeVisible();
  expect(api.lastOf(GOALS)?.query.get('month')).toBe('2026-12');
});
