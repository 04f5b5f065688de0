import { wholeCents } from '@balcao/contract/kernel';
import { describe, expect, test } from 'vitest';
import { aCoupon, aCustomer, anExtraCredit, COUPON_ID, CPF, EVALUATION_ID } from '../../../domain/testing/customers.ts';
import { anOffer, proposalId } from '../../../domain/testing/offers.ts';
import type { Customer } from '../../../domain/borrowers/borrower.ts';
import { startPurchase } from '../testing/purchase-in-test.ts';

const value = wholeCents(200_000);

/** A value was typed and sent. */
async function untilChecking(customer: Customer = aCustomer()) {
  const purchase = startPurchase();
  purchase.send({ type: 'CPF_CHANGED', cpf: CPF }, { type: 'SEARCH' });
  await purchase.script.answer('fetchCustomer', customer);
  purchase.send({ type: 'VALUE_CHANGED', valueCents: value });
  return purchase;
}

async function untilShort(customer?: Customer) {
  const purchase = await untilChecking(customer);
  purchase.send({ type: 'CHECK_LIMIT' });
  await purchase.script.refuse('fetchOffer', 'INSUFFICIENT_LIMIT');
  return purchase;
}

describe('what the customer has beside the limit', () => {
  const rich = { ...aCustomer(), coupon: aCoupon({ minimumPurchaseValue: 2000 }), extraCredit: anExtraCredit() };

  test('the coupon goes along from its minimum on, extra credit once it is turned on', async () => {
    const { send, script, state } = await untilChecking(rich);
    send({ type: 'VALUE_CHANGED', valueCents: wholeCents(199_999) }, { type: 'CHECK_LIMIT' });
    expect(script.inputOf('fetchOffer')).toMatchObject({ couponId: null, evaluationId: null });
    await script.answer('fetchOffer', anOffer());
    send({ type: 'TURN_EXTRA', isOn: true });
    expect(state()).toBe('waitingPurchaseInput');
    send({ type: 'VALUE_CHANGED', valueCents: value }, { type: 'CHECK_LIMIT' });
    expect(script.inputOf('fetchOffer')).toMatchObject({ couponId: COUPON_ID, evaluationId: EVALUATION_ID });
  });

  test('nobody turns on what is not there; another CPF forgets it', async () => {
    const { send, context } = await untilChecking();
    send({ type: 'TURN_EXTRA', isOn: true });
    expect(context().isExtraOn).toBe(false);
    const other = await untilChecking(rich);
    other.send({ type: 'TURN_EXTRA', isOn: true }, { type: 'CPF_CHANGED', cpf: '1' });
    expect(other.context()).toMatchObject({ isExtraOn: false, customer: null });
  });

  // Planted: without it every press sends the coupon that is gone again, and nothing can be sold.
  test.each([
    ['COUPON_ALREADY_USED', { couponId: null, evaluationId: EVALUATION_ID }],
    ['EVALUATION_EXPIRED', { couponId: COUPON_ID, evaluationId: null }],
  ])('after %s the next press sells without it', async (code, sent) => {
    const { send, script } = await untilChecking(rich);
    send({ type: 'TURN_EXTRA', isOn: true }, { type: 'CHECK_LIMIT' });
    await script.refuse('fetchOffer', code);
    send({ type: 'CHECK_LIMIT' });
    expect(script.inputOf('fetchOffer')).toMatchObject(sent);
  });
});

describe('making it fit', () => {
  test('one press asks for the plans of what fits, and says what is paid at the counter', async () => {
    const { send, script, state, context } = await untilShort();
    const fit = { valueCents: wholeCents(180_000), downPaymentCents: wholeCents(20_000), desiredCents: null };
    send({ type: 'TAKE_FIT', fit });
    expect(state()).toBe('checkingLimit');
    expect(script.inputOf('fetchOffer')).toMatchObject({ valueCents: 180_000 });
    await script.answer('fetchOffer', anOffer());
    expect(context()).toMatchObject({ valueCents: 180_000, downPaymentCents: 20_000, refusal: null });
    send({ type: 'VALUE_CHANGED', valueCents: value });
    expect(context().downPaymentCents).toBeNull();
  });

  test('the plan that fits a wished installment is chosen', async () => {
    const { send, script, state, context } = await untilChecking();
    send({ type: 'WISH', desiredCents: wholeCents(21_000) });
    expect(script.inputOf('fetchOffer')).toMatchObject({ desiredCents: 21_000 });
    await script.answer('fetchOffer', anOffer({ fit: { proposalId: proposalId(6), largestValue: null } }));
    expect([state(), context().selectedId]).toEqual(['choosingProposal', proposalId(6)]);
    send({ type: 'WISH', desiredCents: wholeCents(9_000) });
    expect([state(), context().offer]).toEqual(['checkingLimit', null]);
    await script.answer('fetchOffer', anOffer({ fit: { proposalId: null, largestValue: 450 } }));
    expect(context().selectedId).toBeNull();
  });

  test('extra credit that covers the purchase goes on at once', async () => {
    const { send, script, state } = await untilShort();
    send({ type: 'ASK_MORE', way: 'extra' });
    expect(script.inputOf('askForMore')).toMatchObject({ way: 'extra', cpf: CPF, valueCents: 200_000 });
    await script.answer('askForMore', { way: 'extra', extraCredit: anExtraCredit() });
    expect(state()).toBe('checkingLimit');
    expect(script.inputOf('fetchOffer')).toMatchObject({ evaluationId: EVALUATION_ID });
  });

  test.each([
    ['less than the purchase', anExtraCredit({ policy: { minAmount: 100, maxAmount: 1000 } })],
    ['nothing', anExtraCredit({ decision: 'DENIED' })],
    ['the word to an analyst', anExtraCredit({ status: 'CREATED' })],
  ])('extra credit that gives %s is told, and the refusal stays', async (_, extraCredit) => {
    const { send, script, state, context } = await untilShort();
    send({ type: 'ASK_MORE', way: 'extra' });
    await script.answer('askForMore', { way: 'extra', extraCredit });
    expect(state()).toBe('waitingPurchaseInput');
    expect(context()).toMatchObject({
      isExtraOn: false,
      more: { extraCredit },
      refusal: { code: 'INSUFFICIENT_LIMIT' },
    });
  });

  test('a request that fails is told, and may be made again', async () => {
    const { send, script, state, told } = await untilShort();
    send({ type: 'ASK_MORE', way: 'analyst' });
    await script.refuse('askForMore', 'LIMIT_REQUEST_WAITING');
    expect(state()).toBe('waitingPurchaseInput');
    expect(told.at(-1)).toMatchObject({ text: 'sentence of LIMIT_REQUEST_WAITING' });
    send({ type: 'ASK_MORE', way: 'analyst' });
    expect(state()).toBe('askingMore');
  });
});
