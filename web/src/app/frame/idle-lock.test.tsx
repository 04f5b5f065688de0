import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getSession, sessionChanged } from '../../lib/session/session.ts';
import { lastTouchItem, lockedItem, tokenItem } from '../../lib/session/stored-items.ts';
import { receiving, signingIn } from '../../testing/answers.ts';
import { type FakeApi, fakeApi, refused } from '../../testing/fake-api.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { signedIn } from '../../testing/sessions.ts';
import { followSession } from '../follow-session.ts';

const FACTOR = 'POST /auth/operators/second-factor';
let api: FakeApi;
const minutesAgo = (minutes: number) => lastTouchItem.write(String(Date.now() - minutes * 60_000));
const lockScreen = () => screen.findByRole('dialog', { name: 'Tela bloqueada' });

beforeEach(() => {
  api = fakeApi({
    ...signingIn,
    ...receiving,
    'POST /auth/logout': () => undefined,
    'POST /auth/unlock': () => undefined,
  });
  signedIn();
});

// Planted: a touch that comes too late counted as one, so whoever wakes a sleeping till finds it open.
test('ten minutes without a touch lock the page, what was typed stays, and the password opens it', async () => {
  const { user } = await renderAt('/caixa/pagamentos');
  const cpf = await screen.findByLabelText<HTMLInputElement>('CPF do cliente');
  await user.type(cpf, '529');
  const later = Date.now() + 600_000;
  vi.spyOn(Date, 'now').mockImplementation(() => later);
  await act(async () => void window.dispatchEvent(new Event('wheel')));
  vi.mocked(Date.now).mockRestore();
  expect(await lockScreen()).toHaveTextContent('Marina Alves');
  expect(cpf.value).toMatch(/^529/);
  await user.type(screen.getByLabelText('Senha'), 'balcao2026{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.lastOf('POST /auth/unlock')?.body).toEqual({ by: 'password', password: 'balcao2026' });
  expect(cpf.value).toMatch(/^529/);
});

// Planted: a lock that only the page remembers opens by a reload.
test('a reload stays locked, and a receipt is not shown meanwhile', async () => {
  lockedItem.write(getSession()?.user.id ?? '');
  signedIn();
  const { path } = await renderAt('/render/1/originations');
  expect(await lockScreen()).toBeVisible();
  expect(path()).toBe('/caixa');
});

test('a page that was left open overnight is locked when it comes back', async () => {
  minutesAgo(600);
  await renderAt('/caixa');
  expect(await lockScreen()).toBeVisible();
});

test('a wrong password is said and the lock stays; a series ends the session', async () => {
  followSession();
  minutesAgo(10);
  api.refuse('POST /auth/unlock', 'PASSWORD_WRONG');
  const { user } = await renderAt('/caixa');
  await lockScreen();
  await user.type(screen.getByLabelText('Senha'), 'errada1{Enter}');
  expect(await screen.findByText('Senha incorreta')).toBeVisible();
  expect(getSession()?.isLocked).toBe(true);
  api.refuse('POST /auth/unlock', 'LOGIN_LOCKED');
  await user.type(screen.getByLabelText('Senha'), 'errada2{Enter}');
  await waitFor(() => expect(getSession()).toBeNull());
  expect(api.made('POST /auth/logout')).toHaveLength(1);
  expect(lockedItem.read()).toBeNull();
});

// Planted: the 401 of a session that ran out taken for its end loses what was typed.
test('a session that ran out behind the lock is opened anew by the password', async () => {
  minutesAgo(40);
  api.refuse('POST /auth/unlock', 'UNAUTHORIZED');
  const { user } = await renderAt('/caixa');
  await lockScreen();
  api.ok('POST /auth/operators', { accessToken: 'token-2' });
  await user.type(screen.getByLabelText('Senha'), 'balcao2026{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(tokenItem.read()).toBe('token-2');
});

test('who has a second factor gives it in the lock once the session ran out, and goes on with what was typed', async () => {
  followSession();
  api.refuse('POST /auth/unlock', 'UNAUTHORIZED');
  api.on('POST /auth/operators', () => refused('SECOND_FACTOR_REQUIRED', { challenge: 'c', methods: 'totp' }));
  api.on(FACTOR, () => refused('SECOND_FACTOR_WRONG'));
  const { user, path } = await renderAt('/caixa/pagamentos');
  const cpf = await screen.findByLabelText<HTMLInputElement>('CPF do cliente');
  await user.type(cpf, '529');
  minutesAgo(40);
  await act(async () => void window.dispatchEvent(new Event('wheel')));
  await lockScreen();
  await user.type(screen.getByLabelText('Senha'), 'balcao2026{Enter}');
  const code = await screen.findByLabelText('Código do aplicativo');
  expect(code).toHaveFocus();
  expect(screen.queryByLabelText('Senha')).toBeNull();
  await user.keyboard('123{Enter}');
  expect(code).toHaveAccessibleDescription('Digite os 6 dígitos do código');
  await user.keyboard('456{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/Código incorreto ou já usado/));
  expect(getSession()?.isLocked).toBe(true);
  api.ok(FACTOR, { accessToken: 'token-2' });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.lastOf(FACTOR)?.body).toEqual({ method: 'totp', challenge: 'c', code: '123456' });
  expect(tokenItem.read()).toBe('token-2');
  expect([path(), cpf.value.replaceAll(/\D/g, '')]).toEqual(['/caixa/pagamentos', '529']);
  expect(api.made('POST /auth/logout')).toHaveLength(0);
});

test('a second factor that comes too late leads back to the password; a recovery code takes its place', async () => {
  minutesAgo(40);
  api.refuse('POST /auth/unlock', 'UNAUTHORIZED');
  api.on('POST /auth/operators', () => refused('SECOND_FACTOR_REQUIRED', { challenge: 'c', methods: 'totp' }));
  api.on(FACTOR, () => refused('LOGIN_STEP_OVER'));
  const { user } = await renderAt('/caixa');
  await lockScreen();
  await user.type(screen.getByLabelText('Senha'), 'balcao2026{Enter}');
  await user.type(await screen.findByLabelText('Código do aplicativo'), '123456{Enter}');
  const password = await screen.findByLabelText('Senha');
  expect(password).toHaveAccessibleDescription('Esta entrada expirou. Digite a senha novamente.');
  await user.type(password, 'balcao2026{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Usar código de recuperação' }));
  expect(screen.queryByRole('button', { name: 'Usar chave de acesso' })).toBeNull();
  api.ok(FACTOR, { accessToken: 'token-3' });
  await user.type(screen.getByLabelText('Código de recuperação'), 'k3dm-7qpa{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.lastOf(FACTOR)?.body).toEqual({ method: 'recovery', challenge: 'c', code: 'k3dm-7qpa' });
});

test('who was blocked meanwhile is signed out at the second factor', async () => {
  followSession();
  minutesAgo(40);
  api.refuse('POST /auth/unlock', 'UNAUTHORIZED');
  api.on('POST /auth/operators', () => refused('SECOND_FACTOR_REQUIRED', { challenge: 'c', methods: 'totp' }));
  api.refuse(FACTOR, 'OPERATOR_BLOCKED');
  const { user } = await renderAt('/caixa');
  await lockScreen();
  await user.type(screen.getByLabelText('Senha'), 'balcao2026{Enter}');
  await user.type(await screen.findByLabelText('Código do aplicativo'), '123456{Enter}');
  await waitFor(() => expect(getSession()).toBeNull());
});

test('a PIN opens it in the place of the password, and says how many tries are left', async () => {
  signedIn({ user: { hasPin: true } });
  minutesAgo(10);
  api.on('POST /auth/unlock', () => refused('PIN_WRONG', { left: 3 }));
  const { user } = await renderAt('/caixa');
  await lockScreen();
  expect(screen.getByLabelText('PIN')).toHaveFocus();
  await user.keyboard('13a57{Enter}');
  expect(await screen.findByText('PIN incorreto. Restam 3 tentativas.')).toBeVisible();
  expect(api.lastOf('POST /auth/unlock')?.body).toEqual({ by: 'pin', pin: '1357' });
  api.ok('POST /auth/unlock', undefined);
  await user.keyboard('2580{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('after the last wrong PIN only the password opens, and it can be used before', async () => {
  signedIn({ user: { hasPin: true } });
  minutesAgo(10);
  api.refuse('POST /auth/unlock', 'UNAUTHORIZED');
  const { user } = await renderAt('/caixa');
  await lockScreen();
  await user.click(screen.getByRole('button', { name: 'Usar a senha' }));
  expect(screen.getByLabelText('Senha')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Usar o PIN' }));
  await user.keyboard('1357{Enter}');
  expect(await screen.findByText('Sua sessão terminou. Digite a senha para continuar.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Usar o PIN' })).toBeNull();
  expect(screen.getByLabelText('Senha')).toHaveFocus();
});

// Planted: a key at the covered page acts there.
test('keys reach nothing below the lock, and Escape does not open it', async () => {
  minutesAgo(10);
  const { user, path } = await renderAt('/caixa');
  await lockScreen();
  await user.keyboard('{Escape}');
  act(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined));
  await user.keyboard('/');
  expect(path()).toBe('/caixa');
  expect(await lockScreen()).toBeVisible();
});

test('another operator signs in from the lock', async () => {
  minutesAgo(10);
  const { user } = await renderAt('/caixa');
  await lockScreen();
  await user.click(screen.getByRole('button', { name: 'Trocar de colaborador' }));
  await waitFor(() => expect(getSession()).toBeNull());
});

test('a store that switched the lock off is never locked', async () => {
  minutesAgo(600);
  localStorage.setItem('configurations', JSON.stringify({ idleLock: { minutes: 0 } }));
  sessionChanged();
  await renderAt('/caixa');
  await screen.findByRole('link', { name: /Compras/ });
  expect(screen.queryByRole('dialog')).toBeNull();
});
