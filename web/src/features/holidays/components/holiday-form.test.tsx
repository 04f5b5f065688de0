import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type FakeApi, fakeApi, held, lost, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import { aLine, aRetailer, aStoreOf, HOUSE_ID } from '../../network/testing/houses.ts';
import type { HolidayEffect } from '../holiday-calls.ts';
import { ADD, aHoliday, LIST, national, PREVIEW } from '../testing/holidays.ts';

const OTHER_ID = '01900000-0000-7000-8000-000000000809';
const effect: HolidayEffect = { stores: 3, installments: 2, payableOn: '2099-09-08' };
let api: FakeApi;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z'), toFake: ['Date'] });
  signedIn({ role: 'analyst' });
  api = fakeApi({
    [LIST]: () => ({ national, local: [aHoliday], mayChange: true }),
    [PREVIEW]: () => effect,
    [ADD]: () => aHoliday,
    'GET /reference/states/{uf}/municipalities': ({ path }) =>
      path.includes('/AM/') ? [{ code: 1_302_603, name: 'Manaus' }] : [{ code: 1_501_402, name: 'Belém' }],
    'GET /network/retailers': () => [aLine(), aLine({ id: OTHER_ID, fantasyName: 'Leste Eletro' })],
    'GET /network/retailers/{id}': ({ path }) =>
      path.endsWith(HOUSE_ID) ? aRetailer() : aRetailer({ stores: [aStoreOf({ id: OTHER_ID, name: 'Loja Leste' })] }),
  });
});

async function opened() {
  const page = await renderAt('/feriados');
  const { user } = page;
  await user.click(await screen.findByRole('button', { name: 'Novo feriado' }));
  const form = within(screen.getByRole('dialog', { name: 'Incluir feriado no calendário' }));
  const see = () => user.click(form.getByRole('button', { name: 'Ver o que muda' }));
  const write = async (day = '05092099', name = ' Elevação ') => {
    await user.type(form.getByLabelText('Dia'), day);
    await user.type(form.getByLabelText('Feriado'), name);
  };
  return { ...page, form, see, write };
}
async function seen() {
  const page = await opened();
  await page.user.selectOptions(page.form.getByLabelText('Estado'), 'Amazonas');
  await page.write();
  await page.see();
  await screen.findByText('Vale para 3 lojas.');
  return page;
}

test('a city is chosen by its name, of the state that was chosen, and another state asks for it anew', async () => {
  const { user, form, see, write } = await opened();
  expect(form.getByLabelText('Onde vale')).toHaveFocus();
  await user.selectOptions(form.getByLabelText('Onde vale'), 'Uma cidade');
  expect(form.getByLabelText('Cidade')).toBeDisabled();
  await user.selectOptions(form.getByLabelText('Estado'), 'Amazonas');
  await user.type(form.getByLabelText('Cidade'), 'manaus');
  await user.click(await screen.findByRole('option', { name: 'Manaus' }));
  await user.selectOptions(form.getByLabelText('Estado'), 'Pará');
  await write();
  await see();
  // Planted: Manaus went out as a city of Pará.
  expect(form.getByText('Campo obrigatório')).toBeVisible();
  expect(api.made(PREVIEW)).toHaveLength(0);
  await user.type(form.getByLabelText('Cidade'), 'bel');
  await user.click(await screen.findByRole('option', { name: 'Belém' }));
  await see();
  await screen.findByText('Vale para 3 lojas.');
  expect(api.lastOf(PREVIEW)?.body).toEqual({ scope: 'CITY', uf: 'PA', cityCode: 1_501_402, day: '2099-09-05' });
});

test('a store is chosen of its house; another house takes the store away', async () => {
  const { user, form, see, write } = await opened();
  await user.selectOptions(form.getByLabelText('Onde vale'), 'Uma loja');
  expect(form.queryByLabelText('Estado')).toBeNull();
  await form.findByRole('option', { name: 'Leste Eletro' });
  await user.selectOptions(form.getByLabelText('Varejo'), 'Norte Móveis');
  await form.findByRole('option', { name: 'Loja Centro' });
  await user.selectOptions(form.getByLabelText('Loja'), 'Loja Centro');
  await user.selectOptions(form.getByLabelText('Varejo'), 'Leste Eletro');
  await form.findByRole('option', { name: 'Loja Leste' });
  await write();
  await see();
  expect(form.getByLabelText('Loja')).toBeInvalid();
  await user.selectOptions(form.getByLabelText('Loja'), 'Loja Leste');
  await see();
  await screen.findByText('Vale para 3 lojas.');
  expect(api.lastOf(PREVIEW)?.body).toEqual({
    scope: 'STORE',
    retailerId: OTHER_ID,
    storeId: OTHER_ID,
    day: '2099-09-05',
  });
});

test('one of the whole country asks for no place, and says that money between banks waits too', async () => {
  const { user, form, see, write } = await opened();
  await user.selectOptions(form.getByLabelText('Onde vale'), 'Todo o país');
  expect(form.queryByLabelText('Estado')).toBeNull();
  expect(form.getByText(/^Os bancos não abrem: repasses, cobranças e boletos também esperam/)).toBeVisible();
  await write('05092099', 'Luto nacional');
  await see();
  await screen.findByText('Vale para 3 lojas.');
  expect(api.lastOf(PREVIEW)?.body).toEqual({ scope: 'COUNTRY', day: '2099-09-05' });
});

