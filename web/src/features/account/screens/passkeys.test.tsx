import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aMadePasskey, closedByUser, fakePasskeys, inBase64Url, textOf } from '../../../domain/testing/passkeys.ts';
import { type FakeApi, fakeApi, held } from '../../../testing/fake-api.ts';
import type { renderAt } from '../../../testing/render-at.tsx';
import { OPERATOR_ID } from '../../../testing/sessions.ts';
import { aPasskey, factors, openAccount, press, someSecurity, THERE } from '../testing/security.ts';

// The page looks once, as it is loaded, whether this browser makes passkeys.
vi.hoisted(() => vi.stubGlobal('PublicKeyCredential', () => undefined));

const OFFER = 'POST /users/me/second-factor/passkeys/offer';
const ADD = 'POST /users/me/second-factor/passkeys';
const offer = {
  challenge: inBase64Url('the challenge'),
  appName: 'Balcão',
  userId: inBase64Url(OPERATOR_ID),
  userName: 'marina@loja.com.br',
  displayName: 'Marina Alves',
  known: [inBase64Url('key-0')],
};

let api: FakeApi;
let user: Awaited<ReturnType<typeof renderAt>>['user'];
let browser: ReturnType<typeof fakePasskeys>;
const name = () => screen.getByLabelText('Nome da chave');
const password = () => screen.getByLabelText('Sua senha');

beforeEach(async () => {
  api = fakeApi({ [OFFER]: () => offer, [ADD]: () => ({ recoveryCodes: ['aaaa-bbbb'] }) });
  browser = fakePasskeys();
  ({ user } = await openAccount(api, 'manager', { secondFactor: factors() }));
  await user.click(press('Adicionar chave'));
});
const fill = async (as: string) => {
  await user.type(name(), as);
  await user.type(password(), 'balcao2026{Enter}');
};

test('a key needs a name and the password before the browser asks for anything', async () => {
  expect(name()).toHaveFocus();
  await user.keyboard('   {Enter}');
  expect(name()).toHaveAccessibleDescription(/Dê um nome à chave/);
  expect(password()).toHaveAccessibleDescription(/Preencha o campo com sua senha/);
  expect(name()).toHaveFocus();
  await user.type(password(), 'balcao2026{Enter}');
  expect(api.made(OFFER)).toHaveLength(0);
  expect(browser.create).not.toHaveBeenCalled();
});

test('the browser is asked for a key of this page and person, and what it made is kept by its name', async () => {
  browser.create.mockResolvedValue(aMadePasskey());
  api.ok('GET /users/me/security', someSecurity({ secondFactor: factors({ passkeys: [aPasskey(THERE)] }) }));
  await fill('  Telefone ');
  expect(await screen.findByText('Chave adicionada.')).toBeVisible();
  const asked = browser.create.mock.calls[0]?.[0].publicKey;
  expect(textOf(asked?.['challenge'])).toBe('the challenge');
  expect(asked).toMatchObject({
    rp: { id: 'localhost', name: 'Balcão' },
    user: { name: 'marina@loja.com.br', displayName: 'Marina Alves' },
    authenticatorSelection: { residentKey: 'required' },
    attestation: 'none',
  });
  const known = asked?.['excludeCredentials'] as { id: unknown }[];
  expect(known.map(({ id }) => textOf(id))).toEqual(['key-0']);
  expect(api.lastOf(ADD)?.body).toEqual({
    name: 'Telefone',
    response: {
      id: 'key-1',
      rawId: inBase64Url('key-1'),
      type: 'public-key',
      response: { clientDataJSON: inBase64Url('client'), attestationObject: inBase64Url('made') },
    },
  });
  expect(screen.getByText(/aaaa-bbbb/)).toBeVisible();
  await user.click(press('Já guardei'));
  expect(await screen.findByRole('button', { name: 'Remover a chave Telefone' })).toBeVisible();
});

// Planted: a question that was closed leaves the dialog waiting for ever.
test('who closes the question of the browser is told so, and may ask again', async () => {
  await fill('Telefone');
  const refused = /Não foi possível confirmar a chave de acesso/;
  await waitFor(() => expect(password()).toHaveAccessibleDescription(refused));
  expect(name()).toHaveValue('Telefone');
  expect(api.made(ADD)).toHaveLength(0);
  browser.create.mockResolvedValue(aMadePasskey());
  api.refuse(ADD, 'PASSKEY_REFUSED');
  await user.type(password(), '{Enter}');
  await waitFor(() => expect(api.made(ADD)).toHaveLength(1));
  await waitFor(() => expect(password()).toHaveAccessibleDescription(refused));
  expect(screen.getByRole('dialog', { name: 'Adicionar chave de acesso' })).toBeVisible();
});

test('a wrong password is said before the browser asks; nothing closes while it does', async () => {
  api.refuse(OFFER, 'PASSWORD_WRONG');
  await fill('Telefone');
  await waitFor(() => expect(password()).toHaveAccessibleDescription(/Senha incorreta/));
  expect(browser.create).not.toHaveBeenCalled();
  api.ok(OFFER, offer);
  const question = held<unknown>();
  browser.create.mockReturnValue(question.answer);
  await user.type(password(), '{Enter}');
  await waitFor(() => expect(browser.create).toHaveBeenCalledOnce());
  await user.click(press('Aguardando a chave...'));
  await user.keyboard('{Enter}{Escape}');
  expect(press('Cancelar')).toBeDisabled();
  expect(browser.create).toHaveBeenCalledOnce();
  question.give(closedByUser());
  expect(await screen.findByRole('button', { name: 'Adicionar chave', hidden: false })).toBeVisible();
});
