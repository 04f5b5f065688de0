import { wholeCents } from '@balcao/contract/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aCustomer } from '../../../domain/testing/customers.ts';
import { aContract, anOffer, aVerification, CONTRACT_ID, proposalId } from '../../../domain/testing/offers.ts';
import { draftOf, type PurchaseDraft } from './draft.ts';
import {
  startPurchase,
  untilAccepting,
  untilProposals,
  untilValue,
  untilVerified,
} from '../testing/purchase-in-test.ts';

const offered = aContract({ status: 'OFFERED', acceptedAt: null });
const verified = aVerification({ status: 'APPROVED', wasVerified: true });

describe('acceptance', () => {
  test('sells once, whatever is pressed meanwhile', async () => {
    const { send, script, state, context } = await untilAccepting();
    send({ type: 'FINISH' }, { type: 'CANCEL' }, { type: 'CPF_CHANGED', cpf: '' }, { type: 'RETRY' });
    expect(state()).toBe('accepting');
    await script.answer('acceptProposal', aContract());
    expect(state()).toBe('finished');
    expect(context().contract?.id).toBe(CONTRACT_ID);
    expect(script.made.filter((name) => name === 'acceptProposal')).toHaveLength(1);
  });

  test('a refusal is told, kept on the screen, and returns to the choice', async () => {
    const { script, state, context, told } = await untilAccepting();
    await script.refuse('acceptProposal', 'INSUFFICIENT_LIMIT');
    expect(state()).toBe('choosingProposal');
    expect(context()).toMatchObject({ selectedId: null, verification: null, refusal: { code: 'INSUFFICIENT_LIMIT' } });
    expect(told).toHaveLength(1);
  });

  test('a sale that is not authorised goes back to the code', async () => {
    const { script, state } = await untilAccepting();
    await script.refuse('acceptProposal', 'PURCHASE_NOT_VERIFIED');
    expect(state()).toEqual({ verifying: 'waitingCode' });
  });

  test('an expired offer goes back to the value', async () => {
    const { script, state, context } = await untilAccepting();
    await script.refuse('acceptProposal', 'OFFER_EXPIRED');
    expect(state()).toBe('waitingPurchaseInput');
    expect(context().valueCents).toBe(100_000);
  });
});

describe('a lost answer to the acceptance', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('asks the server first: a sale that stands goes on to the receipt', async () => {
    const { script, state } = await untilAccepting();
    await script.lose('acceptProposal');
    expect(state()).toBe('checkingOutcome');
    expect(script.inputOf('findContract')).toEqual({ id: CONTRACT_ID });
    await script.answer('findContract', aContract());
    expect(state()).toBe('finished');
  });

  test('a sale that does not stand may be tried again, by hand, with the same proposal', async () => {
    const { send, script, state } = await untilAccepting();
    await script.lose('acceptProposal');
    await script.answer('findContract', offered);
    expect(state()).toBe('notConcluded');
    send({ type: 'RETRY' }, { type: 'RETRY' });
    expect(script.inputOf('acceptProposal')).toEqual({ proposalId: proposalId(6) });
    expect(script.made.filter((name) => name === 'acceptProposal')).toHaveLength(2);
    await script.answer('acceptProposal', aContract());
    expect(state()).toBe('finished');
  });

  test('going back keeps the sale verified', async () => {
    const { send, script, state } = await untilAccepting();
    await script.lose('acceptProposal');
    await script.answer('findContract', offered);
    send({ type: 'CANCEL' });
    expect(state()).toEqual({ verifying: 'verified' });
  });

  test('while the server cannot be reached it is asked again, by itself or at once', async () => {
    const { send, script, state } = await untilAccepting();
    await script.lose('acceptProposal');
    await script.lose('findContract');
    expect(state()).toBe('outcomeUnknown');
    vi.advanceTimersByTime(5_000);
    expect(state()).toBe('checkingOutcome');
    await script.lose('findContract');
    send({ type: 'RETRY' });
    await script.answer('findContract', aContract());
    expect(state()).toBe('finished');
  });

  test.each(['REQUEST_IN_PROGRESS', 'ANOTHER_PROPOSAL_ALREADY_ACCEPTED', 'CONTRACT_HAS_INSTALLMENTS_ALREADY'])(
    '%s also asks the server whether the sale stands',
    async (code) => {
      const { script, state } = await untilAccepting();
      await script.refuse('acceptProposal', code);
      expect(state()).toBe('checkingOutcome');
    },
  );
});

