import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aBorrower, CPF } from '../../../domain/testing/customers.ts';
import { aDeviceEvaluation } from '../../../domain/testing/devices.ts';
import { selling } from '../../../testing/answers.ts';
import { type FakeApi, fakeApi, held, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { aStore, signedIn } from '../../../testing/sessions.ts';

const FIND = 'GET /coordinator/borrowers/find-one';
const OPEN = 'GET /tx-credit/evaluations';
const ASK = 'POST /smartphone-sale/evaluations';
let api: FakeApi;

beforeEach(() => {
  signedIn({ role: 'attendant' });
  api = fakeApi({ ...selling, [FIND]: () => aBorrower(), [OPEN]: () => refused('EVALUATION_NOT_FOUND') });
});

async function identify() {
  const page = await renderAt('/venda-celular');
  await page.user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
  return page;
}

async function ask() {
  const page = await identify();
  await page.user.type(await screen.findByLabelText('Quanto o cliente quer financiar'), '1000{Enter}');
  return page;
}

test('an approved customer goes to the till with the CPF', async () => {
  const { answer, give } = held<ReturnType<typeof aDeviceEvaluation>>();
  api.on(ASK, () => answer);
  const { user, path } = await ask();
  expect(await screen.findByRole('button', { name: /Avaliando/ })).toBeVisible();
  delete window.dataLayer;
  give(aDeviceEvaluation());
  expect(await screen.findByRole('heading', { name: 'PARABÉNS!' })).toBeVisible();
  expect(window.dataLayer).toEqual([{ event: 'device_evaluation_asked' }]);
  expect(api.lastOf(ASK)?.body).toEqual({ document: CPF, storeId: aStore().id, requestedAmount: 1000 });
  expect(api.lastOf(ASK)?.key).toMatch(/.{16,}/);
  await user.click(screen.getByRole('link', { name: 'Ir para o caixa' }));
  await waitFor(() => expect(path()).toBe('/caixa/compras'));
  await waitFor(() => expect(api.lastOf(FIND)?.query.get('cpf')).toBe(CPF));
});

test.each(['promoter', 'representative', 'retailer_analyst'] as const)(
  'a %s, who may not enter the till, hands the customer over by a code (ruling C6)',
  async (role) => {
    signedIn({ role });
    api.ok(ASK, aDeviceEvaluation({ decision: 'PARTIALLY_APPROVED', result: 'PARTIALLY_APPROVED' }));
    await ask();
    expect(await screen.findByRole('img', { name: 'Código do cliente para o caixa' })).toBeVisible();
    expect(screen.getByText(/aprovado em parte: até R\$\s1.000,00/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Ir para o caixa' })).toBeNull();
  },
);

test('credit that is there already is shown without asking again', async () => {
  api.ok(OPEN, aDeviceEvaluation());
  const { user } = await identify();
  expect(await screen.findByRole('heading', { name: 'PARABÉNS!' })).toBeVisible();
  expect(api.made(ASK)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Avaliar outro cliente' }));
  expect(screen.getByLabelText('CPF do cliente')).toHaveValue('');
  expect(screen.queryByText('PARABÉNS!')).toBeNull();
});

test.each([
  [aDeviceEvaluation({ decision: 'DENIED', result: 'DENIED' }), 'Crédito para celular não aprovado'],
  [aDeviceEvaluation({ status: 'CREATED' }), 'Em análise'],
])('what is no success says so', async (evaluation, words) => {
  api.ok(ASK, evaluation);
  await ask();
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByText('PARABÉNS!')).toBeNull();
});

test('an unknown CPF, a missing amount and a refusal are said, and what was typed stays', async () => {
  api.refuse(FIND, 'BORROWER_NOT_FOUND');
  const { user } = await identify();
  expect(await screen.findByText(/O CPF informado não foi cadastrado/)).toBeVisible();
  api.ok(FIND, aBorrower());
  await user.click(screen.getByRole('button', { name: /Pesquisar/ }));
  const amount = await screen.findByLabelText('Quanto o cliente quer financiar');
  await user.click(screen.getByRole('button', { name: 'Avaliar crédito para celular' }));
  expect(screen.getByText('Informe o valor a financiar')).toBeVisible();
  expect(api.made(ASK)).toHaveLength(0);
  api.refuse(ASK, 'EVALUATION_POLICY_NOT_FOUND');
  await user.type(amount, '800{Enter}');
  expect(await screen.findByText('Limite extra indisponível nesta loja')).toBeVisible();
  expect(amount).toHaveValue('R$ 800');
});

test.each([
  ['samsung', 'Manual Samsung: configuração do aparelho', /Manutenção do aparelho/],
  ['itel', 'Manual Itel: configuração do aparelho', /200 MB livres/],
  ['qualquer', 'Manual de outras marcas: configuração do aparelho', /Otimização de bateria/],
])('the handbook %s tells the steps and what the lock means', async (brand, title, step) => {
  await renderAt(`/venda-celular/manual/${brand}`);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(step)).toBeVisible();
  expect(screen.getByText('Ligações de emergência (190, 192, 193) funcionam sempre.')).toBeVisible();
});
