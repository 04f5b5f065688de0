import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aBorrower, BORROWER_ID, CPF, STORE_ID } from '../../../domain/testing/customers.ts';
import { type FakeApi, fakeApi, held, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import type { Agreement, AgreementCode } from '../calls.ts';
import {
  ACCEPT,
  aDebt,
  anAccepted,
  anOffered,
  anOption,
  aSentCode,
  CODE,
  DEBTS,
  renegotiating,
  SIMULATE,
} from '../testing/agreements.ts';

const FIND = 'GET /coordinator/borrowers/find-one';
const NO_CONNECTION = /^Sem conexão com o servidor/;

let api: FakeApi;
let page: Awaited<ReturnType<typeof renderAt>>;

beforeEach(() => {
  signedIn();
  api = fakeApi(renegotiating);
});

async function search() {
  page = await renderAt('/caixa/pagamentos/acordos');
  await page.user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
}
const press = async (name: string | RegExp) => page.user.click(await screen.findByRole('button', { name }));
async function options() {
  await search();
  await press('Simular acordo');
  return within(await screen.findByRole('radiogroup', { name: 'Como o cliente quer pagar?' }));
}
/** Chooses the option in so many payments and sends the code. */
async function code(count = 2) {
  const cards = await options();
  await page.user.click(cards.getByRole('radio', { name: new RegExp(`^${count}x de`) }));
  await press('Enviar código ao cliente');
  return screen.findByLabelText('Código de 6 dígitos');
}

describe('who owes', () => {
  test('a CPF that nobody has is said, and nothing more is asked', async () => {
    api.refuse(FIND, 'BORROWER_NOT_FOUND');
    await search();
    expect(await screen.findByText('CPF não encontrado')).toBeVisible();
    expect(api.made(DEBTS)).toHaveLength(0);
  });

  // It caught: the same CPF was the same question, so that Enter after a failure asked nothing.
  test('after a lost connection Enter asks again for the same CPF', async () => {
    api.lose(FIND);
    await search();
    expect(await screen.findByText(NO_CONNECTION)).toBeVisible();
    api.ok(FIND, aBorrower());
    await page.user.type(screen.getByLabelText('CPF do cliente'), '{Enter}');
    expect(await screen.findByRole('checkbox', { name: 'Contrato C-1' })).toBeChecked();
  });

  test('debts that do not come are asked for again', async () => {
    api.lose(DEBTS);
    await search();
    expect(await screen.findByText(NO_CONNECTION)).toBeVisible();
    expect(screen.queryByText('Nenhum contrato pode ser renegociado hoje')).toBeNull();
    api.on(DEBTS, renegotiating[DEBTS]);
    await press('Tentar de novo');
    expect(await screen.findByRole('checkbox', { name: 'Contrato C-1' })).toBeChecked();
    expect(api.lastOf(DEBTS)?.query.get('storeId')).toBe(STORE_ID);
  });

  test('who comes along from the payments is not asked for again', async () => {
    page = await renderAt('/caixa/pagamentos');
    await page.user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
    await page.user.click(await screen.findByRole('link', { name: 'Renegociar' }));
    expect(await screen.findByRole('checkbox', { name: 'Contrato C-1' })).toBeChecked();
    expect(api.lastOf(DEBTS)?.query.get('borrowerId')).toBe(BORROWER_ID);
    expect(api.made(FIND)).toHaveLength(1);
  });

  test('one day and one contract read as one; the sum is of what is chosen', async () => {
    const late = { ...aDebt('c-1', 0), debt: 600.1, daysLate: 1 };
    const other = { ...aDebt('c-2', 0), debt: 400.2 };
    api.ok(DEBTS, { asOf: '2026-11-21', contracts: [late, other] });
    await search();
    expect(await screen.findByText(/^1 dia de atraso · 2 de 5 parcelas/)).toBeVisible();
    expect(screen.getByText(/^R\$\s1\.000,30$/)).toBeVisible();
    await page.user.click(screen.getByRole('checkbox', { name: 'Contrato C-1' }));
    expect(screen.getAllByText(/^R\$\s400,20$/)).toHaveLength(2);
  });

  test('a double click simulates once, and says that it does', async () => {
    const { answer, give } = held<Agreement>();
    api.on(SIMULATE, () => answer);
    await search();
    await page.user.dblClick(await screen.findByRole('button', { name: 'Simular acordo' }));
    expect(await screen.findByRole('button', { name: 'Simulando...' })).toBeVisible();
    expect(screen.getByLabelText('CPF do cliente')).toHaveAttribute('readonly');
    give(anOffered());
    await screen.findByRole('radiogroup');
    expect(api.made(SIMULATE)).toHaveLength(1);
  });

  test('another CPF takes the simulation of the customer before away', async () => {
    await options();
    await page.user.type(screen.getByLabelText('CPF do cliente'), '{Backspace}');
    await waitFor(() => expect(screen.queryByRole('radiogroup')).toBeNull());
    expect(screen.queryByText('MARIA APARECIDA DOS SANTOS')).toBeNull();
  });
});

describe('how it is paid', () => {
  test('where nothing is forgiven, nothing is said of it; without an entry the first payment is the first', async () => {
    api.ok(SIMULATE, anOffered({ discount: 0, options: [anOption('one', 1)] }));
    const cards = await options();
    expect(screen.queryByText(/perdoados valem por inteiro/)).toBeNull();
    const card = cards.getByRole('radio').closest('label');
    expect(card).not.toHaveTextContent('Entrada hoje');
    expect(card).toHaveTextContent(/Primeira.*900,00 em 21\/12\/2026/);
    expect(card).toHaveTextContent('CET 2,00% ao mês, 27,00% ao ano');
  });

  test.each([
    ['RENEGOTIATION_OFFER_EXPIRED', 'A validade desta simulação terminou. Simule o acordo novamente.'],
    ['TOO_MANY_REQUESTS', 'Muitas tentativas. Aguarde um momento e tente novamente.'],
  ] as const)('a code that is not sent says why (%s), and the choice stays', async (refusal, sentence) => {
    api.refuse(CODE, refusal);
    const cards = await options();
    await page.user.click(cards.getByRole('radio', { name: /^2x de/ }));
    await press('Enviar código ao cliente');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(cards.getByRole('radio', { name: /^2x de/ })).toBeChecked();
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Escolher outros contratos');
    expect(await screen.findByRole('checkbox', { name: 'Contrato C-1' })).toBeChecked();
  });

  test('after a lost answer the code is asked for with the same key', async () => {
    api.lose(CODE);
    const cards = await options();
    await page.user.click(cards.getByRole('radio', { name: /^1x de/ }));
    await press('Enviar código ao cliente');
    expect(await screen.findByText(NO_CONNECTION)).toBeVisible();
    api.ok(CODE, aSentCode);
    await press('Enviar código ao cliente');
    await screen.findByLabelText('Código de 6 dígitos');
    expect(screen.queryByText(NO_CONNECTION)).toBeNull();
    expect(new Set(api.made(CODE).map(({ key }) => key)).size).toBe(1);
  });
});

describe("the customer's code", () => {
  test.each([
    ['RENEGOTIATION_CODE_LOCKED', /^Código digitado errado 5 vezes. Por segurança, simule o acordo de novo/],
    ['TOO_MANY_WRONG_CODES', 'Muitos códigos errados em 24 horas. Por segurança, tente de novo amanhã.'],
    ['RENEGOTIATION_OFFER_EXPIRED', 'A validade desta simulação terminou. Simule o acordo novamente.'],
  ] as const)('%s stands under the code, and the agreement is not accepted', async (refusal, sentence) => {
    api.on(ACCEPT, () => refused(refusal));
    const field = await code();
    await page.user.type(field, '123456{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(sentence));
    expect(field).toBeInvalid();
    expect(screen.queryByRole('article')).toBeNull();
    await page.user.type(field, '{Backspace}');
    expect(field).toBeValid();
  });

  test('is of the option that was chosen; given up, another option has its own', async () => {
    await code(2);
    const dialog = screen.getByRole('dialog', { name: 'Código do acordo' });
    expect(dialog).toHaveTextContent(/2x de R\$\s450,00, total a pagar R\$\s900,00/);
    await press('Voltar');
    expect(screen.queryByRole('dialog')).toBeNull();
    await page.user.click(screen.getByRole('radio', { name: /^1x de/ }));
    await press('Enviar código ao cliente');
    await screen.findByRole('dialog');
    expect(api.made(CODE).map(({ body }) => body)).toEqual([{ optionId: 'two' }, { optionId: 'one' }]);
    await page.user.type(screen.getByLabelText('Código de 6 dígitos'), '123456{Enter}');
    await waitFor(() => expect(api.lastOf(ACCEPT)?.body).toMatchObject({ optionId: 'one' }));
  });

  test('is sent again a minute later, not before', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await code();
    const wait = screen.getByRole('button', { name: /^Enviar de novo em (01:00|00:59|00:58)$/ });
    expect(wait).toBeDisabled();
    await vi.advanceTimersByTimeAsync(61_000);
    const { answer, give } = held<AgreementCode>();
    api.on(CODE, () => answer);
    await press('Enviar de novo');
    expect(await screen.findByRole('button', { name: 'Enviando código...' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Voltar' })).toBeDisabled();
    give(aSentCode);
    expect(await screen.findByRole('button', { name: /^Enviar de novo em (01:00|00:59|00:58)$/ })).toBeDisabled();
    // Two sends, two keys: the second is another code.
    expect(new Set(api.made(CODE).map(({ key }) => key)).size).toBe(2);
  });

  test('while it is checked nothing closes; the answer is the agreement', async () => {
    const { answer, give } = held<Agreement>();
    api.on(ACCEPT, () => answer);
    const field = await code();
    await page.user.type(field, '123456{Enter}');
    expect(await screen.findByRole('button', { name: 'Registrando o acordo...' })).toBeVisible();
    expect(field).toHaveAttribute('readonly');
    await page.user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    give(anAccepted());
    expect(await screen.findByText('Acordo AC0RD-00001 aceito')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the paper', () => {
  const accept = async (agreement = anAccepted()) => {
    api.ok(ACCEPT, agreement);
    const field = await code();
    await page.user.type(field, '123456{Enter}');
    return screen.findByRole('article', { name: 'Acordo AC0RD-00001' });
  };

  test('says who, what of, the entry, the payments, the rates and what breaking means', async () => {
    const paper = await accept();
    for (const fact of [
      'ClienteMARIA APARECIDA DOS SANTOS · CPF 529.***.***-25',
      'LojaLoja Centro',
      'OperadorMarina Alves',
      'Contratos1 contrato',
      'Entrada, 21/12/2026',
      'multa de 2,00% e juros de 1,00% ao mês',
      'perdoados valem por inteiro com a última parcela paga',
      'atrasar mais de 30 dias',
      'Assinatura do cliente',
    ])
      expect(paper).toHaveTextContent(fact);
    expect(paper).not.toHaveTextContent('Parcela 1,');
  });

  test('without an entry the first payment is one; what was not forgiven is not promised', async () => {
    const whole = { discount: 0, contractIds: ['c-1', 'c-2'], options: [anOption('two', 2)] };
    const paper = await accept({ ...anAccepted(), ...whole });
    expect(paper).toHaveTextContent('Parcela 1, 21/12/2026');
    expect(paper).toHaveTextContent('Contratos2 contratos');
    expect(paper).not.toHaveTextContent('Entrada,');
    expect(paper).not.toHaveTextContent('perdoados');
  });

  test('is printed, and goes away with the next customer', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    await accept();
    await press('Imprimir acordo');
    expect(print).toHaveBeenCalledOnce();
    await page.user.type(screen.getByLabelText('CPF do cliente'), '{Backspace}');
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  });
});
