import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { loadPublicConfiguration } from '../../../lib/brand/public-configuration.ts';
import { getSession } from '../../../lib/session/session.ts';
import { signingIn } from '../../../testing/answers.ts';
import { type FakeApi, fakeApi, type Handlers, held, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { anOperator } from '../../../testing/sessions.ts';

const CODE = 'POST /auth/operators/code';
const RESET = 'POST /auth/operators/password';
const SIGN_IN = 'POST /auth/operators';

let api: FakeApi;
let user: Awaited<ReturnType<typeof renderAt>>['user'];
const email = () => screen.getByLabelText('E-mail');
const code = () => screen.getByLabelText('Código');
const next = () => screen.getByLabelText('Nova senha');
const again = () => screen.getByLabelText('Confirmar nova senha');
const press = (name: string) => screen.getByRole('button', { name });

beforeEach(async () => {
  fakeApi({ 'GET /configurations/public': () => ({ featureFlags: { enableTwoStepLogin: false } }) });
  await loadPublicConfiguration();
});

async function open(handlers: Handlers = {}) {
  api = fakeApi({ ...signingIn, [CODE]: () => ({ challenge: 'challenge-1' }), [RESET]: () => undefined, ...handlers });
  const page = await renderAt('/login');
  ({ user } = page);
  await user.click(await screen.findByRole('button', { name: 'Esqueci minha senha' }));
  await screen.findByRole('heading', { name: 'Criar nova senha' });
  return page;
}
async function withCode(handlers: Handlers = {}) {
  const page = await open(handlers);
  await user.type(email(), ' Marina@Loja.com.br{Enter}');
  await screen.findByLabelText('Código');
  return page;
}
const typeAll = async (digits = '123456', chosen = 'girassol9') => {
  await user.type(code(), digits);
  await user.type(next(), chosen);
  await user.type(again(), `${chosen}{Enter}`);
};

test('the e-mail is asked for first, and only a valid one gets a code', async () => {
  await open();
  expect(email()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(email()).toHaveAccessibleDescription('Preencha o campo com seu e-mail');
  await user.keyboard('marina@loja');
  expect(email()).not.toHaveAccessibleDescription();
  await user.keyboard('{Enter}');
  expect(email()).toHaveAccessibleDescription('Por favor, insira um e-mail válido');
  expect(api.made(CODE)).toHaveLength(0);
});

test('a code that cannot be sent is said under the e-mail, which stays; it is asked for once a press', async () => {
  await open({ [CODE]: () => refused('TOO_MANY_REQUESTS') });
  await user.type(email(), 'marina@loja.com.br{Enter}');
  await waitFor(() => expect(email()).toHaveAccessibleDescription(/Muitas tentativas/));
  expect(email()).toHaveValue('marina@loja.com.br');
  const answer = held<{ challenge: string }>();
  api.on(CODE, () => answer.answer);
  await user.keyboard('{Enter}');
  await user.click(press('Enviando código...'));
  expect(api.made(CODE)).toHaveLength(2);
  answer.give({ challenge: 'challenge-1' });
  expect(await screen.findByText('Marina@Loja.com.br', { exact: false })).toBeVisible();
  expect(code()).toHaveFocus();
});

// Planted: the sentence was kept for the field of the e-mail, which is no longer there: the press did nothing.
test('another code that cannot be sent is said under the code', async () => {
  await withCode();
  api.refuse(CODE, 'TOO_MANY_REQUESTS');
  await user.click(press('Enviar outro código'));
  await waitFor(() => expect(code()).toHaveAccessibleDescription(/Muitas tentativas/));
  api.lose(CODE);
  await user.click(press('Enviar outro código'));
  await waitFor(() => expect(code()).toHaveAccessibleDescription(/Sem conexão/));
});

// Planted: the challenge of the first code with the digits of the second.
test('another code takes the digits of the first away, keeps the password, and goes with its own challenge', async () => {
  const { path } = await withCode({ [RESET]: () => refused('LOGIN_CODE_WRONG') });
  await typeAll('000000');
  await waitFor(() => expect(code()).toHaveAccessibleDescription(/Código incorreto ou vencido/));
  api.ok(CODE, { challenge: 'challenge-2' });
  api.ok(RESET, undefined);
  await user.click(press('Enviar outro código'));
  expect(code()).toHaveValue('');
  await waitFor(() => expect(code()).not.toHaveAccessibleDescription());
  expect(next()).toHaveValue('girassol9');
  await user.type(code(), '654321{Enter}');
  await waitFor(() => expect(path()).toBe('/caixa'));
  expect(api.lastOf(RESET)?.body).toMatchObject({ challenge: 'challenge-2', code: '654321' });
});

test('code and password say what they lack together, and the first has the focus', async () => {
  await withCode();
  await user.click(press('Salvar e entrar'));
  expect(code()).toHaveAccessibleDescription('Digite os 6 dígitos do código');
  expect(next()).toHaveAccessibleDescription('Mínimo de 6 caracteres');
  expect(code()).toHaveFocus();
  await user.keyboard('12345{Enter}');
  expect(code()).toHaveAccessibleDescription('Digite os 6 dígitos do código');
  expect(api.made(RESET)).toHaveLength(0);
});

test('a password that is no new one is said under it; the code is still good', async () => {
  const { path } = await withCode({ [RESET]: () => refused('PASSWORD_NOT_NEW') });
  await typeAll();
  await waitFor(() => expect(next()).toHaveAccessibleDescription(/Escolha uma senha diferente/));
  expect(code()).toHaveValue('123 456');
  expect(code()).not.toHaveAccessibleDescription();
  api.ok(RESET, undefined);
  await user.type(next(), '1');
  await user.type(again(), '1{Enter}');
  await waitFor(() => expect(path()).toBe('/caixa'));
  expect(api.lastOf(RESET)?.body).toMatchObject({ code: '123456', newPassword: 'girassol91' });
});

test('too many wrong codes say when to come back', async () => {
  await withCode({ [RESET]: () => refused('LOGIN_LOCKED') });
  await typeAll('000000');
  await waitFor(() => expect(code()).toHaveAccessibleDescription(/Muitos códigos errados.*amanhã/));
  expect(api.made(SIGN_IN)).toHaveLength(0);
});

test('it is saved once, whatever is pressed meanwhile, and then lets in', async () => {
  const answer = held<undefined>();
  const { path } = await withCode({ [RESET]: () => answer.answer });
  await typeAll();
  await user.click(press('Salvando...'));
  await user.click(press('Enviar outro código'));
  await user.type(again(), '{Enter}');
  expect(api.made(RESET)).toHaveLength(1);
  expect(api.made(CODE)).toHaveLength(1);
  answer.give(undefined);
  await waitFor(() => expect(path()).toBe('/caixa'));
  expect(api.made(SIGN_IN).map(({ body }) => body)).toEqual([
    { username: 'marina@loja.com.br', password: 'girassol9' },
  ]);
});

// Planted: the code is sent again; it was used up, so who has the new password reads that the code is wrong.
test('a password that was saved just before the connection broke lets in at the next press', async () => {
  const { path } = await withCode({ [SIGN_IN]: () => refused('INTERNAL_SERVER_ERROR') });
  await typeAll();
  await waitFor(() => expect(code()).toHaveAccessibleDescription('Senha alterada. Entre com a nova senha.'));
  api.refuse(RESET, 'LOGIN_CODE_WRONG');
  api.ok(SIGN_IN, { accessToken: 'token-1' });
  await user.click(press('Salvar e entrar'));
  await waitFor(() => expect(path()).toBe('/caixa'));
  expect(api.made(RESET)).toHaveLength(1);
});

test('the second factor is asked for after the new password, and then lets in', async () => {
  const { path } = await withCode({
    [SIGN_IN]: () => refused('SECOND_FACTOR_REQUIRED', { challenge: 'challenge-3', methods: 'totp' }),
    'POST /auth/operators/second-factor': () => ({ accessToken: 'token-3' }),
  });
  await typeAll();
  await user.type(await screen.findByLabelText('Código do aplicativo'), '222333{Enter}');
  await waitFor(() => expect(path()).toBe('/caixa'));
  expect(api.lastOf('POST /auth/operators/second-factor')?.body).toEqual({
    method: 'totp',
    challenge: 'challenge-3',
    code: '222333',
  });
});

test('an inactive operator is told so and stays outside', async () => {
  await withCode({ 'GET /coordinator/operators/{id}': () => anOperator({ active: false }) });
  await typeAll();
  await waitFor(() => expect(code()).toHaveAccessibleDescription('Usuário bloqueado'));
  expect(getSession()).toBeNull();
});

test('the rules of a password are ticked off while it is typed', async () => {
  await withCode();
  const rules = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rules()).toEqual(['Mínimo de 6 caracteres: falta', 'Pelo menos 1 número: falta']);
  await user.type(next(), 'flor9');
  expect(rules()).toEqual(['Mínimo de 6 caracteres: falta', 'Pelo menos 1 número: atendido']);
  await user.type(next(), 'a');
  expect(rules()).toEqual(['Mínimo de 6 caracteres: atendido', 'Pelo menos 1 número: atendido']);
});
