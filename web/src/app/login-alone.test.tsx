import { act, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPublicConfiguration } from '../lib/brand/public-configuration.ts';
import { signingIn } from '../testing/answers.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { signedIn } from '../testing/sessions.ts';

// The whole app is imported after a sign-in, anew in each test.
configure({ asyncUtilTimeout: 20_000 });

let root: Root;
const at = async (address: string) => {
  window.history.replaceState(null, '', address);
  const element = document.body.appendChild(document.createElement('div'));
  root = createRoot(element);
  // A page that is opened has a router of its own.
  vi.resetModules();
  const { showLogin } = await import('./login-alone.tsx');
  await act(() => showLogin(root));
};
beforeEach(async () => {
  fakeApi({ ...signingIn, 'GET /configurations/public': () => ({ featureFlags: {} }) });
  await loadPublicConfiguration();
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

async function signIn() {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('E-mail'), 'marina@loja.com.br{Enter}');
  await user.type(screen.getByLabelText('Senha'), 'senha123{Enter}');
}

test('the login stands without the app, and a sign-in shows the till in its place', async () => {
  await at('/login');
  await signIn();
  expect(await screen.findByText('Lojas Aurora | Loja Centro')).toBeVisible();
  await waitFor(() => expect(window.location.pathname).toBe('/caixa'));
});

test('where somebody wanted to go is where they get, unless it is elsewhere', async () => {
  await at('/login?origin=%2Fconfiguracao');
  await signIn();
  await waitFor(() => expect(window.location.pathname).toBe('/configuracao'));
});

test.each(['https://else.example/', '//else.example'])('%s is nowhere of ours', async (origin) => {
  await at(`/login?origin=${encodeURIComponent(origin)}`);
  await signIn();
  await waitFor(() => expect(window.location.pathname).toBe('/caixa'));
});

test('who is signed in is led on by the app', async () => {
  signedIn();
  await at('/login');
  await waitFor(() => expect(window.location.pathname).toBe('/caixa'));
});
