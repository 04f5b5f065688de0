import { createActor } from 'xstate';
import { aBorrower, CPF, STORE_ID } from '../../../domain/testing/customers.ts';
import { aListing, installmentId } from '../../../domain/testing/installments.ts';
import { callActors } from '../../../domain/counter/call-actors.ts';
import { type PaymentCalls, type PaymentEmitted, type PaymentEvent, type PaymentInput } from '../machine/context.ts';
import { paymentMachine } from '../payment.machine.ts';
import { callScript } from '../../../domain/testing/call-script.ts';

/** A running payment whose server is the test. */
export function startPayment(input: Partial<PaymentInput> = {}) {
  const script = callScript<PaymentCalls>([
    'fetchCustomer',
    'listInstallments',
    'fetchOperatorStore',
    'pay',
    'chargePix',
    'showPix',
    'cancelPix',
  ]);
  const machine = paymentMachine.provide({ actors: callActors(script.calls) });
  const actor = createActor(machine, { input: { storeId: STORE_ID, arrived: null, draft: null, ...input } });
  const told: PaymentEmitted[] = [];
  actor.on('*', (event) => told.push(event));
  actor.start();
  const send = (...events: PaymentEvent[]) => {
    for (const event of events) actor.send(event);
  };
  return { script, told, send, state: () => actor.getSnapshot().value, context: () => actor.getSnapshot().context };
}

export const toggle = (order: number): PaymentEvent => ({ type: 'TOGGLE', id: installmentId(order) });
export const both = [installmentId(1), installmentId(2)];

export async function untilListed(input: Partial<PaymentInput> = {}) {
  const payment = startPayment(input);
  payment.send({ type: 'CPF_CHANGED', cpf: CPF }, { type: 'SEARCH' });
  await payment.script.answer('fetchCustomer', aBorrower());
  await payment.script.answer('listInstallments', aListing());
  return payment;
}

export async function untilPaying() {
  const payment = await untilListed();
  payment.send(toggle(1), toggle(2), { type: 'PAY' }, { type: 'CONFIRM' });
  return payment;
}
