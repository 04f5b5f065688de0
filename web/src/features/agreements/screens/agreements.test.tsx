import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { CPF, STORE_ID } from '../../../domain/testing/customers.ts';
import { anAgreement, anAgreementPayment } from '../../../domain/testing/installments.ts';
import { receiving, signingIn } from '../../../testing/answers.ts';
import { type FakeApi, fakeApi, held, lost } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import type { Agreement, AgreementCode, AgreementOption } from '../calls.ts';

const DEBTS = 'GET /coordinator/renegotiations/eligible-debts';
const SIMULATE = 'POST /coordinator/renegotiations/simulations';
const CODE = 'POST /coordinator/renegotiations/{id}/code';
const ACCEPT = 'POST /coordinator/renegotiations/{id}/accept';
const RUNNING = 'GET /coordinator/renegotiations/payments';

const option = (id: string, count: number, over: Partial<AgreementOption> = {}): AgreementOption => ({
  id,
  numberOfPayments: count,
  downPayment: 0,
  paymentValue: 900 / count,
  lastPaymentValue: 900 / count,
  firstDueDate: '2026-12-21',
  totalValue: 900,
  interest: 12,
  interestRate: 0.02,
  cet: 0.27,
  cetMonthly: 0.02,
  payments: Array.from({ length: count }, (_, index) => ({
    order: index + 1,
    dueDate: `2026-12-${21 + index}`,
    value: 900 / count,
  })),
  ...over,
});
const offered: Agreement = {
  id: 'agreement-1',
  number: 'AC0RD-00001',
  status: 'OFFERED',
  borrowerId: 'borrower-1',
  storeId: STORE_ID,
  contractIds: ['c-1'],
  debt: 1_000,
  charges: 200,
  discount: 100,
  agreedValue: 900,
  lateFineRate: 0.02,
  lateInterestRate: 0.01,
  breakAfterDaysLate: 30,
  validUntil: '2026-11-22T03:59:59Z',
  acceptedOptionId: null,
  acceptedAt: null,
  options: [option('one', 1), option('two', 2, { downPayment: 100 })],
};
const sent: AgreementCode = {
  renegotiationId: 'agreement-1',
  optionId: 'two',
  phoneNumber: '(92) *****-7777',
  attemptsLeft: 5,
  expiresAt: '2026-11-21T15:05:00Z',
  resendAllowedAt: '2026-11-21T15:01:00Z',
};
const aDebt = (id: string, debt: number) => ({
  contractId: id,
  contractNumber: id.toUpperCase(),
  daysLate: 70,
  openInstallments: 5,
  overdueInstallments: 2,
  debt,
  charges: debt / 5,
});

let api: FakeApi;
let user: Awaited<ReturnType<typeof renderAt>>['user'];

beforeEach(() => {
  signedIn();
  api = fakeApi({
    ...signingIn,
    ...receiving,
    [DEBTS]: () => ({ asOf: '2026-11-21', contracts: [aDebt('c-1', 600), aDebt('c-2', 400)] }),
    [SIMULATE]: () => offered,
    [CODE]: () => sent,
    [ACCEPT]: () => ({ ...offered, status: 'ACTIVE', acceptedOptionId: 'two', acceptedAt: '2026-11-21T15:02:00Z' }),
  });
});

async function search() {
  ({ user } = await renderAt('/caixa/pagamentos/acordos'));
  await user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
}
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
async function options() {
  await search();
  await press('Simular acordo');
  return screen.findByRole('radiogroup', { name: 'Como o cliente quer pagar?' });
}
async function code() {
  await user.click(within(await options()).getByRole('radio', { name: /^2x de/ }));
  await press('Enviar código ao cliente');
  return screen.findByLabelText('Código de 6 dígitos');
}

