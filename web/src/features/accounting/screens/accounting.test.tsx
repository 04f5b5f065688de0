import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, held, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import type { TrialBalance } from '../calls.ts';
import {
  aBalance,
  aMonth,
  ASK,
  BALANCE,
  CLOSE,
  MONTHS,
  POSTINGS,
  PROVISIONED,
  PROVISIONS,
  RECORD,
  RECORDS,
  someProvisioned,
  someProvisions,
  somePostings,
  someTaxes,
  TAXES,
  usual,
} from '../testing/books.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-02T15:00:00Z'), toFake: ['Date'] });
  signedIn({ role: 'analyst' });
});
const open = (address = '/contabilidade?mes=2026-11') => renderAt(address);
const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => row.textContent?.replaceAll(/\s/g, ' '));
const linesOf = (region: string) => screen.getByRole('region', { name: region }).textContent?.replaceAll(/\s/g, ' ');

test('the trial balance of a month: each account before, moved and after; it sums to nothing', async () => {
  const api = fakeApi(usual);
  await open();
  const rows = await rowsOf('Balancete');
  expect(rows[1]).toContain('BancosAtivoR$ 500,00R$ 200,00R$ 100,50R$ 599,50');
  expect(rows.at(-1)).toContain('R$ 0,00R$ 303,77R$ 303,77R$ 0,00');
  expect(screen.getByText('Mês em aberto: os valores ainda mudam.')).toBeVisible();
  expect(screen.queryByText(/Débitos e créditos diferem/)).toBeNull();
  expect(Object.fromEntries(api.lastOf(BALANCE)?.query ?? [])).toEqual({ from: '2026-11-01', to: '2026-11-30' });
});

test('of a closed month it says that nothing changes it; one that does not balance is told', async () => {
  const [first, ...rest] = aBalance().lines;
  const lines = first ? [{ ...first, closing: first.closing + 1 }, ...rest] : [];
  fakeApi({ ...usual, [BALANCE]: () => aBalance({ closedThrough: '2026-11-30', lines }) });
  await open();
  expect(await screen.findByText(/^Mês fechado/)).toBeVisible();
  expect(screen.getByText(/Débitos e créditos diferem/)).toBeVisible();
});

test('a figure opens down to its postings, in the address too, and closes again', async () => {
  const api = fakeApi(usual);
  const { user, search } = await open();
  await user.click(await screen.findByRole('button', { name: 'Ver lançamentos de Juros' }));
  expect(await rowsOf('Lançamentos de Juros')).toEqual([
    'DiaEventoContratoVarejoValor',
    '05/11/2026Pagamento-Lojas Aurora-R$ 50,00',
    '30/11/2026Apropriação de jurosABCDE-12345-R$ 1,77',
    expect.stringContaining('-R$ 48,23'),
  ]);
  expect(api.lastOf(POSTINGS)?.query.get('account')).toBe('interest_income');
  expect(search()).toMatchObject({ conta: 'interest_income' });
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(screen.queryByRole('region', { name: 'Lançamentos de Juros' })).toBeNull();
});

test('many postings come by pages', async () => {
  const api = fakeApi({ ...usual, [POSTINGS]: () => ({ ...somePostings, count: 201 }) });
  const { user } = await open('/contabilidade?mes=2026-11&conta=cash_at_bank');
  await user.click(await screen.findByRole('button', { name: 'Próximos' }));
  await waitFor(() => expect(api.lastOf(POSTINGS)?.query.get('offset')).toBe('200'));
  await user.click(await screen.findByRole('button', { name: 'Anteriores' }));
  await waitFor(() => expect(screen.getByText('1 a 2 de 201 lançamentos')).toBeVisible());
});

test('a day that was shown before opens the account from its first line again', async () => {
  fakeApi({ ...usual, [POSTINGS]: () => ({ ...somePostings, count: 201 }) });
  const { user } = await open('/contabilidade?mes=2026-11&conta=cash_at_bank');
  const until = async (day: string) => {
    const field = await screen.findByLabelText('Saldos em');
    await user.clear(field);
    await user.type(field, day);
  };
  await screen.findByRole('button', { name: 'Próximos' });
  await until('15112026');
  await user.click(await screen.findByRole('button', { name: 'Próximos' }));
  await screen.findByText('201 a 202 de 201 lançamentos');
  await until('30112026');
  expect(await screen.findByText('1 a 2 de 201 lançamentos')).toBeVisible();
});

test('an address with a day that its month has not shows the whole month', async () => {
  const api = fakeApi(usual);
  await open('/contabilidade?mes=2026-11&ate=2026-11-31');
  await rowsOf('Balancete');
  expect(api.lastOf(BALANCE)?.query.get('to')).toBe('2026-11-30');
});

test('balances of another day are asked for; a day that is none asks for nothing', async () => {
  const api = fakeApi(usual);
  const { user } = await open();
  const day = await screen.findByLabelText('Saldos em');
  await user.clear(day);
  await user.type(day, '15112026');
  await waitFor(() => expect(api.lastOf(BALANCE)?.query.get('to')).toBe('2026-11-15'));
});

