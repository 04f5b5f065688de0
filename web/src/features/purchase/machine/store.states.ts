import { assign, emit } from 'xstate';
import { failed } from '../../../domain/counter/failure.ts';
import { purchaseSetup } from './setup.ts';

/** The device has another store than that of the offer, or none: where it stands is confirmed before anything is sold. */
export const storeIsGone = [
  { guard: 'isStoreLost', target: '#purchase.fetchingStore' },
  { guard: 'isStoreOther', target: '#purchase.confirmingStore', actions: 'askStore' },
] as const;

export const fetchingStore = purchaseSetup.createStateConfig({
  invoke: {
    src: 'fetchOperatorStore',
    onDone: { target: 'confirmingStore', actions: assign(({ event }) => ({ store: event.output })) },
    onError: { target: 'storeAnswered', actions: { type: 'tellFailure', params: failed } },
  },
});

/** An offer of another store is none. */
export const confirmingStore = purchaseSetup.createStateConfig({
  on: {
    CONFIRM: [
      { guard: 'isUnidentified', target: 'fetchingBorrower', actions: ['tellStore', 'takeStore'] },
      {
        guard: ({ context }) => context.store?.id !== context.storeId,
        target: 'waitingPurchaseInput',
        actions: ['tellStore', 'takeStore', 'forgetOffer'],
      },
      { target: 'storeAnswered', actions: 'tellStore' },
    ],
    CANCEL: { target: 'storeAnswered', actions: emit({ type: 'storeRefused' } as const) },
  },
});

/** Back to the question that was open, with what was typed. */
export const storeAnswered = purchaseSetup.createStateConfig({
  always: [
    { guard: 'isUnidentified', target: 'waitingCpf' },
    { guard: 'isVerified', target: 'verifying' },
    { guard: ({ context }) => context.offer !== null, target: 'choosingProposal' },
    { target: 'waitingPurchaseInput' },
  ],
});
