import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Verification } from '../../../domain/contracts/offer.ts';
import { aCustomer, CPF } from '../../../domain/testing/customers.ts';
import { anOffer, aVerification, proposalId } from '../../../domain/testing/offers.ts';
import { untilProposals } from '../testing/purchase-in-test.ts';
import { lookAgainMs } from './context.ts';
import { draftOf } from './draft.ts';

const face = aVerification({
  verificationMethod: 'LIVENESS_WITH_ANALYST',
  biometry: { biometryUrl: 'https://loja.example/c/rosto#x', wasOpened: false, triesLeft: 3 },
  analystVerificationAllowedTimestamp: '2020-01-01T00:00:00.000Z',
});
const called = aVerification({
  status: 'MANUAL',
  verificationMethod: 'ANALYST_CALL',
  communicationChannel: 'ANALYST_CALL',
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function until(verification = face) {
  const purchase = await untilProposals();
  purchase.send({ type: 'SELECT_PROPOSAL', id: proposalId(6) }, { type: 'ASK_CONFIRMATION' }, { type: 'CONFIRM' });
  await purchase.script.answer('createVerification', verification);
  return purchase;
}

test.each([
  ['an analyst calls', called],
  ['the customer shows a face', face],
])('while %s the server is asked by itself until it says so', async (_, verification) => {
  const { script, state } = await until(verification);
  vi.advanceTimersByTime(2_000);
  expect(state()).toEqual({ verifying: 'looking' });
  await script.lose('fetchVerification');
  vi.advanceTimersByTime(2_000);
  await script.answer('fetchVerification', { ...verification, status: 'APPROVED', wasVerified: true });
  expect(state()).toEqual({ verifying: 'verified' });
});

test('a code on its way is asked about until another may be sent, in case it has to go by another way', async () => {
  const resendAllowedAt = new Date(Date.now() + 5_000).toISOString();
  const { script, context, state } = await until(aVerification({ resendAllowedAt }));
  vi.advanceTimersByTime(2_000);
  const moved = aVerification({ communicationChannel: 'WHATSAPP', undeliveredChannels: ['SMS'], resendAllowedAt });
  await script.answer('fetchVerification', moved);
  expect(context().verification).toMatchObject({ communicationChannel: 'WHATSAPP' });
  vi.advanceTimersByTime(2_600);
  await script.answer('fetchVerification', moved);
  vi.advanceTimersByTime(60_000);
  expect(state()).toEqual({ verifying: 'waitingCode' });
});

test.each<[string, Partial<Verification>]>([
  ['that was sent a while ago', {}],
  ['that arrived by no way', { undeliveredChannels: ['SMS'], resendAllowedAt: '2099-01-01T00:00:00.000Z' }],
])('a code %s is not asked about by itself', async (_, over) => {
  const { script } = await until(aVerification(over));
  vi.advanceTimersByTime(60_000);
  expect(script.made).not.toContain('fetchVerification');
});

test.each(['answer', 'lose'] as const)('a closed dialog withdraws the call before anything else: %s', async (how) => {
  const { script, send, state, context, told } = await until(called);
  send({ type: 'CANCEL' });
  expect(state()).toEqual({ verifying: 'withdrawing' });
  expect(script.inputOf('withdrawCall')).toEqual({ proposalId: proposalId(6) });
  if (how === 'answer') await script.answer('withdrawCall', undefined);
  else await script.lose('withdrawCall');
  expect(state()).toBe('choosingProposal');
  expect(context().verification).toBeNull();
  expect(told).toEqual([]);
});

test('a message on its way is asked about less and less often, never more than ten seconds apart', () => {
  const times = [0, 1, 2, 9, 99].map((looks) => Math.round(lookAgainMs({ looks, verification: aVerification() })));
  expect(times).toEqual([2000, 2600, 3380, 10000, 10000]);
});

// Against: the pace of a message for all, which showed the analyst's word up to ten seconds late.
test.each([
  ['an analyst who calls', called],
  ['a face', face],
])('%s is seen at once, however long it took', async (_, verification) => {
  const { script, state } = await until(verification);
  for (let look = 0; look < 20; look += 1) {
    vi.advanceTimersByTime(2_000);
    expect([look, state()]).toEqual([look, { verifying: 'looking' }]);
    await script.answer('fetchVerification', verification);
  }
});

describe('the next customer is served meanwhile', () => {
  const code = aVerification();
  test.each([
    ['a call', called],
    ['a face', face],
    ['a code', code],
  ])(
    '%s is left as it is: nothing is withdrawn, the till is empty, and the sale is kept by the board',
    async (_, one) => {
      const { script, send, state, context, told } = await until(one);
      send({ type: 'SERVE_ANOTHER' });
      expect(state()).toBe('waitingCpf');
      expect(script.made).not.toContain('withdrawCall');
      const { borrower } = aCustomer();
      expect(context()).toMatchObject({
        cpf: '',
        customer: null,
        verification: null,
        left: [{ contractId: anOffer().id, customerName: borrower.name }],
      });
      expect(draftOf('waitingCpf', context())).toBeNull();
      expect(told).toEqual([]);
      // Nobody asks for it any more, and the next one is looked up without forgetting it.
      vi.advanceTimersByTime(60_000);
      expect(script.made).not.toContain('fetchVerification');
      send({ type: 'CPF_CHANGED', cpf: CPF }, { type: 'SEARCH' });
      await script.answer('fetchCustomer', aCustomer());
      expect([state(), context().left[0]?.contractId]).toEqual(['waitingPurchaseInput', anOffer().id]);
    },
  );

  test('also while the server is asked by itself; not while a code is being checked, which may authorise', async () => {
    const looking = await until(called);
    vi.advanceTimersByTime(2_000);
    looking.send({ type: 'SERVE_ANOTHER' });
    expect(looking.state()).toBe('waitingCpf');
    const checking = await until(code);
    checking.send({ type: 'CHECK_CODE', code: '123456' }, { type: 'SERVE_ANOTHER' });
    expect(checking.state()).toEqual({ verifying: 'checkingCode' });
  });
});

test('what is pressed while the server is asked by itself is not lost', async () => {
  const { script, send, state } = await until(called);
  vi.advanceTimersByTime(2_000);
  send({ type: 'CHECK_CODE', code: '123456' });
  expect(state()).toEqual({ verifying: 'checkingCode' });
  await script.answer('verifyCode', aVerification({ status: 'APPROVED', wasVerified: true }));
  expect(state()).toEqual({ verifying: 'verified' });
});

test('a face that is not confirmed is told; asked for, an analyst calls instead', async () => {
  const { script, send, state, context, told } = await until();
  send({ type: 'CONFIRM_FACE' });
  await script.answer('confirmFace', face);
  expect(context().isFaceMissed).toBe(true);
  send({ type: 'CONFIRM_FACE' });
  await script.refuse('confirmFace', 'INTERNAL_SERVER_ERROR');
  expect(told).toHaveLength(1);
  expect(state()).toEqual({ verifying: 'waitingCode' });
  send({ type: 'ASK_ANALYST' });
  expect(script.inputOf('requestAnalyst')).toEqual({ proposalId: proposalId(6) });
  await script.answer('requestAnalyst', { ...face, status: 'MANUAL' });
  expect(context()).toMatchObject({ isFaceMissed: false, verification: { status: 'MANUAL', wasVerified: false } });
});

test('each failing act raises its own toast', async () => {
  const { script, send, told } = await until();
  send({ type: 'ASK_ANALYST' });
  await script.refuse('requestAnalyst', 'ANALYST_NOT_ALLOWED');
  send({ type: 'RESEND', channel: 'WHATSAPP' });
  await script.refuse('resendCode', 'TOO_MANY_REQUESTS');
  expect(told).toEqual([
    { type: 'toast', kind: 'danger', text: 'sentence of ANALYST_NOT_ALLOWED' },
    { type: 'toast', kind: 'danger', text: 'sentence of TOO_MANY_REQUESTS' },
  ]);
});

test('leaving the dialog clears the choice and the authorisation', async () => {
  const { send, state, context } = await until();
  vi.advanceTimersByTime(2_000);
  send({ type: 'CANCEL' });
  expect(state()).toBe('choosingProposal');
  expect(context()).toMatchObject({ selectedId: null, verification: null });
});