test('balance sheet and income statement are made of it; an account opens where it is made of', async () => {
  fakeApi(usual);
  const { user, search } = await open('/contabilidade?mes=2026-11&aba=resultado');
  await screen.findByRole('region', { name: 'Balanço em 30/11/2026' });
  const sheet = linesOf('Balanço em 30/11/2026');
  expect(sheet).toContain('AtivoR$ 1.427,50');
  expect(sheet).toContain('Resultado acumulado-R$ 59,77');
  expect(sheet).toContain('Passivo e patrimônioR$ 1.427,50');
  const earned = linesOf('Resultado de 01/11/2026 a 30/11/2026');
  expect(earned).toContain('ReceitasR$ 48,23');
  expect(earned).toContain('DespesasR$ 89,00');
  expect(earned).toContain('Resultado do período-R$ 40,77');
  await user.click(screen.getByRole('button', { name: /^Juros/ }));
  await screen.findByRole('region', { name: 'Lançamentos de Juros' });
  expect(search()).toMatchObject({ aba: 'balancete', conta: 'interest_income' });
});

test('provisions by days late and by contract, of the last day of the month', async () => {
  const api = fakeApi(usual);
  await open('/contabilidade?mes=2026-11&aba=provisoes');
  const buckets = await rowsOf('Por dias de atraso');
  expect(buckets[1]).toBe('0 a 14 dias1R$ 740,15R$ 0,00R$ 14,06');
  expect(buckets[5]).toBe('mais de 90 dias1R$ 894,10R$ 477,45R$ 30,40');
  expect(buckets.at(-1)).toContain('2R$ 1.634,25R$ 477,45R$ 44,46');
  await screen.findByText('FGHJK-67890');
  expect((await rowsOf('Por contrato')).slice(1)).toEqual([
    'FGHJK-6789013319/10/2026R$ 894,10R$ 477,45R$ 30,40',
    'ABCDE-123450Baixado para prejuízoR$ 740,15R$ 0,00R$ 14,06',
  ]);
  expect(api.lastOf(PROVISIONS)?.query.get('on')).toBe('2026-11-30');
});

