import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type FakeApi, fakeApi, refused } from '../../testing/fake-api.ts';
import { CustomerApp } from '../customer-app.tsx';
import { endSession, forgetKept } from '../portal/session.ts';
import { ENTER, ENTRY, HOME, home, LEAVE, session, signedIn } from '../testing/portal.ts';

let api: FakeApi;
const KEY = 'k'.repeat(43);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const open = (path = '/c/entrar') => render(<CustomerApp path={path} />);

beforeAll(async () => {
  await Promise.all([
    import('./portal-entry.tsx'),
    import('../portal/door.tsx'),
    import('../portal/home.tsx'),
    import('../data/ask-code.tsx'),
  ]);
});
beforeEach(() => {
  api = fakeApi({
    [ENTRY]: () => ({ key: KEY }),
    [ENTER]: () => session,
    [HOME]: () => home,
    [LEAVE]: () => undefined,
  });
});
afterEach(() => {
  vi.useRealTimers();
  endSession();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

async function enter() {
  open();
  await userEvent.type(await screen.findByLabelText('CPF'), '52998224725{Enter}');
  await userEvent.type(await screen.findByLabelText('Código'), '123456');
  await press('Confirmar');
}

test('a CPF and the code of the known phone open the portal, which stays after a reload', async () => {
  await enter();
  expect(await screen.findByRole('heading', { name: 'Olá, Rosa' })).toBeVisible();
  expect(window.location.pathname).toBe('/c/inicio');
  expect(api.lastOf(ENTER)?.body).toEqual({ key: KEY, code: '123456' });
  expect(api.lastOf(HOME)?.headers.get('Authorization')).toBe(`Bearer ${session.token}`);
  // Of this tab alone, and no CPF in it.
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
  expect(JSON.stringify(sessionStorage)).not.toContain('52998224725');
  forgetKept();
  document.body.innerHTML = '';
  open('/c/inicio');
  expect(await screen.findByRole('heading', { name: 'Olá, Rosa' })).toBeVisible();
});

test('a wrong CPF is said before anybody is asked; a wrong code under the field, and nothing is lost', async () => {
  open();
  await userEvent.type(await screen.findByLabelText('CPF'), '52998224724{Enter}');
  expect(await screen.findByText('Digite um CPF válido.')).toBeVisible();
  expect(api.calls).toHaveLength(0);
  await userEvent.clear(screen.getByLabelText('CPF'));
  await userEvent.type(screen.getByLabelText('CPF'), '52998224725{Enter}');
  api.refuse(ENTER, 'PORTAL_CODE_WRONG');
  await userEvent.type(await screen.findByLabelText('Código'), '000000');
  await press('Confirmar');
  expect(await screen.findByText(/^Código incorreto ou vencido/)).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
  await press('Pedir outro código');
  expect(await screen.findByLabelText('CPF')).toBeVisible();
});

test('too many codes are said where they were asked for', async () => {
  api.refuse(ENTRY, 'TOO_MANY_REQUESTS');
  open();
  await userEvent.type(await screen.findByLabelText('CPF'), '52998224725{Enter}');
  expect(await screen.findByText(/tentativas|Aguarde|pedidos/i)).toBeVisible();
});

test('without a session every page leads to the door and asks the server nothing', async () => {
  await import('../portal/statement.tsx');
  open('/c/extrato');
  expect(await screen.findByRole('heading', { name: 'Você saiu do portal' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/c/entrar');
  expect(api.calls).toHaveLength(0);
});

test('leaving takes everything off the screen at once', async () => {
  const portal = signedIn('/c/inicio');
  await screen.findByRole('heading', { name: 'Olá, Rosa' });
  await press('Sair');
  expect(await screen.findByRole('heading', { name: 'Você saiu do portal' })).toHaveFocus();
  expect(screen.queryByText(/Rosa/)).toBeNull();
  expect(portal.made(LEAVE)).toHaveLength(1);
  expect(sessionStorage).toHaveLength(0);
});

test('a session that the server ended ends here too', async () => {
  signedIn('/c/inicio', { [HOME]: () => refused('UNAUTHORIZED') });
  expect(await screen.findByRole('heading', { name: 'Você saiu do portal' })).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

test('a phone that nobody touches shows nothing of anybody after its time', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  signedIn('/c/inicio');
  await screen.findByRole('heading', { name: 'Olá, Rosa' });
  await act(() => vi.advanceTimersByTimeAsync(session.idleSeconds * 1000 + 1));
  expect(await screen.findByRole('heading', { name: 'Você saiu do portal' })).toBeVisible();
});
