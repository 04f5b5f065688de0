import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import { aBankDesk, anUnseen, BANK, GIVE_MOVE, LINES, OLGA, PAULO } from '../testing/statements.ts';
import type { BankDesk } from './calls.ts';

beforeEach(() => signedIn({ role: 'analyst' }));

const none = { [LINES]: () => ({ count: 0, sum: 0, items: [] }) };
const plain = (element: HTMLElement) => element.textContent.replaceAll('\u00A0', ' ');
const aBalance = (part: Partial<NonNullable<BankDesk['balance']>>): BankDesk['balance'] => ({
  on: '2026-11-19',
  statement: 6_966.79,
  books: 6_916.79,
  difference: 50,
  onlyAtBank: 50,
  onlyInBooks: 0,
  inTransit: 0,
  unexplained: 0,
  ...part,
});
const checked = async (part: Partial<NonNullable<BankDesk['balance']>>) => {
  fakeApi({ [BANK]: () => aBankDesk({ balance: aBalance(part) }), ...none });
  const { unmount } = await renderAt('/tesouraria?extrato=true');
  const region = await screen.findByRole('region', { name: 'Saldo da conta no fim de 19/11/2026' });
  return { said: plain(region), unmount };
};

test('the balance of the statement stands beside the books, and what is open explains the difference', async () => {
  const { said } = await checked({});
  expect(said).toContain('Saldo do extratoR$ 6.966,79');
  expect(said).toContain('Saldo dos livrosR$ 6.916,79');
  expect(said).toContain('DiferençaR$ 50,00');
  expect(said).toContain('No extrato e sem livrosR$ 50,00');
  expect(said).not.toContain('Só nos livros');
  expect(said).toContain('Os lançamentos em aberto explicam a diferença toda.');
});

test('what agrees says so, and what nothing explains says how much it is', async () => {
  const agreed = await checked({ statement: 6_916.79, difference: 0, onlyAtBank: 0 });
  expect(agreed.said).toContain('O extrato e os livros fecham no mesmo saldo.');
  agreed.unmount();
  const { said } = await checked({ onlyAtBank: 0, onlyInBooks: 20, inTransit: -10, unexplained: 40 });
  expect(said).toContain('Só nos livrosR$ 20,00');
  expect(said).toContain('Conciliados em dias diferentes-R$ 10,00');
  expect(said).toContain('R$ 40,00 sem explicação: falta o extrato de algum dia');
});

test('where no bank says a balance none is shown', async () => {
  fakeApi({ [BANK]: () => aBankDesk(), ...none });
  await renderAt('/tesouraria?extrato=true');
  expect(await screen.findByRole('region', { name: 'Diferença com o banco' })).toBeVisible();
  expect(screen.queryByRole('region', { name: /Saldo da conta/ })).toBeNull();
});

test('what the books alone have is somebody’s, says for how long, and is given on with what is known', async () => {
  const items = [anUnseen({ days: 0 }), anUnseen({ subjectId: PAULO.id, days: 7, note: 'O banco procura' })];
  let isGone = true;
  const api = fakeApi({
    [BANK]: () => aBankDesk({ onlyInBooks: { count: 2, amount: -1_920, items } }),
    ...none,
    [GIVE_MOVE]: () => (isGone ? refused('MOVEMENT_NOT_FOUND') : { ...anUnseen(), owner: PAULO }),
  });
  const { user } = await renderAt('/tesouraria?extrato=true');
  await user.click(await screen.findByRole('tab', { name: 'Só nos livros (2)' }));
  const [first, second] = within(await screen.findByRole('table', { name: 'Só nos livros' }))
    .getAllByRole('row')
    .slice(1);
  expect(plain(first!)).toMatch(/^18\/11\/2026hojeRepasse ao banco liquidante, Lojas AuroraOLGA SIQUEIRA/);
  expect(plain(second!)).toContain('há 7 dias');
  expect(plain(second!)).toContain('O banco procura');
  await user.click(within(first!).getByRole('button', { name: /^Passar para alguém: Repasse ao banco liquidante/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Passar a diferença para alguém' }));
  expect(dialog.getByLabelText('Para quem')).toHaveValue(OLGA.id);
  await user.selectOptions(dialog.getByLabelText('Para quem'), PAULO.name);
  await user.type(dialog.getByLabelText('O que se sabe'), 'Perguntado ao banco');
  const give = dialog.getByRole('button', { name: 'Passar para alguém' });
  await user.click(give);
  expect(await dialog.findByText('Lançamento dos livros não encontrado.')).toBeVisible();
  isGone = false;
  await user.click(give);
  expect(await screen.findByText('Diferença passada.')).toBeVisible();
  const { event, subjectId } = anUnseen();
  expect(api.lastOf(GIVE_MOVE)?.body).toEqual({ event, subjectId, ownerId: PAULO.id, note: 'Perguntado ao banco' });
});
