import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type FakeApi, fakeApi, lost } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import { aDecidedPayment, aWaitingPayment } from '../testing/payments.ts';

const WAITING = 'GET /coordinator/invoices/payments/waiting';
const DECIDED = 'GET /coordinator/invoices/payments/decided';
const DECIDE = 'POST /coordinator/invoices/payments/{id}/decide';
const nobodys = aWaitingPayment({
  id: 'b',
  why: 'UNKNOWN',
  expectedValue: null,
  customerName: null,
  contractNumber: null,
  installmentNumber: null,
  storeName: null,
  dueDate: null,
  owedValue: null,
  pays: [],
});
let api: FakeApi;

beforeEach(() => {
  signedIn({ role: 'analyst' });
  api = fakeApi({
    [WAITING]: () => [aWaitingPayment(), nobodys],
    [DECIDED]: () => [aDecidedPayment(), aDecidedPayment({ id: 'c', outcome: 'RETURNED', reason: 'Pago duas vezes' })],
    [DECIDE]: () => aDecidedPayment(),
    'GET /coordinator/limit-requests': () => ({ items: [], next: null }),
  });
});
const open = (search = '') => renderAt(`/boletos${search}`);

test('a card says what came, what was asked for, why it waits, and what applying would pay', async () => {
  await open();
  const [first, second] = within(await screen.findByRole('list', { name: 'À espera' })).getAllByRole('listitem');
  for (const said of [
    'Rosa Prado',
    'Pago a menos',
    /R\$\s90,00, 20\/11\/2026/,
    /O boleto pedia\s*R\$\s100,00, vencimento 20\/11\/2026/,
    /Diferença\s*R\$\s10,00 a menos/,
    /O contrato devia\s*R\$\s300,00/,
    /Se aplicar, paga\s*parcela 1 \(R\$\s90,00, em parte\)/,
    'Contrato 1234, parcela 1 · Loja Centro · Nosso número 00000000000000042',
  ])
    expect(first).toHaveTextContent(said);
  // Planted: 'null' and a comparison with nothing for a boleto of nobody.
  expect(second).toHaveTextContent('Só pode ser devolvido');
  expect(second).not.toHaveTextContent(/null|Diferença|O contrato devia/);
  expect(screen.queryByRole('button', { name: 'Aplicar à dívida: Boleto desconhecido' })).toBeNull();
});

// Found in the browser: 184.73 - 100 is no amount in reais.
test('a difference is counted in cents', async () => {
  api.ok(WAITING, [aWaitingPayment({ value: 100, expectedValue: 184.73 })]);
  await open();
  expect(await screen.findByText(/^R\$\s84,73 a menos$/)).toBeVisible();
});

test.each([
  ['LATE', 'Pago em atraso'],
  ['OVER', 'Pago a mais'],
  ['TWICE', 'Pago duas vezes'],
  ['PAID_OTHERWISE', 'Parcela já paga'],
  ['CANCELED', 'Compra cancelada'],
  ['IN_AGREEMENT', 'Em acordo'],
  ['EARLIER_OPEN', 'Fora de ordem'],
  ['CHANGED', 'Dívida mudou'],
] as const)('%s reads %s', async (why, badge) => {
  const pays = [
    { installmentNumber: 1, value: 85.1, isPartial: false },
    { installmentNumber: null, value: 4.9, isPartial: false },
  ];
  api.ok(WAITING, [aWaitingPayment({ why, value: 110, pays })]);
  await open();
  const [card] = within(await screen.findByRole('list', { name: 'À espera' })).getAllByRole('listitem');
  expect(card).toHaveTextContent(badge);
  expect(card).toHaveTextContent(/R\$\s10,00 a mais/);
  expect(card).toHaveTextContent(/parcela 1 \(R\$\s85,10\), taxa de utilização \(R\$\s4,90\)/);
});

test.each([
  ['Aplicar à dívida', 'Aplicar o pagamento à dívida', 'APPLY', 'Pagamento aplicado à dívida.'],
  ['Devolver', 'Devolver o pagamento', 'RETURN', 'Pagamento devolvido.'],
] as const)('%s takes a reason, is sent once, and leaves the list', async (act, title, decision, said) => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: `${act}: Rosa Prado` }));
  const dialog = within(screen.getByRole('dialog', { name: title }));
  expect(dialog.getByText(/parcela 1/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: act }));
  expect(api.made(DECIDE)).toHaveLength(0);
  await user.type(dialog.getByLabelText('Motivo da decisão'), 'Conferido no banco');
  api.ok(WAITING, []);
  await user.dblClick(dialog.getByRole('button', { name: act }));
  expect(await screen.findByText(said)).toBeVisible();
  expect(await screen.findByText('Nenhum pagamento espera')).toBeVisible();
  expect(api.made(DECIDE)).toHaveLength(1);
  expect(api.lastOf(DECIDE)?.body).toEqual({ decision, reason: 'Conferido no banco' });
});

test('what another person decided meanwhile is said, and the reason stays', async () => {
  api.refuse(DECIDE, 'BOLETO_PAYMENT_DECIDED');
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Devolver: Rosa Prado' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Devolver o pagamento' }));
  await user.type(dialog.getByLabelText('Motivo da decisão'), 'Pago duas vezes');
  await user.click(dialog.getByRole('button', { name: 'Devolver' }));
  expect(await dialog.findByText('Outra pessoa já decidiu sobre este pagamento.')).toBeVisible();
  expect(dialog.getByLabelText('Motivo da decisão')).toHaveValue('Pago duas vezes');
  api.ok(WAITING, []);
  await user.click(dialog.getByRole('button', { name: 'Voltar' }));
  expect(await screen.findByText('Nenhum pagamento espera')).toBeVisible();
});

test('what was decided is read under its tab, which the address keeps', async () => {
  const { user, path } = await open();
  await user.click(await screen.findByRole('tab', { name: 'Decididos' }));
  const list = within(await screen.findByRole('list', { name: 'Decididos' }));
  expect(list.getByText(/^Davi Rocha, 21\/11\/2026.*: Conferido no banco$/)).toBeVisible();
  expect(list.getByText('Devolvido')).toBeVisible();
  expect(path()).toBe('/boletos');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(path()).toBe('/'));
});

test('nothing was decided yet; a list that does not come says why and is asked for again', async () => {
  api.on(DECIDED, lost);
  const { user } = await open('?decididos=true');
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  api.ok(DECIDED, []);
  await user.click(again);
  expect(await screen.findByText('Nenhum pagamento decidido')).toBeVisible();
});

test.each(['manager', 'retailer_analyst', 'cashier'] as const)('%s sees no payment of anybody', async (role) => {
  signedIn({ role });
  const { path } = await open();
  expect(path()).not.toBe('/boletos');
  expect(api.made(WAITING)).toHaveLength(0);
});
