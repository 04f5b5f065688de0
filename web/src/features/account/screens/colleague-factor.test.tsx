import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type FakeApi, fakeApi, held } from '../../../testing/fake-api.ts';
import type { renderAt } from '../../../testing/render-at.tsx';
import { OPERATOR_ID } from '../../../testing/sessions.ts';
import { dialog, factors, openAccount } from '../testing/security.ts';

const FIND = 'GET /operators/identification';
const RESET = 'POST /coordinator/operators/{id}/second-factor/reset';
const CPF = '52998224725';
const rui = { id: OPERATOR_ID, name: 'Rui Lopes', document: '', phoneNumber: '', role: 'manager' } as const;

let api: FakeApi;
let user: Awaited<ReturnType<typeof renderAt>>['user'];
const cpf = () => screen.getByLabelText('CPF do colega');
const reason = () => screen.getByLabelText('Motivo');
const confirm = () => dialog().getByRole('button', { name: /^Redefin/ });

beforeEach(async () => {
  api = fakeApi({ [FIND]: () => rui, [RESET]: () => undefined });
  ({ user } = await openAccount(api, 'analyst', { secondFactor: factors() }));
});

test('a CPF that cannot be one is said under it and not looked for', async () => {
  await user.type(cpf(), '52998224726{Enter}');
  expect(cpf()).toHaveAccessibleDescription('Digite um CPF válido');
  expect(cpf()).toHaveFocus();
  await user.keyboard('{Backspace}');
  expect(cpf()).not.toHaveAccessibleDescription();
  expect(api.made(FIND)).toHaveLength(0);
});

// Planted: the sentence of the first try still stood under the CPF when the second one had found somebody.
test('who is not found, and a lost connection, are said under the CPF; a second try takes it back', async () => {
  api.refuse(FIND, 'OPERATOR_NOT_FOUND');
  await user.type(cpf(), `${CPF}{Enter}`);
  await waitFor(() => expect(cpf()).toHaveAccessibleDescription(/encontrado/));
  api.lose(FIND);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(cpf()).toHaveAccessibleDescription(/Sem conexão/));
  expect(cpf()).toHaveValue('529.982.247-25');
  api.ok(FIND, rui);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Redefinir o segundo fator de Rui Lopes?')).toBeVisible();
  expect(cpf()).not.toHaveAccessibleDescription();
  expect(api.lastOf(FIND)?.query.get('document')).toBe(CPF);
});

test('it takes a reason, is done once by the keyboard, and says whose it was', async () => {
  await user.type(cpf(), `${CPF}{Enter}`);
  await screen.findByRole('dialog', { name: 'Redefinir segundo fator' });
  expect(reason()).toHaveFocus();
  await user.click(confirm());
  expect(reason()).toHaveAccessibleDescription(/Escreva ao menos 3 letras/);
  expect(api.made(RESET)).toHaveLength(0);
  const answer = held<undefined>();
  api.on(RESET, () => answer.answer);
  await user.type(reason(), '  Perdeu o telefone ');
  await user.dblClick(confirm());
  expect(confirm()).toHaveTextContent('Redefinindo...');
  await user.keyboard('{Escape}');
  answer.give(undefined);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Segundo fator de Rui Lopes redefinido.')).toBeVisible();
  expect(api.made(RESET).map(({ body }) => body)).toEqual([{ reason: 'Perdeu o telefone' }]);
  expect(api.lastOf(RESET)?.path).toContain(OPERATOR_ID);
});

test.each([
  ['OWN_SECOND_FACTOR', 'O seu segundo fator é desativado em Minha conta, com a sua senha.'],
  ['CONFLICT', 'Esta ação já não é possível. Atualize e confira.'],
] as const)('%s is said under the reason, which stays', async (code, sentence) => {
  api.refuse(RESET, code);
  await user.type(cpf(), `${CPF}{Enter}`);
  await screen.findByRole('dialog');
  await user.type(reason(), 'Perdeu o telefone');
  await user.click(confirm());
  await waitFor(() => expect(reason()).toHaveAccessibleDescription(new RegExp(sentence)));
  expect(reason()).toHaveValue('Perdeu o telefone');
});

test('whoever gives it up changes nothing and keeps the CPF', async () => {
  await user.type(cpf(), `${CPF}{Enter}`);
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(cpf()).toHaveValue('529.982.247-25');
  expect(api.made(RESET)).toHaveLength(0);
});
