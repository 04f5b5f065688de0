import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadPublicConfiguration } from '../../../lib/brand/public-configuration.ts';
import { signingIn } from '../../../testing/answers.ts';
import { fakeApi, type Handlers, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';

/** The connection is slow: a step of the login comes when its test says so. */
const loads = vi.hoisted(() => {
  const gate = () => {
    let open = () => {};
    const isOpen = new Promise<void>((resolve) => {
      open = resolve;
    });
    return { isOpen, open: () => open() };
  };
  return { factor: gate(), forgotten: gate(), link: { isDown: true } };
});
// It has the second factor in hand from the start, and would wait for it.
vi.mock('./corporate-return-screen.tsx', () => ({ CorporateReturnScreen: () => null }));
vi.mock('../components/second-factor.tsx', async (original) => {
  await loads.factor.isOpen;
  return original();
});
vi.mock('../components/code-login.tsx', async (original) => {
  if (loads.link.isDown) throw new TypeError('Failed to fetch dynamically imported module');
  return original();
});
vi.mock('../components/forgotten-password.tsx', async (original) => {
  await loads.forgotten.isOpen;
  return original();
});

const open = async (handlers: Handlers = {}) => {
  fakeApi({ ...signingIn, ...handlers });
  return renderAt('/login');
};

beforeEach(async () => {
  fakeApi({ 'GET /configurations/public': () => ({ featureFlags: { enableTwoStepLogin: false } }) });
  await loadPublicConfiguration();
});

test('digits that are typed while the second factor loads are in its field', async () => {
  const { user } = await open({
    'POST /auth/operators': () => refused('SECOND_FACTOR_REQUIRED', { challenge: 'challenge-1', methods: 'totp' }),
  });
  await user.type(screen.getByLabelText('E-mail'), 'marina@loja.com.br');
  await user.type(screen.getByLabelText('Senha'), 'balcao2026{Enter}');
  await user.keyboard('12');
  expect(screen.queryByLabelText('Código do aplicativo')).toBeNull();
  await user.keyboard('3');
  loads.factor.open();
  const code = await screen.findByLabelText<HTMLInputElement>('Código do aplicativo');
  await waitFor(() => expect(code).toHaveFocus());
  await user.keyboard('45');
  expect(code.value.replaceAll(/\D/g, '')).toBe('12345');
});

test('an e-mail that is typed while the way of a forgotten password loads is in its field', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('E-mail'), 'marina@');
  await user.click(screen.getByRole('button', { name: 'Esqueci minha senha' }));
  expect(screen.queryByRole('heading', { name: 'Criar nova senha' })).toBeNull();
  await user.type(screen.getByLabelText('E-mail'), 'loja.com.br');
  loads.forgotten.open();
  await screen.findByRole('heading', { name: 'Criar nova senha' });
  expect(screen.getByLabelText('E-mail')).toHaveValue('marina@loja.com.br');
});

test('a step that does not load says so, and is fetched again', async () => {
  const { user } = await open({
    'POST /auth/operators': () => refused('LOGIN_LOCKED'),
    'POST /auth/operators/code': () => ({ challenge: 'challenge-1' }),
  });
  await user.type(screen.getByLabelText('E-mail'), 'marina@loja.com.br');
  await user.type(screen.getByLabelText('Senha'), 'errada12{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Entrar com código por SMS' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Confira a conexão e tente novamente.');
  await user.click(screen.getByRole('button', { name: 'Voltar ao início' }));
  expect(screen.getByLabelText('E-mail')).toHaveValue('marina@loja.com.br');
  await user.click(screen.getByRole('button', { name: 'Entrar com código por SMS' }));
  await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Confira a conexão e tente novamente.');
  loads.link.isDown = false;
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByLabelText('Código')).toHaveFocus();
});
