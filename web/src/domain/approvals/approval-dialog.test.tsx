import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/api/error.ts';
import { getSession } from '../../lib/session/session.ts';
import { type FakeApi, fakeApi, held } from '../../testing/fake-api.ts';
import { renderAlone } from '../../testing/render-alone.tsx';
import { signedIn } from '../../testing/sessions.ts';
import { aUsedPasskey, closedByUser, fakePasskeys, inBase64Url, textOf } from '../testing/passkeys.ts';
import { needsApproval } from './approval-calls.ts';
import { ApprovalDialog } from './approval-dialog.tsx';

const APPROVE = 'POST /coordinator/approvals';
const OFFER = 'POST /coordinator/approvals/passkey/offer';
const BY_PASSKEY = 'POST /coordinator/approvals/passkey';
const CHALLENGE = inBase64Url('the challenge');
const PAYMENT_ID = '01900000-0000-7000-8000-000000000400';
const APPROVAL_ID = '01900000-0000-7000-8000-000000000401';
const approval = { id: APPROVAL_ID, approverName: 'Vera Prado', expiresAt: '2026-11-21T12:02:00.000Z' };
const asked = { act: 'payment.undo', subjectId: PAYMENT_ID, facts: { reason: 'Valor errado' } } as const;

let api: FakeApi;
let browser: ReturnType<typeof fakePasskeys>;
let user: Awaited<ReturnType<typeof renderAlone>>['user'];
const onApproved = vi.fn<(id: string) => Promise<unknown>>();
const onClose = vi.fn<() => void>();
const dialog = () => within(screen.getByRole('dialog', { name: 'Estornar R$ 112,28' }));
const email = () => dialog().getByLabelText('E-mail de quem autoriza');
const password = () => dialog().getByLabelText('Senha ou PIN de quem autoriza');
const press = (name: string) => dialog().getByRole('button', { name });
const failsWith = (code: string) => onApproved.mockRejectedValueOnce(new ApiError({ status: 409, code }));

beforeEach(async () => {
  vi.resetAllMocks();
  onApproved.mockResolvedValue(undefined);
  signedIn();
  browser = fakePasskeys();
  browser.get.mockImplementation(() => Promise.resolve(aUsedPasskey()));
  api = fakeApi({
    [APPROVE]: () => approval,
    [OFFER]: () => ({ challenge: CHALLENGE, expiresAt: approval.expiresAt }),
    [BY_PASSKEY]: () => approval,
  });
  ({ user } = await renderAlone(
    <ApprovalDialog title="Estornar R$ 112,28" asked={asked} onApproved={onApproved} onClose={onClose}>
      <p>Duas parcelas em dinheiro</p>
    </ApprovalDialog>,
  ));
});
// The test browser knows no button that stands outside the form it submits: Enter goes by the button here.
const submit = () => user.click(press('Autorizar'));
const sign = async () => {
  await user.type(email(), 'vera@loja.com.br');
  await user.tab();
  await user.keyboard('segredo 1');
  await submit();
};

test('the second person sees what is asked, signs, and the act is done with that approval', async () => {
  expect(dialog().getByText('Duas parcelas em dinheiro')).toBeVisible();
  expect(dialog().getByText(/Ninguém sai do caixa/)).toBeVisible();
  expect(email()).toHaveFocus();
  await sign();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(api.made(APPROVE).map(({ body }) => body)).toEqual([
    { ...asked, username: 'vera@loja.com.br', password: 'segredo 1' },
  ]);
  expect(onApproved.mock.calls).toEqual([[APPROVAL_ID]]);
});

test('who was at the till still is: the password of the other opens no session', async () => {
  await sign();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(getSession()?.user.name).toBe('Marina Alves');
  expect(email()).toHaveAttribute('autocomplete', 'off');
  expect(password()).toHaveAttribute('autocomplete', 'off');
});

test('nothing is asked without e-mail and password, and typing takes the sentence back', async () => {
  const sentence = 'Preencha e-mail e senha ou PIN de quem autoriza';
  await submit();
  expect(password()).toHaveAccessibleDescription(sentence);
  await user.type(password(), 'segredo 1');
  expect(password()).not.toHaveAccessibleDescription();
  await user.type(email(), '   ');
  await submit();
  expect(password()).toHaveAccessibleDescription(sentence);
  expect(password()).toHaveValue('segredo 1');
  expect(api.made(APPROVE)).toHaveLength(0);
});

test.each([
  ['APPROVAL_REFUSED', 'Senha incorreta ou operador não tem essa permissão'],
  ['LOGIN_LOCKED', 'Muitas tentativas de acesso. Aguarde alguns minutos ou entre com um código por SMS.'],
  ['TOO_MANY_REQUESTS', 'Muitas tentativas. Aguarde um momento e tente novamente.'],
] as const)('%s is said, the e-mail stays, the password is typed anew, nothing is done', async (code, sentence) => {
  api.refuse(APPROVE, code);
  await sign();
  await waitFor(() => expect(password()).toHaveAccessibleDescription(sentence));
  expect(email()).toHaveValue('vera@loja.com.br');
  expect(password()).toHaveValue('');
  expect(onApproved).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
  expect(getSession()).not.toBeNull();
});

