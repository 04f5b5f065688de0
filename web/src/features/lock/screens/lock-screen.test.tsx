import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aUsedPasskey, fakePasskeys, inBase64Url } from '../../../domain/testing/passkeys.ts';
import { getSession, sessionChanged } from '../../../lib/session/session.ts';
import { lockedItem } from '../../../lib/session/stored-items.ts';
import { type FakeApi, fakeApi, held, lost, refused } from '../../../testing/fake-api.ts';
import { renderAlone } from '../../../testing/render-alone.tsx';
import { aUser, OPERATOR_ID, signedIn } from '../../../testing/sessions.ts';
import { LockScreen } from './lock-screen.tsx';

const UNLOCK = 'POST /auth/unlock';
const SIGN_IN = 'POST /auth/operators';
const PROVE = 'POST /auth/operators/second-factor';
const CHALLENGE = inBase64Url('the challenge');
const LEAVE = 'POST /auth/logout';

let api: FakeApi;
let user: Awaited<ReturnType<typeof renderAlone>>['user'];
const lock = () => within(screen.getByRole('dialog', { name: 'Tela bloqueada' }));
const field = () => lock().getByLabelText(/^(PIN|Senha)$/);
const press = (name: string) => lock().getByRole('button', { name });
const isLocked = () => getSession()?.isLocked;

async function locked(hasPin = false) {
  signedIn({ user: { hasPin } });
  lockedItem.write(OPERATOR_ID);
  sessionChanged();
  const session = getSession();
  if (!session) throw new Error('nobody is signed in');
  ({ user } = await renderAlone(<LockScreen session={session} />));
}

beforeEach(() => {
  api = fakeApi({ [UNLOCK]: () => undefined, [LEAVE]: () => undefined });
});

test('it says whose page it is, that nothing is lost, and has no way around', async () => {
  await locked();
  expect(lock().getByText('Marina Alves')).toBeVisible();
  expect(lock().getByText('O que foi digitado continua aqui.')).toBeVisible();
  expect(lock().getByText(/encerra o atendimento aberto/)).toBeVisible();
  expect(lock().queryByRole('button', { name: 'Fechar' })).toBeNull();
  expect(lock().queryByRole('button', { name: /Usar/ })).toBeNull();
  expect(field()).toHaveFocus();
});

test.each([
  [false, 'Preencha o campo com sua senha'],
  [true, 'Digite seu PIN'],
])('nothing typed asks the server nothing (by PIN: %s)', async (hasPin, sentence) => {
  await locked(hasPin);
  await user.keyboard('{Enter}');
  expect(field()).toHaveAccessibleDescription(sentence);
  expect(api.made(UNLOCK)).toHaveLength(0);
  await user.type(field(), '1');
  expect(field()).not.toHaveAccessibleDescription();
});

// Planted: three digits asked the server, which answered that the data are wrong and nothing else.
test('a PIN that cannot be one is not sent', async () => {
  await locked(true);
  await user.keyboard('258{Enter}');
  expect(field()).toHaveAccessibleDescription('Digite de 4 a 6 números');
  expect(field()).toHaveValue('258');
  expect(api.made(UNLOCK)).toHaveLength(0);
  await user.keyboard('036917{Enter}');
  await waitFor(() => expect(isLocked()).toBe(false));
  expect(api.lastOf(UNLOCK)?.body).toEqual({ by: 'pin', pin: '258036' });
});

test('the last try is announced as one, and what was wrong is gone from the field', async () => {
  await locked(true);
  api.on(UNLOCK, () => refused('PIN_WRONG', { left: 1 }));
  await user.keyboard('1357{Enter}');
  await waitFor(() => expect(field()).toHaveAccessibleDescription('PIN incorreto. Resta 1 tentativa.'));
  expect(field()).toHaveValue('');
  expect(isLocked()).toBe(true);
});

test('a PIN that was removed on another device leaves the password alone', async () => {
  await locked(true);
  api.refuse(UNLOCK, 'PIN_NOT_SET');
  await user.keyboard('1357{Enter}');
  const password = await lock().findByLabelText('Senha');
  expect(password).toHaveAccessibleDescription('Nenhum PIN cadastrado. Use a senha.');
  expect(password).toHaveFocus();
  expect(lock().queryByRole('button', { name: 'Usar o PIN' })).toBeNull();
});

