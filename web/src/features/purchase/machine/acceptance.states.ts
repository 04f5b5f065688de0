import { assign } from 'xstate';
import { failed } from '../../../domain/counter/failure.ts';
import { purchaseSetup } from './setup.ts';
import { storeIsGone } from './store.states.ts';

const ASK_AGAIN_MS = 5_000;

/** The call that sells. Its key is the same on every try, so a second one never sells twice. */
export const accepting = purchaseSetup.createStateConfig({
  entry: 'forgetRefusal',
  invoke: {
    src: 'acceptProposal',
    input: ({ context }) => ({ proposalId: context.selectedId ?? '' }),
    onDone: { target: 'finished', actions: assign(({ event }) => ({ contract: event.output })) },
    onError: [
      {
        guard: { type: 'mayBeSold', params: failed },
        target: 'checkingOutcome',
        actions: { type: 'keepRefusal', params: failed },
      },
      {
        guard: { type: 'isNotVerified', params: failed },
        target: 'verifying',
        actions: [
          assign(({ context }) => ({
            verification: context.verification && { ...context.verification, wasVerified: false },
          })),
          { type: 'tellFailure', params: failed },
        ],
      },
      {
        guard: { type: 'needsNewOffer', params: failed },
        target: 'waitingPurchaseInput',
        actions: [{ type: 'keepRefusal', params: failed }, 'forgetOffer', { type: 'tellFailure', params: failed }],
      },
      {
        target: 'choosingProposal',
        actions: ['forgetChoice', { type: 'keepRefusal', params: failed }, { type: 'tellFailure', params: failed }],
      },
    ],
  },
});

/** The answer was lost: the server says whether the sale stands before anything else happens. */
export const checkingOutcome = purchaseSetup.createStateConfig({
  invoke: {
    src: 'findContract',
    input: ({ context }) => ({ id: context.offer?.id ?? '' }),
    onDone: [
      {
        guard: ({ event }) => event.output.status === 'ACCEPTED',
        target: 'finished',
        actions: assign(({ event }) => ({ contract: event.output })),
      },
      { target: 'notConcluded' },
    ],
    onError: 'outcomeUnknown',
  },
});

/** Nothing was charged. The sale is still verified: trying again sends the same key. */
export const notConcluded = purchaseSetup.createStateConfig({
  on: { RETRY: [...storeIsGone, { target: 'accepting' }], CANCEL: { target: 'verifying', actions: 'forgetRefusal' } },
});

/** The server cannot be reached: it is asked again by itself, or at once when the operator says so. */
export const outcomeUnknown = purchaseSetup.createStateConfig({
  after: { [ASK_AGAIN_MS]: 'checkingOutcome' },
  on: { RETRY: 'checkingOutcome' },
});
