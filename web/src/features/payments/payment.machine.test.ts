import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aBorrower, BORROWER_ID, CPF, STORE_ID } from '../../domain/testing/customers.ts';
import { aListing, anEntry, anInstallment, installmentId } from '../../domain/testing/installments.ts';
import { contextTotal } from './machine/context.ts';
import { both, startPayment, toggle, untilListed, untilPaying } from './testing/payment-in-test.ts';

describe('customer lookup', () => {
  test('finds the customer once, then what is open', async () => {
    const { send, script, state } = startPayment();
    send({ type: 'SEARCH' });
    expect(state()).toBe('waitingCpf');
    send({ type: 'CPF_CHANGED', cpf: CPF }, { type: 'SEARCH' }, { type: 'SEARCH' });
    expect(state()).toBe('fetchingCustomer');
    await script.answer('fetchCustomer', aBorrower());
    expect(state()).toBe('fetchingInstallments');
    await script.answer('listInstallments', aListing());
    expect(state()).toBe('choosingInstallments');
    expect(script.made).toEqual(['fetchCustomer', 'listInstallments']);
  });

  test('a failure is told and keeps what was typed', async () => {
    const { send, script, state, told, context } = startPayment();
    send({ type: 'CPF_CHANGED', cpf: CPF }, { type: 'SEARCH' });
    await script.refuse('fetchCustomer', 'BORROWER_NOT_FOUND');
    expect(state()).toBe('waitingCpf');
    expect(context().cpf).toBe(CPF);
    expect(told).toEqual([{ type: 'toast', kind: 'danger', text: 'sentence of BORROWER_NOT_FOUND' }]);
  });

  test.each([{ cpf: CPF }, { borrowerId: BORROWER_ID }])('%o may arrive with the navigation', async (arrived) => {
    const { script, state } = startPayment({ arrived });
    expect(script.inputOf('fetchCustomer')).toEqual(arrived);
    await script.answer('fetchCustomer', aBorrower());
    expect(state()).toBe('fetchingInstallments');
  });

  test('a CPF that arrived and failed is left in the field', async () => {
    const { script, context } = startPayment({ arrived: { cpf: CPF } });
    await script.lose('fetchCustomer');
    expect(context().cpf).toBe(CPF);
  });

  test('a list that does not come can be asked for again', async () => {
    const { send, script, state } = startPayment({ arrived: { borrowerId: BORROWER_ID } });
    await script.answer('fetchCustomer', aBorrower());
    await script.lose('listInstallments');
    expect(state()).toBe('listingFailed');
    send({ type: 'RETRY' });
    await script.answer('listInstallments', aListing());
    expect(state()).toBe('choosingInstallments');
  });

  test('another CPF forgets the customer and the selection', async () => {
    const { send, state, context } = await untilListed();
    send(toggle(1), { type: 'CPF_CHANGED', cpf: '1' });
    expect(state()).toBe('waitingCpf');
    expect(context()).toMatchObject({ customer: null, listing: null, selectedIds: new Set() });
  });
});

describe('selection and confirmation', () => {
  test('follows the order of the contract and adds the fees', async () => {
    const { send, context } = await untilListed();
    send(toggle(2));
    expect(context().selectedIds.size).toBe(0);
    send(toggle(1));
    expect(contextTotal(context())).toBe(209.48);
    send(toggle(2));
    expect(contextTotal(context())).toBe(400.26);
    send(toggle(1));
    expect(context().selectedIds.size).toBe(2);
  });

  test('a fee to come is added with the installment that opens it', async () => {
    const { send, script, context } = startPayment({ arrived: { borrowerId: BORROWER_ID } });
    const opens = { contractId: BORROWER_ID, contractNumber: '77', paymentDue: 2, opensOn: '2026-12-21' };
    const feesToCome = [
      { ...opens, id: 'a', installmentId: installmentId(2) },
      { ...opens, id: 'b', installmentId: installmentId(9) },
    ];
    await script.answer('fetchCustomer', aBorrower());
    await script.answer('listInstallments', aListing({ feesToCome }));
    send(toggle(1));
    expect(contextTotal(context())).toBe(209.48);
    send(toggle(2));
    expect(contextTotal(context())).toBe(402.26);
  });

  test('nothing to pay without a selection', async () => {
    const { send, state } = await untilListed();
    send({ type: 'PAY' }, { type: 'CONFIRM' });
    expect(state()).toBe('choosingInstallments');
  });

  test('closing the confirmation returns to waiting with the selection', async () => {
    const { send, state, context } = await untilListed();
    send(toggle(1), { type: 'PAY' });
    expect(state()).toBe('waitingConfirmation');
    send({ type: 'CANCEL' });
    expect(state()).toBe('choosingInstallments');
    expect(context().selectedIds.size).toBe(1);
  });

  test('without a configured store the operator confirms where this device is', async () => {
    const { send, script, state, told } = await untilListed({ store: null });
    send(toggle(1), { type: 'PAY' });
    await script.answer('fetchOperatorStore', { id: STORE_ID, name: 'Loja Centro' });
    expect(state()).toBe('confirmingStore');
    send({ type: 'CONFIRM' });
    expect(state()).toBe('waitingConfirmation');
    expect(told).toEqual([{ type: 'storeConfirmed', store: { id: STORE_ID, name: 'Loja Centro' } }]);
    send({ type: 'CONFIRM' });
    expect(script.inputOf('pay')).toMatchObject({ storeId: STORE_ID });
  });

  test('refusing that store leads to the setup; failing to find it is told', async () => {
    const { send, script, state, told } = await untilListed({ store: null });
    send(toggle(1), { type: 'PAY' });
    await script.refuse('fetchOperatorStore', 'STORE_NOT_FOUND');
    expect(state()).toBe('choosingInstallments');
    send({ type: 'PAY' });
    await script.answer('fetchOperatorStore', { id: STORE_ID, name: 'Loja Centro' });
    send({ type: 'CANCEL' });
    expect(told.at(-1)).toEqual({ type: 'storeRefused' });
  });
});