describe('resuming', () => {
  const draft: PurchaseDraft = {
    step: 'verifying',
    storeId: 's',
    borrowerId: 'b',
    maskedCpf: '529.***.***-25',
    valueCents: wholeCents(100_000),
    offer: anOffer(),
    selectedId: proposalId(6),
  };
  const resumed = async (
    over: Partial<PurchaseDraft>,
    facts: { contract?: unknown; verification?: unknown; customer?: unknown },
  ) => {
    const purchase = startPurchase({ ...draft, ...over });
    expect(purchase.state()).toBe('resuming');
    await purchase.script.answer('resume', { customer: aCustomer(), contract: offered, verification: null, ...facts });
    return purchase;
  };

  test.each([
    ['a customer only', { step: 'value', offer: null, selectedId: null }, { contract: null }, 'waitingPurchaseInput'],
    ['a choice', { step: 'choosing' }, {}, 'choosingProposal'],
    ['a code that was sent', {}, { verification: aVerification() }, { verifying: 'waitingCode' }],
    ['a verified sale', {}, { verification: verified }, { verifying: 'verified' }],
    ['a code that was never sent', {}, {}, 'choosingProposal'],
    ['a sale that stands', {}, { contract: aContract(), verification: verified }, 'finished'],
    ['an expired offer', { offer: anOffer({ validUntil: '2020-01-01T00:00:00.000Z' }) }, {}, 'waitingPurchaseInput'],
    ['a cancelled offer', {}, { contract: aContract({ status: 'CANCELED' }) }, 'waitingPurchaseInput'],
    [
      'a customer who may no longer buy',
      {},
      { customer: aCustomer({ borrower: { borrowerStatus: 'DENIED' } }) },
      'purchaseNotAllowed',
    ],
  ] as const)('%s', async (_, over, facts, state) => {
    const purchase = await resumed(over, facts);
    expect(purchase.state()).toEqual(state);
    expect(purchase.context()).toMatchObject({ isResumed: true, valueCents: 100_000 });
  });

  test.each([
    ['waitingCpf', 'choosing'],
    ['resuming', 'verifying'],
  ] as const)('a CPF that is typed meanwhile leads to %s of a draft at %s', (state, step) => {
    const purchase = startPurchase({ ...draft, step });
    purchase.send({ type: 'CPF_CHANGED', cpf: '5' });
    expect(purchase.state()).toBe(state);
  });

  test('a failure offers to try again or to start another purchase', async () => {
    const purchase = startPurchase(draft);
    await purchase.script.lose('resume');
    expect(purchase.state()).toBe('resumeFailed');
    purchase.send({ type: 'RETRY' });
    expect(purchase.state()).toBe('resuming');
    await purchase.script.refuse('resume', 'BORROWER_NOT_FOUND');
    purchase.send({ type: 'START_AGAIN' });
    expect(purchase.state()).toBe('waitingCpf');
    expect(purchase.context()).toMatchObject({ draft: null, valueCents: null });
  });
});

describe('what is kept of a purchase', () => {
  test('nothing before a customer is known, and never the CPF', async () => {
    expect(draftOf('waitingCpf', startPurchase().context())).toBeNull();
    const purchase = await untilProposals();
    const kept = draftOf('choosingProposal', purchase.context());
    expect(kept).toMatchObject({ step: 'choosing', valueCents: 100_000, maskedCpf: '529.***.***-25' });
    expect(JSON.stringify(kept)).not.toMatch(/\b\d{11}\b/);
  });

  test('the step is kept through every wait, and nothing once finished', async () => {
    const value = await untilValue();
    expect(draftOf('checkingLimit', value.context())?.step).toBe('value');
    const sale = await untilVerified();
    for (const state of ['verifying', 'accepting', 'checkingOutcome', 'outcomeUnknown', 'notConcluded']) {
      expect(draftOf(state, sale.context())).toMatchObject({ step: 'verifying', selectedId: proposalId(6) });
    }
    expect(draftOf('finished', sale.context())).toBeNull();
  });
});
