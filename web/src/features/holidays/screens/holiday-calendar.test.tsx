import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import { ADD, aHoliday, LIST, national, PREVIEW, REMOVE } from '../testing/holidays.ts';

const past = { ...aHoliday, id: '01900000-0000-7000-8000-000000000803', day: '2020-09-05', name: 'Já passou' };
let api: FakeApi;

beforeEach(() => {
  signedIn({ role: 'analyst' });
  api = fakeApi({
    [LIST]: () => ({ national, local: [past, aHoliday], mayChange: true }),
    [PREVIEW]: () => ({ stores: 3, installments: 2, payableOn: '2099-09-08' }),
    [ADD]: () => aHoliday,
    [REMOVE]: () => aHoliday,
  });
});

test('what a new holiday moves is told before its reason is asked', async () => {
  const { user } = await renderAt('/feriados');
  await user.click(await screen.findByRole('button', { name: 'Novo feriado' }));
  const form = within(screen.getByRole('dialog', { name: 'Incluir feriado no calendário' }));
  await user.click(form.getByRole('button', { name: 'Ver o que muda' }));
  expect(form.getAllByText('Campo obrigatório')).toHaveLength(2);
  expect(form.getByText('Escolha um dia futuro')).toBeVisible();
  await user.selectOptions(form.getByLabelText('Estado'), 'Amazonas');
  await user.type(form.getByLabelText('Dia'), '05092099');
  await user.type(form.getByLabelText('Feriado'), 'Elevação do Amazonas');
  await user.click(form.getByRole('button', { name: 'Ver o que muda' }));
  expect(await screen.findByText('Vale para 3 lojas.')).toBeVisible();
  expect(screen.getByText('2 parcelas em aberto vencem neste dia: sem atraso até 08/09/2099.')).toBeVisible();
  await user.type(screen.getByLabelText('Motivo'), 'Lei estadual');
  await user.click(screen.getByRole('button', { name: 'Incluir feriado' }));
  expect(await screen.findByText('Feriado incluído.')).toBeVisible();
  const place = { scope: 'STATE', uf: 'AM', day: '2099-09-05' };
  expect(api.lastOf(PREVIEW)?.body).toEqual(place);
  expect(api.lastOf(ADD)?.body).toEqual({ ...place, name: 'Elevação do Amazonas', reason: 'Lei estadual' });
});

test('a day that cannot be one is said, and what was typed stays', async () => {
  api.refuse(PREVIEW, 'HOLIDAY_NATIONAL');
  const { user } = await renderAt('/feriados');
  await user.click(await screen.findByRole('button', { name: 'Novo feriado' }));
  const form = within(screen.getByRole('dialog', { name: 'Incluir feriado no calendário' }));
  await user.selectOptions(form.getByLabelText('Estado'), 'Amazonas');
  await user.type(form.getByLabelText('Dia'), '25122099');
  await user.type(form.getByLabelText('Feriado'), 'Natal');
  await user.click(form.getByRole('button', { name: 'Ver o que muda' }));
  expect(await form.findByText('Os bancos já não abrem neste dia em todo o país')).toBeVisible();
  expect(form.getByLabelText('Feriado')).toHaveValue('Natal');
});

test('only a day to come is taken back, with a reason; national ones are listed', async () => {
  const { user } = await renderAt('/feriados');
  expect(await screen.findByText('Natal')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retirar Já passou' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Retirar Aniversário de Manaus' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Retirar Aniversário de Manaus' }));
  await user.type(dialog.getByLabelText('Motivo'), 'Mudou a lei');
  await user.click(dialog.getByRole('button', { name: 'Retirar' }));
  expect(await screen.findByText('Feriado retirado.')).toBeVisible();
  expect(api.lastOf(REMOVE)?.body).toEqual({ reason: 'Mudou a lei' });
});

test('who may only look sees no button', async () => {
  signedIn({ role: 'retailer_analyst' });
  api.ok(LIST, { national, local: [aHoliday], mayChange: false });
  await renderAt('/feriados');
  expect(await screen.findByText('Aniversário de Manaus')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Novo feriado' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Retirar/ })).toBeNull();
});