describe('payment', () => {
  test('pays once, with the total that was confirmed', async () => {
    const { send, script, state, context } = await untilPaying();
    send({ type: 'CONFIRM' }, { type: 'PAY' }, toggle(2), { type: 'CPF_CHANGED', cpf: '' });
    expect(script.inputOf('pay')).toEqual({ installmentIds: both, storeId: STORE_ID, expectedTotal: 400.26 });
    await script.answer('pay', [
      anEntry(1),
      anEntry(2, { paidValue: 190.78 }),
      anEntry(9, { kind: 'FEE', paidValue: 4.9 }),
    ]);
    expect(state()).toBe('paid');
    expect(context().done).toMatchObject({ count: 2, total: 400.26 });
    expect(script.made.filter((name) => name === 'pay')).toHaveLength(1);
  });

  test('nothing paid returns to waiting', async () => {
    const { script, state } = await untilPaying();
    await script.answer('pay', []);
    expect(state()).toBe('choosingInstallments');
  });

  test.each(['PAYMENT_TOTAL_CHANGED', 'ALREADY_PAID', 'INSTALLMENT_NOT_FOUND', 'PREVIOUS_INSTALLMENT_IS_PENDING'])(
    '%s is told and reloads the amounts, keeping the selection that still stands',
    async (code) => {
      const { script, state, told, context } = await untilPaying();
      await script.refuse('pay', code);
      expect(state()).toBe('fetchingInstallments');
      await script.answer('listInstallments', aListing({ installments: [anInstallment(2, { paymentDue: 200 })] }));
      expect(state()).toBe('choosingInstallments');
      expect(context().refusal?.code).toBe(code);
      expect([...context().selectedIds]).toEqual([installmentId(2)]);
      expect(told).toHaveLength(1);
    },
  );

  test('a store that may not receive is told; a deactivated one leads to the setup', async () => {
    const refused = await untilPaying();
    await refused.script.refuse('pay', 'STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS');
    expect(refused.state()).toBe('choosingInstallments');
    const deactivated = await untilPaying();
    await deactivated.script.refuse('pay', 'DEACTIVATED_STORE');
    expect(deactivated.told).toEqual([{ type: 'storeDeactivated', text: 'sentence of DEACTIVATED_STORE' }]);
  });
});

describe('a lost answer to the payment', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('received: the same request brings the receipts back', async () => {
    const { script, state } = await untilPaying();
    const sent = script.inputOf('pay');
    await script.lose('pay');
    expect(state()).toBe('checkingPayment');
    await script.answer('listInstallments', aListing({ installments: [] }));
    expect(state()).toBe('paying');
    expect(script.inputOf('pay')).toEqual(sent);
    await script.answer('pay', [anEntry(1), anEntry(2)]);
    expect(state()).toBe('paid');
  });

  test('not received: the operator tries again with the same request, or goes back', async () => {
    const { send, script, state, context } = await untilPaying();
    const sent = script.inputOf('pay');
    await script.lose('pay');
    await script.answer('listInstallments', aListing());
    expect(state()).toBe('notReceived');
    send({ type: 'RETRY' }, { type: 'RETRY' });
    expect(script.inputOf('pay')).toEqual(sent);
    await script.refuse('pay', 'REQUEST_IN_PROGRESS');
    await script.answer('listInstallments', aListing());
    send({ type: 'CANCEL' });
    expect(state()).toBe('choosingInstallments');
    expect(context()).toMatchObject({ request: null, refusal: null });
    expect([...context().selectedIds]).toEqual(both);
  });

  test('unreachable: asked again by itself, or at once', async () => {
    const { send, script, state } = await untilPaying();
    await script.lose('pay');
    await script.lose('listInstallments');
    expect(state()).toBe('outcomeUnknown');
    vi.advanceTimersByTime(5_000);
    expect(state()).toBe('checkingPayment');
    await script.lose('listInstallments');
    send({ type: 'RETRY' });
    expect(state()).toBe('checkingPayment');
  });
});
