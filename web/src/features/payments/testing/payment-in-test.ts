import { createActor } from 'xstate';
import { aBorrower, CPF } from '../../../domain/testing/customers.ts';
import { aListing, installmentId } from '../../../domain/testing/installments.ts';
import { callActors } from '../../../domain/counter/call-actors.ts';
import { type PaymentCalls, type PaymentEmitted, type PaymentEvent, type PaymentInput } from '../machine/context.ts';
import { paymentMachine } from '../payment.machine.ts';
import type { DeviceStore } from '../../../lib/session/stored-items.ts';
import { aStore } from '../../../testing/sessions.ts';
import { callScript } from '../../../domain/testing/call-script.ts';

interface Given extends Partial<Omit<PaymentInput, 'storeNow'>> {
  /** Of the device; null where none is configured. */
  store?: DeviceStore | null;
}

/** A running payment whose server and device are the test. */
export function startPayment({ store = aStore(), ...input }: Given = {}) {
  let device = store;
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
  const actor = createActor(machine, { input: { storeNow: () => device, arrived: null, draft: null, ...input } });
  const told: PaymentEmitted[] = [];
  actor.on('*', (event) => told.push(event));
  actor.on('storeConfirmed', (event) => {
    device = event.store;
  });
  actor.start();
  const send = (...events: PaymentEvent[]) => {
    for (const event of events) actor.send(event);
  };
  return { script, told, send, state: () => actor.getSnapshot().value, context: () => actor.getSnapshot().context };
}

export const toggle = (order: number): PaymentEvent => ({ type: 'TOGGLE', id: installmentId(order) });
export const both = [installmentId(1), installmentId(2)];

export async function untilListed(input: Given = {}) {
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
