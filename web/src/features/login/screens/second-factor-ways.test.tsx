import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aUsedPasskey, closedByUser, fakePasskeys, inBase64Url, textOf } from '../../../domain/testing/passkeys.ts';
import { loadPublicConfiguration } from '../../../lib/brand/public-configuration.ts';
import { getSession } from '../../../lib/session/session.ts';
import { signingIn } from '../../../testing/answers.ts';
import { type FakeApi, fakeApi, type Handlers, held, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { anOperator, aUser } from '../../../testing/sessions.ts';

const PROVE = 'POST /auth/operators/second-factor';
const CHALLENGE = inBase64Url('the challenge');

let api: FakeApi;
let user: Awaited<ReturnType<typeof renderAt>>['user'];
const press = (name: string) => screen.getByRole('button', { name });
const code = () => screen.getByLabelText('Código do aplicativo');
const recovery = () => screen.getByLabelText('Código de recuperação');

beforeEach(async () => {
  fakeApi({ 'GET /configurations/public': () => ({ featureFlags: { enableTwoStepLogin: false } }) });
  await loadPublicConfiguration();
});

async function owing(methods: string, handlers: Handlers = {}, address = '/login') {
  const owes = () => refused('SECOND_FACTOR_REQUIRED', { challenge: CHALLENGE, methods });
  api = fakeApi({ ...signingIn, 'POST /auth/operators': owes, ...handlers });
  const page = await renderAt(address);
  ({ user } = page);
  await user.type(await screen.findByLabelText('E-mail'), 'marina@loja.com.br');
  await user.type(screen.getByLabelText('Senha'), 'balcao2026{Enter}');
  await screen.findByRole('heading', { name: 'Confirme que é você' });
  return page;
}

test('who has an app alone is offered no passkey, who has a passkey alone no app', async () => {
  const { unmount } = await owing('totp');
  expect(code()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Usar chave de acesso' })).toBeNull();
  unmount();
  await owing('passkey');
  expect(press('Usar chave de acesso')).toHaveFocus();
  expect(screen.getByText(/Use a chave de acesso deste aparelho/)).toBeVisible();
  expect(screen.queryByLabelText('Código do aplicativo')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Usar o aplicativo autenticador' })).toBeNull();
  expect(press('Usar código de recuperação')).toBeVisible();
});

test('a passkey signs the challenge of this sign-in, and the till opens', async () => {
  const { get } = fakePasskeys();
  get.mockResolvedValue(aUsedPasskey());
  const { path } = await owing('passkey', { [PROVE]: () => ({ accessToken: 'token-2' }) });
  await user.click(press('Usar chave de acesso'));
  await waitFor(() => expect(path()).toBe('/caixa'));
  const asked = get.mock.calls[0]?.[0].publicKey;
  expect(textOf(asked?.['challenge'])).toBe('the challenge');
  expect(asked).toMatchObject({ rpId: 'localhost' });
  expect(api.lastOf(PROVE)?.body).toEqual({
    method: 'passkey',
    challenge: CHALLENGE,
    response: {
      id: 'key-1',
      rawId: inBase64Url('key-1'),
      type: 'public-key',
      response: {
        clientDataJSON: inBase64Url('client'),
        authenticatorData: inBase64Url('device'),
        signature: inBase64Url('signature'),
      },
    },
  });
});

// Planted: a question that the browser was already asking asked for a second time, which ends the first one.
test('who closes the question of the browser is told so and may ask again; it is asked once a press', async () => {
  const { get } = fakePasskeys();
  await owing('passkey', { [PROVE]: () => refused('PASSKEY_REFUSED') });
  const sentence = 'Não foi possível confirmar a chave de acesso. Tente novamente.';
  await user.click(press('Usar chave de acesso'));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(api.made(PROVE)).toHaveLength(0);
  const question = held<unknown>();
  get.mockReturnValue(question.answer);
  await user.click(press('Usar chave de acesso'));
  expect(screen.queryByText(sentence)).toBeNull();
  await user.click(press('Aguardando a chave...'));
  expect(get).toHaveBeenCalledTimes(2);
  question.give(aUsedPasskey());
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(api.made(PROVE)).toHaveLength(1);
  expect(getSession()).toBeNull();
});

test('another way takes the sentence away and keeps the digits', async () => {
  fakePasskeys().get.mockImplementation(closedByUser);
  await owing('totp,passkey', { [PROVE]: () => refused('SECOND_FACTOR_LOCKED') });
  await user.keyboard('123456{Enter}');
  const locked = /Muitas tentativas\. Aguarde alguns minutos ou use um código de recuperação/;
  await waitFor(() => expect(code()).toHaveAccessibleDescription(locked));
  await user.click(press('Usar chave de acesso'));
  expect(screen.queryByText(locked)).toBeNull();
  await user.click(press('Usar chave de acesso'));
  await screen.findByText(/Não foi possível confirmar/);
  await user.click(press('Usar código de recuperação'));
  expect(recovery()).toHaveFocus();
  expect(recovery()).not.toHaveAccessibleDescription();
  await user.click(press('Usar o aplicativo autenticador'));
  expect(code()).toHaveValue('123 456');
});

test('a wrong recovery code stays to be corrected, and the right one lets in', async () => {
  const { path } = await owing('totp', { [PROVE]: () => refused('SECOND_FACTOR_WRONG') });
  await user.click(press('Usar código de recuperação'));
  await user.keyboard('k3dm-7qpa{Enter}');
  await waitFor(() => expect(recovery()).toHaveAccessibleDescription(/Código incorreto ou já usado/));
  expect(recovery()).toHaveValue('k3dm-7qpa');
  api.ok(PROVE, { accessToken: 'token-2' });
  await user.type(recovery(), '-x9rt');
  expect(recovery()).not.toHaveAccessibleDescription();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(path()).toBe('/caixa'));
  expect(api.lastOf(PROVE)?.body).toEqual({ method: 'recovery', challenge: CHALLENGE, code: 'k3dm-7qpa-x9rt' });
});

test('a code is sent once, whatever is pressed meanwhile; without a connection it stays', async () => {
  const answer = held<ReturnType<typeof refused>>();
  const { path } = await owing('totp', { [PROVE]: () => answer.answer });
  await user.keyboard('123456{Enter}');
  await user.click(press('Confirmando...'));
  await user.type(code(), '{Enter}');
  expect(api.made(PROVE)).toHaveLength(1);
  api.lose(PROVE);
  answer.give(refused('TOO_MANY_REQUESTS'));
  await waitFor(() => expect(code()).toHaveAccessibleDescription(/Muitas tentativas/));
  await user.type(code(), '{Enter}');
  await waitFor(() => expect(code()).toHaveAccessibleDescription(/Sem conexão/));
  expect(code()).toHaveValue('123 456');
  api.ok(PROVE, { accessToken: 'token-2' });
  await user.click(press('Entrar'));
  await waitFor(() => expect(path()).toBe('/caixa'));
});

test('the page that asked for the login comes after the second factor, not before', async () => {
  const handlers = { [PROVE]: () => ({ accessToken: 'token-2' }) } as const;
  const { place } = await owing('totp', handlers, '/login?origin=%2Fcaixa%2Fpagamentos');
  expect(place()).toContain('/login');
  await user.keyboard('123456{Enter}');
  await waitFor(() => expect(place()).toBe('/caixa/pagamentos'));
});

test('an inactive operator stays outside also with the second factor', async () => {
  await owing('totp', {
    [PROVE]: () => ({ accessToken: 'token-2' }),
    'GET /coordinator/operators/{id}': () => anOperator({ active: false }),
  });
  await user.keyboard('123456{Enter}');
  await waitFor(() => expect(code()).toHaveAccessibleDescription('Usuário bloqueado'));
  expect(getSession()).toBeNull();
});

test('whose password somebody else chose creates one after the second factor', async () => {
  const { path } = await owing('totp', {
    [PROVE]: () => ({ accessToken: 'token-2' }),
    'GET /auth': () => aUser({ mustChangePassword: true }),
  });
  await user.keyboard('123456{Enter}');
  await waitFor(() => expect(path()).toBe('/senha/nova'));
});