test.each([
  ['20112026', 'today'],
  ['19112026', 'yesterday'],
  ['31022099', 'a day that does not exist'],
])('%s, %s, is asked of nobody', async (day) => {
  const { user, form, see, write } = await opened();
  await user.selectOptions(form.getByLabelText('Estado'), 'Amazonas');
  await write(day);
  await see();
  expect(form.getByLabelText('Dia')).toBeInvalid();
  expect(form.getByLabelText('Feriado')).toHaveValue(' Elevação ');
  expect(api.made(PREVIEW)).toHaveLength(0);
});

test('tomorrow is a day to come', async () => {
  const { user, form, see, write } = await opened();
  await user.selectOptions(form.getByLabelText('Estado'), 'Amazonas');
  await write('21112026');
  await see();
  expect(await screen.findByText('Vale para 3 lojas.')).toBeVisible();
});

test.each<[Partial<HolidayEffect>, string]>([
  [{ stores: 0 }, 'Nenhuma loja fica neste lugar hoje.'],
  [{ stores: 1 }, 'Vale para 1 loja.'],
  [{ installments: 0 }, 'Nenhuma parcela em aberto vence neste dia nestas lojas.'],
  [{ installments: 1 }, '1 parcela em aberto vence neste dia: sem atraso até 08/09/2099.'],
])('what it moves, in words: %j', async (part, sentence) => {
  api.ok(PREVIEW, { ...effect, ...part });
  const { user, form, see, write } = await opened();
  await user.selectOptions(form.getByLabelText('Estado'), 'Amazonas');
  await write();
  await see();
  expect(await screen.findByText(sentence)).toBeVisible();
});

// Found: the day could be changed meanwhile, and what was told of one day was confirmed for another.
test('while it is looked up nothing can be changed and nothing is asked twice', async () => {
  const answer = held<HolidayEffect>();
  api.on(PREVIEW, () => answer.answer);
  const { user, form, write } = await opened();
  await user.selectOptions(form.getByLabelText('Estado'), 'Amazonas');
  await write();
  await user.dblClick(form.getByRole('button', { name: 'Ver o que muda' }));
  expect(form.getByRole('button', { name: 'Conferindo...' })).toBeVisible();
  await user.type(form.getByLabelText('Dia'), '{Backspace}8');
  await user.type(form.getByLabelText('Feriado'), 'x');
  expect(form.getByLabelText('Dia')).toHaveValue('05/09/2099');
  expect(form.getByLabelText('Feriado')).toHaveValue(' Elevação ');
  expect(form.getByLabelText('Estado')).toBeDisabled();
  answer.give(effect);
  expect(await screen.findByText('Elevação, 05/09/2099')).toBeVisible();
  expect(api.made(PREVIEW)).toHaveLength(1);
});

test('going back finds all that was typed, and what is shown next is of what is changed', async () => {
  const { user } = await seen();
  await user.click(screen.getByRole('button', { name: 'Continuar editando' }));
  const form = within(screen.getByRole('dialog', { name: 'Incluir feriado no calendário' }));
  expect(form.getByLabelText('Estado')).toHaveDisplayValue('Amazonas');
  expect(form.getByLabelText('Dia')).toHaveValue('05/09/2099');
  await user.selectOptions(form.getByLabelText('Estado'), 'Pará');
  api.ok(PREVIEW, { ...effect, stores: 1 });
  await user.click(form.getByRole('button', { name: 'Ver o que muda' }));
  expect(await screen.findByText('Vale para 1 loja.')).toBeVisible();
  expect(api.lastOf(PREVIEW)?.body).toMatchObject({ uf: 'PA' });
});

test.each([
  ['HOLIDAY_TAKEN', 'Este dia já é feriado neste lugar'],
  ['HOLIDAY_PAST', 'Só um dia futuro pode ser incluído ou retirado'],
  ['NETWORK_OF_THE_PROVIDER', /^Só um analista do provedor/],
] as const)('%s at the end stands under the reason, and nothing was entered', async (code, sentence) => {
  api.on(ADD, () => refused(code));
  const { user } = await seen();
  await user.type(screen.getByLabelText('Motivo'), 'Lei estadual');
  await user.click(screen.getByRole('button', { name: 'Incluir feriado' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByLabelText('Motivo')).toHaveValue('Lei estadual');
  expect(screen.queryByText('Feriado incluído.')).toBeNull();
});

test('after a lost answer it is sent by the same key, and stands in the calendar once', async () => {
  api.on(ADD, lost);
  const { user } = await seen();
  await user.type(screen.getByLabelText('Motivo'), 'Lei estadual');
  await user.click(screen.getByRole('button', { name: 'Incluir feriado' }));
  expect(await screen.findByText(/^Sem conexão/)).toBeVisible();
  expect(api.made(ADD)).toHaveLength(1);
  api.ok(ADD, aHoliday);
  await user.click(await screen.findByRole('button', { name: 'Incluir feriado' }));
  expect(await screen.findByText('Feriado incluído.')).toBeVisible();
  const [first, again] = api.made(ADD);
  expect(again?.key).toBe(first?.key);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
