import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getSession } from '../../../lib/session/session.ts';
import { type FakeApi, fakeApi, held } from '../../../testing/fake-api.ts';
import { aSession, ELSEWHERE, openAccount, press, someSecurity, THERE, thisDevice } from '../testing/security.ts';

const SECURITY = 'GET /users/me/security';
const END = 'DELETE /users/me/sessions/{id}';
const END_OTHERS = 'DELETE /users/me/sessions';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});

const tablet = aSession(THERE, { device: 'Safari no iPad', address: null });
const nameless = aSession(ELSEWHERE, { device: null });
const sessions = [nameless, tablet, thisDevice];
const rows = () => {
  const section = screen.getByRole('heading', { name: 'Onde você está conectado' }).closest('section');
  return within(section ?? document.body).getAllByRole('listitem');
};

test('each device says what it is, where, since when and when it was used last', async () => {
  await openAccount(api, 'cashier', { sessions });
  const texts = rows().map((row) => row.textContent);
  expect(texts[0]).toMatch(/^Firefox 132 no Linux · 203\.0\.113\.1Entrou .*Último uso .*Este aparelho$/);
  expect(texts[1]).toMatch(/^Aparelho não identificado · 203\.0\.113\.1/);
  // No address is no empty one.
  expect(texts[2]).toMatch(/^Safari no iPadEntrou 21\/11\/2026/);
  expect(within(rows()[0] ?? document.body).queryByRole('button')).toBeNull();
  expect(press('Encerrar a sessão de Aparelho não identificado')).toBeVisible();
});

test('who is signed in here alone has nothing to end', async () => {
  await openAccount(api, 'cashier', { sessions: [thisDevice] });
  expect(screen.getByText('Você só está conectado neste aparelho.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Encerrar/ })).toBeNull();
});

// Planted: a second press, of the same button or of another one, ends a second session.
test('one is ended at a time, once, and leaves the list', async () => {
  const { user } = await openAccount(api, 'cashier', { sessions });
  const answer = held<undefined>();
  api.on(END, () => answer.answer);
  await user.dblClick(press('Encerrar a sessão de Safari no iPad'));
  expect(press('Encerrar a sessão de Safari no iPad')).toHaveTextContent('Encerrando...');
  await user.click(press('Encerrar a sessão de Aparelho não identificado'));
  await user.click(press('Encerrar todas as outras'));
  expect(api.made(END).map(({ path }) => path)).toEqual([`/users/me/sessions/${THERE}`]);
  expect(api.made(END_OTHERS)).toHaveLength(0);
  api.ok(SECURITY, someSecurity({ sessions: [nameless, thisDevice] }));
  answer.give(undefined);
  expect(await screen.findByText('Sessão encerrada.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Safari no iPad')).toBeNull());
  expect(rows()).toHaveLength(2);
});

test('one that ended by itself meanwhile is no failure: the list just loses it', async () => {
  const { user } = await openAccount(api, 'cashier', { sessions });
  api.refuse(END, 'SESSION_NOT_FOUND');
  api.ok(SECURITY, someSecurity({ sessions: [nameless, thisDevice] }));
  await user.click(press('Encerrar a sessão de Safari no iPad'));
  await waitFor(() => expect(screen.queryByText('Safari no iPad')).toBeNull());
  expect(screen.queryByText('Esta sessão já foi encerrada.')).toBeNull();
  expect(screen.queryByText('Sessão encerrada.')).toBeNull();
});

test('without a connection it is said, the row stays, and the next press tries again', async () => {
  const { user } = await openAccount(api, 'cashier', { sessions });
  api.lose(END_OTHERS);
  await user.click(press('Encerrar todas as outras'));
  expect(await screen.findByText(/Sem conexão com o servidor/)).toBeVisible();
  expect(rows()).toHaveLength(3);
  api.on(END_OTHERS, () => {
    api.ok(SECURITY, someSecurity({ sessions: [thisDevice] }));
    return { ended: 1 };
  });
  await waitFor(() => expect(press('Encerrar todas as outras')).not.toHaveAttribute('aria-disabled'));
  await user.click(press('Encerrar todas as outras'));
  expect(await screen.findByText('1 sessão encerrada.')).toBeVisible();
  expect(await screen.findByText('Você só está conectado neste aparelho.')).toBeVisible();
});

test('this session, ended from another device, ends here with the next act', async () => {
  const { user } = await openAccount(api, 'cashier', { sessions });
  api.refuse(END, 'UNAUTHORIZED');
  api.refuse(SECURITY, 'UNAUTHORIZED');
  await user.click(press('Encerrar a sessão de Safari no iPad'));
  await waitFor(() => expect(getSession()).toBeNull());
});
