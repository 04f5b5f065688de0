import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { STORE_ID } from '../../../domain/testing/customers.ts';
import {
  agreementPaymentId,
  anAgreement,
  anAgreementEntry,
  anAgreementPayment,
  anEntry,
} from '../../../domain/testing/installments.ts';
import { aCharge, aPixReceipt } from '../../../domain/testing/pix.ts';
import { receiving } from '../../../testing/answers.ts';
import { type FakeApi, fakeApi, lost, refused } from '../../../testing/fake-api.ts';
import { signedIn } from '../../../testing/sessions.ts';
import { check, confirm as confirmBy, list as listBy, openPayments, type Page } from '../testing/at-the-till.ts';

const PAY_ONE = 'POST /coordinator/renegotiations/payments';
const PAY_MANY = 'POST /coordinator/contracts/installments/pay-multiple';
const CHARGE = 'POST /coordinator/pix/agreement-charges';
const SHOW = 'GET /coordinator/pix/charges/{id}';
const AGREEMENTS = 'GET /coordinator/renegotiations/payments';
const fee = { id: 'f', contractId: 'c', contractNumber: '1234', paymentDue: 4.9 };
/** One paid, one overdue, two to come, and a fee that was never paid. */
const agreement = anAgreement(
  [
    anAgreementPayment(4, { numberOfPayments: 4 }),
    anAgreementPayment(1, { status: 'PAID', paymentDue: 0, paidOn: '2026-10-23', numberOfPayments: 4 }),
    anAgreementPayment(2, {
      dueDate: '2026-11-10',
      defaultFine: 3,
      defaultInterest: 0.5,
      paymentDue: 153.5,
      numberOfPayments: 4,
    }),
    anAgreementPayment(3, { earlyPaymentDiscount: 1.25, paymentDue: 148.75, numberOfPayments: 4 }),
  ],
  { fees: [fee] },
);
const idOf = ({ body }: { body: unknown }) => (body as { id: string }).id;
let api: FakeApi;
let user: Page['user'];

beforeEach(() => {
  signedIn({ support: { customerWhatsapp: '+5592900009001' } });
  api = fakeApi(receiving);
  api.ok(AGREEMENTS, agreement);
  api.on(PAY_ONE, (call) => {
    const order = [2, 3, 4].find((one) => idOf(call) === agreementPaymentId(one)) ?? 0;
    const entry = anAgreementEntry(order, order === 2 ? 153.5 : 148.75);
    return order === 2 ? [entry, anEntry(9, { kind: 'FEE', paidValue: 4.9 })] : [entry];
  });
});

async function list() {
  ({ user } = await openPayments());
  await listBy(user);
}
async function confirm() {
  ({ user } = await openPayments());
  return confirmBy(user, [2, 3]);
}
const sayYes = (dialog: HTMLElement) => user.click(within(dialog).getByRole('button', { name: /^Sim/ }));
const receipts = () => screen.getByRole('link', { name: /Ver comprovantes/ });

test('while payments of an agreement are due only those are listed, by due date, overdue when past', async () => {
  await list();
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => /(\d) de 4 \*\*/.exec(row.textContent)?.[1])).toEqual(['2', '3', '4']);
  expect(rows[0]).toHaveTextContent('AC0RD-00001');
  expect(rows[0]).toHaveTextContent('Em atraso');
  expect(rows[1]).toHaveTextContent('A vencer');
  expect(rows[0]).toHaveTextContent('R$ 3,50');
  expect(screen.getByText(/\*\* Caso de renegociação/)).toBeVisible();
  expect(screen.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', 'https://wa.me/5592900009001');
});

test('an agreement of which nothing is due leaves the installments listed', async () => {
  api.ok(
    AGREEMENTS,
    anAgreement([anAgreementPayment(1, { status: 'PAID' }), anAgreementPayment(2, { status: 'CANCELED' })]),
  );
  await list();
  expect(screen.getByRole('checkbox', { name: /parcela 1 de 6/ })).toBeVisible();
  expect(screen.queryByText(/Caso de renegociação/)).toBeNull();
});

