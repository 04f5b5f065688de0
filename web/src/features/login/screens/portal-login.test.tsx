import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { loadPublicConfiguration } from '../../../lib/brand/public-configuration.ts';
import { rememberOperator } from '../../../lib/session/recent-operators.ts';
import { endSession, getSession } from '../../../lib/session/session.ts';
import { signingIn } from '../../../testing/answers.ts';
import { type FakeApi, fakeApi, type Handlers, held, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { anOperator, aUser } from '../../../testing/sessions.ts';

const SIGN_IN = 'POST /auth/operators';
const CODE = 'POST /auth/operators/code';

let api: FakeApi;
let user: Awaited<ReturnType<typeof renderAt>>['user'];
const email = () => screen.getByLabelText('E-mail');
const password = () => screen.getByLabelText('Senha');
const press = (name: string) => screen.getByRole('button', { name });

beforeEach(async () => {
  fakeApi({ 'GET /configurations/public': () => ({ featureFlags: { enableTwoStepLogin: false } }) });
  await loadPublicConfiguration();
});

async function open(handlers: Handlers = {}, address = '/login') {
  api = fakeApi({ ...signingIn, ...handlers });
  const page = await renderAt(address);
  ({ user } = page);
  await screen.findByRole('heading', { name: 'Portal do Varejista' });
  return page;
}
const enter = async (secret = 'balcao2026') => {
  await user.type(email(), ' Marina@Loja.com.br');
  await user.tab();
  await user.keyboard(`${secret}{Enter}`);
};

test('who was here of late is one press: the e-mail stands there, and the password is asked for', async () => {
  rememberOperator(anOperator());
  await open();
  await user.click(press(anOperator().name));
  expect(email()).toHaveValue(anOperator().email);
  expect(password()).toHaveFocus();
});

test('e-mail, Tab, password, Enter: the portal opens the till', async () => {
  const { path } = await open();
  expect(email()).toHaveFocus();
  await enter();
  await waitFor(() => expect(path()).toBe('/caixa'));
  expect(api.made(SIGN_IN).map(({ body }) => body)).toEqual([
    { username: 'marina@loja.com.br', password: 'balcao2026' },
  ]);
  expect(getSession()?.user.name).toBe('Marina Alves');
});

test('the portal leads back to the page that asked for it', async () => {
  const { path } = await open({}, '/login?origin=%2Fcaixa%2Fpagamentos');
  await enter();
  await waitFor(() => expect(path()).toBe('/caixa/pagamentos'));
});

test('what is missing is said in the words of the portal, each under its field, and nothing is sent', async () => {
  await open();
  await user.click(press('Entrar'));
  expect(email()).toHaveAccessibleDescription('E-mail é obrigatório');
  expect(password()).toHaveAccessibleDescription('Senha é obrigatória');
  await user.type(password(), 'balcao2026');
  expect(password()).not.toHaveAccessibleDescription();
  await user.type(email(), 'marina@loja{Enter}');
  expect(email()).toHaveAccessibleDescription('Por favor, insira um e-mail válido');
  expect(password()).toHaveValue('balcao2026');
  expect(api.made(SIGN_IN)).toHaveLength(0);
});

test('a wrong password is forgotten, the e-mail is not, and neither is led anywhere', async () => {
  await open({ [SIGN_IN]: () => refused('UNAUTHORIZED') });
  await enter('errada1');
  await waitFor(() => expect(password()).toHaveAccessibleDescription('Usuário não cadastrado ou senha incorreta'));
  expect(email()).toHaveValue('Marina@Loja.com.br');
  expect(email()).not.toHaveAccessibleDescription();
  expect(password()).toHaveValue('');
});

test('any other failure keeps both, and the next press tries again', async () => {
  const { path } = await open();
  api.lose(SIGN_IN);
  await enter();
  await waitFor(() => expect(password()).toHaveAccessibleDescription(/Sem conexão com o servidor/));
  expect(password()).toHaveValue('balcao2026');
  api.ok(SIGN_IN, { accessToken: 'token-1' });
  await user.click(press('Entrar'));
  await waitFor(() => expect(path()).toBe('/caixa'));
});

test('two clicks and an Enter sign in once', async () => {
  const answer = held<{ accessToken: string }>();
  const { path } = await open({ [SIGN_IN]: () => answer.answer });
  await enter();
  await user.click(press('Entrando...'));
  await user.type(password(), '{Enter}');
  expect(api.made(SIGN_IN)).toHaveLength(1);
  answer.give({ accessToken: 'token-1' });
  await waitFor(() => expect(path()).toBe('/caixa'));
});

test('an inactive operator stays outside and is told why', async () => {
  await open({ 'GET /coordinator/operators/{id}': () => anOperator({ active: false }) });
  await enter();
  await waitFor(() => expect(password()).toHaveAccessibleDescription('Usuário bloqueado'));
  expect(getSession()).toBeNull();
});

test('who is locked out is offered a code, which the e-mail of the portal gets; others are not', async () => {
  const { path } = await open({
    [CODE]: () => ({ challenge: 'challenge-1' }),
    'POST /auth/operators/code/verify': () => ({ accessToken: 'token-2' }),
  });
  expect(screen.queryByRole('button', { name: 'Entrar com código por SMS' })).toBeNull();
  api.refuse(SIGN_IN, 'LOGIN_LOCKED');
  await enter('errada1');
  await user.click(await screen.findByRole('button', { name: 'Entrar com código por SMS' }));
  await user.type(await screen.findByLabelText('Código'), '123456{Enter}');
  await waitFor(() => expect(path()).toBe('/caixa'));
  expect(api.lastOf(CODE)?.body).toEqual({ username: 'marina@loja.com.br' });
});

test('a forgotten password starts with the e-mail that was typed, and leads back to it', async () => {
  await open({ [CODE]: () => ({ challenge: 'challenge-1' }) });
  await user.type(email(), 'marina@loja.com.br');
  await user.click(press('Esqueci minha senha'));
  expect(await screen.findByRole('heading', { name: 'Criar nova senha' })).toBeVisible();
  expect(email()).toHaveValue('marina@loja.com.br');
  await user.click(press('Voltar à senha'));
  expect(screen.getByRole('heading', { name: 'Portal do Varejista' })).toBeVisible();
  expect(email()).toHaveValue('marina@loja.com.br');
});

// Planted: the password still in its field, where 'Mostrar senha' shows it to whoever comes next.
test('whoever gives up at the second factor leaves no password behind', async () => {
  await open({ [SIGN_IN]: () => refused('SECOND_FACTOR_REQUIRED', { challenge: 'challenge-1', methods: 'totp' }) });
  await enter();
  expect(await screen.findByLabelText('Código do aplicativo')).toHaveFocus();
  await user.click(press('Voltar ao início'));
  expect(email()).toHaveValue('Marina@Loja.com.br');
  expect(password()).toHaveValue('');
});

test('whose password somebody else chose creates one after the portal too', async () => {
  const { path } = await open({ 'GET /auth': () => aUser({ mustChangePassword: true }) });
  await enter();
  await waitFor(() => expect(path()).toBe('/senha/nova'));
});

test('a session that ran out is said to have, above the fields', async () => {
  endSession('expired');
  await open();
  expect(screen.getByText('Sua sessão terminou. Entre novamente para continuar.')).toBeVisible();
  expect(email()).toHaveFocus();
});
