import { describe, expect, test } from 'vitest';
import { aBorrower, BORROWER_ID, STORE_ID } from '../../../domain/testing/customers.ts';
import { aListing, anEntry, installmentId } from '../../../domain/testing/installments.ts';
import { draftOf, type PaymentDraft } from './draft.ts';
import { both, startPayment, toggle, untilListed, untilPaying } from '../testing/payment-in-test.ts';

describe('resuming', () => {
  const request = { installmentIds: both, storeId: STORE_ID, expectedTotal: 400.26 };
  const draft: PaymentDraft = {
    step: 'choosing',
    borrowerId: BORROWER_ID,
    maskedCpf: '529.***.***-25',
    selectedIds: both,
    request: null,
  };

  test('a selection comes back with the amounts of today', async () => {
    const { script, state, context } = startPayment({ draft });
    expect(script.inputOf('fetchCustomer')).toEqual({ borrowerId: BORROWER_ID });
    await script.answer('fetchCustomer', aBorrower());
    await script.answer('listInstallments', aListing());
    expect(state()).toBe('choosingInstallments');
    expect([...context().selectedIds]).toEqual(both);
    expect(context()).toMatchObject({ isResumed: true, draft: null });
  });

  test('a payment without an answer is asked about before anything else', async () => {
    const { script, state } = startPayment({ draft: { ...draft, step: 'paying', request } });
    await script.answer('fetchCustomer', aBorrower());
    expect(state()).toBe('checkingPayment');
    await script.answer('listInstallments', aListing({ installments: [] }));
    expect(script.inputOf('pay')).toEqual(request);
  });

  test('a failure offers to try again or to start again', async () => {
    const { script, state, send } = startPayment({ draft });
    await script.lose('fetchCustomer');
    expect(state()).toBe('resumeFailed');
    send({ type: 'RETRY' });
    await script.lose('fetchCustomer');
    send({ type: 'START_AGAIN' });
    expect(state()).toBe('waitingCpf');
  });
});

test('what is kept never holds the CPF, and holds the request while its answer is missing', async () => {
  const { send, context } = await untilListed();
  expect(draftOf('choosingInstallments', context())).toBeNull();
  send(toggle(1));
  const kept = draftOf('choosingInstallments', context());
  expect(kept).toMatchObject({ step: 'choosing', selectedIds: [installmentId(1)], request: null });
  expect(JSON.stringify(kept)).not.toMatch(/\b\d{11}\b/);
  const paying = await untilPaying();
  expect(draftOf('paying', paying.context())).toMatchObject({ step: 'paying', request: { expectedTotal: 400.26 } });
});

test('nothing is kept of a payment that was received', async () => {
  const { script, context, state, send } = await untilPaying();
  await script.answer('pay', [anEntry(1)]);
  expect(state()).toBe('paid');
  expect(draftOf('paid', context())).toBeNull();
  send({ type: 'START_AGAIN' });
  expect(context()).toMatchObject({ done: null, customer: null });
});
