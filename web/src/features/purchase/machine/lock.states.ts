import { assign, emit } from 'xstate';
import { failed } from '../../../domain/counter/failure.ts';
import type { PurchaseContext } from './context.ts';
import { purchaseSetup } from './setup.ts';
import { storeIsGone } from './store.states.ts';
import { lockTexts } from '../rules/device/texts.ts';

const ofDevice = ({ context }: { context: PurchaseContext }) => ({
  contractId: context.offer?.id ?? '',
  device: context.device,
});

const askForNewOffer = {
  guard: { type: 'needsNewOffer', params: failed },
  target: '#purchase.waitingPurchaseInput',
  actions: [{ type: 'keepRefusal', params: failed }, 'forgetOffer', { type: 'tellFailure', params: failed }],
} as const;

/**
 * The lock step of a device (cashier spec 4.2): the lock is asked for by itself, the operator says when the device has
 * it; a confirmation that fails asks for the lock again.
 */
export const locking = purchaseSetup.createStateConfig({
  entry: ['forgetRefusal', assign({ lock: null })],
  initial: 'submitting',
  states: {
    submitting: {
      invoke: {
        src: 'submitLock',
        input: ofDevice,
        onDone: { target: 'waiting', actions: assign(({ event }) => ({ lock: event.output })) },
        onError: [
          askForNewOffer,
          {
            target: 'notSubmitted',
            actions: [
              { type: 'keepRefusal', params: failed },
              { type: 'tellFailure', params: failed },
            ],
          },
        ],
      },
    },
    notSubmitted: {
      on: { RETRY: { target: 'submitting', actions: 'forgetRefusal' }, CANCEL: '#purchase.verifying.abandoning' },
    },
    waiting: {
      on: { CONFIRM_LOCK: [...storeIsGone, { target: 'confirming' }], CANCEL: '#purchase.verifying.abandoning' },
    },
    confirming: {
      entry: 'forgetRefusal',
      invoke: {
        src: 'confirmLock',
        input: ofDevice,
        onDone: {
          target: '#purchase.accepting',
          actions: [
            assign(({ event }) => ({ lock: event.output })),
            emit({ type: 'toast', kind: 'success', text: lockTexts.activated } as const),
          ],
        },
        onError: [askForNewOffer, { target: 'submitting', actions: { type: 'keepRefusal', params: failed } }],
      },
    },
  },
});