describe('what goes in', () => {
  test('every late contract, unless told; with none left it is asked for', async () => {
    await search();
    expect(await screen.findByText(/R\$\s1\.000,00/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Contrato C-2' }));
    await press('Simular acordo');
    await screen.findByRole('radiogroup', { name: 'Como o cliente quer pagar?' });
    expect(api.lastOf(SIMULATE)?.body).toMatchObject({ contractIds: ['c-1'], storeId: STORE_ID });
    await press('Escolher outros contratos');
    await user.click(await screen.findByRole('checkbox', { name: 'Contrato C-1' }));
    await user.click(screen.getByRole('checkbox', { name: 'Contrato C-2' }));
    await press('Simular acordo');
    expect(await screen.findByText('Escolha ao menos um contrato')).toBeVisible();
    expect(api.made(SIMULATE)).toHaveLength(1);
  });

  test('nothing to renegotiate says why; a running agreement leads to its payments', async () => {
    api.ok(DEBTS, { asOf: '2026-11-21', contracts: [] });
    await search();
    expect(await screen.findByText('Nenhum contrato pode ser renegociado hoje')).toBeVisible();
  });

  test('a running agreement leads to its payments', async () => {
    api.ok(DEBTS, { asOf: '2026-11-21', contracts: [] });
    api.ok(RUNNING, anAgreement([anAgreementPayment(1)]));
    await search();
    expect(await screen.findByText('Este cliente tem um acordo em vigor')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Receber parcelas do acordo' })).toHaveAttribute(
      'href',
      '/caixa/pagamentos',
    );
  });

  test('what cannot be renegotiated is said, and the choice stays', async () => {
    api.refuse(SIMULATE, 'RENEGOTIATION_NOT_ELIGIBLE');
    await search();
    await press('Simular acordo');
    expect(await screen.findByText('Estas parcelas não podem ser renegociadas.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Contrato C-1' })).toBeChecked();
  });
});

describe('how it is paid', () => {
  test('side by side: what is forgiven, the first payment, the total, and what breaking means', async () => {
    const group = await options();
    const second = within(group)
      .getByRole('radio', { name: /^2x de R\$\s450,00/ })
      .closest('label');
    expect(second).toHaveTextContent(/Entrada hojeR?\s?.*100,00/);
    expect(second).toHaveTextContent(/Total a pagar.*900,00/);
    expect(screen.getByText(/^-R\$\s100,00$/)).toBeVisible();
    expect(screen.getByText(/atrasar mais de 30 dias, o acordo é quebrado/)).toBeVisible();
    await press('Enviar código ao cliente');
    expect(await screen.findByText('Escolha uma das opções')).toBeVisible();
    expect(api.made(CODE)).toHaveLength(0);
  });
});

describe("the customer's code", () => {
  test('accepts once, and the paper leads to the first payment', async () => {
    const field = await code();
    expect(screen.getByText(/SMS em \(92\) \*{5}-7777/)).toBeVisible();
    const answer = held<Agreement>();
    api.on(ACCEPT, () => answer.answer);
    await user.type(field, '123456{Enter}{Enter}');
    answer.give({ ...offered, status: 'ACTIVE', acceptedOptionId: 'two', acceptedAt: '2026-11-21T15:02:00Z' });
    expect(await screen.findByText('Acordo AC0RD-00001 aceito')).toBeVisible();
    expect(api.made(ACCEPT)).toHaveLength(1);
    expect(api.lastOf(ACCEPT)?.body).toEqual({ optionId: 'two', code: '123456', storeId: STORE_ID });
    const paper = screen.getByRole('article', { name: 'Acordo AC0RD-00001' });
    expect(paper).toHaveTextContent('Parcela 2, 22/12/2026');
    expect(screen.getByRole('link', { name: 'Receber a primeira parcela' })).toHaveAttribute(
      'href',
      '/caixa/pagamentos',
    );
  });

  test('a wrong one is said and typed anew', async () => {
    api.refuse(ACCEPT, 'INVALID_ORIGINATION_CODE');
    const field = await code();
    await user.type(field, '111111{Enter}');
    expect(await screen.findByText('Código de compra incorreto')).toBeVisible();
    expect(field).toHaveValue('');
    await user.type(field, '12{Enter}');
    expect(await screen.findByText('Digite os 6 dígitos do código')).toBeVisible();
    expect(api.made(ACCEPT)).toHaveLength(1);
  });

  test('a lost answer is tried again with the same key', async () => {
    api.on(ACCEPT, () => lost());
    const field = await code();
    await user.type(field, '123456{Enter}');
    expect(await screen.findByText(/^A resposta do servidor se perdeu/)).toBeVisible();
    expect(field).toHaveValue('123 456');
    api.ok(ACCEPT, { ...offered, status: 'ACTIVE', acceptedOptionId: 'one', acceptedAt: '2026-11-21T15:02:00Z' });
    await press('Aceitar acordo');
    await screen.findByText('Acordo AC0RD-00001 aceito');
    expect(new Set(api.made(ACCEPT).map(({ key }) => key)).size).toBe(1);
  });
});
