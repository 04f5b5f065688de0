import { wholeCents } from '@balcao/contract/kernel';
import { createActor } from 'xstate';
import { CPF, aCustomer } from '../../../domain/testing/customers.ts';
import { aVerification, anOffer, proposalId } from '../../../domain/testing/offers.ts';
import { callActors } from '../../../domain/counter/call-actors.ts';
import type { PurchaseCalls, PurchaseEmitted, PurchaseEvent } from '../machine/context.ts';
import type { PurchaseDraft } from '../machine/draft.ts';
import { purchaseMachine } from '../purchase.machine.ts';
import { aStore } from '../../../testing/sessions.ts';
import { callScript } from '../../../domain/testing/call-script.ts';

const names: readonly (keyof PurchaseCalls)[] = [
  'fetchOperatorStore',
  'fetchCustomer',
  'fetchAgain',
  'fetchOffer',
  'submitLock',
  'confirmLock',
  'askForMore',
  'createVerification',
  'resendCode',
  'fetchVerification',
  'confirmFace',
  'requestAnalyst',
  'withdrawCall',
  'verifyCode',
  'acceptProposal',
  'findContract',
  'resume',
];

/** A running purchase whose server is the test. */
export function startPurchase(draft: PurchaseDraft | null = null) {
  const script = callScript<PurchaseCalls>(names);
  const actor = createActor(purchaseMachine.provide({ actors: callActors(script.calls) }), {
    input: { storeNow: () => aStore(), draft },
  });
  const told: PurchaseEmitted[] = [];
  actor.on('*', (event) => told.push(event));
  actor.start();
  const send = (...events: PurchaseEvent[]) => {
    for (const event of events) actor.send(event);
  };
  return {
    script,
    told,
    send,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

export type PurchaseInTest = ReturnType<typeof startPurchase>;

export async function untilValue(purchase = startPurchase()): Promise<PurchaseInTest> {
  purchase.send({ type: 'CPF_CHANGED', cpf: CPF }, { type: 'SEARCH' });
  await purchase.script.answer('fetchCustomer', aCustomer());
  return purchase;
}

export async function untilProposals(purchase = startPurchase()): Promise<PurchaseInTest> {
  await untilValue(purchase);
  purchase.send({ type: 'VALUE_CHANGED', valueCents: wholeCents(100_000) }, { type: 'CHECK_LIMIT' });
  await purchase.script.answer('fetchOffer', anOffer());
  return purchase;
}

export async function untilCode(purchase = startPurchase()): Promise<PurchaseInTest> {
  await untilProposals(purchase);
  purchase.send({ type: 'SELECT_PROPOSAL', id: proposalId(6) }, { type: 'ASK_CONFIRMATION' }, { type: 'CONFIRM' });
  await purchase.script.answer('createVerification', aVerification());
  return purchase;
}

export async function untilVerified(purchase = startPurchase()): Promise<PurchaseInTest> {
  await untilCode(purchase);
  purchase.send({ type: 'CHECK_CODE', code: '123456' });
  await purchase.script.answer('verifyCode', aVerification({ status: 'APPROVED', wasVerified: true }));
  return purchase;
}

export async function untilAccepting(purchase = startPurchase()): Promise<PurchaseInTest> {
  await untilVerified(purchase);
  purchase.send({ type: 'FINISH' });
  return purchase;
}
