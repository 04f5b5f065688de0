import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadPublicConfiguration } from '../../../lib/brand/public-configuration.ts';
import { endSession, getSession } from '../../../lib/session/session.ts';
import { fakeApi, lost, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { aStoredStore, anOperator, aUser, signedIn } from '../../../testing/sessions.ts';
import { signingIn } from '../../../testing/answers.ts';

const email = () => screen.getByLabelText('E-mail');
const password = () => screen.getByLabelText('Senha');
const press = (name: string) => screen.getByRole('button', { name });

async function withPublicFlags(flags: Record<string, boolean>, support: string | null = null) {
  fakeApi({ 'GET /configurations/public': () => ({ featureFlags: flags, support: { retailerWhatsapp: support } }) });
  await loadPublicConfiguration();
}

beforeEach(() => {
  delete window.dataLayer;
  return withPublicFlags({});
});

async function atPassword(handlers: Parameters<typeof fakeApi>[0] = {}, address = '/login') {
  const api = fakeApi({ ...signingIn, ...handlers });
  const page = await renderAt(address);
  await page.user.type(email(), ' Marina@Loja.com.br{Enter}');
  return { ...page, api };
}

test('the e-mail comes first, and only a valid one leads on', async () => {
  const { user } = await renderAt('/login');
  expect(email()).toHaveFocus();
  expect(email()).toHaveAttribute('placeholder', 'Digite seu e-mail');
  await user.click(press('Continuar'));
  expect(screen.getByText('Preencha o campo com seu e-mail')).toBeVisible();
  await user.type(email(), 'marina@loja');
  expect(screen.queryByText('Preencha o campo com seu e-mail')).toBeNull();
  await user.click(press('Continuar'));
  expect(screen.getByText('Por favor, insira um e-mail válido')).toBeVisible();
  expect(screen.queryByLabelText('Senha')).toBeNull();
});

test('Enter submits the password, and the till opens', async () => {
  const { user, api, place } = await atPassword();
  expect(password()).toHaveFocus();
  await user.keyboard('senha123{Enter}');
  await waitFor(() => expect(place()).toBe('/caixa'));
  expect(api.lastOf('POST /auth/operators')?.body).toEqual({ username: 'marina@loja.com.br', password: 'senha123' });
  expect(getSession()?.store?.name).toBe('Loja Centro');
  expect(await screen.findByText('Lojas Aurora | Loja Centro')).toBeVisible();
  expect(screen.getByText('Marina Alves')).toBeVisible();
});

test('an empty password is asked for', async () => {
  const { user } = await atPassword();
  await user.click(press('Entrar'));
  expect(screen.getByText('Preencha o campo com sua senha')).toBeVisible();
});

test('an unknown user is led back to the e-mail with the password cleared', async () => {
  const { user } = await atPassword({ 'POST /auth/operators': () => refused('UNAUTHORIZED') });
  await user.keyboard('errada1{Enter}');
  expect(await screen.findByText('Usuário não cadastrado ou senha incorreta')).toBeVisible();
  expect(email()).toHaveValue('Marina@Loja.com.br');
  await user.keyboard('{Enter}');
  expect(password()).toHaveValue('');
});

test('any other failure is said under the password, and what was typed stays', async () => {
  const { user } = await atPassword({ 'POST /auth/operators': () => refused('LOGIN_LOCKED') });
  await user.keyboard('senha123{Enter}');
  expect(
    await screen.findByText('Muitas tentativas de acesso. Aguarde alguns minutos ou entre com um código por SMS.'),
  ).toBeVisible();
  expect(password()).toHaveValue('senha123');
  expect(password()).toHaveAccessibleDescription(/Muitas tentativas/);
});

const lockedOut = async (handlers: Parameters<typeof fakeApi>[0]) => {
  const page = await atPassword({
    'POST /auth/operators': () => refused('LOGIN_LOCKED'),
    'POST /auth/operators/code': () => ({ challenge: 'challenge-1' }),
    ...handlers,
  });
  await page.user.keyboard('senha123{Enter}');
  await page.user.click(await screen.findByRole('button', { name: 'Entrar com código por SMS' }));
  return page;
};

test('who is locked out gets in with a code by SMS', async () => {
  const { user, api, place } = await lockedOut({
    'POST /auth/operators/code/verify': ({ body }) =>
      (body as { code: string }).code === '123456' ? { accessToken: 'token-2' } : refused('LOGIN_CODE_WRONG'),
  });
  expect(await screen.findByText(/um código de 6 dígitos chega por SMS/)).toBeVisible();
  expect(api.lastOf('POST /auth/operators/code')?.body).toEqual({ username: 'marina@loja.com.br' });
  const code = screen.getByLabelText('Código');
  await waitFor(() => expect(code).toHaveFocus());
  await user.keyboard('123{Enter}');
  expect(screen.getByText('Digite os 6 dígitos do código')).toBeVisible();
  await user.keyboard('457{Enter}');
  expect(await screen.findByText('Código incorreto ou vencido. Confira ou peça outro.')).toBeVisible();
  expect(code).toHaveAttribute('aria-invalid', 'true');
  expect(window.dataLayer).not.toContainEqual({ event: 'login_done' });
  await user.keyboard('{Backspace}6{Enter}');
  await waitFor(() => expect(place()).toBe('/caixa'));
  expect(window.dataLayer).toContainEqual({ event: 'login_done' });
  expect(api.lastOf('POST /auth/operators/code/verify')?.body).toEqual({
    username: 'marina@loja.com.br',
    challenge: 'challenge-1',
    code: '123456',
  });
});

test('codes that are used up for now say so, and the password is one step back', async () => {
  const { user } = await lockedOut({ 'POST /auth/operators/code': () => refused('TOO_MANY_REQUESTS') });
  expect(await screen.findByText('Muitas tentativas. Aguarde um momento e tente novamente.')).toBeVisible();
  expect(screen.queryByLabelText('Código')).toBeNull();
  await user.click(press('Voltar à senha'));
  expect(email()).toHaveValue('Marina@Loja.com.br');
});

test('too many wrong codes say when to come back', async () => {
  const { user } = await lockedOut({ 'POST /auth/operators/code/verify': () => refused('LOGIN_LOCKED') });
  await user.type(await screen.findByLabelText('Código'), '000000{Enter}');
  expect(await screen.findByText('Muitos códigos errados. Por segurança, tente de novo amanhã.')).toBeVisible();
});

test('without a connection nothing is lost', async () => {
  const { user } = await atPassword({ 'POST /auth/operators': lost });
  await user.keyboard('senha123{Enter}');
  expect(await screen.findByText(/Sem conexão com o servidor/)).toBeVisible();
  expect(getSession()).toBeNull();
});

test('an inactive operator is told so and signed out', async () => {
  const { user } = await atPassword({ 'GET /coordinator/operators/{id}': () => anOperator({ active: false }) });
  await user.keyboard('senha123{Enter}');
  expect(await screen.findByText('Usuário bloqueado')).toBeVisible();
  expect(localStorage.getItem('id_token')).toBeNull();
});

test('a session that cannot be completed leaves nothing behind', async () => {
  const { user } = await atPassword({ 'GET /auth': () => refused('INTERNAL_SERVER_ERROR') });
  await user.keyboard('senha123{Enter}');
  expect(await screen.findByText('Erro inesperado, por favor, tente novamente.')).toBeVisible();
  expect(localStorage.getItem('id_token')).toBeNull();
});

test('two clicks sign in once', async () => {
  const answer = vi.fn<() => Promise<never>>(() => new Promise<never>(() => undefined));
  const { user } = await atPassword({ 'POST /auth/operators': answer });
  await user.type(password(), 'senha123');
  await user.click(press('Entrar'));
  await user.click(press('Entrando...'));
  await user.keyboard('{Enter}');
  expect(answer).toHaveBeenCalledOnce();
});

test('a manager without a store sets one up', async () => {
  const { user, place } = await atPassword({
    'GET /auth': () => aUser({ role: 'manager', storeId: null }),
    'GET /coordinator/operators/{id}': () => anOperator({ role: 'manager', storeId: null }),
    'GET /retailers/stores': () => [],
  });
  await user.keyboard('senha123{Enter}');
  await waitFor(() => expect(place()).toBe('/configuracao'));
});

test('login leads back to the page that asked for it, never to another site', async () => {
  const back = await atPassword({}, '/login?origin=%2Fcaixa%2Fpagamentos');
  await back.user.keyboard('senha123{Enter}');
  await waitFor(() => expect(back.place()).toBe('/caixa/pagamentos'));
});

test('who is signed in has nothing to do at login', async () => {
  signedIn({ role: 'promoter', store: aStoredStore() });
  expect((await renderAt('/login?origin=%2F%2Fevil.test')).place()).toBe('/applications');
  signedIn();
  expect((await renderAt('/login')).place()).toBe('/caixa');
});

test('the portal asks for both at once, in its own words', async () => {
  await withPublicFlags({ enableTwoStepLogin: false });
  fakeApi({ 'POST /auth/operators': () => refused('UNAUTHORIZED') });
  const { user } = await renderAt('/login');
  expect(screen.getByRole('heading', { name: 'Portal do Varejista' })).toBeVisible();
  await user.click(press('Entrar'));
  expect(screen.getByText('E-mail é obrigatório')).toBeVisible();
  expect(screen.getByText('Senha é obrigatória')).toBeVisible();
  await user.type(email(), 'marina@loja.com.br');
  await user.type(password(), 'errada1');
  await user.click(press('Mostrar senha'));
  expect(password()).toHaveAttribute('type', 'text');
  await user.click(press('Ocultar senha'));
  expect(password()).toHaveAttribute('type', 'password');
  await user.type(password(), '{Enter}');
  expect(await screen.findByText('Usuário não cadastrado ou senha incorreta')).toBeVisible();
  expect(password()).toHaveValue('');
});

test('help shows only where it is configured', async () => {
  const { unmount } = await renderAt('/login');
  expect(screen.queryByText('Precisa de ajuda?')).toBeNull();
  unmount();
  await withPublicFlags({}, '+5592988887777');
  await renderAt('/login');
  expect(screen.getByRole('link', { name: 'WhatsApp (92) 98888-7777' })).toHaveAttribute(
    'href',
    'https://wa.me/5592988887777',
  );
});

test('the e-mail is changed without losing it, and the password starts anew', async () => {
  const { user } = await atPassword();
  await user.keyboard('senha');
  await user.click(press('Trocar e-mail'));
  expect(email()).toHaveValue('Marina@Loja.com.br');
  await user.keyboard('{Enter}');
  expect(password()).toHaveValue('');
});

test('typing takes away what was wrong', async () => {
  const { user } = await atPassword({ 'POST /auth/operators': () => refused('LOGIN_LOCKED') });
  await user.keyboard('senha123{Enter}');
  await screen.findByText(/Muitas tentativas de acesso/);
  await user.keyboard('4');
  expect(screen.queryByText(/Muitas tentativas de acesso/)).toBeNull();
});

test('a session that ran out is said to have; one that was left is not', async () => {
  endSession('expired');
  const { unmount } = await renderAt('/login');
  expect(screen.getByText('Sua sessão terminou. Entre novamente para continuar.')).toBeVisible();
  unmount();
  endSession('left');
  await renderAt('/login');
  expect(screen.queryByText(/Sua sessão terminou/)).toBeNull();
});

test('who signed in on this device of late is named, without a CPF, and gives only the password', async () => {
  fakeApi(signingIn);
  const { user, unmount } = await renderAt('/login');
  await user.type(await screen.findByLabelText('E-mail'), 'marina@loja.com.br{Enter}');
  await user.type(await screen.findByLabelText('Senha'), 'segredo1{Enter}');
  await waitFor(() => expect(getSession()).not.toBeNull());
  endSession('left');
  unmount();
  expect(localStorage.getItem('recent_operators_identification')).toBe(
    JSON.stringify({ operators: [{ name: 'Marina Alves', email: 'marina@loja.com.br' }], identified: [] }),
  );
  const next = await renderAt('/login');
  await next.user.click(await screen.findByRole('button', { name: 'Marina Alves' }));
  expect(await screen.findByLabelText('Senha')).toHaveFocus();
  expect(screen.getByText('marina@loja.com.br')).toBeVisible();
});
