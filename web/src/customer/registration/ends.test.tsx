import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeApi, fakeApi } from '../../testing/fake-api.ts';
import { CustomerApp } from '../customer-app.tsx';
import { at, KEY, TOKEN } from '../testing/online.ts';
import { onlineVisits } from './held-visit.ts';
import type { OnlinePage } from './texts.ts';

const PAGE = 'POST /online-application/page';
const DAY = 'PATCH /online-application/bill-due-day';
const REVIEW = 'POST /online-application/review';
const SEND = 'POST /online-application/send';
const days = { allowedBillDueDays: [5, 10] };

let api: FakeApi;
beforeAll(() => Promise.all([import('../screens/online-registration.tsx'), import('./answers.tsx')]));
beforeEach(() => {
  onlineVisits.forget();
  api = fakeApi({ 'GET /online-application/professions': () => [{ id: 1, name: 'OUTROS' }] });
});
afterEach(() => window.history.replaceState(null, '', '/'));

const user = userEvent.setup({ advanceTimers: (ms) => vi.isFakeTimers() && vi.advanceTimersByTime(ms) });
function open(page: OnlinePage) {
  api.ok('POST /online-application/open', { key: KEY, page });
  window.history.replaceState(null, '', `/c/cadastro#${TOKEN}`);
  render(<CustomerApp path="/c/cadastro" />);
}
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { name });

describe('the end', () => {
  test('a due day after the approval has no way back; a day that is refused is told and stays chosen', async () => {
    open(at('DUE_DAY', { ...days, status: 'APPROVED', totalLimit: 800 }));
    await user.click(await screen.findByLabelText('Dia 5'));
    expect(screen.queryByRole('button', { name: 'Voltar' })).toBeNull();
    api.refuse(DAY, 'BILL_DUE_DAY_NOT_ALLOWED');
    await press('Continuar');
    expect(await screen.findByText('Escolha um dos dias de vencimento oferecidos.')).toBeVisible();
    expect(screen.getByLabelText('Dia 5')).toBeChecked();
    api.ok(DAY, at('RESULT', { ...days, billDueDay: 10, status: 'APPROVED', totalLimit: 800 }));
    await user.click(screen.getByLabelText('Dia 10'));
    await press('Continuar');
    expect(await screen.findByText('Cadastro aprovado!')).toBeVisible();
    expect(api.lastOf(DAY)?.body).toEqual({ key: KEY, billDueDay: 10 });
  });

  test('one whose answer was lost is sent again; the server says that it has it, and what came of it', async () => {
    open(at('SEND'));
    await user.click(await screen.findByRole('checkbox'));
    api.lose(SEND);
    await press('Enviar cadastro');
    expect(await screen.findByText(/Confira a internet/)).toBeVisible();
    api.refuse(SEND, 'REGISTRATION_NOT_OPEN');
    api.ok(PAGE, at('RESULT', { status: 'PRE_APPLICATION_DENIED', reasons: ['Renda baixa.'] }));
    await press('Enviar cadastro');
    expect(await heading('Cadastro não aprovado')).toBeVisible();
    expect(screen.getByText('Renda baixa.')).toBeVisible();
    expect(screen.queryByText(/que uma pessoa a confira/)).toBeNull();
    expect(api.made(SEND)).toHaveLength(2);
  });

  test('a denial that no person made is looked at by one, as the customer asks, with what they should know', async () => {
    const denied = at('RESULT', { status: 'DENIED', reasons: ['Atraso em outra loja.'], mayAskReview: true });
    open(denied);
    expect(await screen.findByText(/A decisão foi automática/)).toBeVisible();
    await user.type(screen.getByLabelText(/O que ela deve saber/), 'Já paguei');
    api.lose(REVIEW);
    await press('Pedir revisão por uma pessoa');
    expect(await screen.findByText(/Confira a internet/)).toBeVisible();
    expect(screen.getByLabelText(/O que ela deve saber/)).toHaveValue('Já paguei');
    api.ok(REVIEW, at('RESULT', { status: 'MANUAL_ANALYSIS' }));
    await press('Pedir revisão por uma pessoa');
    expect(await screen.findByText('Em análise')).toBeVisible();
    expect(api.lastOf(REVIEW)?.body).toEqual({ key: KEY, text: 'Já paguei' });
  });

  test('an answer is waited for without a connection too, until the link is over', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    api.lose(PAGE);
    open(at('RESULT', { status: 'UNDER_ANALYSIS' }));
    await heading('Cadastro enviado');
    await vi.advanceTimersByTimeAsync(2_500);
    expect(api.made(PAGE).length).toBeGreaterThan(1);
    expect(screen.getByText(/aguarde um momento/)).toBeVisible();
    api.refuse(PAGE, 'ONLINE_LINK_EXPIRED');
    await vi.advanceTimersByTimeAsync(1_100);
    expect(await heading('Este link não serve mais')).toBeVisible();
    const before = api.made(PAGE).length;
    await vi.advanceTimersByTimeAsync(2_500);
    expect(api.made(PAGE)).toHaveLength(before);
  });
});
