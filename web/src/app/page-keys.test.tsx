import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { loadPublicConfiguration } from '../lib/brand/public-configuration.ts';
import { fakeApi, type Handlers } from '../testing/fake-api.ts';
import { renderAt } from '../testing/render-at.tsx';
import { signedIn } from '../testing/sessions.ts';

const answers: Handlers = {
  'GET /configurations/public': () => ({ featureFlags: {} }),
  'GET /inbox/messages': () => [],
};
const owner = () => signedIn({ user: { mustChangePassword: true } });
const nobody = () => undefined;

/** Pages outside the frame of staff: who is there, and a key of the page besides those of everywhere. */
const pages = [
  ['/login', nobody, 'Continuar'],
  ['/login/corporativo', nobody, 'Mostrar as teclas desta tela'],
  ['/senha/nova', owner, 'Salvar e continuar'],
  ['/calculadora', nobody, 'Mostrar as teclas desta tela'],
  ['/inbox', nobody, 'Mostrar as teclas desta tela'],
] as const;

beforeAll(() => import('../ui/keyboard/heard-keys.tsx'));
beforeEach(async () => {
  fakeApi(answers);
  await loadPublicConfiguration();
});

/** Puts the focus where no field has it. */
const leaveField = () => document.activeElement instanceof HTMLElement && document.activeElement.blur();

test.each(pages)(
  "'?' on %s shows its keys, and the page is as it was once they are closed",
  async (address, who, key) => {
    who();
    const { user, path } = await renderAt(address);
    await waitFor(() => expect(path()).toBe(address));
    leaveField();
    await user.keyboard('?');
    const map = await screen.findByRole('dialog', { name: 'Teclas desta tela' });
    expect(map).toHaveTextContent(key);
    const written = within(map)
      .getAllByRole('term')
      .map((term) => term.textContent);
    expect(written).toEqual(expect.arrayContaining(['?', 'Enter', 'Tab']));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('a field of the login takes the sign itself', async () => {
  const { user } = await renderAt('/login');
  const email = screen.getByLabelText('E-mail');
  expect(email).toHaveFocus();
  await user.keyboard('a?');
  expect(email).toHaveValue('a?');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the second step lists what Enter does there, and no longer the first', async () => {
  const { user } = await renderAt('/login');
  await user.keyboard('marina@loja.com.br{Enter}');
  expect(await screen.findByLabelText('Senha')).toHaveFocus();
  leaveField();
  await user.keyboard('?');
  const map = await screen.findByRole('dialog', { name: 'Teclas desta tela' });
  expect(map).toHaveTextContent('Entrar');
  expect(map).not.toHaveTextContent('Continuar');
});
