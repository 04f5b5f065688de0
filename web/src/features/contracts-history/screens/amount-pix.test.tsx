import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CPF, STORE_ID } from '../../../domain/testing/customers.ts';
import { CONTRACT_ID } from '../../../domain/testing/offers.ts';
import { aCharge, aPixReceipt, settledBy } from '../../../domain/testing/pix.ts';
import { type FakeApi, fakeApi, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import { aQuote, historyAnswers, PAY, PAYOFF } from '../testing/history.ts';

const CHARGE = 'POST /coordinator/pix/amount-charges';
const SHOW = 'GET /coordinator/pix/charges/{id}';
const CANCEL = 'POST /coordinator/pix/charges/{id}/cancel';
const WAITING = /^Receber R\$\s380,50 por Pix$/;
const RECEIVED = /^Pix de R\$\s380,50 do contrato 1234 recebido$/;
const charge = aCharge({ value: 380.5 });
const received = settledBy(aPixReceipt({ value: 380.5, appliedValue: 380.5 }));

let api: FakeApi;
let page: Awaited<ReturnType<typeof renderAt>>;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  signedIn();
  api = fakeApi({ ...historyAnswers, [CHARGE]: () => charge, [SHOW]: () => charge });
});

async function open() {
  page = await renderAt('/caixa/pagamentos/contratos');
  await page.user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
  await screen.findByRole('heading', { name: 'Contrato 1234' });
}
const press = async (name: string | RegExp) => page.user.click(await screen.findByRole('button', { name }));
async function payOff() {
  await open();
  await press('Quitar hoje');
  await press('Receber por Pix');
}
const askedAgain = () => vi.advanceTimersByTimeAsync(3_000);

test('the payoff is charged, its code is shown, and the screen turns when the money arrives', async () => {
  await payOff();
  const dialog = within(await screen.findByRole('dialog', { name: WAITING }));
  expect(dialog.getByLabelText('Pix copia e cola')).toHaveValue('000201CODE');
  const body = { contractId: CONTRACT_ID, storeId: STORE_ID, amount: 380.5, expectedRemaining: 380.5 };
  expect(api.lastOf(CHARGE)?.body).toEqual(body);
  api.ok(SHOW, received);
  await askedAgain();
  expect(await screen.findByText(RECEIVED)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Ver comprovantes/ })).toHaveAttribute('href', '/render/payment-1/payments');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.made(PAY)).toHaveLength(0);
});

test('any amount is charged as it was seen', async () => {
  await open();
  await press('Receber outro valor');
  await page.user.type(await screen.findByLabelText('Quanto o cliente vai pagar?'), '100{Enter}');
  await press('Receber por Pix');
  await screen.findByRole('dialog', { name: WAITING });
  expect(api.lastOf(CHARGE)?.body).toMatchObject({ amount: 100, expectedRemaining: 380.5 });
});

test('money that is not as it was charged says what it paid and what stays the customer’s', async () => {
  const receipt = aPixReceipt({ value: 380.5, outcome: 'APPLIED', appliedValue: 300, unappliedValue: 80.5 });
  await payOff();
  api.ok(SHOW, settledBy(receipt));
  await askedAgain();
  expect(await screen.findByText(/R\$\s300,00 pagaram parcelas e R\$\s80,50 ficaram como crédito/)).toBeVisible();
});

test('a refusal is said where it was asked, with the sum of now', async () => {
  api.on(CHARGE, () => {
    api.ok(PAYOFF, aQuote({ total: 390 }));
    return refused('PAYMENT_TOTAL_CHANGED', { total: 390 });
  });
  await payOff();
  expect(await screen.findByText(/O valor a pagar mudou/)).toBeVisible();
  expect(await screen.findByRole('button', { name: /^Receber R\$\s390,00$/ })).toBeVisible();
});

test('a lost answer: nothing else is received before it is looked into, under the same key, also after a refresh', async () => {
  api.lose(CHARGE);
  await payOff();
  await screen.findByRole('dialog', { name: 'Ainda não sabemos se a cobrança Pix foi gerada' });
  page.unmount();
  await open();
  await screen.findByRole('dialog', { name: 'Ainda não sabemos se a cobrança Pix foi gerada' });
  api.ok(CHARGE, charge);
  await press('Conferir agora');
  await screen.findByRole('dialog', { name: WAITING });
  const [first, second] = api.made(CHARGE);
  expect(second?.key).toBe(first?.key);
});

test('a charge outlives a refresh and the next customer: its contract takes it up again', async () => {
  await payOff();
  await screen.findByRole('dialog', { name: WAITING });
  await press('Atender outro cliente');
  await screen.findByRole('heading', { name: 'Pagamentos' });
  page.unmount();
  await open();
  await screen.findByRole('dialog', { name: WAITING });
  expect(api.made(CHARGE)).toHaveLength(1);
});

test('one that nobody can tell of after a refresh keeps nobody: it is asked for again, or left', async () => {
  await payOff();
  await screen.findByRole('dialog', { name: WAITING });
  page.unmount();
  api.refuse(SHOW, 'PIX_CHARGE_NOT_FOUND');
  await open();
  const unfound = await screen.findByRole('dialog', { name: 'Não foi possível conferir a cobrança Pix' });
  expect(unfound).toHaveTextContent('não receba as mesmas parcelas antes de conferir');
  api.ok(SHOW, charge);
  await press('Conferir agora');
  await screen.findByRole('dialog', { name: WAITING });
});

test('it is cancelled, and nothing waits any more', async () => {
  await payOff();
  await screen.findByRole('dialog', { name: WAITING });
  api.ok(CANCEL, aCharge({ status: 'CANCELED' }));
  await press('Cancelar cobrança');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: WAITING })).toBeNull());
  page.unmount();
  await open();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('one that the customer paid while it was cancelled is received; it is said until something else is done', async () => {
  await payOff();
  await screen.findByRole('dialog', { name: WAITING });
  api.on(CANCEL, () => {
    api.ok(SHOW, received);
    return refused('PIX_CHARGE_ALREADY_SETTLED');
  });
  await press('Cancelar cobrança');
  expect(await screen.findByText(RECEIVED)).toBeVisible();
  await press('Receber outro valor');
  expect(screen.queryByText(RECEIVED)).toBeNull();
});

test('one that ended without money says so, and money is received as before', async () => {
  await payOff();
  await screen.findByRole('dialog', { name: WAITING });
  api.ok(SHOW, aCharge({ status: 'EXPIRED' }));
  await askedAgain();
  expect(await screen.findByText('A cobrança Pix terminou sem pagamento. Nada foi recebido.')).toBeVisible();
  await press('Quitar hoje');
  expect(await screen.findByRole('button', { name: /^Receber R\$\s380,50$/ })).toBeEnabled();
});