// Planted: digits of the PIN left in the field of the password, shown by 'Mostrar senha'.
test('the other way starts empty and with the focus, without the sentence of the first', async () => {
  await locked(true);
  api.on(UNLOCK, () => refused('PIN_WRONG', { left: 4 }));
  await user.keyboard('1357{Enter}');
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/Restam 4 tentativas/));
  await user.type(field(), '25');
  await user.click(press('Usar a senha'));
  expect(field()).toHaveValue('');
  expect(field()).not.toHaveAccessibleDescription();
  expect(field()).toHaveFocus();
  api.ok(UNLOCK, undefined);
  // A password may hold more than digits.
  await user.keyboard('balcao 2026{Enter}');
  await waitFor(() => expect(api.lastOf(UNLOCK)?.body).toEqual({ by: 'password', password: 'balcao 2026' }));
  await waitFor(() => expect(isLocked()).toBe(false));
});

// Planted: the password waiting in the field for whoever comes by when the connection is back.
test('without a connection it stays locked, and nothing waits in the field', async () => {
  await locked();
  api.on(UNLOCK, lost);
  await user.keyboard('balcao2026{Enter}');
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/Sem conexão com o servidor/));
  expect(field()).toHaveValue('');
  expect(isLocked()).toBe(true);
  api.ok(UNLOCK, undefined);
  await user.type(field(), 'balcao2026{Enter}');
  await waitFor(() => expect(isLocked()).toBe(false));
});

test('it is opened once, whatever is pressed meanwhile', async () => {
  await locked();
  const answer = held<undefined>();
  api.on(UNLOCK, () => answer.answer);
  await user.keyboard('balcao2026{Enter}{Enter}');
  await user.click(press('Desbloqueando...'));
  await user.click(press('Trocar de colaborador'));
  expect(api.made(UNLOCK)).toHaveLength(1);
  expect(api.made(LEAVE)).toHaveLength(0);
  answer.give(undefined);
  await waitFor(() => expect(isLocked()).toBe(false));
});

test('a wrong password of a session that ran out is said, and it stays locked', async () => {
  await locked();
  api.refuse(UNLOCK, 'UNAUTHORIZED');
  api.refuse(SIGN_IN, 'UNAUTHORIZED');
  await user.keyboard('errada1{Enter}');
  await waitFor(() => expect(field()).toHaveAccessibleDescription('Senha incorreta'));
  expect(api.lastOf(SIGN_IN)?.body).toEqual({ username: 'marina@loja.com.br', password: 'errada1' });
  expect(isLocked()).toBe(true);
});

test('a passkey opens a session that ran out: its button has the focus, also of who turned to it', async () => {
  const { get } = fakePasskeys();
  get.mockResolvedValue(aUsedPasskey());
  await locked();
  api.refuse(UNLOCK, 'UNAUTHORIZED');
  api.on(SIGN_IN, () => refused('SECOND_FACTOR_REQUIRED', { challenge: CHALLENGE, methods: 'totp,passkey' }));
  api.ok(PROVE, { accessToken: 'token-2' });
  api.ok('GET /auth', aUser());
  await user.keyboard('balcao2026{Enter}');
  expect(await lock().findByLabelText('Código do aplicativo')).toHaveFocus();
  await user.click(press('Usar chave de acesso'));
  expect(press('Usar chave de acesso')).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(isLocked()).toBe(false));
  expect(api.lastOf(PROVE)?.body).toMatchObject({ method: 'passkey', challenge: CHALLENGE });
});

test('who was blocked behind the lock is signed out', async () => {
  await locked();
  api.refuse(UNLOCK, 'UNAUTHORIZED');
  api.refuse(SIGN_IN, 'OPERATOR_BLOCKED');
  await user.keyboard('balcao2026{Enter}');
  await waitFor(() => expect(getSession()).toBeNull());
  expect(api.made(LEAVE)).toHaveLength(1);
});

test('who leaves does it once, opens nothing meanwhile, and gets out without a connection too', async () => {
  await locked();
  const answer = held<ReturnType<typeof lost>>();
  api.on(LEAVE, () => answer.answer);
  await user.type(field(), 'balcao2026');
  await user.click(press('Trocar de colaborador'));
  await user.click(press('Saindo...'));
  await user.type(field(), '{Enter}');
  expect(api.made(UNLOCK)).toHaveLength(0);
  expect(api.made(LEAVE)).toHaveLength(1);
  answer.give(lost());
  await waitFor(() => expect(getSession()).toBeNull());
  expect(lockedItem.read()).toBeNull();
});
