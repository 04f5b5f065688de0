import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getSession } from '../../../lib/session/session.ts';
import { type FakeApi, fakeApi, held } from '../../../testing/fake-api.ts';
import type { renderAt } from '../../../testing/render-at.tsx';
import { dialog, openAccount, press, someSecurity } from '../testing/security.ts';

const SECURITY = 'GET /users/me/security';
const SET = 'PUT /users/me/pin';
const REMOVE = 'DELETE /users/me/pin';

let api: FakeApi;
let user: Awaited<ReturnType<typeof renderAt>>['user'];

beforeEach(() => {
  api = fakeApi();
});

const pin = () => screen.getByLabelText('Novo PIN');
const again = () => screen.getByLabelText('Confirmar PIN');
const password = () => screen.getByLabelText('Sua senha');

async function open(hasPin = false) {
  ({ user } = await openAccount(api, 'cashier', { hasPin }));
  await user.click(press(hasPin ? 'Trocar PIN' : 'Criar PIN'));
}
const typeAll = async (chosen: string, repeated: string, own: string) => {
  for (const [field, text] of [
    [pin(), chosen],
    [again(), repeated],
    [password(), own],
  ] as const) {
    await user.clear(field);
    if (text !== '') await user.type(field, text);
  }
  await user.keyboard('{Enter}');
};

test('a PIN is digits alone, at most six, and the fields have the focus in their order', async () => {
  await open();
  expect(pin()).toHaveFocus();
  await user.keyboard('2a5-8 09173');
  expect(pin()).toHaveValue('258091');
  expect(pin()).toHaveAttribute('type', 'password');
  expect(pin()).toHaveAttribute('inputmode', 'numeric');
  await user.tab();
  await user.tab();
  expect(again()).toHaveFocus();
});

test.each([
  ['', '', /Digite de 4 a 6 números/],
  ['258', '258', /Digite de 4 a 6 números/],
  ['0000', '0000', /fácil de adivinhar/],
  ['987654', '987654', /fácil de adivinhar/],
])('the PIN "%s" is not sent', async (chosen, repeated, sentence) => {
  await open();
  await typeAll(chosen, repeated, 'balcao2026');
  expect(pin()).toHaveAccessibleDescription(sentence);
  expect(pin()).toHaveFocus();
  expect(again()).not.toHaveAccessibleDescription();
  expect(api.made(SET)).toHaveLength(0);
  await user.keyboard('{Backspace}7');
  expect(pin()).not.toHaveAccessibleDescription();
});

test('two PINs that differ, and a password that is missing, are both said; four and six digits are enough', async () => {
  await open();
  await typeAll('2580', '2581', '');
  expect(again()).toHaveAccessibleDescription('Os PINs não são iguais');
  expect(password()).toHaveAccessibleDescription(/Preencha o campo com sua senha/);
  expect(api.made(SET)).toHaveLength(0);
  api.refuse(SET, 'PASSWORD_WRONG');
  await typeAll('2580', '2580', 'errada1');
  await waitFor(() => expect(api.made(SET)).toHaveLength(1));
  expect(await screen.findByText('Senha incorreta')).toBeVisible();
  await typeAll('258036', '258036', 'errada1');
  await waitFor(() => expect(api.lastOf(SET)?.body).toEqual({ password: 'errada1', pin: '258036' }));
});

test('what the server refuses stands in the dialog, and everything typed stays', async () => {
  await open();
  api.refuse(SET, 'PASSWORD_WRONG');
  await typeAll('2580', '2580', 'errada1');
  await waitFor(() => expect(password()).toHaveAccessibleDescription(/Senha incorreta/));
  expect(pin()).toHaveValue('2580');
  api.refuse(SET, 'LOGIN_LOCKED');
  await typeAll('2580', '2580', 'errada2');
  await waitFor(() => expect(password()).toHaveAccessibleDescription(/Muitas tentativas de acesso/));
  api.lose(SET);
  await typeAll('2580', '2580', 'balcao2026');
  await waitFor(() => expect(password()).toHaveAccessibleDescription(/Sem conexão/));
  expect(getSession()?.user.hasPin).toBe(false);
});

// Planted: 'PIN_TOO_SIMPLE' under the password, which is right.
test('a PIN that only the server finds simple is said under the PIN', async () => {
  await open();
  api.refuse(SET, 'PIN_TOO_SIMPLE');
  await typeAll('2580', '2580', 'balcao2026');
  await waitFor(() => expect(pin()).toHaveAccessibleDescription(/fácil de adivinhar/));
  expect(password()).not.toHaveAccessibleDescription(/fácil de adivinhar/);
});

test('while it is saved neither Enter, Escape nor a click does anything, and the account then says that it is on', async () => {
  await open();
  const answer = held<undefined>();
  api.on(SET, () => answer.answer);
  await typeAll('2580', '2580', 'balcao2026');
  await user.click(press('Salvando...'));
  await user.keyboard('{Enter}{Escape}');
  expect(dialog().getByRole('button', { name: 'Cancelar' })).toBeDisabled();
  api.ok(SECURITY, someSecurity({ hasPin: true }));
  answer.give(undefined);
  expect(await screen.findByText('PIN salvo. Use-o para desbloquear a tela.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.made(SET)).toHaveLength(1);
  expect(await screen.findByRole('button', { name: 'Trocar PIN' })).toBeVisible();
  expect(screen.getByRole('heading', { name: /PIN da tela bloqueada/ })).toHaveTextContent('Ativo');
});

test('a dialog that is closed by Escape sends nothing, gives the focus back and forgets what was typed', async () => {
  await open(true);
  expect(screen.getByRole('dialog', { name: 'Trocar PIN' })).toBeVisible();
  await user.keyboard('2580{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(press('Trocar PIN')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(pin()).toHaveValue('');
  expect(api.made(SET)).toHaveLength(0);
});

test('a PIN is removed by one press, once; a removal that fails says so and it stays', async () => {
  ({ user } = await openAccount(api, 'cashier', { hasPin: true }));
  api.lose(REMOVE);
  await user.click(press('Remover PIN'));
  expect(await screen.findByText(/Sem conexão com o servidor/)).toBeVisible();
  expect(press('Remover PIN')).toBeVisible();
  const answer = held<undefined>();
  api.on(REMOVE, () => answer.answer);
  await user.click(press('Remover PIN'));
  await user.click(press('Removendo...'));
  api.ok(SECURITY, someSecurity({ hasPin: false }));
  answer.give(undefined);
  expect(await screen.findByText('PIN removido. A senha desbloqueia a tela.')).toBeVisible();
  expect(api.made(REMOVE)).toHaveLength(2);
  expect(getSession()?.user.hasPin).toBe(false);
  expect(await screen.findByRole('button', { name: 'Criar PIN' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remover PIN' })).toBeNull();
});
