import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type FakeApi, fakeApi, held } from '../../../testing/fake-api.ts';
import type { renderAt } from '../../../testing/render-at.tsx';
import { aPasskey, dialog, ELSEWHERE, factors, openAccount, press, someSecurity, THERE } from '../testing/security.ts';
import type { Factors } from '../use-security.ts';

const SECURITY = 'GET /users/me/security';
const OFFER = 'POST /users/me/second-factor/totp';
const CONFIRM = 'POST /users/me/second-factor/totp/confirmation';
const CODES = 'POST /users/me/second-factor/recovery-codes';
const REMOVE = 'POST /users/me/second-factor/removal';
const SINCE = '2026-11-21T12:00:00.000Z';
const offer = { secret: 'JBSWY3DP', address: 'otpauth://totp/UME:a?secret=JBSWY3DP' };

let api: FakeApi;
let user: Awaited<ReturnType<typeof renderAt>>['user'];
beforeEach(() => {
  api = fakeApi({ [OFFER]: () => offer });
});

const open = async (part: Partial<Factors> = {}) => {
  ({ user } = await openAccount(api, 'manager', { secondFactor: factors(part) }));
};
const after = (part: Partial<Factors>) => api.ok(SECURITY, someSecurity({ secondFactor: factors(part) }));
const heading = () => screen.getByRole('heading', { name: /^Segundo fator/ });
const password = () => screen.getByLabelText('Sua senha');
const code = () => screen.findByLabelText('Código do aplicativo');
const atFirstCode = async () => {
  await user.click(press('Ativar aplicativo'));
  await user.keyboard('balcao2026{Enter}');
  return code();
};

test('what is off offers to be turned on, and nothing else', async () => {
  await open();
  expect(heading()).toHaveTextContent('Desativado');
  expect(press('Ativar aplicativo')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Gerar novos códigos' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Desativar segundo fator' })).toBeNull();
  // jsdom makes no passkeys, nor does a page without TLS.
  expect(screen.queryByRole('button', { name: 'Adicionar chave' })).toBeNull();
});

