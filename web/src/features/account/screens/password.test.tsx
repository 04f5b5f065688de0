import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getSession } from '../../../lib/session/session.ts';
import { signingIn } from '../../../testing/answers.ts';
import { type FakeApi, fakeApi, held, lost } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { anOperator, aUser, signedIn } from '../../../testing/sessions.ts';
import { openAccount, press, someSecurity, thisDevice } from '../testing/security.ts';

const SECURITY = 'GET /users/me/security';
const CHANGE = 'PUT /users/me/password';

let api: FakeApi;
let user: Awaited<ReturnType<typeof renderAt>>['user'];

beforeEach(() => {
  api = fakeApi();
});

const current = () => screen.getByLabelText('Senha atual');
const next = () => screen.getByLabelText('Nova senha');
const again = () => screen.getByLabelText('Confirmar nova senha');

async function openForm() {
  ({ user } = await openAccount(api));
  await user.click(press('Trocar senha'));
}
/** By the keyboard alone, as the focus goes. */
const typeAll = async (old: string, chosen: string, repeated: string) => {
  await user.type(current(), old);
  await user.type(next(), chosen);
  await user.type(again(), repeated);
};

test('the account says whose it is, and loads before anything can be pressed', async () => {
  signedIn();
  const security = held<ReturnType<typeof someSecurity>>();
  api.on(SECURITY, () => security.answer);
  await renderAt('/conta');
  expect(await screen.findByText('Carregando sua conta')).toBeInTheDocument();
  expect(screen.getByText('marina@loja.com.br')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Trocar senha' })).toBeNull();
  security.give(someSecurity());
  expect(await screen.findByRole('button', { name: 'Trocar senha' })).toBeVisible();
});

test('an account that does not come is asked for again; Escape leads home', async () => {
  signedIn();
  api.lose(SECURITY);
  const page = await renderAt('/conta');
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' }, { timeout: 8_000 });
  expect(screen.getByText(/Sem conexão com o servidor/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Senha' })).toBeNull();
  api.ok(SECURITY, someSecurity());
  await page.user.click(retry);
  expect(await screen.findByRole('heading', { name: 'Senha' })).toBeVisible();
  expect(screen.queryByText(/Sem conexão com o servidor/)).toBeNull();
  await page.user.keyboard('{Escape}');
  // The menu, as the link says, and not the start of sales.
  await waitFor(() => expect(page.path()).toBe('/'));
});

test('every field says what it lacks, nothing is sent, and the first fault has the focus', async () => {
  await openForm();
  expect(current()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(current()).toHaveAccessibleDescription('Preencha o campo com sua senha');
  expect(next()).toHaveAccessibleDescription('Mínimo de 6 caracteres');
  expect(current()).toHaveFocus();
  await typeAll('balcao2026', 'girassol', 'girassol{Enter}');
  expect(next()).toHaveAccessibleDescription('Pelo menos 1 número');
  expect(next()).toHaveFocus();
  await user.keyboard('9{Enter}');
  expect(again()).toHaveAccessibleDescription('As senhas não são iguais');
  expect(again()).toHaveFocus();
  expect(api.made(CHANGE)).toHaveLength(0);
});

// Planted: the sentence about the new password under the current one, which is right.
test('each refusal stands under the field that it is about, and what was typed stays', async () => {
  await openForm();
  api.refuse(CHANGE, 'PASSWORD_NOT_NEW');
  await typeAll('balcao2026', 'balcao2026', 'balcao2026{Enter}');
  const notNew = 'Escolha uma senha diferente da atual e da senha padrão.';
  await waitFor(() => expect(next()).toHaveAccessibleDescription(notNew));
  expect(current()).not.toHaveAccessibleDescription();
  api.refuse(CHANGE, 'LOGIN_LOCKED');
  await user.type(again(), '{Enter}');
  await waitFor(() => expect(current()).toHaveAccessibleDescription(/Muitas tentativas de acesso/));
  expect(next()).not.toHaveAccessibleDescription();
  api.lose(CHANGE);
  await user.type(current(), '{Backspace}6');
  expect(current()).not.toHaveAccessibleDescription();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(current()).toHaveAccessibleDescription(/Sem conexão/));
  expect([current(), next(), again()].map((field) => (field as HTMLInputElement).value)).toEqual(
    Array(3).fill('balcao2026'),
  );
});

test('it is sent once, the form closes, and the sessions that ended leave the list', async () => {
  await openForm();
  const answer = held<undefined>();
  api.on(CHANGE, () => answer.answer);
  await typeAll('balcao2026', 'girassol9', 'girassol9{Enter}');
  await user.click(press('Trocando...'));
  await user.keyboard('{Enter}');
  expect(press('Cancelar')).toBeDisabled();
  api.ok(SECURITY, someSecurity({ sessions: [thisDevice] }));
  answer.give(undefined);
  expect(await screen.findByText('Senha alterada. As outras sessões foram encerradas.')).toBeVisible();
  expect(api.made(CHANGE).map(({ body }) => body)).toEqual([
    { currentPassword: 'balcao2026', newPassword: 'girassol9' },
  ]);
  expect(await screen.findByText('Você só está conectado neste aparelho.')).toBeVisible();
  expect(screen.queryByLabelText('Senha atual')).toBeNull();
});

test('a form that is given up forgets what was typed into it', async () => {
  await openForm();
  await typeAll('balcao2026', 'girassol9', 'outra');
  await user.click(press('Cancelar'));
  await user.click(press('Trocar senha'));
  expect(current()).toHaveValue('');
  expect(next()).toHaveValue('');
});

/** Somebody else chose the password of who signed in. */
const mustChange = async (address = '/senha/nova') => {
  signedIn({ user: { mustChangePassword: true } });
  api = fakeApi({ ...signingIn, 'POST /auth/logout': () => undefined, [CHANGE]: () => undefined });
  const page = await renderAt(address);
  ({ user } = page);
  await screen.findByRole('heading', { name: 'Crie sua senha' });
  return page;
};

test('an own password is checked before it is sent, sent once, and opens the till', async () => {
  const { path } = await mustChange();
  expect(screen.getByText('Marina Alves')).toBeVisible();
  expect(screen.queryByLabelText('Senha atual')).toBeNull();
  await user.click(press('Salvar e continuar'));
  expect(next()).toHaveAccessibleDescription('Mínimo de 6 caracteres');
  expect(next()).toHaveFocus();
  expect(api.made(CHANGE)).toHaveLength(0);
  const answer = held<undefined>();
  api.on(CHANGE, () => answer.answer);
  await user.keyboard('girassol9');
  await user.type(again(), 'girassol9{Enter}');
  await user.click(press('Salvando...'));
  await user.keyboard('{Enter}');
  answer.give(undefined);
  await waitFor(() => expect(path()).toBe('/caixa'));
  expect(api.made(CHANGE).map(({ body }) => body)).toEqual([{ newPassword: 'girassol9' }]);
});

test('without a connection the own password stays as it was typed', async () => {
  const { path } = await mustChange();
  api.on(CHANGE, lost);
  await user.type(next(), 'girassol9');
  await user.type(again(), 'girassol9{Enter}');
  await waitFor(() => expect(next()).toHaveAccessibleDescription(/Sem conexão/));
  expect(again()).toHaveValue('girassol9');
  api.ok(CHANGE, undefined);
  await user.click(press('Salvar e continuar'));
  await waitFor(() => expect(path()).toBe('/caixa'));
});

test('who leaves without one is signed out; who has one is not asked', async () => {
  await mustChange();
  await user.click(press('Sair'));
  await waitFor(() => expect(getSession()).toBeNull());
  expect(api.made('POST /auth/logout')).toHaveLength(1);
  expect(api.made(CHANGE)).toHaveLength(0);
  signedIn();
  expect((await renderAt('/senha/nova')).path()).toBe('/caixa');
});

// Planted: the till opened for whoever had a token, blocked or not.
test('who was blocked meanwhile gets no session out of it', async () => {
  const { path } = await mustChange();
  api.ok('GET /auth', aUser());
  api.ok('GET /coordinator/operators/{id}', anOperator({ active: false }));
  await user.type(next(), 'girassol9');
  await user.type(again(), 'girassol9{Enter}');
  await waitFor(() => expect(getSession()).toBeNull());
  expect(path()).not.toBe('/caixa');
});