test('they are received one by one, lowest first, each under its own key; the first takes the fee', async () => {
  const dialog = await confirm();
  expect(check(4)).toBeDisabled();
  expect(dialog).toHaveAccessibleName('Confirmar pagamento: 2 parcela(s)');
  expect(dialog).toHaveTextContent(
    'Acordo AC0RD-00001parcelas 2 e 3 de 4, com desconto de R$ 1,25 R$ 302,25+ Taxa de utilização R$ 4,90',
  );
  await sayYes(dialog);
  expect(await screen.findByText('Pagamento de 2 parcela(s) no valor de R$ 307,15 recebido com sucesso')).toBeVisible();
  expect(api.made(PAY_ONE).map(({ body }) => body)).toEqual([
    { id: agreementPaymentId(2), storeId: STORE_ID, expectedTotal: 158.4 },
    { id: agreementPaymentId(3), storeId: STORE_ID, expectedTotal: 148.75 },
  ]);
  expect(new Set(api.made(PAY_ONE).map(({ key }) => key)).size).toBe(2);
  expect(api.made(PAY_MANY)).toEqual([]);
  const ids = [agreementPaymentId(2), agreementPaymentId(3)].join(',');
  expect(receipts()).toHaveAttribute('href', `/render/${ids}/renegotiations-payments`);
});

test('an answer lost on the way is asked for with the same keys: nothing is received twice', async () => {
  const dialog = await confirm();
  const answered = api.made(PAY_ONE).length;
  let tries = 0;
  api.on(PAY_ONE, (call) => {
    if (idOf(call) === agreementPaymentId(3) && (tries += 1) === 1) {
      api.ok(AGREEMENTS, anAgreement(agreement.payments.slice(0, 1)));
      return lost();
    }
    return [anAgreementEntry(idOf(call) === agreementPaymentId(2) ? 2 : 3)];
  });
  await sayYes(dialog);
  expect(await screen.findByText(/Pagamento de 2 parcela\(s\)/)).toBeVisible();
  const calls = api.made(PAY_ONE).slice(answered);
  expect(calls.map(idOf)).toEqual([2, 3, 2, 3].map(agreementPaymentId));
  expect(calls.slice(2)).toEqual(calls.slice(0, 2));
});

test('one that is refused after another was received says what was received, and what was not', async () => {
  const dialog = await confirm();
  api.on(PAY_ONE, (call) =>
    idOf(call) === agreementPaymentId(2) ? [anAgreementEntry(2)] : refused('PAYMENT_TOTAL_CHANGED'),
  );
  await sayYes(dialog);
  expect(await screen.findByText('Pagamento de 1 parcela(s) no valor de R$ 150,00 recebido com sucesso')).toBeVisible();
  expect(screen.getByText('1 parcela do acordo não foi recebida')).toBeVisible();
  expect(receipts()).toHaveAttribute('href', `/render/${agreementPaymentId(2)}/renegotiations-payments`);
});

test('refused before anything was received, nothing was', async () => {
  const dialog = await confirm();
  api.refuse(PAY_ONE, 'PAYMENT_TOTAL_CHANGED');
  await sayYes(dialog);
  expect(await screen.findByText('Nada foi recebido.', { exact: false })).toBeVisible();
  expect(api.made(PAY_ONE)).toHaveLength(1);
});

test('one of them is received by Pix as installments are: charged with the fee, its screen turns by itself', async () => {
  const value = 158.4;
  api.ok(CHARGE, aCharge({ value }));
  api.ok(SHOW, aCharge({ value, status: 'SETTLED', receipts: [aPixReceipt({ value, appliedValue: value })] }));
  ({ user } = await openPayments());
  const dialog = await confirmBy(user, [2]);
  await user.click(within(dialog).getByRole('button', { name: 'Receber por Pix' }));
  expect(await screen.findByRole('img', { name: /^QR Code do Pix de R\$\s158,40$/ })).toBeVisible();
  expect(await screen.findByText('Pagamento de 1 parcela(s) no valor de R$ 158,40 recebido com sucesso')).toBeVisible();
  expect(api.made(CHARGE).map(({ body }) => body)).toEqual([
    { id: agreementPaymentId(2), storeId: STORE_ID, expectedTotal: value },
  ]);
  expect(receipts()).toHaveAttribute('href', '/render/payment-1/payments');
});

test('of several it is said that Pix receives one at a time', async () => {
  const dialog = await confirm();
  expect(dialog).toHaveTextContent('Por Pix, receba um pagamento do acordo de cada vez.');
  expect(within(dialog).queryByRole('button', { name: 'Receber por Pix' })).toBeNull();
});
