import type { ErrorCode } from '@balcao/contract/errors';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { receiving, signingIn } from '../../../testing/answers.ts';
import { type FakeApi, fakeApi, refused } from '../../../testing/fake-api.ts';
import { storeItem } from '../../../lib/session/stored-items.ts';
import { anOperator, signedIn } from '../../../testing/sessions.ts';
import { check, list, openPayments, search } from '../testing/at-the-till.ts';

/** The cashier spec, section 8, word for word; what leads to the setup is looked at beside the other answers. */
const lookUps: [ErrorCode, string][] = [
  ['BORROWER_NOT_FOUND', 'CPF não encontrado'],
  ['NO_COMPLETED_PROCESSES_BIOMETRY_FOUND', 'CPF com cadastro incompleto'],
  ['PHONE_NOT_FOUND', 'Telefone não encontrado'],
  ['LIMIT_NOT_FOUND', 'CPF não encontrado'],
  ['BAD_REQUEST', 'CPF inválido'],
  ['OVERDUE_INSTALLMENTS', 'Seu limite foi bloqueado. Você possui parcelas atrasadas.'],
  ['OPEN_RENEGOTIATIONS', 'Seu limite foi bloqueado. Você possui renegociações com parcelas em aberto.'],
  ['INTERNAL_SERVER_ERROR', 'Erro inesperado, por favor, tente novamente.'],
];
const payments: [ErrorCode, string][] = [
  ['PREVIOUS_INSTALLMENT_IS_PENDING', 'Parcela anterior em aberto.'],
  ['ALREADY_PAID', 'Parcela já foi paga.'],
  ['INSTALLMENT_NOT_FOUND', 'Parcela não encontrada.'],
  ['STORE_NOT_FOUND', 'Loja não encontrada'],
  ['STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS', 'A loja selecionada não está habilitada a receber pagamentos.'],
];
const FIND = 'GET /coordinator/borrowers/find-one';
const PAY = 'POST /coordinator/contracts/installments/pay-multiple';
let api: FakeApi;

beforeEach(() => {
  api = fakeApi({ ...signingIn, ...receiving });
  signedIn();
});

/** The newest toast. */
const told = () => [...document.querySelectorAll('.toast p')].at(-1);

test('each refusal of a look-up is told in its words, and the CPF waits as it was typed', async () => {
  const { user } = await openPayments();
  await search(user);
  await screen.findByRole('table');
  const cpf = screen.getByLabelText('CPF do cliente');
  for (const [code, sentence] of lookUps) {
    api.refuse(FIND, code);
    await user.type(cpf, '{Enter}');
    await waitFor(() => expect(told()).toHaveTextContent(sentence));
    expect([code, screen.queryByRole('table')]).toEqual([code, null]);
    expect(cpf).toHaveValue('529.982.247-25');
  }
  api.on(FIND, receiving[FIND]);
  await user.type(cpf, '{Enter}');
  expect(await screen.findByRole('table')).toBeVisible();
}, 30_000);

test('each refusal of a payment is told in its words, and nothing was received', async () => {
  const { user } = await openPayments();
  await list(user);
  for (const [code, sentence] of payments) {
    api.refuse(PAY, code);
    await waitFor(() => expect(check(1)).toBeVisible());
    if (!(check(1) as HTMLInputElement).checked) await user.click(check(1));
    await user.click(screen.getByRole('button', { name: 'Pagar' }));
    await user.click(await screen.findByRole('button', { name: /^Sim/ }));
    await waitFor(() => expect(told()).toHaveTextContent(sentence));
    expect([code, screen.queryByText(/recebido com sucesso/)]).toEqual([code, null]);
  }
}, 30_000);

// Against: the sentence of unknown codes elsewhere; of a payment the spec has the generic failure.
test('a payment that is refused without a sentence of its own is told as the generic failure', async () => {
  const { user } = await openPayments();
  await list(user);
  api.on(PAY, () => Object.assign(refused('ALREADY_PAID'), { code: 'A_CODE_OF_TOMORROW' }));
  await waitFor(() => expect(check(1)).toBeVisible());
  if (!(check(1) as HTMLInputElement).checked) await user.click(check(1));
  await user.click(screen.getByRole('button', { name: 'Pagar' }));
  await user.click(await screen.findByRole('button', { name: /^Sim/ }));
  await waitFor(() => expect(told()).toHaveTextContent('Ops. Uma falha inesperada aconteceu. Tente novamente.'));
  expect(screen.queryByText(/recebido com sucesso/)).toBeNull();
});

test('a look-up that is refused so is told as unknown, with whom to ask', async () => {
  api.on(FIND, () => Object.assign(refused('BORROWER_NOT_FOUND'), { code: 'A_CODE_OF_TOMORROW' }));
  const { user } = await openPayments();
  await search(user);
  await waitFor(() => expect(told()).toHaveTextContent('Erro desconhecido. Contate o suporte UME'));
});

test('an operator without a store is told to configure one, and nothing was received', async () => {
  api.ok('GET /coordinator/operators/{id}', anOperator({ storeId: null }));
  const { user } = await openPayments();
  await list(user);
  await user.click(check(1));
  localStorage.removeItem(storeItem.key);
  await user.click(screen.getByRole('button', { name: 'Pagar' }));
  await waitFor(() => expect(told()).toHaveTextContent('Por favor configure uma loja.'));
  expect(api.made(PAY)).toHaveLength(0);
});
