import { wholeCents } from '@balcao/contract/kernel';
import { describe, expect, test } from 'vitest';
import { CPF, aCustomer } from '../../domain/testing/customers.ts';
import { anOffer, aVerification, proposalId } from '../../domain/testing/offers.ts';
import { startPurchase, untilCode, untilProposals, untilValue, untilVerified } from './testing/purchase-in-test.ts';

describe('registration check', () => {
  test('waits for a CPF with right check digits', () => {
    const { send, state, script } = startPurchase();
    send({ type: 'SEARCH' }, { type: 'CPF_CHANGED', cpf: '11111111111' }, { type: 'SEARCH' });
    expect(state()).toBe('waitingCpf');
    expect(script.made).toEqual([]);
  });

  test('fetches the borrower once, however often Enter is pressed, then asks for the value', async () => {
    const { send, state, script, context } = startPurchase();
    send({ type: 'CPF_CHANGED', cpf: CPF }, { type: 'SEARCH' }, { type: 'SEARCH' }, { type: 'CPF_CHANGED', cpf: '1' });
    expect(state()).toBe('fetchingBorrower');
    await script.answer('fetchCustomer', aCustomer());
    expect(state()).toBe('waitingPurchaseInput');
    expect(script.made).toEqual(['fetchCustomer']);
    expect(context().cpf).toBe(CPF);
  });

  test('an unknown CPF goes back to waiting, keeps what was typed and says so', async () => {
    const { send, state, script, told, context } = startPurchase();
    send({ type: 'CPF_CHANGED', cpf: CPF }, { type: 'SEARCH' });
    await script.refuse('fetchCustomer', 'BORROWER_NOT_FOUND');
    expect(state()).toBe('waitingCpf');
    expect(context()).toMatchObject({ cpf: CPF, isUnknownCpf: true });
    expect(told).toEqual([{ type: 'toast', kind: 'danger', text: 'sentence of BORROWER_NOT_FOUND' }]);
  });

  test('a deactivated store is told apart: the screen leads to the store setup', async () => {
    const { send, script, told } = startPurchase();
    send({ type: 'CPF_CHANGED', cpf: CPF }, { type: 'SEARCH' });
    await script.refuse('fetchCustomer', 'DEACTIVATED_STORE');
    expect(told).toEqual([{ type: 'storeDeactivated', text: 'sentence of DEACTIVATED_STORE' }]);
  });

  test('a customer who may not buy gets no value to type', async () => {
    const { send, state, script } = startPurchase();
    send({ type: 'CPF_CHANGED', cpf: CPF }, { type: 'SEARCH' });
    await script.answer('fetchCustomer', aCustomer({ borrower: { borrowerStatus: 'DENIED' } }));
    expect(state()).toBe('purchaseNotAllowed');
    send({ type: 'VALUE_CHANGED', valueCents: wholeCents(1000) }, { type: 'CHECK_LIMIT' });
    expect(state()).toBe('purchaseNotAllowed');
    send({ type: 'SEARCH' });
    expect(state()).toBe('fetchingBorrower');
  });

  test('another CPF resets the whole purchase', async () => {
    const { send, state, context } = await untilProposals();
    send({ type: 'CPF_CHANGED', cpf: '1' });
    expect(state()).toBe('waitingCpf');
    expect(context()).toMatchObject({ cpf: '1', customer: null, valueCents: null, offer: null, selectedId: null });
  });
});

