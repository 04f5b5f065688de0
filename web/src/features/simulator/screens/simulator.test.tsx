import { createMemoryHistory } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { BORROWER_ID } from '../../../domain/testing/customers.ts';
import { type FakeApi, fakeApi, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import type { SimulatedPlan, Simulation } from '../rules/message.ts';

const SIMULATE = 'GET /coordinator/contracts/in-store/simulation';

const aPlan = (numberOfInstallments: number, installmentValue: number, over: Partial<SimulatedPlan> = {}) => ({
  numberOfInstallments,
  installmentValue,
  lastInstallmentValue: installmentValue,
  totalPurchaseValue: numberOfInstallments * installmentValue,
  interestValue: 20,
  iof: 4,
  interestRate: 0.05,
  cet: 1.4508,
  dueDateRule: 'MONTHLY' as const,
  firstInstallmentDueDate: '2026-12-21',
  ...over,
});
const aSimulation = (over: Partial<Simulation> = {}): Simulation => ({
  principal: 300,
  customerFeeValue: 4.9,
  simulation: [aPlan(1, 324), aPlan(3, 112, { lastInstallmentValue: 111.98, totalPurchaseValue: 335.98 })],
  expirationTimestamp: '2026-11-22T04:00:00.000Z',
  storeName: 'Loja Centro',
  retailerName: 'Casa Norte',
  ...over,
});

let api: FakeApi;
beforeEach(() => {
  signedIn({ role: 'promoter' });
  api = fakeApi({ [SIMULATE]: ({ query }) => aSimulation({ principal: Number(query.get('principal')) }) });
});

/** Opened from the service centre, for a customer with R$ 300,00 available. */
function open(address = '/simulador-parcelamento', state: object | null = {}) {
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const simulation = { borrowerId: BORROWER_ID, simulationMaxValue: 300, simulationFlowStartedFrom: 'cv_', ...state };
  history.push(address, state === null ? {} : { simulation });
  return renderAt(address, history);
}
const asked = () => Number(api.lastOf(SIMULATE)?.query.get('principal'));
const counted = () => (window.dataLayer ?? []).map((event) => (event as { event: string }).event);

test('it opens with the most that is available, each plan with its total, its CET and what it is made of', async () => {
  await open();
  const table = within(await screen.findByRole('table', { name: 'Quanto custa cada opção de parcelamento' }));
  expect(screen.getByRole('heading', { name: 'Opções de parcelamento' })).toBeVisible();
  expect(asked()).toBe(300);
  expect(table.getByText(/^3x de R\$\s112,00$/)).toBeVisible();
  expect(table.getByText(/^última de R\$\s111,98$/)).toBeVisible();
  expect(table.getByText(/^R\$\s335,98$/)).toBeVisible();
  expect(table.getAllByText(/^145,08\s?% a\.a\.$/)).toHaveLength(2);
  expect(screen.getByText(/Valores válidos até 21\/11\/2026 às 23:59/)).toBeVisible();
  expect(counted()).toEqual(expect.arrayContaining(['cv_simulation_opened', 'cv_simulation_done']));
});

test('another value is typed between both ends, kept in the address, and Escape gives it up', async () => {
  const { user, search } = await open();
  await user.click(await screen.findByRole('button', { name: 'Editar valor' }));
  expect(screen.getByRole('heading', { name: 'Simular parcelamento' })).toBeVisible();
  const field = screen.getByLabelText('Valor da compra');
  const submit = screen.getByRole('button', { name: /^Simular/ });
  await user.clear(field);
  expect(submit).toBeDisabled();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Informe o valor a ser simulado')).toBeVisible();
  await user.type(field, '300,01{Enter}');
  expect(screen.getByText(/^Digite um valor entre R\$\s10,00 e R\$\s300,00\.$/)).toBeVisible();
  await user.clear(field);
  await user.type(field, '10{Enter}');
  await waitFor(() => expect(asked()).toBe(10));
  expect(search()).toEqual({ valor: 10 });
  await user.click(await screen.findByRole('button', { name: 'Editar valor' }));
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('table')).toBeVisible();
  expect(asked()).toBe(10);
});

test('a value of the address is simulated again after a refresh, one beyond the range is not', async () => {
  await open('/simulador-parcelamento?valor=120.5');
  await screen.findByRole('table');
  expect(asked()).toBe(120.5);
});

test('an error says so with the reason, and leads back to the value or tries again', async () => {
  api.refuse(SIMULATE, 'INSUFFICIENT_PURCHASE_VALUE');
  const { user } = await open();
  expect(await screen.findByRole('heading', { name: 'Erro ao realizar simulação' })).toBeVisible();
  expect(screen.getByText(/não foi possível realizar essa simulação. Por favor, tente novamente/)).toBeVisible();
  expect(counted()).toContain('cv_simulation_failed');
  api.ok(SIMULATE, aSimulation());
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('table')).toBeVisible();
});

test('from the error back to the value', async () => {
  fakeApi({ [SIMULATE]: () => refused('OVERDUE_INSTALLMENTS') });
  const { user } = await open();
  await screen.findByRole('heading', { name: 'Erro ao realizar simulação' });
  await user.click(screen.getByRole('button', { name: 'Voltar' }));
  expect(screen.getByLabelText('Valor da compra')).toHaveFocus();
});

test('the plans go along as a message that names no customer', async () => {
  await open();
  const link = await screen.findByRole('link', { name: 'Enviar por mensagem' });
  const text = decodeURIComponent(link.getAttribute('href') ?? '');
  expect(text).toMatch(
    /Loja Centro: compra de R\$\s300,00\n1x de R\$\s324,00 \(total R\$\s324,00, CET 145,08\s?% a\.a\.\)/,
  );
});

test('they go on paper too, and a store of another zone ends its day at its own hour', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  api.ok(SIMULATE, aSimulation({ expirationTimestamp: '2026-11-22T03:00:00.000Z' }));
  const { user } = await open();
  expect(await screen.findByText(/Valores válidos até 21\/11\/2026 às 22:59, horário de Manaus/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledOnce();
});

test.each([
  ['without a customer', { borrowerId: undefined }],
  ['without a largest value', { simulationMaxValue: undefined }],
  ['opened by its address alone', null],
])('%s the page leads home', async (_, state) => {
  const { path } = await open('/simulador-parcelamento', state);
  // Where a promoter begins.
  await waitFor(() => expect(path()).toBe('/applications'));
});