test('what is on says since when, how each key was used last, and how many codes are left', async () => {
  const keys = [aPasskey(THERE), aPasskey(ELSEWHERE, { name: 'Token', lastUsedAt: '2026-11-22T12:30:00.000Z' })];
  await open({ totpSince: SINCE, passkeys: keys, recoveryCodesLeft: 0 });
  expect(heading()).toHaveTextContent(/Ativo$/);
  expect(screen.getByText(/^Ativo desde 21\/11\/2026/)).toBeVisible();
  expect(screen.getByText(/^Criada em 21\/11\/2026/)).toBeVisible();
  expect(screen.getByText(/^Último uso em 22\/11\/2026/)).toBeVisible();
  expect(screen.getByText('Restam 0 códigos')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ativar aplicativo' })).toBeNull();
});

test('the QR code comes after the right password alone', async () => {
  await open();
  api.refuse(OFFER, 'PASSWORD_WRONG');
  await user.click(press('Ativar aplicativo'));
  expect(password()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(password()).toHaveAccessibleDescription(/Preencha o campo com sua senha/);
  expect(api.made(OFFER)).toHaveLength(0);
  await user.keyboard('errada1{Enter}');
  await waitFor(() => expect(password()).toHaveAccessibleDescription(/Senha incorreta/));
  expect(password()).toHaveValue('errada1');
  expect(screen.queryByRole('img', { name: /QR Code/ })).toBeNull();
  // Turned on in another tab meanwhile.
  api.refuse(OFFER, 'CONFLICT');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(password()).toHaveAccessibleDescription(/Esta ação já não é possível/));
});

test('six digits are needed; a refusal keeps them, a second press sends nothing more', async () => {
  await open();
  const field = await atFirstCode();
  expect(field).toHaveFocus();
  await user.keyboard('12345');
  await user.click(press('Ativar'));
  expect(field).toHaveAccessibleDescription('Digite os 6 dígitos do código');
  expect(api.made(CONFIRM)).toHaveLength(0);
  api.refuse(CONFIRM, 'TOO_MANY_REQUESTS');
  await user.type(field, '6{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Muitas tentativas/));
  expect(field).toHaveValue('123 456');
  const answer = held<{ recoveryCodes: string[] }>();
  api.on(CONFIRM, () => answer.answer);
  await user.click(press('Ativar'));
  await user.click(press('Ativando...'));
  await user.type(field, '{Enter}');
  await user.keyboard('{Escape}');
  expect(api.made(CONFIRM)).toHaveLength(2);
  after({ totpSince: SINCE, recoveryCodesLeft: 1 });
  answer.give({ recoveryCodes: ['aaaa-bbbb'] });
  expect(await screen.findByText('Aplicativo ativado. A próxima entrada pede o código.')).toBeVisible();
  expect(await screen.findByText('Resta 1 código')).toBeInTheDocument();
});

test('a code is pasted as the app copies it', async () => {
  await open();
  api.ok(CONFIRM, { recoveryCodes: [] });
  const field = await atFirstCode();
  await user.click(field);
  await user.paste('Seu código: 123 456');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(api.lastOf(CONFIRM)?.body).toEqual({ code: '123456' }));
});

// Planted: an empty list of codes to keep, which only its button closes.
test('who had codes before gets no new ones: there is nothing to keep', async () => {
  await open({ passkeys: [aPasskey(THERE)], recoveryCodesLeft: 10 });
  api.ok(CONFIRM, { recoveryCodes: [] });
  await atFirstCode();
  await user.keyboard('123456{Enter}');
  expect(await screen.findByText('Aplicativo ativado. A próxima entrada pede o código.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('given up at the QR code nothing is on, and the next time starts at the password', async () => {
  await open();
  await atFirstCode();
  await user.keyboard('123{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(heading()).toHaveTextContent('Desativado');
  await user.click(press('Ativar aplicativo'));
  expect(password()).toHaveValue('');
  expect(api.made(CONFIRM)).toHaveLength(0);
});

test('new codes say that the old ones end, need the password, and are made once', async () => {
  await open({ totpSince: SINCE, recoveryCodesLeft: 2 });
  const answer = held<{ recoveryCodes: string[] }>();
  api.on(CODES, () => answer.answer);
  await user.click(press('Gerar novos códigos'));
  expect(dialog().getByText('Os códigos anteriores deixam de valer.')).toBeVisible();
  await user.keyboard('balcao2026{Enter}');
  await user.click(press('Confirmando...'));
  await user.keyboard('{Enter}{Escape}');
  expect(api.made(CODES).map(({ body }) => body)).toEqual([{ password: 'balcao2026' }]);
  after({ totpSince: SINCE, recoveryCodesLeft: 10 });
  answer.give({ recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] });
  expect(await screen.findByText(/aaaa-bbbb/)).toHaveTextContent('aaaa-bbbb cccc-dddd');
  expect(screen.queryByRole('button', { name: 'Fechar' })).toBeNull();
  await user.click(press('Já guardei'));
  expect(await screen.findByText('Restam 10 códigos')).toBeVisible();
});

test('removing one key names it; the rest stays on', async () => {
  const keys = [aPasskey(THERE), aPasskey(ELSEWHERE, { name: 'Token' })];
  await open({ passkeys: keys, recoveryCodesLeft: 2 });
  api.refuse(REMOVE, 'PASSWORD_WRONG');
  await user.click(press('Remover a chave Token'));
  expect(screen.getByRole('dialog', { name: 'Remover a chave Token' })).toBeVisible();
  await user.keyboard('errada1{Enter}');
  await waitFor(() => expect(password()).toHaveAccessibleDescription(/Senha incorreta/));
  api.ok(REMOVE, undefined);
  after({ passkeys: [aPasskey(THERE)], recoveryCodesLeft: 2 });
  await user.clear(password());
  await user.keyboard('balcao2026{Enter}');
  expect(await screen.findByText('Chave removida.')).toBeVisible();
  expect(api.lastOf(REMOVE)?.body).toEqual({ password: 'balcao2026', passkeyId: ELSEWHERE });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remover a chave Token' })).toBeNull());
  expect(heading()).toHaveTextContent(/Ativo$/);
});

// Planted: the id of the key that was looked at before goes along, and the whole stays on.
test('turning all of it off says what follows, names no key, and leaves it off', async () => {
  await open({ totpSince: SINCE, passkeys: [aPasskey(THERE)], recoveryCodesLeft: 2 });
  await user.click(press('Remover a chave Telefone'));
  await user.keyboard('{Escape}');
  api.refuse(REMOVE, 'SECOND_FACTOR_NOT_SET');
  await user.click(press('Desativar segundo fator'));
  expect(dialog().getByText('A entrada volta a pedir somente a senha.')).toBeVisible();
  await user.keyboard('balcao2026{Enter}');
  await waitFor(() => expect(password()).toHaveAccessibleDescription(/não tem segundo fator/));
  api.ok(REMOVE, undefined);
  after({});
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Segundo fator desativado.')).toBeVisible();
  expect(api.lastOf(REMOVE)?.body).toEqual({ password: 'balcao2026' });
  await waitFor(() => expect(heading()).toHaveTextContent('Desativado'));
});