describe('limit check', () => {
  test.each([null, wholeCents(99)])('a value of %s cents is not sent', async (valueCents) => {
    const { send, state, told, script } = await untilValue();
    send({ type: 'VALUE_CHANGED', valueCents }, { type: 'CHECK_LIMIT' });
    expect(state()).toBe('waitingPurchaseInput');
    expect(told).toEqual([{ type: 'toast', kind: 'danger', text: 'Insira o valor da compra' }]);
    expect(script.made).not.toContain('fetchOffer');
  });

  test('asks once and ignores all input while checking', async () => {
    const { send, state, script, context } = await untilValue();
    send({ type: 'VALUE_CHANGED', valueCents: wholeCents(100_000) }, { type: 'CHECK_LIMIT' }, { type: 'CHECK_LIMIT' });
    send({ type: 'VALUE_CHANGED', valueCents: wholeCents(1) }, { type: 'CPF_CHANGED', cpf: '' });
    expect(state()).toBe('checkingLimit');
    expect(script.inputOf('fetchOffer')).toMatchObject({ valueCents: 100_000 });
    await script.answer('fetchOffer', anOffer());
    expect(state()).toBe('choosingProposal');
    expect(context()).toMatchObject({ valueCents: 100_000, selectedId: null });
    expect(script.made.filter((name) => name === 'fetchOffer')).toHaveLength(1);
  });

  test('a refusal keeps the value, stays on the screen and in a toast', async () => {
    const { send, state, script, context, told } = await untilValue();
    send({ type: 'VALUE_CHANGED', valueCents: wholeCents(100_000) }, { type: 'CHECK_LIMIT' });
    await script.refuse('fetchOffer', 'OVERDUE_INSTALLMENTS');
    expect(state()).toBe('waitingPurchaseInput');
    expect(context().valueCents).toBe(100_000);
    expect(context().refusal?.code).toBe('OVERDUE_INSTALLMENTS');
    expect(told).toHaveLength(1);
  });

  test('another value returns to waiting and drops the proposals', async () => {
    const { send, state, context } = await untilProposals();
    send({ type: 'VALUE_CHANGED', valueCents: wholeCents(100_000) });
    expect(state()).toBe('choosingProposal');
    send({ type: 'VALUE_CHANGED', valueCents: wholeCents(90_000) });
    expect(state()).toBe('waitingPurchaseInput');
    expect(context()).toMatchObject({ offer: null, valueCents: 90_000 });
  });
});

describe('choice and confirmation', () => {
  test('nothing is confirmed without a choice; cancelling clears it', async () => {
    const { send, state, context } = await untilProposals();
    send({ type: 'ASK_CONFIRMATION' });
    expect(state()).toBe('choosingProposal');
    send({ type: 'SELECT_PROPOSAL', id: 'unknown' }, { type: 'ASK_CONFIRMATION' });
    expect(state()).toBe('choosingProposal');
    send({ type: 'SELECT_PROPOSAL', id: proposalId(6) }, { type: 'ASK_CONFIRMATION' });
    expect(state()).toBe('confirming');
    send({ type: 'CANCEL' });
    expect(state()).toBe('choosingProposal');
    expect(context().selectedId).toBeNull();
  });

  test.each([
    ['BORROWER_SMS', 'SMS'],
    ['ANALYST_VERIFICATION', 'ANALYST_CALL'],
  ] as const)('%s asks for the code by %s, once', async (authorizationStrategy, channel) => {
    const { send, script, state } = await untilValue();
    send({ type: 'VALUE_CHANGED', valueCents: wholeCents(100_000) }, { type: 'CHECK_LIMIT' });
    await script.answer('fetchOffer', anOffer({ authorizationStrategy }));
    send(
      { type: 'SELECT_PROPOSAL', id: proposalId(3) },
      { type: 'ASK_CONFIRMATION' },
      { type: 'CONFIRM' },
      { type: 'CONFIRM' },
    );
    expect(state()).toBe('creatingVerification');
    expect(script.inputOf('createVerification')).toEqual({ proposalId: proposalId(3), channel, isResend: false });
    expect(script.made.filter((name) => name === 'createVerification')).toHaveLength(1);
  });

  test('a verification that cannot be created returns to the choice, kept', async () => {
    const { send, script, state, context } = await untilProposals();
    send({ type: 'SELECT_PROPOSAL', id: proposalId(6) }, { type: 'ASK_CONFIRMATION' }, { type: 'CONFIRM' });
    await script.lose('createVerification');
    expect(state()).toBe('choosingProposal');
    expect(context()).toMatchObject({ selectedId: proposalId(6), refusal: { code: 'NO_CONNECTION' } });
    send({ type: 'ASK_CONFIRMATION' }, { type: 'CONFIRM' });
    expect(context().refusal).toBeNull();
  });

  test('an expired offer returns to the value, still typed', async () => {
    const { send, script, state, context } = await untilProposals();
    send({ type: 'SELECT_PROPOSAL', id: proposalId(6) }, { type: 'ASK_CONFIRMATION' }, { type: 'CONFIRM' });
    await script.refuse('createVerification', 'OFFER_EXPIRED');
    expect(state()).toBe('waitingPurchaseInput');
    expect(context()).toMatchObject({ valueCents: 100_000, offer: null, refusal: { code: 'OFFER_EXPIRED' } });
  });

  test('a code already sent for a proposal is not sent again by reopening the dialog', async () => {
    const { send, script } = await untilCode();
    send(
      { type: 'CANCEL' },
      { type: 'SELECT_PROPOSAL', id: proposalId(6) },
      { type: 'ASK_CONFIRMATION' },
      { type: 'CONFIRM' },
    );
    expect(script.inputOf('createVerification')).toMatchObject({ isResend: true });
  });
});

