import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import { aBankDesk, aGuess, aLine, BANK, GIVE, LINES, OLGA } from '../testing/statements.ts';

beforeEach(() => signedIn({ role: 'analyst' }));

test('what is to be explained is one list, of guesses and of what is left over; explained it says so', async () => {
  const line = aLine();
  const api = fakeApi({
    [BANK]: () => aBankDesk(),
    [LINES]: () => ({ count: 2, sum: 100, items: [aGuess({ id: OLGA.id }), line] }),
    [GIVE]: () => line,
  });
  const { user } = await renderAt('/tesouraria?extrato=true&ate=2026-11-30');
  const region = within(await screen.findByRole('region', { name: 'A explicar até 30/11/2026' }));
  const table = within(await region.findByRole('table', { name: 'Lançamentos a explicar' }));
  expect(table.getByRole('button', { name: 'Confirmar TED RECEBIDA' })).toBeVisible();
  expect(Object.fromEntries(api.lastOf(LINES)?.query ?? [])).toEqual({ toExplainThrough: '2026-11-30' });
  expect(screen.queryByRole('tab', { name: /^Sem livros/ })).toBeNull();
  await user.click(table.getByRole('button', { name: 'Mais ações de PIX RECEBIDO' }));
  await user.click(screen.getByRole('menuitem', { name: 'Passar para alguém' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Passar a diferença para alguém' }));
  await user.type(dialog.getByLabelText('O que se sabe'), 'O banco procura');
  api.ok(LINES, { count: 0, sum: 0, items: [] });
  await user.click(dialog.getByRole('button', { name: 'Passar para alguém' }));
  expect(await region.findByText('Nada a explicar')).toBeVisible();
  expect(region.getByRole('link', { name: 'Ir ao fechamento' })).toHaveAttribute(
    'href',
    '/contabilidade?aba=fechamento',
  );
  await user.click(region.getByRole('link', { name: 'Ver todos os lançamentos' }));
  expect(await screen.findByRole('tab', { name: /^Sem livros/ })).toBeVisible();
});

test('a day that its month has not counts as none', async () => {
  fakeApi({ [BANK]: () => aBankDesk(), [LINES]: () => ({ count: 0, sum: 0, items: [] }) });
  await renderAt('/tesouraria?extrato=true&ate=2026-04-31');
  expect(await screen.findByRole('tab', { name: /^Sem livros/ })).toBeVisible();
});