test('without a connection nothing has to be typed again while nobody was let in', async () => {
  api.lose(APPROVE);
  await sign();
  await waitFor(() => expect(password()).toHaveAccessibleDescription(/Sem conexão com o servidor/));
  expect(password()).toHaveValue('segredo 1');
  api.ok(APPROVE, approval);
  await user.click(press('Autorizar'));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

// Planted: a password that was right, left behind the eye of 'Mostrar senha' when the act itself lost its connection.
test.each(['NO_CONNECTION', 'LATER_PAYMENT_EXISTS'])(
  'an act that ends in %s is said, and a password that was right does not stay on a colleague’s screen',
  async (code) => {
    failsWith(code);
    await sign();
    await waitFor(() => expect(password()).toHaveAccessibleDescription());
    expect(password()).toHaveValue('');
    expect(email()).toHaveValue('vera@loja.com.br');
    expect(onClose).not.toHaveBeenCalled();
    // An approval serves once: another try asks for another one.
    await user.type(password(), 'segredo 1');
    await submit();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(api.made(APPROVE)).toHaveLength(2);
  },
);

test('it is asked and done once, it says which of the two is going on, and nothing closes or changes meanwhile', async () => {
  const answer = held<typeof approval>();
  const act = held<undefined>();
  api.on(APPROVE, () => answer.answer);
  onApproved.mockReturnValue(act.answer);
  await sign();
  await user.click(press('Conferindo a senha...'));
  await user.keyboard('{Escape}');
  expect(password()).toHaveAttribute('readonly');
  expect(email()).toHaveAttribute('readonly');
  expect(press('Cancelar')).toBeDisabled();
  expect(dialog().queryByRole('button', { name: 'Fechar' })).toBeNull();
  answer.give(approval);
  await waitFor(() => expect(press('Autorizado. Concluindo...')).toBeVisible());
  await user.click(press('Autorizado. Concluindo...'));
  act.give(undefined);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(api.made(APPROVE)).toHaveLength(1);
  expect(onApproved).toHaveBeenCalledOnce();
});

describe('by a passkey', () => {
  const refused = 'Não foi possível confirmar a chave de acesso. Tente novamente.';
  const use = () => user.click(press('Usar chave de acesso'));

  // Planted: the key is used without asking for finger, face or code.
  test('what is asked is signed with finger, face or code, and the act is done with that approval', async () => {
    await use();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(api.made(OFFER).map(({ body }) => body)).toEqual([asked]);
    const [options] = browser.get.mock.calls[0] ?? [];
    expect(options?.publicKey).toMatchObject({ userVerification: 'required', rpId: 'localhost' });
    expect(textOf(options?.publicKey['challenge'])).toBe('the challenge');
    expect(api.made(BY_PASSKEY).map(({ body }) => body)).toEqual([
      { ...asked, challenge: CHALLENGE, response: expect.objectContaining({ id: 'key-1' }) as unknown },
    ]);
    expect(onApproved.mock.calls).toEqual([[APPROVAL_ID]]);
    expect(api.made(APPROVE)).toHaveLength(0);
    expect(getSession()?.user.name).toBe('Marina Alves');
  });

  test('it says that it waits for the key, and nothing else is asked meanwhile', async () => {
    const answer = held<unknown>();
    browser.get.mockImplementation(() => answer.answer);
    await use();
    await waitFor(() => expect(press('Aguardando a chave...')).toBeVisible());
    expect(press('Autorizar')).toBeDisabled();
    expect(press('Cancelar')).toBeDisabled();
    expect(email()).toHaveAttribute('readonly');
    answer.give(aUsedPasskey());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(api.made(OFFER)).toHaveLength(1);
  });

  test.each([
    ['PASSKEY_REFUSED', refused],
    ['APPROVER_NOT_ALLOWED', 'Quem usou a chave não pode autorizar esta operação nesta loja.'],
    ['APPROVAL_CHALLENGE_OVER', 'O pedido de autorização expirou ou é de outra operação. Use a chave de novo.'],
  ] as const)(
    '%s is said, nothing is done, and the key may be used again for another challenge',
    async (code, text) => {
      api.refuse(BY_PASSKEY, code);
      await use();
      expect(await dialog().findByText(text)).toBeVisible();
      expect(password()).not.toHaveAccessibleDescription();
      expect(onApproved).not.toHaveBeenCalled();
      api.ok(BY_PASSKEY, approval);
      await use();
      await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
      expect(api.made(OFFER)).toHaveLength(2);
    },
  );

  test('closed without a key nothing is sent, and the password does as before', async () => {
    browser.get.mockImplementation(closedByUser);
    await use();
    expect(await dialog().findByText(refused)).toBeVisible();
    expect(api.made(BY_PASSKEY)).toHaveLength(0);
    await sign();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(dialog().queryByText(refused)).toBeNull();
  });
});

test('a browser that has no passkeys offers none', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  await user.type(email(), 'v');
  expect(dialog().queryByRole('button', { name: 'Usar chave de acesso' })).toBeNull();
});

test('given up by Escape or by its button, nothing is asked of anybody', async () => {
  await user.type(password(), 'segredo 1');
  await user.keyboard('{Escape}');
  await user.click(press('Cancelar'));
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(api.calls).toHaveLength(0);
});

test.each([
  ['APPROVAL_REQUIRED', true],
  ['SECOND_PERSON_REQUIRED', true],
  ['APPROVAL_NOT_VALID', true],
  ['APPROVAL_REFUSED', false],
  ['NO_CONNECTION', false],
])('%s calls for a second person: %s', (code, needs) => {
  expect(needsApproval(new ApiError({ status: 403, code }))).toBe(needs);
  expect(needsApproval(new Error(code))).toBe(false);
});