describe('verification', () => {
  test('checks six digits once and becomes verified', async () => {
    const { send, script, state } = await untilCode();
    expect(state()).toEqual({ verifying: 'waitingCode' });
    send({ type: 'CHECK_CODE', code: '12345' }, { type: 'FINISH' });
    expect(state()).toEqual({ verifying: 'waitingCode' });
    send(
      { type: 'CHECK_CODE', code: '123456' },
      { type: 'CHECK_CODE', code: '123456' },
      { type: 'RESEND', channel: 'SMS' },
    );
    expect(state()).toEqual({ verifying: 'checkingCode' });
    expect(script.inputOf('verifyCode')).toEqual({ proposalId: proposalId(6), code: '123456' });
    await script.answer('verifyCode', aVerification({ status: 'APPROVED', wasVerified: true }));
    expect(state()).toEqual({ verifying: 'verified' });
    expect(script.made.filter((name) => name === 'verifyCode')).toHaveLength(1);
  });

  test('a wrong code says so and shows the tries that are left', async () => {
    const { send, script, state, told, context } = await untilCode();
    send({ type: 'CHECK_CODE', code: '000000' });
    await script.refuse('verifyCode', 'INVALID_ORIGINATION_CODE');
    expect(state()).toEqual({ verifying: 'askingStatus' });
    await script.answer('fetchVerification', aVerification({ attemptsLeft: 3 }));
    expect(state()).toEqual({ verifying: 'waitingCode' });
    expect(context().verification?.attemptsLeft).toBe(3);
    expect(told).toHaveLength(1);
  });

  test('a lost answer to a right code is found again', async () => {
    const { send, script, state } = await untilCode();
    send({ type: 'CHECK_CODE', code: '123456' });
    await script.lose('verifyCode');
    await script.answer('fetchVerification', aVerification({ status: 'APPROVED', wasVerified: true }));
    expect(state()).toEqual({ verifying: 'verified' });
  });

  test('five wrong codes end the offer: the value stays, the sentence too', async () => {
    const { send, script, state, context } = await untilCode();
    send({ type: 'CHECK_CODE', code: '000000' });
    await script.refuse('verifyCode', 'VERIFICATION_LOCKED');
    expect(state()).toBe('waitingPurchaseInput');
    expect(context()).toMatchObject({ valueCents: 100_000, refusal: { code: 'VERIFICATION_LOCKED' } });
  });

  test('sends again by the channel asked for, and failing leaves the dialog open', async () => {
    const { send, script, state } = await untilCode();
    send({ type: 'RESEND', channel: 'WHATSAPP' }, { type: 'RESEND', channel: 'SMS' });
    expect(script.inputOf('resendCode')).toEqual({ proposalId: proposalId(6), channel: 'WHATSAPP' });
    await script.refuse('resendCode', 'TOO_MANY_REQUESTS');
    expect(state()).toEqual({ verifying: 'waitingCode' });
    send({ type: 'RESEND', channel: 'PHONE_CALL' });
    await script.answer('resendCode', aVerification({ communicationChannel: 'PHONE_CALL' }));
    expect(state()).toEqual({ verifying: 'waitingCode' });
    expect(script.made.filter((name) => name === 'resendCode')).toHaveLength(2);
  });

  test('another code is not asked for before the countdown ends', async () => {
    const { send, script, state } = await untilCode();
    send({ type: 'RESEND', channel: 'SMS' });
    await script.answer('resendCode', aVerification({ resendAllowedAt: '2099-01-01T00:00:00.000Z' }));
    send({ type: 'RESEND', channel: 'SMS' });
    expect(state()).toEqual({ verifying: 'waitingCode' });
  });

  test('closing resets the verification and the choice', async () => {
    const { send, state, context } = await untilCode();
    send({ type: 'CANCEL' });
    expect(state()).toBe('choosingProposal');
    expect(context()).toMatchObject({ verification: null, selectedId: null });
  });

  test('a verified sale is not thrown away by one key', async () => {
    const { send, state } = await untilVerified();
    send({ type: 'CANCEL' });
    expect(state()).toEqual({ verifying: 'abandoning' });
    send({ type: 'FINISH' }, { type: 'CANCEL' });
    expect(state()).toEqual({ verifying: 'verified' });
    send({ type: 'CANCEL' }, { type: 'ABANDON' });
    expect(state()).toBe('choosingProposal');
  });
});
