import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { BORROWER_ID, STORE_ID } from '../../../domain/testing/customers.ts';
import { aListing, anEntry, anInstallment, installmentId } from '../../../domain/testing/installments.ts';
import { receiving, signingIn } from '../../../testing/answers.ts';
import { type FakeApi, fakeApi, refused } from '../../../testing/fake-api.ts';
import { signedIn } from '../../../testing/sessions.ts';
import { confirm, openPayments, type Page } from '../testing/at-the-till.ts';

const PAY = 'POST /coordinator/contracts/installments/pay-multiple';
const APPROVE = 'POST /coordinator/approvals';
const approval = {
  id: '01900000-0000-7000-8000-000000000401',
  approverName: 'Vera',
  expiresAt: '2026-11-21T12:02:00Z',
};
const reason = 'Cliente antigo';
let api: FakeApi;
let user: Page['user'];

beforeEach(() => {
  api = fakeApi({ ...signingIn, ...receiving, [APPROVE]: () => approval });
  signedIn();
});

/** The question of a waiver, over the confirmation of the late installment and its fee: 204,58 and 4,90. */
async function ask() {
  ({ user } = await openPayments());
  await confirm(user, [1]);
  await user.click(screen.getByRole('button', { name: 'Dispensar encargos ou taxa' }));
  return within(await screen.findByRole('dialog', { name: 'Dispensar encargos ou taxa' }));
}
type Asked = Awaited<ReturnType<typeof ask>>;
async function want(dialog: Asked, charges: string, fees = '') {
  await user.type(dialog.getByLabelText('Dispensar de multa e juros'), charges);
  if (fees !== '') await user.type(dialog.getByLabelText('Dispensar da taxa de utilização'), fees);
  await user.type(dialog.getByLabelText('Motivo'), reason);
  await user.click(dialog.getByRole('button', { name: 'Pedir autorização' }));
}
/** Without an approval the server receives nothing. */
const asksForLeave = () =>
  api.on(PAY, ({ body }) => {
    const { waiver } = body as { waiver?: { approvalId?: string } };
    return waiver?.approvalId ? [anEntry(1, { paidValue: 202.58 }), anEntry(2)] : refused('APPROVAL_REQUIRED');
  });

test('a second person sees what is forgiven, of whom and why; the rest is received with that approval', async () => {
  asksForLeave();
  const dialog = await ask();
  expect(dialog.getByText(/São R\$\s4,73 por atraso\./)).toBeVisible();
  await want(dialog, '2', '1,5');
  const leave = within(await screen.findByRole('dialog', { name: /^Dispensar R\$\s3,50$/ }));
  expect(
    leave.getByText(/^MARIA APARECIDA DOS SANTOS devia R\$\s209,48 hoje e vai pagar R\$\s205,98\.$/),
  ).toBeVisible();
  expect(leave.getByText(/^R\$\s2,00 de multa e juros por atraso$/)).toBeVisible();
  expect(leave.getByText(/^R\$\s1,50 de taxa de utilização$/)).toBeVisible();
  expect(leave.getByText('Motivo: Cliente antigo')).toBeVisible();
  await user.type(leave.getByLabelText('E-mail de quem autoriza'), 'vera@loja.com.br');
  await user.type(leave.getByLabelText('Senha ou PIN de quem autoriza'), '2580');
  await user.click(leave.getByRole('button', { name: 'Autorizar' }));
  expect(await screen.findByText(/recebido com sucesso/)).toBeVisible();
  const said = { charges: 2, fees: 1.5, reason };
  expect(api.lastOf(APPROVE)?.body).toMatchObject({
    act: 'payment.waive',
    subjectId: BORROWER_ID,
    facts: { ...said, total: 205.98, storeId: STORE_ID, [installmentId(1)]: true },
  });
  expect(api.lastOf(PAY)?.body).toMatchObject({ expectedTotal: 205.98, waiver: { ...said, approvalId: approval.id } });
});

test('more than is owed, nothing, and no reason are not sent; what the policy forbids is said, and nothing is received', async () => {
  const dialog = await ask();
  await user.click(dialog.getByRole('button', { name: 'Pedir autorização' }));
  expect(dialog.getByText('Digite quanto dispensar.')).toBeVisible();
  await want(dialog, '5', '6');
  expect(dialog.getByText(/^Os encargos são de R\$\s4,73\.$/)).toBeVisible();
  expect(dialog.getByText(/^A taxa é de R\$\s4,90\.$/)).toBeVisible();
  expect(api.made(PAY)).toHaveLength(0);
  api.on(PAY, () => refused('WAIVER_ABOVE_BOUND', { charges: 2.36, fees: 0 }));
  await user.clear(dialog.getByLabelText('Dispensar da taxa de utilização'));
  await user.clear(dialog.getByLabelText('Dispensar de multa e juros'));
  await user.type(dialog.getByLabelText('Dispensar de multa e juros'), '4');
  await user.click(dialog.getByRole('button', { name: 'Pedir autorização' }));
  expect(await dialog.findByText(/é possível dispensar até R\$\s2,36 de encargos/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Voltar' }));
  expect(await screen.findByRole('button', { name: /^Sim, receber/ })).toBeVisible();
});

test('of the fee alone where nothing is late; where there is neither, nothing is offered', async () => {
  api.ok('GET /coordinator/contracts/installments', aListing({ installments: [anInstallment(1)] }));
  const dialog = await ask();
  expect(dialog.queryByLabelText('Dispensar de multa e juros')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Pedir autorização' }));
  expect(dialog.getByText('Digite quanto dispensar.')).toBeVisible();
});

test('without charges and fees nothing is there to forgive', async () => {
  api.ok('GET /coordinator/contracts/installments', aListing({ installments: [anInstallment(1)], fees: [] }));
  ({ user } = await openPayments());
  await confirm(user, [1]);
  await waitFor(() => expect(screen.getByRole('button', { name: /^Sim, receber/ })).toBeVisible());
  expect(screen.queryByRole('button', { name: 'Dispensar encargos ou taxa' })).toBeNull();
});
