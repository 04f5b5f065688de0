import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { loadPublicConfiguration } from '../../../lib/brand/public-configuration.ts';
import { getSession } from '../../../lib/session/session.ts';
import { signingIn } from '../../../testing/answers.ts';
import { fakeApi, type Handlers, held, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { aUser } from '../../../testing/sessions.ts';

const press = (name: string) => screen.getByRole('button', { name });
const counted = () => (window.dataLayer ?? []).map((event) => ('event' in event ? event.event : event));
const owes = (methods: string) => () => refused('SECOND_FACTOR_REQUIRED', { challenge: 'challenge-1', methods });

beforeEach(async () => {
  delete window.dataLayer;
  fakeApi({ 'GET /configurations/public': () => ({ featureFlags: {} }) });
  await loadPublicConfiguration();
});

async function atPassword(handlers: Handlers) {
  const api = fakeApi({ ...signingIn, ...handlers });
  const page = await renderAt('/login');
  await page.user.type(screen.getByLabelText('E-mail'), 'marina@loja.com.br{Enter}');
  return { ...page, api };
}

test('after the password comes the code of the app, and then the till', async () => {
  const { user, api, path } = await atPassword({
    'POST /auth/operators': owes('totp'),
    'POST /auth/operators/second-factor': () => refused('SECOND_FACTOR_WRONG'),
  });
  await user.keyboard('balcao2026{Enter}');
  const code = await screen.findByLabelText('Código do aplicativo');
  expect(code).toHaveFocus();
  expect(getSession()).toBeNull();
  expect(counted()).not.toContain('login_done');
  await user.keyboard('123{Enter}');
  expect(screen.getByText('Digite os 6 dígitos do código')).toBeVisible();
  await user.keyboard('456{Enter}');
  expect(await screen.findByText('Código incorreto ou já usado. Confira e tente novamente.')).toBeVisible();
  api.ok('POST /auth/operators/second-factor', { accessToken: 'token-2' });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(path()).toBe('/caixa'));
  expect(counted()).toContain('login_done');
  expect(api.lastOf('POST /auth/operators/second-factor')?.body).toEqual({
    method: 'totp',
    challenge: 'challenge-1',
    code: '123456',
  });
});

// Planted: what is typed while the password is looked at goes nowhere.
test('digits that are typed before the question are in its field', async () => {
  const answer = held<ReturnType<ReturnType<typeof owes>>>();
  const { user } = await atPassword({ 'POST /auth/operators': () => answer.answer });
  await user.keyboard('balcao2026{Enter}');
  await user.keyboard('123');
  answer.give(owes('totp')());
  const code = await screen.findByLabelText<HTMLInputElement>('Código do aplicativo');
  await user.keyboard('456');
  expect(code.value.replaceAll(/\D/g, '')).toBe('123456');
});

test('a recovery code takes the place of the app, and the way back leads to the start', async () => {
  const { user, api } = await atPassword({
    'POST /auth/operators': owes('totp,passkey'),
    'POST /auth/operators/second-factor': () => refused('LOGIN_STEP_OVER'),
  });
  await user.keyboard('balcao2026{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Usar código de recuperação' }));
  expect(screen.getByLabelText('Código de recuperação')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('Digite o código de recuperação')).toBeVisible();
  await user.keyboard('k3dm-7qpa-x9rt-hb2e{Enter}');
  expect(await screen.findByText('Esta entrada expirou. Digite a senha novamente.')).toBeVisible();
  expect(api.lastOf('POST /auth/operators/second-factor')?.body).toMatchObject({ method: 'recovery' });
  expect(press('Usar chave de acesso')).toBeVisible();
  await user.click(press('Voltar ao início'));
  expect(screen.getByLabelText('E-mail')).toHaveValue('marina@loja.com.br');
});

test('a forgotten password is set anew by a code, and lets in', async () => {
  const { user, api, path } = await atPassword({
    'POST /auth/operators/code': () => ({ challenge: 'challenge-2' }),
    'POST /auth/operators/password': () => refused('LOGIN_CODE_WRONG'),
  });
  await user.click(press('Esqueci minha senha'));
  expect(await screen.findByLabelText('E-mail')).toHaveValue('marina@loja.com.br');
  await user.click(press('Enviar código'));
  const code = await screen.findByLabelText('Código');
  expect(code).toHaveFocus();
  await user.type(code, '123456');
  await user.type(screen.getByLabelText('Nova senha'), 'abc');
  await user.click(press('Salvar e entrar'));
  expect(screen.getByLabelText('Nova senha')).toHaveAccessibleDescription('Mínimo de 6 caracteres');
  await user.type(screen.getByLabelText('Nova senha'), 'def9');
  await user.type(screen.getByLabelText('Confirmar nova senha'), 'abcdef8');
  await user.click(press('Salvar e entrar'));
  expect(screen.getByText('As senhas não são iguais')).toBeVisible();
  await user.type(screen.getByLabelText('Confirmar nova senha'), '{Backspace}9{Enter}');
  expect(await screen.findByText('Código incorreto ou vencido. Confira ou peça outro.')).toBeVisible();
  expect(screen.getByLabelText('Nova senha')).toHaveValue('abcdef9');
  api.ok('POST /auth/operators/password', undefined);
  expect(counted()).not.toContain('login_done');
  await user.click(press('Salvar e entrar'));
  await waitFor(() => expect(path()).toBe('/caixa'));
  expect(counted()).toContain('login_done');
  expect(api.lastOf('POST /auth/operators/password')?.body).toEqual({
    username: 'marina@loja.com.br',
    challenge: 'challenge-2',
    code: '123456',
    newPassword: 'abcdef9',
  });
  expect(api.lastOf('POST /auth/operators')?.body).toMatchObject({ password: 'abcdef9' });
});

test('whose password somebody else chose creates one before any other page, also after a reload', async () => {
  const { user, api, path, history, unmount } = await atPassword({
    'GET /auth': () => aUser({ mustChangePassword: true }),
    'PUT /users/me/password': () => refused('PASSWORD_NOT_NEW'),
  });
  await user.keyboard('marinaalves77{Enter}');
  await waitFor(() => expect(path()).toBe('/senha/nova'));
  unmount();
  history.replace('/caixa/pagamentos');
  const again = await renderAt('/caixa/pagamentos', history);
  expect(again.path()).toBe('/senha/nova');
  expect(await screen.findByLabelText('Nova senha')).toHaveFocus();
  await again.user.keyboard('marinaalves77');
  await again.user.type(screen.getByLabelText('Confirmar nova senha'), 'marinaalves77{Enter}');
  expect(await screen.findByText('Escolha uma senha diferente da atual e da senha padrão.')).toBeVisible();
  api.ok('PUT /users/me/password', undefined);
  api.ok('GET /auth', aUser());
  await again.user.click(press('Salvar e continuar'));
  await waitFor(() => expect(again.path()).toBe('/caixa/pagamentos'));
});
