import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Verification } from '../../../domain/contracts/offer.ts';
import { aVerification, proposalId } from '../../../domain/testing/offers.ts';
import { untilProposals } from '../testing/purchase-in-test.ts';
import { lookAgainMs } from './context.ts';

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
  vi.advanceTimersByTime(2_600);
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

test('it is asked less and less often, never more than ten seconds apart', () => {
  expect([0, 1, 2, 9, 99].map((looks) => Math.round(lookAgainMs({ looks })))).toEqual([2000, 2600, 3380, 10000, 10000]);
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
