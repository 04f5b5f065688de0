import { assign, not } from 'xstate';
import { failed } from '../../domain/counter/failure.ts';
import * as flow from './machine/context.ts';
import { onPage } from './machine/page.states.ts';
import { registrationSetup } from './machine/setup.ts';
import { texts } from './texts.ts';

/** The registration of a customer (registration spec 2.2 and 4). An event that a state does not name is ignored. */
export const registrationMachine = registrationSetup.createMachine({
  id: 'registration',
  context: ({ input }) => flow.startContext(input),
  initial: 'askingCpf',
  states: {
    askingCpf: {
      on: {
        CPF_CHANGED: { actions: 'startOver' },
        SEARCH: [
          { guard: not('isCpfTyped'), actions: { type: 'tell', params: { text: texts.invalidCpf } } },
          { guard: not('hasStore'), actions: { type: 'tell', params: { text: texts.noStore } } },
          { target: 'opening', actions: 'forgetRefusal' },
        ],
        BACK: { actions: 'leave' },
        LEAVE: { actions: 'leave' },
      },
    },
    // What the server says of the registration makes the pages anew, here as on any other device.
    opening: {
      invoke: {
        src: 'open',
        input: ({ context }) => ({ cpf: context.cpf, storeId: context.storeNow()?.id ?? '' }),
        onDone: [
          {
            guard: ({ context, event }) => flow.isThereAlready(context, event.output),
            target: 'onPage',
            actions: [
              assign(({ context, event }) => flow.withApplication(context, event.output)),
              { type: 'tell', params: { text: texts.alreadyThere, kind: 'info' } },
            ],
          },
          {
            target: 'onPage',
            actions: assign(({ context, event }) => flow.withApplication(context, event.output)),
          },
        ],
        onError: [
          {
            guard: ({ context }) => context.application !== null,
            target: 'openFailed',
            actions: { type: 'keepRefusal', params: failed },
          },
          {
            target: 'askingCpf',
            actions: [
              { type: 'keepRefusal', params: failed },
              { type: 'tellFailure', params: failed },
            ],
          },
        ],
      },
    },
    openFailed: {
      on: {
        RETRY: { target: 'opening', actions: 'forgetRefusal' },
        LEAVE: { target: 'askingCpf', actions: 'startOver' },
      },
    },
    onPage,
  },
});
