import { createActor } from 'xstate';
import { callActors } from '../../../domain/counter/call-actors.ts';
import { callScript } from '../../../domain/testing/call-script.ts';
import { CPF } from '../../../domain/testing/customers.ts';
import { aStore, OPERATOR_ID } from '../../../testing/sessions.ts';
import type { RegistrationCalls, RegistrationEmitted, RegistrationEvent } from '../machine/context.ts';
import { pageOf } from '../machine/context.ts';
import type { RegistrationDraft } from '../machine/draft.ts';
import type { Application } from '../machine/server.ts';
import { registrationMachine } from '../registration.machine.ts';

const names: readonly (keyof RegistrationCalls)[] = [
  'open',
  'savePhone',
  'sendCode',
  'checkCode',
  'addPhone',
  'removePhone',
  'saveData',
  'saveDay',
  'start',
  'fetchStatus',
  'sendLink',
];

interface Given {
  draft?: RegistrationDraft | null;
  hasStore?: boolean;
}

/** A running registration whose server is the test, with the CPF typed and searched. */
export function startRegistration({ draft = null, hasStore = true }: Given = {}) {
  const script = callScript<RegistrationCalls>(names);
  const actor = createActor(registrationMachine.provide({ actors: callActors(script.calls) }), {
    input: {
      storeNow: () => (hasStore ? aStore() : null),
      operatorId: OPERATOR_ID,
      readDraft: (id) => (draft?.borrowerId === id ? draft : null),
    },
  });
  const told: RegistrationEmitted[] = [];
  actor.on('*', (event) => told.push(event));
  actor.start();
  const send = (...events: RegistrationEvent[]) => {
    for (const event of events) actor.send(event);
  };
  send({ type: 'CPF_CHANGED', cpf: CPF }, { type: 'SEARCH' });
  return {
    script,
    told,
    send,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    page: () => pageOf(actor.getSnapshot().context),
  };
}

export async function opened(application: Application, given: Given = {}) {
  const registration = startRegistration(given);
  await registration.script.answer('open', application);
  return registration;
}
