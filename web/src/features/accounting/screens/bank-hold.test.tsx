import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import type { Month } from '../calls.ts';
import { aMonth, CLOSE, MONTHS, usual } from '../testing/books.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-02T15:00:00Z'), toFake: ['Date'] });
  signedIn({ role: 'analyst' });
});

const WAY = '/tesouraria?extrato=true&ate=2026-11-30';
const asked = (statements: Month['statements']) => aMonth({ state: 'ASKED', mayClose: true, statements });
const open = (month: Month) => {
  const api = fakeApi({ ...usual, [MONTHS]: () => ({ items: [month] }) });
  return renderAt('/contabilidade?aba=fechamento').then((page) => ({ api, ...page }));
};
const days = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ on: `2026-11-${String(at + 2).padStart(2, '0')}`, count: at + 1 }));
const closeNovember = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.click(await screen.findByRole('button', { name: 'Fechar 11/2026' }));
  return within(await screen.findByRole('dialog', { name: 'Fechar 11/2026' }));
};

test('what the bank says and nobody explained stands before the close, by day, and holds it', async () => {
  await open(asked({ coveredThrough: '2026-12-01', toExplain: days(2) }));
  expect(await screen.findByText('3 lançamentos do extrato a explicar antes de fechar 11/2026')).toBeVisible();
  const items = within(screen.getByRole('list', { name: 'Dias a explicar' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['02/11/2026: 1', '03/11/2026: 2']);
  expect(screen.getByText('Espera o extrato')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Fechar 11/2026' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Ver lançamentos a explicar' })).toHaveAttribute('href', WAY);
});

test('of many days the first are named and the others counted', async () => {
  await open(asked({ coveredThrough: '2026-12-01', toExplain: days(9) }));
  expect(await screen.findByText('45 lançamentos do extrato a explicar antes de fechar 11/2026')).toBeVisible();
  const items = within(screen.getByRole('list', { name: 'Dias a explicar' })).getAllByRole('listitem');
  expect(items).toHaveLength(7);
  expect(items.at(-1)).toHaveTextContent('mais 3 dias');
});

test('a line that came meanwhile is told by the refusal, with the way to it', async () => {
  const page = await open(asked({ coveredThrough: '2026-12-01', toExplain: [] }));
  page.api.on(CLOSE, () => refused('MONTH_LINES_TO_EXPLAIN', { lines: '1 lançamento', days: '1 de 12/11/2026' }));
  const dialog = await closeNovember(page);
  expect(dialog.getByText('O extrato do banco foi lido até 01/12/2026.')).toBeVisible();
  await page.user.click(dialog.getByRole('button', { name: 'Fechar mês' }));
  expect(await dialog.findByText(/^O extrato do banco tem 1 lançamento a explicar: 1 de 12\/11\/2026\./)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Ver lançamentos a explicar' })).toHaveAttribute('href', WAY);
});

test.each([
  [null, /^Nenhum extrato do banco foi lido\./],
  ['2026-11-20', /^O extrato do banco foi lido só até 20\/11\/2026\./],
])('how far the statements reach is said before the month closes: %s', async (coveredThrough, sentence) => {
  const dialog = await closeNovember(await open(asked({ coveredThrough, toExplain: [] })));
  expect(dialog.getByText(sentence)).toBeVisible();
});