test('of many contracts the latest come first, the others page upon page', async () => {
  const [first, second] = someProvisioned.items;
  const api = fakeApi({
    ...usual,
    [PROVISIONED]: ({ query }) =>
      query.get('cursor') === null ? { items: [first!], next: 'MORE' } : { items: [second!], next: null },
  });
  const { user } = await open('/contabilidade?mes=2026-11&aba=provisoes');
  expect(await screen.findByText('1 de 2 contratos, os mais atrasados primeiro')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Carregar mais contratos' }));
  expect(await screen.findByText('ABCDE-12345')).toBeVisible();
  expect(screen.getByText('FGHJK-67890')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Carregar mais contratos' })).toBeNull();
  expect(api.lastOf(PROVISIONED)?.query.get('cursor')).toBe('MORE');
});

test('a month without provisions says when there will be some', async () => {
  fakeApi({ ...usual, [PROVISIONS]: () => ({ ...someProvisions, count: 0 }) });
  await open('/contabilidade?mes=2026-12&aba=provisoes');
  expect(await screen.findByText('Nenhuma provisão neste mês')).toBeVisible();
});

test('taxes by the day they are due; what is owed is recorded with its period, and a refusal keeps what was typed', async () => {
  const api = fakeApi({ ...usual, [RECORD]: () => refused('TAX_ALREADY_RECORDED') });
  const { user } = await open('/contabilidade?mes=2026-11&aba=tributos');
  const rows = await rowsOf('IOF por decêndio');
  expect(rows[1]).toContain('01/11/2026 a 10/11/202613/11/2026Recolhido em 13/11/2026, OLGA SIQUEIRAR$ 5,39');
  expect(rows[2]).toContain('25/11/2026A recolherR$ 8,23');
  expect(rows[3]).toContain('03/12/2026Em apuraçãoR$ 0,27');
  expect((await rowsOf('Recolhimento de PIS e COFINS'))[1]).toBe(
    'PIS, 0,65 %Toda a receitaLei 9.718/1998R$ 1.000,00R$ 6,50',
  );
  await user.click(screen.getByRole('button', { name: 'Lançar recolhimento de 11/11/2026 a 20/11/2026' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Recolhimento de IOF' }));
  await user.click(dialog.getByRole('button', { name: 'Lançar' }));
  const note = dialog.getByLabelText('Histórico');
  expect(note).toHaveAccessibleDescription(/Escreva ao menos 3 letras/);
  expect(api.made(RECORD)).toHaveLength(0);
  await user.type(note, 'DARF 123');
  await user.click(dialog.getByRole('button', { name: 'Lançar' }));
  await waitFor(() => expect(note).toHaveAccessibleDescription(/já foi lançado/));
  expect(note).toHaveValue('DARF 123');
  expect(api.lastOf(RECORD)?.body).toEqual({
    kind: 'IOF_REMITTANCE',
    on: '2026-12-02',
    amount: 8.23,
    note: 'DARF 123',
    periodStart: '2026-11-11',
  });
});

test('capital is recorded by hand; PIS and COFINS of the month at what they come to', async () => {
  const record = {
    id: 'x',
    kind: 'FUNDING',
    on: '2026-12-02',
    periodStart: null,
    amount: 10_000,
    note: 'Aporte inicial',
    recordedAt: '2026-12-02T15:00:00.000Z',
    recordedBy: 'Olga Siqueira',
  } as const;
  const api = fakeApi({ ...usual, [RECORD]: () => record });
  const { user } = await open('/contabilidade?mes=2026-11&aba=tributos');
  await user.click(await screen.findByRole('button', { name: 'Novo lançamento' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lançamento do provedor' }));
  expect(dialog.getByRole('button', { name: 'Lançar' })).toBeDisabled();
  await user.type(dialog.getByLabelText('Valor'), '10000');
  await user.type(dialog.getByLabelText('Histórico'), 'Aporte inicial');
  expect(screen.getByText('Nada foi lançado à mão ainda.')).toBeVisible();
  api.ok(RECORDS, { items: [record] });
  await user.click(dialog.getByRole('button', { name: 'Lançar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // The list is asked for again, with what was typed and by whom.
  expect(await rowsOf('Lançamentos do provedor')).toContain(
    '02/12/2026Aporte de capitalAporte inicialOlga Siqueira, 02/12/2026 11:00R$ 10.000,00',
  );
  expect(api.lastOf(RECORD)?.body).toMatchObject({ kind: 'FUNDING', amount: 10_000, note: 'Aporte inicial' });
  await user.click(screen.getByRole('button', { name: 'Lançar recolhimento de PIS e COFINS' }));
  const taxes = within(await screen.findByRole('dialog', { name: 'Recolhimento de PIS e COFINS' }));
  expect(taxes.getByLabelText('Valor')).toHaveDisplayValue(/46,50/);
});

test('without a rate the taxes on revenue say where one is made', async () => {
  fakeApi({ ...usual, [TAXES]: () => ({ ...someTaxes, revenue: null }) });
  await open('/contabilidade?mes=2027-01&aba=tributos');
  expect(await screen.findByText(/Nenhuma alíquota em vigor/)).toBeVisible();
});

test('a month is asked to be closed, and waits for another person', async () => {
  const api = fakeApi({ ...usual, [ASK]: () => aMonth({ state: 'ASKED' }) });
  const { user } = await open('/contabilidade?aba=fechamento');
  expect((await rowsOf('Fechamento'))[3]).toContain('10/2026FechadoOLGA SIQUEIRA, 02/12/2026');
  api.ok(MONTHS, { items: [aMonth({ state: 'ASKED' })] });
  await user.click(screen.getByRole('button', { name: 'Pedir fechamento de 11/2026' }));
  expect(await screen.findByText('Fechamento pedido.')).toBeVisible();
  expect(await screen.findByText('Espera outra pessoa')).toBeVisible();
  expect(api.made(ASK)[0]?.path).toContain('2026-11');
});

test('another person closes it, once; why it cannot be closed stands in the dialog', async () => {
  const asked = aMonth({ state: 'ASKED', mayClose: true });
  const api = fakeApi({ ...usual, [MONTHS]: () => ({ items: [asked] }), [CLOSE]: () => refused('MONTH_NOT_OVER') });
  const { user } = await open('/contabilidade?aba=fechamento');
  await user.click(await screen.findByRole('button', { name: 'Fechar 11/2026' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Fechar 11/2026' }));
  expect(dialog.getByText(/Depois de fechado, o mês não muda mais/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Fechar mês' }));
  expect(await dialog.findByText(/ainda não terminou/)).toBeVisible();
  api.ok(CLOSE, aMonth({ state: 'CLOSED' }));
  await user.click(dialog.getByRole('button', { name: 'Fechar mês' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('until the books are here nothing is said to be missing; what fails is tried again', async () => {
  const answer = held<TrialBalance>();
  const api = fakeApi({ ...usual, [BALANCE]: () => answer.answer });
  await open();
  expect(within(await screen.findByRole('tabpanel')).getByRole('status')).toHaveTextContent('Contabilidade');
  expect(screen.queryByText('Nenhum movimento neste período')).toBeNull();
  answer.give(aBalance({ lines: [] }));
  expect(await screen.findByText('Nenhum movimento neste período')).toBeVisible();
  api.on(BALANCE, () => aBalance());
});

test('an analyst of a retailer is told whose books these are; empty books say how they begin; a manager has no such page', async () => {
  const api = fakeApi({ [MONTHS]: () => refused('ACCOUNTING_OF_THE_PROVIDER') });
  const { user, unmount } = await open('/contabilidade');
  expect(await screen.findByText(/Só um analista do provedor/)).toBeVisible();
  api.ok(MONTHS, { items: [] });
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Nada lançado ainda')).toBeVisible();
  unmount();
  signedIn({ role: 'manager' });
  expect((await open('/contabilidade')).path()).not.toBe('/contabilidade');
});
