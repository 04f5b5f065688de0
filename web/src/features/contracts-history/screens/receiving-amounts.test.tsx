import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CPF, STORE_ID } from '../../../domain/testing/customers.ts';
import { type FakeApi, fakeApi, held, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import type { AmountPaid } from '../calls.ts';
import { aPreview, aQuote, historyAnswers, LIST, paid, PAY, PAYOFF, PREVIEW } from '../testing/history.ts';

const TOTAL_CHANGED = 'O valor a pagar mudou desde a consulta. Confira o novo total.';

let api: FakeApi;
let page: Awaited<ReturnType<typeof renderAt>>;

beforeEach(() => {
  signedIn();
  api = fakeApi(historyAnswers);
});

async function open() {
  page = await renderAt('/caixa/pagamentos/contratos');
  await page.user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
  await screen.findByRole('heading', { name: 'Contrato 1234' });
}
const press = async (name: string | RegExp) => page.user.click(await screen.findByRole('button', { name }));
async function amount(): Promise<HTMLElement> {
  await open();
  await press('Receber outro valor');
  return screen.findByLabelText('Quanto o cliente vai pagar?');
}
/** Types an amount and asks what it pays. */
async function see(typed: string): Promise<HTMLElement> {
  const field = await amount();
  await page.user.type(field, `${typed}{Enter}`);
  return field;
}
async function payoff() {
  await open();
  await press('Quitar hoje');
  return within(await screen.findByRole('dialog', { name: 'Quitar hoje o contrato 1234' }));
}

describe('another amount', () => {
  test('nothing typed is asked for, and nothing is sent', async () => {
    const field = await amount();
    expect(field).toHaveFocus();
    await press('Ver o que paga');
    expect(await screen.findByText('Digite o valor recebido')).toBeVisible();
    expect(api.made(PREVIEW)).toHaveLength(0);
  });

  test('too little says how much it must be', async () => {
    api.on(PREVIEW, () => refused('AMOUNT_TOO_SMALL', { minimum: 10 }));
    await see('1');
    expect(await screen.findByText(/precisa ser de pelo menos R\$\s10,00/)).toBeVisible();
  });

  test('what was seen is of the very amount: another one is seen first', async () => {
    const field = await see('100');
    expect(await screen.findByRole('button', { name: /^Receber R\$\s100,00$/ })).toBeVisible();
    await page.user.type(field, '{Backspace}');
    expect(screen.queryByRole('button', { name: /^Receber R\$/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Ver o que paga' })).toBeVisible();
    expect(screen.queryByRole('status', { name: 'O que este valor paga' })).toBeNull();
  });

  test('what pays the contract off says so; what does not, how much is left of how many', async () => {
    const whole = [{ installmentOrder: 2, paid: 375.6, isPartial: false }];
    api.ok(PREVIEW, aPreview({ amount: 380.5, openInstallments: 0, remainingPayoff: 0, installments: whole }));
    const field = await see('380,50');
    const pays = await screen.findByRole('status', { name: 'O que este valor paga' });
    expect(pays).toHaveTextContent(/Taxa de utilizaçãoR\$\s4,90.*Parcela 2, inteira.*Quita o contrato\.$/);
    api.ok(PREVIEW, aPreview({ openInstallments: 1, fees: 0 }));
    await page.user.clear(field);
    await page.user.type(field, '100{Enter}');
    const part = await screen.findByText(/^Continua em aberto \(1 parcela\), hoje: R\$\s285,40\.$/);
    expect(part.parentElement).not.toHaveTextContent('Taxa de utilização');
  });

  // It caught: the figures of before stayed, and could be sent again and again.
  test('when the total changed meanwhile the old figures go, and are seen anew before it is sent', async () => {
    api.on(PAY, () => refused('PAYMENT_TOTAL_CHANGED', { total: 390 }));
    const field = await see('100');
    await press(/^Receber R\$\s100,00$/);
    expect(await screen.findByText(TOTAL_CHANGED)).toBeVisible();
    expect(field).toHaveValue('R$ 100,00');
    expect(screen.queryByRole('button', { name: /^Receber R\$/ })).toBeNull();
    api.ok(PREVIEW, aPreview({ payoff: 390, remainingPayoff: 294.9 }));
    api.ok(PAY, paid);
    await press('Ver o que paga');
    await press(/^Receber R\$\s100,00$/);
    expect(await screen.findByText(/recebido com sucesso$/)).toBeVisible();
    expect(api.lastOf(PAY)?.body).toEqual({ storeId: STORE_ID, amount: 100, expectedRemaining: 390 });
    expect(new Set(api.made(PAY).map(({ key }) => key)).size).toBe(2);
  });

  test('a store that may not receive is said in the dialog; closed and opened again it is as new', async () => {
    api.refuse(PAY, 'STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS');
    await see('100');
    await press(/^Receber R\$\s100,00$/);
    expect(await screen.findByText('A loja selecionada não está habilitada a receber pagamentos.')).toBeVisible();
    await press('Cancelar');
    await press('Receber outro valor');
    expect(await screen.findByLabelText('Quanto o cliente vai pagar?')).toHaveValue('');
    expect(screen.queryByText(/não está habilitada/)).toBeNull();
  });

  test('while it is received nothing closes and nothing is typed', async () => {
    const { answer, give } = held<AmountPaid>();
    api.on(PAY, () => answer);
    const field = await see('100');
    await press(/^Receber R\$\s100,00$/);
    expect(await screen.findByRole('button', { name: 'Recebendo...' })).toBeVisible();
    expect(field).toHaveAttribute('readonly');
    expect(screen.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
    await page.user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Receber outro valor do contrato 1234' })).toBeVisible();
    give(paid);
    expect(await screen.findByText(/^Para quitar hoje ainda faltam R\$\s285,40\.$/)).toBeVisible();
    await waitFor(() => expect(api.made(LIST).length).toBeGreaterThan(1));
    expect(api.made(PAY)).toHaveLength(1);
  });
});

describe('an answer that was lost', () => {
  const pay = async () => {
    await see('100');
    await press(/^Receber R\$\s100,00$/);
  };

  test('was received: what is owed changed, and the same key brings the receipt', async () => {
    api.lose(PAY);
    api.on(PAYOFF, () => {
      api.ok(PAY, paid);
      return aQuote({ total: 285.4 });
    });
    await pay();
    expect(await screen.findByText(/recebido com sucesso$/)).toBeVisible();
    const keys = api.made(PAY).map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  test('was received and paid it off: nothing to pay is an answer too', async () => {
    api.lose(PAY);
    api.on(PAYOFF, () => {
      api.ok(PAY, { ...paid, openInstallments: 0, remainingPayoff: 0 });
      return refused('NOTHING_TO_PAY');
    });
    await pay();
    expect(await screen.findByText('O contrato está quitado.')).toBeVisible();
  });

  test('one that is still under way on the server is looked into, not refused', async () => {
    api.refuse(PAY, 'REQUEST_IN_PROGRESS');
    await pay();
    expect(await screen.findByRole('dialog', { name: 'O pagamento não foi registrado' })).toBeVisible();
  });

  test('nobody knows yet: it says not to receive again, and asks by itself after some seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    api.lose(PAY);
    api.refuse(PAYOFF, 'CONTRACT_NOT_FOUND');
    await pay();
    const dialog = await screen.findByRole('dialog', { name: 'Ainda não sabemos se o pagamento foi recebido' });
    expect(dialog).toHaveTextContent('Não receba de novo');
    expect(within(dialog).queryByRole('button', { name: 'Voltar' })).toBeNull();
    api.ok(PAYOFF, aQuote());
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await screen.findByRole('dialog', { name: 'O pagamento não foi registrado' })).toBeVisible();
  });

  test('not received and given up: nothing of it comes back after a refresh', async () => {
    api.lose(PAY);
    await pay();
    await screen.findByRole('dialog', { name: 'O pagamento não foi registrado' });
    await press('Voltar');
    expect(await screen.findByLabelText('Quanto o cliente vai pagar?')).toHaveValue('');
    page.unmount();
    await open();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.made(PAY)).toHaveLength(1);
  });
});

describe('what pays it off', () => {
  test('fees, discount and charges stand in it, each once', async () => {
    api.ok(
      PAYOFF,
      aQuote({ charges: 4.73, fees: [{ id: 'f', contractId: 'c', contractNumber: '1', paymentDue: 4.9 }] }),
    );
    const dialog = await payoff();
    expect(await dialog.findByText('Taxa de utilização')).toBeVisible();
    expect(dialog.getByText('Desconto já incluído').parentElement).toHaveTextContent(/-R\$\s19,20/);
    expect(dialog.getByText('Encargos já incluídos').parentElement).toHaveTextContent(/R\$\s4,73/);
    expect(dialog.getByText('Vale até 21/11/2026 23:59.')).toBeVisible();
  });

  test('what is not owed any more is said instead of a sum', async () => {
    api.refuse(PAYOFF, 'NOTHING_TO_PAY');
    const dialog = await payoff();
    expect(await dialog.findByText('Este contrato não tem parcelas em aberto.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Receber/ })).toBeNull();
  });

  // It caught: the sum of before stood under "confira o novo total", and was all that could be sent.
  test('when it changed meanwhile the new sum stands there, and is what is received', async () => {
    api.on(PAY, () => {
      api.ok(PAYOFF, aQuote({ total: 390 }));
      return refused('PAYMENT_TOTAL_CHANGED', { total: 390 });
    });
    const dialog = await payoff();
    await page.user.click(await dialog.findByRole('button', { name: /^Receber R\$\s380,50$/ }));
    expect(await dialog.findByText(TOTAL_CHANGED)).toBeVisible();
    const receive = await dialog.findByRole('button', { name: /^Receber R\$\s390,00$/ });
    api.ok(PAY, paid);
    await page.user.click(receive);
    expect(await screen.findByText(/recebido com sucesso$/)).toBeVisible();
    expect(api.lastOf(PAY)?.body).toEqual({ storeId: STORE_ID, amount: 390, expectedRemaining: 390 });
  });
});
