import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CPF } from '../../../domain/testing/customers.ts';
import { anAgreement, anAgreementPayment } from '../../../domain/testing/installments.ts';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import { aStanding, BREAK, DEBTS, renegotiating, RUNNING, SHOW } from '../testing/agreements.ts';

let api: FakeApi;
let user: Awaited<ReturnType<typeof renderAt>>['user'];
const broken = { id: 'agreement-1', number: 'AC0RD-00001', status: 'BROKEN', canceledPayments: 2 } as const;

beforeEach(() => {
  api = fakeApi({
    ...renegotiating,
    [DEBTS]: () => ({ asOf: '2026-11-21', contracts: [] }),
    [RUNNING]: () => anAgreement([anAgreementPayment(2)]),
    [SHOW]: () => aStanding(),
    [BREAK]: () => ({ ...broken }),
  });
});

async function search(role: 'manager' | 'cashier' = 'manager') {
  signedIn({ role });
  ({ user } = await renderAt('/caixa/pagamentos/acordos'));
  await user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
  await screen.findByText('Acordo AC0RD-00001 em vigor');
}
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

test('the paper of a running agreement is printed again, and says how far it is', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await search('cashier');
  expect(screen.getByText(/^1 de 3 parcelas pagas, R\$\s300,00/)).toBeVisible();
  expect(screen.getByRole('article', { name: 'Acordo AC0RD-00001' })).toHaveTextContent('Parcela 2, 22/12/2026');
  await press('Imprimir acordo');
  expect(print).toHaveBeenCalledOnce();
  // Only a manager or an analyst may break one.
  expect(screen.queryByRole('button', { name: 'Quebrar acordo' })).toBeNull();
});

test('what breaking means is read first, a reason is asked, and the notice says what is owed again', async () => {
  await search();
  await press('Quebrar acordo');
  const dialog = within(screen.getByRole('dialog', { name: 'Quebrar o acordo AC0RD-00001?' }));
  expect(dialog.getByText('2 parcelas do acordo deixam de existir')).toBeVisible();
  expect(dialog.getByText(/^R\$\s712,50$/)).toBeVisible();
  expect(dialog.getByText(/^Dos R\$\s100,00 perdoados/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Quebrar acordo' }));
  expect(api.made(BREAK)).toHaveLength(0);
  await user.type(dialog.getByLabelText('Por que o acordo é quebrado?'), ' Pedido do cliente ');
  await user.click(dialog.getByRole('button', { name: 'Quebrar acordo' }));
  expect(await screen.findByText('Acordo AC0RD-00001 quebrado')).toBeVisible();
  expect(api.lastOf(BREAK)?.body).toEqual({ reason: 'Pedido do cliente' });
  const paper = screen.getByRole('article', { name: 'Quebra do acordo AC0RD-00001' });
  expect(paper).toHaveTextContent(/5 parcelas dos contratos voltam a ser devidas, hojeR\$\s712,50/);
  expect(paper).toHaveTextContent('Pedido do cliente');
  expect(screen.getByRole('link', { name: 'Receber parcelas' })).toHaveAttribute('href', '/caixa/pagamentos');
});

test('one that ended meanwhile is said under the reason, which stays; a lost answer is sent again with its key', async () => {
  api.refuse(BREAK, 'RENEGOTIATION_NOT_ACTIVE');
  await search();
  await press('Quebrar acordo');
  const dialog = within(screen.getByRole('dialog'));
  const reason = dialog.getByLabelText('Por que o acordo é quebrado?');
  await user.type(reason, 'Engano');
  const send = () => user.click(dialog.getByRole('button', { name: 'Quebrar acordo' }));
  await send();
  await waitFor(() => expect(reason).toHaveAccessibleDescription(/Este acordo não está em vigor/));
  expect(reason).toHaveValue('Engano');
  api.lose(BREAK);
  await send();
  await waitFor(() => expect(reason).toHaveAccessibleDescription(/conexão/i));
  api.ok(BREAK, { ...broken });
  await send();
  expect(await screen.findByText('Acordo AC0RD-00001 quebrado')).toBeVisible();
  const [, lost, again] = api.made(BREAK);
  expect(again?.key).toBe(lost?.key);
});

test('an agreement that cannot be read says so and is asked for again', async () => {
  api.refuse(SHOW, 'RENEGOTIATION_NOT_FOUND');
  signedIn();
  ({ user } = await renderAt('/caixa/pagamentos/acordos'));
  await user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
  expect(await screen.findByText('Acordo não encontrado.')).toBeVisible();
  api.ok(SHOW, aStanding());
  await press('Tentar de novo');
  expect(await screen.findByText('Acordo AC0RD-00001 em vigor')).toBeVisible();
});
