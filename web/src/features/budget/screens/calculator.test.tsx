import { createMemoryHistory } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { STORE_ID } from '../../../domain/testing/customers.ts';
import { onFaults } from '../../../lib/watching/faults.ts';
import { type FakeApi, fakeApi, held, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import type { Budget } from '../rules/flow.ts';
import { aBudget } from '../testing/budgets.ts';
import { faultTexts } from '../texts.ts';

const CHAT = 'POST /budgets/chat';
const CPF = '529.982.247-25';
type View = Awaited<ReturnType<typeof renderAt>>;
type User = View['user'];

const press = async (user: User, name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
/** From the phone to the form. */
async function begin(user: User) {
  await user.type(await screen.findByLabelText('Celular'), '92988887777');
  await press(user, 'Confirmar');
  await press(user, 'Começar');
}
/** And from there to the answer. */
async function askFor(user: User, value = '1200') {
  await begin(user);
  await user.type(await screen.findByLabelText('CPF'), CPF);
  await press(user, 'Próximo');
  await user.type(await screen.findByLabelText('Valor da compra'), value);
  await press(user, 'Próximo');
}

describe('staff', () => {
  let api: FakeApi;
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z'), shouldAdvanceTime: true });
    localStorage.removeItem('budget_phone');
    signedIn({ role: 'promoter' });
    api = fakeApi({ [CHAT]: () => aBudget('APPROVED_AUTO') });
  });

  test('phone, onboarding, how it works, CPF and value, and what goes to the server', async () => {
    const { user } = await renderAt('/calculadora');
    expect(await screen.findByRole('heading', { name: 'Digite seu telefone para continuar' })).toBeVisible();
    const confirm = screen.getByRole('button', { name: 'Confirmar' });
    expect(confirm).toBeDisabled();
    await user.type(screen.getByLabelText('Celular'), '92388887777');
    expect(await screen.findByText('Celular inválido.')).toBeVisible();
    await user.clear(screen.getByLabelText('Celular'));
    await user.type(screen.getByLabelText('Celular'), '92988887777{Enter}');
    expect(await screen.findByText('Telefone: (92) 98888-7777')).toBeVisible();
    await press(user, 'Como funciona?');
    expect(screen.getByText(/aumentaremos o limite para concluir a compra\./)).toBeVisible();
    expect(screen.getByText('*Lembre-se o aumento de limite não é garantido.')).toBeVisible();
    await press(user, 'Fechar');
    await press(user, 'Começar');
    expect(await screen.findByRole('heading', { name: 'Preencha o CPF' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Próximo' })).toBeDisabled();
    await user.type(screen.getByLabelText('CPF'), '111.111.111-11');
    expect(screen.getByRole('button', { name: 'Próximo' })).toBeDisabled();
    await user.clear(screen.getByLabelText('CPF'));
    await user.type(screen.getByLabelText('CPF'), CPF);
    await press(user, 'Próximo');
    expect(await screen.findByRole('heading', { name: 'Digite o valor da compra' })).toBeVisible();
    const value = screen.getByLabelText('Valor da compra');
    await user.type(value, '9,99{Enter}');
    expect(await screen.findByText('Digite um valor maior que R$ 10,00')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(await screen.findByLabelText('CPF')).toHaveValue(CPF);
    await press(user, 'Próximo');
    await user.clear(screen.getByLabelText('Valor da compra'));
    const { answer, give } = held<Budget>();
    api.on(CHAT, () => answer);
    await user.type(screen.getByLabelText('Valor da compra'), '10');
    await press(user, 'Próximo');
    expect(await screen.findByText('Fazendo o orçamento...')).toBeVisible();
    expect(api.lastOf(CHAT)?.body).toEqual({
      cpf: '52998224725',
      value: 10,
      phone: '+5592988887777',
      storeId: STORE_ID,
    });
    delete window.dataLayer;
    give(aBudget('SUFFICIENT_LIMIT'));
    const title = await screen.findByRole('heading', { name: 'Tudo certo!' });
    await waitFor(() => expect(title).toHaveFocus());
    expect(window.dataLayer).toEqual([{ event: 'budget_answered' }]);
  });

  test('a raise is told in two slides, then the budget; back the same way', async () => {
    const { user } = await renderAt('/calculadora');
    await askFor(user);
    expect(await screen.findByRole('heading', { name: 'Uhul!' })).toBeVisible();
    expect(screen.getByText(/disponível somente neste varejo/)).toBeVisible();
    await press(user, 'Próximo');
    expect(screen.getByRole('heading', { name: 'Não perca tempo!' })).toBeVisible();
    expect(screen.getByText('O seu novo limite vale somente hoje, até as 23:59.')).toBeVisible();
    await press(user, 'Voltar');
    await press(user, 'Próximo');
    await press(user, 'Confira o orçamento');
    const table = within(await screen.findByRole('table', { name: 'Opções de parcelamento' }));
    expect(screen.getByRole('heading', { name: /^Orçamento de R\$\s1\.200,00$/ })).toBeVisible();
    expect(table.getByText('3x')).toBeVisible();
    expect(table.getByText(/^R\$\s448,17$/)).toBeVisible();
    expect(table.getByText(/^R\$\s1\.344,51$/)).toBeVisible();
    expect(screen.getByText('Limite anterior').nextSibling).toHaveTextContent(/1\.000,00/);
    expect(screen.getByText('Novo limite').nextSibling).toHaveTextContent(/1\.200,00/);
    expect(screen.getByText('Finalize a compra no caixa.')).toBeVisible();
    await press(user, 'Voltar');
    expect(await screen.findByRole('heading', { name: 'Uhul!' })).toBeVisible();
    await press(user, 'Voltar');
    expect(await screen.findByLabelText('Valor da compra')).toBeVisible();
  });

  test('a part of it says how much is missing, and until when a campaign lets it count', async () => {
    api.ok(CHAT, aBudget('PARTIAL_APPROVED_AUTO', { valid_through: '2026-11-30' }));
    const { user } = await renderAt('/calculadora');
    await askFor(user);
    await press(user, 'Próximo');
    expect(screen.getByText('O seu novo limite vale até 30/11/2026, às 23:59.')).toBeVisible();
    await press(user, 'Confira o orçamento');
    expect(await screen.findByRole('heading', { name: 'Quase lá!' })).toBeVisible();
    expect(screen.getByText(/Faltam R\$\s100,00 para esta compra\./)).toBeVisible();
    await press(user, 'Finalizar');
    expect(await screen.findByRole('button', { name: 'Começar' })).toBeVisible();
    await press(user, 'Começar');
    expect(await screen.findByLabelText('CPF')).toHaveValue('');
  });

  test('what is denied says what is available, and whether an analyst has it', async () => {
    api.ok(CHAT, aBudget('DENIED_AUTO', { is_with_analyst: true, proposals: [] }));
    const { user } = await renderAt('/calculadora');
    await askFor(user);
    expect(await screen.findByRole('heading', { name: 'Poxa vida!' })).toBeVisible();
    expect(screen.getByText(/Faltam R\$\s200,00/)).toBeVisible();
    expect(screen.getByText('Limite disponível').nextSibling).toHaveTextContent(/1\.000,00/);
    expect(screen.queryByText('Novo limite')).toBeNull();
    expect(screen.getByText(/Pedimos a um analista/)).toBeVisible();
    expect(screen.getByText('Este valor não é parcelado nesta loja.')).toBeVisible();
    await press(user, 'Voltar');
    expect(await screen.findByRole('button', { name: 'Começar' })).toBeVisible();
  });

  test.each([
    ['2026-11-21', 'Digite o valor do limite desejado', 'Valor do limite'],
    ['2026-11-20', 'Digite o valor da compra', 'Valor da compra'],
  ])('in a campaign up to %s the page asks: %s', async (budgetCampaignEndsOn, title, label) => {
    signedIn({ role: 'promoter', flags: { budgetCampaign: true, budgetCampaignEndsOn } });
    const { user } = await renderAt('/calculadora');
    await begin(user);
    await user.type(await screen.findByLabelText('CPF'), CPF);
    await press(user, 'Próximo');
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByLabelText(label)).toBeVisible();
  });

  test('a CPF of the service centre and the phone of before are there already', async () => {
    localStorage.setItem('budget_phone', '92977776666');
    const history = createMemoryHistory({ initialEntries: ['/'] });
    history.push('/calculadora', { cpf: '52998224725' });
    const { user, place } = await renderAt('/calculadora', history);
    expect(await screen.findByLabelText('Celular')).toHaveValue('(92) 97777-6666');
    await press(user, 'Confirmar');
    await press(user, 'Começar');
    expect(await screen.findByLabelText('CPF')).toHaveValue(CPF);
    expect(place()).toBe('/calculadora');
  });

  test.each(['HTTP_ERROR', 'CONNECTION_ERROR', 'REQUEST_ERROR', 'UNKNOWN_ERROR'] as const)(
    '%s says so, tries again with the same CPF and value, and leads back',
    async (code) => {
      const told = vi.fn<(fault: unknown) => void>();
      onFaults(told);
      const fail = () => {
        if (code === 'HTTP_ERROR') api.refuse(CHAT, 'INTERNAL_SERVER_ERROR');
        if (code === 'CONNECTION_ERROR') api.lose(CHAT);
        if (code === 'REQUEST_ERROR') api.refuse(CHAT, 'LOOKUPS_USED_UP');
        if (code === 'UNKNOWN_ERROR') api.ok(CHAT, { ...aBudget('APPROVED_AUTO'), action: 'NEW' as 'APPROVED_AUTO' });
      };
      fail();
      const { user } = await renderAt('/calculadora');
      await askFor(user);
      const { title, text } = faultTexts[code];
      expect(await screen.findByRole('heading', { name: title })).toBeVisible();
      expect(screen.getByText(text)).toBeVisible();
      expect(told.mock.calls.length).toBe(code === 'HTTP_ERROR' || code === 'UNKNOWN_ERROR' ? 1 : 0);
      await press(user, 'Tentar Novamente');
      await waitFor(() => expect(api.made(CHAT)).toHaveLength(2));
      expect(api.made(CHAT)[1]?.body).toEqual(api.made(CHAT)[0]?.body);
      await screen.findByRole('heading', { name: title });
      await press(user, 'Voltar');
      expect(await screen.findByLabelText('Valor da compra')).toHaveValue('R$ 1.200,00');
      onFaults(() => undefined);
    },
  );

  test.each([
    'CPF_NOT_FOUND',
    'LIMIT_NOT_FOUND',
    'OPEN_RENEGOTIATIONS',
    'OVERDUE_INSTALLMENTS',
    'LIMIT_IS_BLOCKED',
    'NOT_APPROVED',
    'MANUAL_EVALUATION',
  ] as const)('%s offers another budget or a registration', async (code) => {
    api.refuse(CHAT, code);
    const { user } = await renderAt('/calculadora');
    await askFor(user);
    const { title, text } = faultTexts[code];
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('main').textContent).toContain(text ?? '');
    expect(screen.getByRole('link', { name: 'Fazer cadastro' })).toHaveAttribute('href', '/applications');
    await press(user, 'Fazer novo orçamento');
    expect(await screen.findByRole('button', { name: 'Começar' })).toBeVisible();
  });
});

describe('a visitor', () => {
  const KEY = 'k'.repeat(43);
  const BEGIN = 'POST /budgets/visits';
  const VERIFY = 'POST /budgets/visits/verify';
  const ASK = 'POST /budgets/visits/chat';
  let api: FakeApi;
  beforeEach(() => {
    localStorage.removeItem('budget_phone');
    api = fakeApi({
      [BEGIN]: () => ({ key: KEY }),
      [VERIFY]: () => ({ endsAt: '2026-11-21T15:30:00.000Z', campaignEndsOn: null }),
      [ASK]: () => aBudget('SUFFICIENT_LIMIT'),
    });
  });
  const type = async (user: User, code: string) => {
    await user.type(await screen.findByLabelText('Código'), code);
    await press(user, 'Confirmar código');
  };

  const ask = async (user: User) => {
    await type(user, '123456');
    await press(user, 'Começar');
    await user.type(await screen.findByLabelText('CPF'), CPF);
    await press(user, 'Próximo');
    await user.type(await screen.findByLabelText('Valor da compra'), '800');
    await press(user, 'Próximo');
  };

  // Against: the signed in without a store led to the setup, from a page that is anybody's.
  test('staff without a store ask as anybody does', async () => {
    signedIn({ role: 'analyst', store: null });
    const { user, path } = await renderAt('/calculadora');
    expect(path()).toBe('/calculadora');
    await user.type(await screen.findByLabelText('Celular'), '92988887777');
    await press(user, 'Confirmar');
    expect(await screen.findByText(/Enviamos um código por SMS/)).toBeVisible();
    await ask(user);
    await waitFor(() => expect(api.lastOf(ASK)?.body).toMatchObject({ value: 800, key: KEY }));
  });

  test('sees the logo alone, proves the phone, and asks in the store of the address', async () => {
    const { user } = await renderAt(`/calculadora?loja=${STORE_ID}`);
    expect(await screen.findByText('UME')).toBeVisible();
    expect(screen.queryByRole('button', { name: /menu/i })).toBeNull();
    await user.type(await screen.findByLabelText('Celular'), '92988887777');
    await press(user, 'Confirmar');
    expect(await screen.findByText(/Enviamos um código por SMS para \(92\) 98888-7777\./)).toBeVisible();
    expect(api.lastOf(BEGIN)?.body).toEqual({ phone: '+5592988887777', storeId: STORE_ID });
    await press(user, 'Confirmar código');
    expect(await screen.findByText('Digite os 6 números do código.')).toBeVisible();
    api.on(VERIFY, () => refused('BUDGET_CODE_WRONG'));
    await type(user, '000000');
    expect(await screen.findByText(/Código incorreto ou vencido/)).toBeVisible();
    api.ok(VERIFY, { endsAt: '2026-11-21T15:30:00.000Z', campaignEndsOn: null });
    await user.clear(screen.getByLabelText('Código'));
    await ask(user);
    expect(await screen.findByRole('heading', { name: 'Tudo certo!' })).toBeVisible();
    expect(api.lastOf(ASK)?.body).toEqual({ key: KEY, cpf: '52998224725', value: 800 });
  });

  test.each([
    ['BUDGET_VISIT_OVER', 'O seu tempo nesta página acabou. Confirme o seu telefone de novo.', '(92) 98888-7777'],
    ['CPF_NOT_FOUND', 'O cadastro é feito na loja, com um atendente.', null],
  ] as const)('of %s is told the way on: %s', async (code, said, phone) => {
    api.refuse(ASK, code);
    const { user } = await renderAt('/calculadora');
    await user.type(await screen.findByLabelText('Celular'), '92988887777');
    await press(user, 'Confirmar');
    await ask(user);
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.queryByLabelText<HTMLInputElement>('Celular')?.value ?? null).toBe(phone);
  });

  test('too many codes are refused under the field', async () => {
    api.refuse(BEGIN, 'TOO_MANY_REQUESTS');
    const { user } = await renderAt('/calculadora');
    await user.type(await screen.findByLabelText('Celular'), '92988887777');
    await press(user, 'Confirmar');
    expect(await screen.findByText(/Muitas|tentativas/i)).toBeVisible();
    expect(screen.getByLabelText('Celular')).toHaveValue('(92) 98888-7777');
  });
});
