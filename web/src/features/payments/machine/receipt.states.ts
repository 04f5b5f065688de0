import { assign } from 'xstate';
import { failed } from '../../../domain/counter/failure.ts';
import * as flow from './context.ts';
import { openInstallments } from '../rules/listing.ts';
import { paymentSetup } from './setup.ts';
import { storeIsGone } from './store.states.ts';

const ASK_AGAIN_MS = 5_000;

/** Nothing more is known of the former request than what the server lists now. */
const toChoice = { target: 'choosingInstallments', actions: 'forgetRequest' } as const;

/** The call that receives money. A retry sends the same request with the same key: it is received once. */
export const paying = paymentSetup.createStateConfig({
  invoke: {
    src: 'pay',
    input: ({ context }) => context.request ?? { installmentIds: [], storeId: '', expectedTotal: 0 },
    onDone: [
      {
        guard: ({ event }) => event.output.length > 0,
        target: 'paid',
        actions: assign(({ context, event }) => ({
          done: flow.doneOf(event.output, context.request),
          request: null,
          refusal: null,
        })),
      },
      toChoice,
    ],
    onError: [
      {
        guard: { type: 'mayBePaid', params: failed },
        target: 'checkingPayment',
        actions: { type: 'keepRefusal', params: failed },
      },
      {
        guard: { type: 'needsNewListing', params: failed },
        target: 'fetchingInstallments',
        actions: ['forgetRequest', { type: 'keepRefusal', params: failed }, { type: 'tellFailure', params: failed }],
      },
      { ...toChoice, actions: ['forgetRequest', { type: 'tellFailure', params: failed }] },
    ],
  },
});

/** The answer was lost: what is still open says whether the money was received. */
export const checkingPayment = paymentSetup.createStateConfig({
  invoke: {
    src: 'listInstallments',
    input: ({ context }) => ({ borrowerId: context.customer?.id ?? '' }),
    onDone: [
      {
        guard: ({ context, event }) => {
          const open = new Set(openInstallments(event.output.installments).map((one) => one.id));
          return context.request?.installmentIds.every((id) => open.has(id)) ?? true;
        },
        target: 'notReceived',
        actions: assign(({ context, event }) => flow.withListing(context, event.output)),
      },
      // Received: the same key brings back the entries that the receipts are asked for by.
      { target: 'paying', actions: assign(({ event }) => ({ listing: event.output, draft: null })) },
    ],
    onError: 'outcomeUnknown',
  },
});

export const notReceived = paymentSetup.createStateConfig({
  on: {
    RETRY: [{ guard: 'isStoreKept', target: 'paying' }, ...storeIsGone],
    CANCEL: { ...toChoice, actions: ['forgetRequest', 'forgetRefusal'] },
  },
});

/** The server cannot be reached: it is asked again by itself, or at once when the operator says so. */
export const outcomeUnknown = paymentSetup.createStateConfig({
  after: { [ASK_AGAIN_MS]: 'checkingPayment' },
  on: { RETRY: 'checkingPayment' },
});
