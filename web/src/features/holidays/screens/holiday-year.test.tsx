import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type FakeApi, fakeApi, held, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import type { HolidayYear } from '../holiday-calls.ts';
import { ADD, aHoliday, LIST, national, PREVIEW, REMOVE } from '../testing/holidays.ts';

const ofYear = (part: Partial<HolidayYear> = {}): HolidayYear => ({
  national,
  local: [aHoliday],
  mayChange: true,
  ...part,
});
let api: FakeApi;

beforeEach(() => {
  // In Manaus it is still the 20th.
  vi.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z'), toFake: ['Date'] });
  signedIn({ role: 'analyst' });
  api = fakeApi({
    [LIST]: () => ofYear(),
    [PREVIEW]: () => ({ stores: 1, installments: 0, payableOn: '2099-09-08' }),
    [ADD]: () => aHoliday,
    [REMOVE]: () => aHoliday,
  });
});
const yearAsked = () => api.lastOf(LIST)?.query.get('year');

test('this year is shown; another is chosen from the last one to two ahead', async () => {
  const { user } = await renderAt('/feriados');
  await screen.findByText('Aniversário de Manaus');
  expect(yearAsked()).toBe('2026');
  const years = within(screen.getByLabelText('Ano')).getAllByRole('option');
  expect(years.map((one) => one.textContent)).toEqual(['2025', '2026', '2027', '2028']);
  api.ok(LIST, ofYear({ local: [], national: [] }));
  await user.selectOptions(screen.getByLabelText('Ano'), '2028');
  expect(await screen.findByText('Nenhum feriado incluído em 2028')).toBeVisible();
  expect(yearAsked()).toBe('2028');
  expect(screen.queryByText('Natal')).toBeNull();
});

// Found: the page went to the year of the new holiday, and its field said 2025.
test('after a holiday further ahead the year that is shown is the year that is said', async () => {
  const { user } = await renderAt('/feriados');
  await user.click(await screen.findByRole('button', { name: 'Novo feriado' }));
  await user.selectOptions(screen.getByLabelText('Estado'), 'Amazonas');
  await user.type(screen.getByLabelText('Dia'), '05092099');
  await user.type(screen.getByLabelText('Feriado'), 'Elevação');
  await user.click(screen.getByRole('button', { name: 'Ver o que muda' }));
  await user.type(await screen.findByLabelText('Motivo'), 'Lei estadual');
  await user.click(screen.getByRole('button', { name: 'Incluir feriado' }));
  expect(await screen.findByText('Feriado incluído.')).toBeVisible();
  await waitFor(() => expect(yearAsked()).toBe('2099'));
  expect(screen.getByLabelText('Ano')).toHaveDisplayValue('2099');
});

test('while a year is on its way nothing of another is shown, nor that there is none', async () => {
  const { user } = await renderAt('/feriados');
  await screen.findByText('Aniversário de Manaus');
  const answer = held<HolidayYear>();
  api.on(LIST, () => answer.answer);
  await user.selectOptions(screen.getByLabelText('Ano'), '2027');
  expect(screen.queryByText('Aniversário de Manaus')).toBeNull();
  expect(screen.queryByText('Nenhum feriado incluído em 2027')).toBeNull();
  answer.give(ofYear({ local: [{ ...aHoliday, name: 'Outro' }] }));
  expect(await screen.findByText('Outro')).toBeVisible();
});

test('a year that does not come says why, and comes when it is asked for again', async () => {
  api.refuse(LIST, 'FORBIDDEN');
  const { user } = await renderAt('/feriados');
  expect(await screen.findByText('Você não tem permissão para esta ação.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Novo feriado' })).toBeNull();
  api.ok(LIST, ofYear());
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Aniversário de Manaus')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Novo feriado' })).toBeVisible();
});

test.each([
  ['2026-11-21', true],
  ['2026-11-20', false],
  ['2026-11-19', false],
])('on the 20th the holiday of %s can be taken back: %s', async (day, isOffered) => {
  api.ok(LIST, ofYear({ local: [{ ...aHoliday, day }] }));
  await renderAt('/feriados');
  await screen.findByText('Aniversário de Manaus');
  expect(screen.queryAllByRole('button', { name: /^Retirar/ })).toHaveLength(isOffered ? 1 : 0);
});

test.each([
  ['HOLIDAY_NOT_FOUND', 'Feriado não encontrado'],
  ['HOLIDAY_PAST', 'Só um dia futuro pode ser incluído ou retirado'],
] as const)(
  '%s stands under the reason; another person had been there, so the list is read again',
  async (code, sentence) => {
    api.on(REMOVE, () => {
      api.ok(LIST, ofYear({ local: [] }));
      return refused(code);
    });
    const { user } = await renderAt('/feriados');
    await user.click(await screen.findByRole('button', { name: 'Retirar Aniversário de Manaus' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/^O dia 24\/10\/2099 volta a ser dia útil em Manaus - AM/)).toBeVisible();
    const confirm = dialog.getByRole('button', { name: 'Retirar' });
    await user.click(confirm);
    expect(dialog.getByText('Escreva ao menos 3 letras')).toBeVisible();
    await user.type(dialog.getByLabelText('Motivo'), 'Mudou');
    await user.click(confirm);
    expect(await dialog.findByText(sentence)).toBeVisible();
    expect(dialog.getByLabelText('Motivo')).toHaveValue('Mudou');
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Nenhum feriado incluído em 2026')).toBeVisible();
  },
);

test.each(['manager', 'cashier', 'attendant'] as const)('%s is led elsewhere', async (role) => {
  signedIn({ role });
  const { path } = await renderAt('/feriados');
  expect(path()).not.toBe('/feriados');
  expect(api.made(LIST)).toHaveLength(0);
});
