import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { calculatePKCECodeChallenge } from 'openid-client';
import { loadPublicConfiguration } from '../../../lib/brand/public-configuration.ts';
import { getSession } from '../../../lib/session/session.ts';
import { signingIn } from '../../../testing/answers.ts';
import { fakeApi, type Handlers, refused } from '../../../testing/fake-api.ts';
import { fakeIssuer, ISSUER, withHashes } from '../../../testing/fake-issuer.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { anOperator, aUser } from '../../../testing/sessions.ts';
import { signOnAddress } from '../sign-on/issuer.ts';
import { keepSignOn, type KeptSignOn, takeSignOn } from '../sign-on/kept-sign-on.ts';

const settings = { issuer: ISSUER, clientId: 'backoffice' };
const begun: KeptSignOn = {
  ...settings,
  state: 'state-1',
  verifier: 'v'.repeat(43),
  proof: 'p'.repeat(43),
  origin: '/caixa',
};
const BACK = '/login/corporativo?code=code-1&state=state-1';
const nonce = () => calculatePKCECodeChallenge(begun.proof);
const analyst = {
  ...signingIn,
  'GET /auth': () => aUser({ role: 'analyst' }),
  'GET /coordinator/operators/{id}': () => anOperator({ role: 'analyst' }),
  'GET /auth/exchange-tokens': () => ({ accessToken: 'token-1' }),
  'GET /coordinator/limit-requests': () => ({ items: [], next: null }),
} as const satisfies Handlers;

const configure = (flags: Record<string, boolean>, signOn: typeof settings | null = settings) => {
  fakeApi({ 'GET /configurations/public': () => ({ featureFlags: flags, ...(signOn && { signOn }) }) });
  return loadPublicConfiguration();
};

beforeEach(async () => {
  delete window.dataLayer;
  withHashes();
  await configure({ enableSSOLoginButton: true });
});

/** Comes back from the issuer at an address, after having begun. */
async function comeBack(handlers: Handlers = {}, { address = BACK, claims = {}, kept = begun } = {}) {
  keepSignOn(kept);
  const api = fakeApi({ ...analyst, ...handlers });
  const issuer = fakeIssuer({ nonce: await nonce(), ...claims });
  return { api, issuer, ...(await renderAt(address)) };
}

test('the way to the issuer says state, nonce and challenge, asks anew who it is, and keeps their other halves', async () => {
  fakeIssuer();
  const { origin, pathname, searchParams } = new URL(await signOnAddress(settings, '/caixa'));
  const kept = takeSignOn();
  expect(`${origin}${pathname}`).toBe(`${ISSUER}/auth`);
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: 'backoffice',
    redirect_uri: `${window.location.origin}/login/corporativo`,
    response_type: 'code',
    scope: 'openid email',
    state: kept?.state,
    nonce: await calculatePKCECodeChallenge(kept?.proof ?? ''),
    code_challenge: await calculatePKCECodeChallenge(kept?.verifier ?? ''),
    code_challenge_method: 'S256',
    prompt: 'login',
  });
  expect(kept).toMatchObject({ ...settings, origin: '/caixa' });
  expect(takeSignOn()).toBeNull();
});

test('who comes back is signed in, and goes on where they wanted to', async () => {
  const { api, issuer, place } = await comeBack();
  await waitFor(() => expect(place()).toBe('/caixa'));
  expect(getSession()?.user.role).toBe('analyst');
  expect(window.dataLayer).toContainEqual({ event: 'login_done' });
  expect(issuer.sent()?.get('code')).toBe('code-1');
  expect(issuer.sent()?.get('code_verifier')).toBe(begun.verifier);
  const asked = api.lastOf('GET /auth/exchange-tokens');
  expect(asked?.query.get('proof')).toBe(begun.proof);
  expect(asked?.headers.get('Authorization')).toMatch(/^Bearer ey.+\..+\./);
});

test('without a page that asked for it work begins at the home of the role, never on another site', async () => {
  const { place } = await comeBack({}, { kept: { ...begun, origin: '//evil.test' } });
  await waitFor(() => expect(place()).toBe('/'));
});

const sentences: Record<string, [handlers: Handlers, sentence: string]> = {
  'whose token is refused': [
    { 'GET /auth/exchange-tokens': () => refused('SIGN_ON_FAILED') },
    'Erro ao autenticar, tente novamente.',
  ],
  'without leave': [{ 'GET /auth/exchange-tokens': () => refused('SIGN_ON_NOT_ALLOWED') }, 'Usuário sem autorização'],
  'who is blocked': [{ 'GET /auth/exchange-tokens': () => refused('OPERATOR_BLOCKED') }, 'Usuário bloqueado'],
  'who was blocked since': [
    { 'GET /coordinator/operators/{id}': () => anOperator({ active: false }) },
    'Usuário bloqueado',
  ],
};

test.each(Object.entries(sentences))('somebody %s is told so, and nothing is kept', async (_, [handlers, sentence]) => {
  await comeBack(handlers);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByText(sentence).closest('[role="alert"]')).toBeVisible();
  expect(getSession()).toBeNull();
  expect(localStorage.getItem('id_token')).toBeNull();
});

const vain: Record<string, { address?: string; claims?: Record<string, unknown>; kept?: KeptSignOn }> = {
  'with another state': { address: BACK.replace('state-1', 'state-2') },
  'without a state': { address: '/login/corporativo?code=code-1' },
  'with a token of another sign-on': { claims: { nonce: 'of another' } },
  'with a token of another issuer': { claims: { iss: 'https://elsewhere.example' } },
  'who cancelled there': { address: '/login/corporativo?error=access_denied&state=state-1' },
};

test.each(Object.entries(vain))('somebody %s gets in nowhere', async (_, how) => {
  const { api, user, place } = await comeBack({}, how);
  expect(await screen.findByText('Erro ao autenticar, tente novamente.')).toBeVisible();
  expect(api.made('GET /auth/exchange-tokens')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Entrar de outra forma' }));
  await waitFor(() => expect(place()).toBe('/login?origin=%2Fcaixa'));
});

test('an address that nobody of this tab began, or that was opened before, gets in nowhere', async () => {
  fakeApi(analyst);
  fakeIssuer({ nonce: await nonce() });
  await renderAt(BACK);
  expect(await screen.findByText('Erro ao autenticar, tente novamente.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
});

test('another try that fails is told for what it is', async () => {
  const { user } = await comeBack({ 'GET /auth/exchange-tokens': () => refused('SIGN_ON_NOT_ALLOWED') });
  await screen.findByText('Usuário sem autorização');
  fakeIssuer({}, false);
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Erro ao autenticar, tente novamente.')).toBeVisible();
  expect(screen.queryByText('Usuário sem autorização')).toBeNull();
});

test('an issuer that does not answer is told at the login, which stays', async () => {
  fakeApi();
  fakeIssuer({}, false);
  const { user, place } = await renderAt('/login');
  await user.click(screen.getByRole('button', { name: 'Entrar com e-mail corporativo' }));
  expect((await screen.findByText('Erro ao autenticar, tente novamente.')).closest('[role="alert"]')).toBeVisible();
  expect(place()).toBe('/login');
});

test.each([
  ['the flag', {}, settings],
  ['an issuer', { enableSSOLoginButton: true }, null],
] as const)('without %s there is no button', async (_, flags, signOn) => {
  await configure(flags, signOn);
  await renderAt('/login');
  expect(screen.queryByRole('button', { name: 'Entrar com e-mail corporativo' })).toBeNull();
});
