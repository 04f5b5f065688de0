import type { Role } from '@balcao/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getSession } from '../../../lib/session/session.ts';
import { type FakeApi, fakeApi, refused } from '../../../testing/fake-api.ts';
import { OPERATOR_ID } from '../../../testing/sessions.ts';
import { aPasskey, dialog, factors, openAccount, press, THERE } from '../testing/security.ts';
import type { Security } from '../use-security.ts';

let api: FakeApi;
const open = (role?: Role, part?: Partial<Security>) => openAccount(api, role, part);

beforeEach(() => {
  api = fakeApi();
});

test('the password is changed by who knows the one there is; what was typed stays when it is refused', async () => {
  const { user } = await open();
  api.refuse('PUT /users/me/password', 'PASSWORD_WRONG');
  await user.click(press('Trocar senha'));
  await user.type(screen.getByLabelText('Senha atual'), 'errada1');
  await user.type(screen.getByLabelText('Nova senha'), 'girassol9');
  await user.type(screen.getByLabelText('Confirmar nova senha'), 'girassol9{Enter}');
  expect(await screen.findByText('Senha incorreta')).toBeVisible();
  expect(screen.getByLabelText('Nova senha')).toHaveValue('girassol9');
  api.ok('PUT /users/me/password', undefined);
  await user.type(screen.getByLabelText('Senha atual'), '{Enter}');
  expect(await screen.findByText('Senha alterada. As outras sessões foram encerradas.')).toBeVisible();
});

test.each(['cashier', 'retailer_analyst'] as const)(
  'the own data stand here too, of %s, with the way to change them',
  async (role) => {
    await open(role);
    expect(screen.getByRole('heading', { name: 'Dados cadastrais' })).toBeVisible();
    for (const name of ['Nome', 'Telefone', 'E-mail', 'Chave Pix'])
      expect(screen.getByText(name, { selector: 'dt' })).toBeVisible();
    expect(press('Alterar dados cadastrais')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Meus incentivos' })).toHaveAttribute('href', '/incentivos/meus');
  },
);

test('a PIN is set with the password, not a simple one, and the lock knows of it at once', async () => {
  const { user } = await open();
  api.ok('PUT /users/me/pin', undefined);
  await user.click(press('Criar PIN'));
  await user.keyboard('1234');
  await user.type(screen.getByLabelText('Sua senha'), 'balcao2026{Enter}');
  expect(screen.getByText(/Este PIN é fácil de adivinhar/)).toBeVisible();
  await user.clear(screen.getByLabelText('Novo PIN'));
  await user.type(screen.getByLabelText('Novo PIN'), '2580');
  await user.type(screen.getByLabelText('Confirmar PIN'), '2580{Enter}');
  expect(await screen.findByText('PIN salvo. Use-o para desbloquear a tela.')).toBeVisible();
  expect(api.lastOf('PUT /users/me/pin')?.body).toEqual({ password: 'balcao2026', pin: '2580' });
  expect(getSession()?.user.hasPin).toBe(true);
});

test('this device stands first and cannot be ended; another one, and all others, can', async () => {
  const { user } = await open();
  const rows = screen.getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(/Firefox 132 no Linux.*Este aparelho/);
  api.ok('DELETE /users/me/sessions/{id}', undefined);
  const [first] = screen.getAllByRole('button', { name: 'Encerrar a sessão de Chrome 142 no Windows' });
  if (first) await user.click(first);
  expect(await screen.findByText('Sessão encerrada.')).toBeVisible();
  expect(api.lastOf('DELETE /users/me/sessions/{id}')?.path).toBe(`/users/me/sessions/${THERE}`);
  api.ok('DELETE /users/me/sessions', { ended: 2 });
  await user.click(press('Encerrar todas as outras'));
  expect(await screen.findByText('2 sessões encerradas.')).toBeVisible();
});

test('an app is turned on by its first code, and the recovery codes are shown until they are kept', async () => {
  const { user } = await open('manager', { secondFactor: factors() });
  api.ok('POST /users/me/second-factor/totp', { secret: 'JBSWY3DP', address: 'otpauth://totp/UME:a?secret=JBSWY3DP' });
  api.refuse('POST /users/me/second-factor/totp/confirmation', 'SECOND_FACTOR_WRONG');
  await user.click(press('Ativar aplicativo'));
  await user.keyboard('balcao2026{Enter}');
  expect(await screen.findByRole('img', { name: 'QR Code para o aplicativo autenticador' })).toBeVisible();
  expect(dialog().getByText('JBSWY3DP')).toBeVisible();
  await user.type(screen.getByLabelText('Código do aplicativo'), '123456{Enter}');
  expect(await screen.findByText('Código incorreto ou já usado. Confira e tente novamente.')).toBeVisible();
  api.ok('POST /users/me/second-factor/totp/confirmation', { recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] });
  await user.type(screen.getByLabelText('Código do aplicativo'), '{Enter}');
  expect(await screen.findByText('Eles não serão mostrados de novo.')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(dialog().getByText(/aaaa-bbbb/)).toBeVisible();
  await user.click(press('Já guardei'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what is on can be renewed and removed with the password, passkey by passkey too', async () => {
  const on = factors({ totpSince: '2026-11-21T12:00:00.000Z', passkeys: [aPasskey(THERE)], recoveryCodesLeft: 1 });
  const { user } = await open('manager', { secondFactor: on });
  expect(screen.getByText('Resta 1 código')).toBeVisible();
  api.ok('POST /users/me/second-factor/recovery-codes', { recoveryCodes: ['eeee-ffff'] });
  await user.click(press('Gerar novos códigos'));
  await user.keyboard('balcao2026{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Já guardei' }));
  api.ok('POST /users/me/second-factor/removal', undefined);
  await user.click(press('Remover a chave Telefone'));
  await user.keyboard('balcao2026{Enter}');
  expect(await screen.findByText('Chave removida.')).toBeVisible();
  expect(api.lastOf('POST /users/me/second-factor/removal')?.body).toMatchObject({ passkeyId: THERE });
  await user.click(press('Desativar segundo fator'));
  await user.keyboard('{Enter}');
  expect(screen.getByText('Preencha o campo com sua senha')).toBeVisible();
  await user.keyboard('balcao2026{Enter}');
  expect(await screen.findByText('Segundo fator desativado.')).toBeVisible();
});

test('an analyst takes the second factor from a colleague, with a reason; a cashier is not asked', async () => {
  const { user, unmount } = await open('analyst', { secondFactor: factors() });
  const colleague = { id: OPERATOR_ID, name: 'Rui Lopes', document: '', phoneNumber: '', role: 'manager' } as const;
  api.ok('GET /operators/identification', colleague);
  api.on('POST /coordinator/operators/{id}/second-factor/reset', () => refused('SECOND_FACTOR_NOT_SET'));
  await user.type(screen.getByLabelText('CPF do colega'), '52998224725');
  await user.click(press('Procurar colega'));
  expect(await screen.findByText('Redefinir o segundo fator de Rui Lopes?')).toBeVisible();
  await user.type(screen.getByLabelText('Motivo'), 'Perdeu o telefone');
  await user.click(dialog().getByRole('button', { name: 'Redefinir segundo fator' }));
  expect(await screen.findByText('Este colaborador não tem segundo fator.')).toBeVisible();
  api.ok('POST /coordinator/operators/{id}/second-factor/reset', undefined);
  await user.click(dialog().getByRole('button', { name: 'Redefinir segundo fator' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  unmount();
  await open('cashier');
  expect(screen.queryByText('Segundo fator')).toBeNull();
  expect(screen.queryByLabelText('CPF do colega')).toBeNull();
});
