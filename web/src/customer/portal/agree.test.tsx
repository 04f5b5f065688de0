import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { refused } from '../../testing/fake-api.ts';
import { installment, PURCHASES, purchases, signedIn } from '../testing/portal.ts';
import { endSession } from './session.ts';
import type { Agreement } from './texts.ts';

const SIMULATE = 'POST /portal/agreements';
const CODE = 'POST /portal/agreements/{id}/code';
const ACCEPT = 'POST /portal/agreements/{id}/accept';
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

const id = '019a0000-0000-7000-8000-0000000000a1';
const contractId = installment().contractId;
const option = {
  id: '019a0000-0000-7000-8000-0000000000a2',
  numberOfPayments: 3,
  downPayment: 20,
  paymentValue: 40,
  lastPaymentValue: 40,
  firstDueDate: '2026-12-21',
  totalValue: 140,
  interest: 12,
  interestRate: 0.03,
  cet: 0.42,
  cetMonthly: 0.03,
  payments: [],
};
const agreement: Agreement = {
  id,
  number: 'A-77',
  status: 'OFFERED',
  borrowerId: id,
  storeId: id,
  contractIds: [contractId],
  debt: 130,
  charges: 12,
  discount: 2,
  agreedValue: 128,
  lateFineRate: 0.02,
  lateInterestRate: 0.01,
  breakAfterDaysLate: 15,
  validUntil: '2026-11-22T02:59:59.000Z',
  acceptedOptionId: null,
  acceptedAt: null,
  options: [option, { ...option, id: contractId, numberOfPayments: 6, downPayment: 0, paymentValue: 25 }],
};
const sent = {
  renegotiationId: id,
  optionId: option.id,
  phoneNumber: '(92) *****-7777',
  attemptsLeft: 5,
  expiresAt: '2026-11-21T15:05:00.000Z',
  resendAllowedAt: '2026-11-21T15:01:00.000Z',
};
const owing = {
  ...purchases,
  purchases: purchases.purchases.map((purchase) =>
    Object.assign({}, purchase, { installments: [installment({ status: 'PAYMENT_OVERDUE' })] }),
  ),
};

beforeAll(async () => {
  await Promise.all([import('./installments.tsx'), import('../data/ask-code.tsx')]);
});
afterEach(() => {
  endSession();
  sessionStorage.clear();
});

test('what is late is agreed on: an option, its code, and the agreement stands', async () => {
  const api = signedIn('/c/parcelas', {
    [PURCHASES]: () => owing,
    [SIMULATE]: () => agreement,
    [CODE]: () => sent,
    [ACCEPT]: () => refused('INVALID_ORIGINATION_CODE', { attemptsLeft: 4 }),
  });
  await press('Não consigo pagar tudo: negociar');
  expect(await screen.findByText(/^Você deve R\$.130,00 hoje, com R\$.12,00/)).toBeVisible();
  expect(api.lastOf(SIMULATE)?.body).toEqual({ contractId });
  await press('Receber o código');
  expect(await screen.findByText('Escolha uma opção.')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /^entrada de R\$.20,00 hoje e 3x de R\$.40,00/ }));
  await press('Receber o código');
  expect(await screen.findByText(/^Enviamos um código para \(92\) \*\*\*\*\*-7777/)).toBeVisible();
  await userEvent.type(await screen.findByLabelText('Código'), '000000');
  await press('Confirmar');
  expect(await screen.findByText(/Código/, { selector: '[class*=error], [class*=error] *' })).toBeVisible();
  api.ok(ACCEPT, { ...agreement, status: 'ACTIVE' });
  await userEvent.clear(screen.getByLabelText('Código'));
  await userEvent.type(screen.getByLabelText('Código'), '123456');
  await press('Confirmar');
  expect(await screen.findByText(/^Acordo A-77 aceito/)).toBeVisible();
  expect(api.lastOf(ACCEPT)?.body).toEqual({ optionId: option.id, code: '123456' });
});

test('what cannot be agreed on says so, and leads back', async () => {
  signedIn('/c/parcelas', { [PURCHASES]: () => owing, [SIMULATE]: () => refused('RENEGOTIATION_NOT_ELIGIBLE') });
  await press('Não consigo pagar tudo: negociar');
  expect(await screen.findByText('Estas parcelas não podem ser renegociadas.')).toBeVisible();
  await press('Voltar');
  expect(await screen.findByRole('heading', { name: 'Parcelas' })).toBeVisible();
});

test('what is not late is not agreed on', async () => {
  signedIn('/c/parcelas');
  expect(await screen.findByRole('heading', { name: 'Compra em Loja Centro' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /negociar/ })).toBeNull();
});
