import { beforeEach, expect, test } from 'vitest';
import { aKnownBorrower, BORROWER_ID, CPF, STORE_ID } from '../../../domain/testing/customers.ts';
import {
  agreementPaymentId,
  aListing,
  anAgreement,
  anAgreementEntry,
  anAgreementPayment,
  anEntry,
  installmentId,
} from '../../../domain/testing/installments.ts';
import { aCharge } from '../../../domain/testing/pix.ts';
import { paymentReceiptsPath } from '../../../domain/payments/payment-calls.ts';
import { receiving, signingIn } from '../../../testing/answers.ts';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { anOperator, OPERATOR_ID, signedIn } from '../../../testing/sessions.ts';
import { paymentCalls } from './calls.ts';
import { doneOf } from './context.ts';

const PAY = 'POST /coordinator/contracts/installments/pay-multiple';
const PAY_ONE = 'POST /coordinator/renegotiations/payments';
const CHARGE = 'POST /coordinator/pix/charges';
const CANCEL = 'POST /coordinator/pix/charges/{id}/cancel';
const request = { installmentIds: [installmentId(1), installmentId(2)], storeId: STORE_ID, expectedTotal: 400.26 };
let api: FakeApi;
const calls = paymentCalls('UME', OPERATOR_ID);

beforeEach(() => {
  signedIn();
  api = fakeApi({ ...signingIn, ...receiving });
});

test('a customer is asked for by what is known: the CPF, or who was looked up before', async () => {
  await calls.fetchCustomer({ cpf: CPF });
  expect(api.lastOf('GET /coordinator/borrowers/find-one')?.query.get('cpf')).toBe(CPF);
  expect(await calls.fetchCustomer({ borrowerId: BORROWER_ID })).toEqual(aKnownBorrower());
});

test('only what is open is asked for, with the agreements', async () => {
  expect(await calls.listInstallments({ borrowerId: BORROWER_ID })).toEqual(aListing());
  const query = api.lastOf('GET /coordinator/contracts/installments')?.query;
  expect(Object.fromEntries(query ?? [])).toEqual({ borrowerId: BORROWER_ID, status: 'OPEN' });
  api.ok('GET /coordinator/renegotiations/payments', anAgreement([anAgreementPayment(1)]));
  expect((await calls.listInstallments({ borrowerId: BORROWER_ID })).installments).toMatchObject([
    { id: agreementPaymentId(1), isFromRenegotiation: true },
  ]);
});

// Planted: without the agreements the cashier would receive installments that were renegotiated.
test('a list of which one half is missing is no list', async () => {
  api.lose('GET /coordinator/renegotiations/payments');
  await expect(calls.listInstallments({ borrowerId: BORROWER_ID })).rejects.toMatchObject({ isAnswerLost: true });
});

test('an operator without a store is told to configure one', async () => {
  expect(await calls.fetchOperatorStore()).toMatchObject({ id: STORE_ID, name: 'Loja Centro' });
  expect(api.lastOf('GET /coordinator/operators/{id}')?.path).toContain(OPERATOR_ID);
  api.ok('GET /coordinator/operators/{id}', anOperator({ storeId: null }));
  const message = 'Por favor configure uma loja.';
  await expect(calls.fetchOperatorStore()).rejects.toMatchObject({ code: 'STORE_NOT_FOUND', message });
});

test('cash and Pix of the same installments never share a key', async () => {
  api.ok(CHARGE, aCharge());
  api.lose(PAY);
  await calls.pay(request).catch(() => undefined);
  await calls.chargePix(request);
  expect(api.lastOf(PAY)?.body).toEqual(request);
  expect(api.lastOf(CHARGE)?.body).toEqual(request);
  expect(api.lastOf(CHARGE)?.key).not.toBe(api.lastOf(PAY)?.key);
});

test('a charge whose answer was lost is the same charge when it is asked for again', async () => {
  api.lose(CHARGE);
  await expect(calls.chargePix(request)).rejects.toMatchObject({ isAnswerLost: true });
  api.ok(CHARGE, aCharge());
  await calls.chargePix(request);
  const [first, second] = api.made(CHARGE);
  expect(second?.key).toBe(first?.key);
  expect(second?.body).toEqual(first?.body);
});

test('a cancel is of the charge, and a customer who was faster is told by the code', async () => {
  api.refuse(CANCEL, 'PIX_CHARGE_ALREADY_SETTLED');
  await expect(calls.cancelPix({ id: 'charge-1' })).rejects.toMatchObject({ code: 'PIX_CHARGE_ALREADY_SETTLED' });
  expect(api.lastOf(CANCEL)?.path).toBe('/coordinator/pix/charges/charge-1/cancel');
});

test('payments of an agreement go one by one to the store, with the total of each', async () => {
  const agreement = [
    { id: agreementPaymentId(1), expectedTotal: 154.9 },
    { id: agreementPaymentId(2), expectedTotal: 150 },
  ];
  api.on(PAY_ONE, () => [anAgreementEntry(api.made(PAY_ONE).length)]);
  const entries = await calls.pay({ ...request, agreement });
  expect(api.made(PAY_ONE).map(({ body }) => body)).toEqual([
    { ...agreement[0], storeId: STORE_ID },
    { ...agreement[1], storeId: STORE_ID },
  ]);
  expect(api.made(PAY)).toEqual([]);
  expect(entries.map(({ id }) => id)).toEqual([agreementPaymentId(1), agreementPaymentId(2)]);
});

test('what was received is counted without the fees, and summed with them', () => {
  const fee = anEntry(3, { kind: 'FEE', paidValue: 0.1 });
  const paid = [anEntry(1, { paidValue: 0.1 }), anEntry(2, { paidValue: 0.2 }), fee];
  expect(doneOf(paid, request)).toEqual({ entryIds: paid.map(({ id }) => id), count: 2, total: 0.4 });
  const agreed = anAgreementEntry(1, 150);
  expect(doneOf([agreed, fee], request)).toEqual({
    entryIds: [agreed.id],
    count: 1,
    isAgreement: true,
    missing: 1,
    total: 150.1,
  });
});

test('receipts are asked for by the kind of payment', () => {
  expect(paymentReceiptsPath(['a', 'b'])).toBe('/render/a,b/payments');
  expect(paymentReceiptsPath(['a'], true)).toBe('/render/a/renegotiations-payments');
});
