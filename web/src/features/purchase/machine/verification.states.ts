import { assign } from 'xstate';
import { failed } from '../../../domain/counter/failure.ts';
import { withVerification } from './context.ts';
import { purchaseSetup } from './setup.ts';
import { storeIsGone } from './store.states.ts';

const proposal = ({ context }: { context: { selectedId: string | null } }) => ({
  proposalId: context.selectedId ?? '',
});

/** Events of an open dialog whose offer or authorisation is gone: back to the value, which stays typed. */
const askForNewOffer = {
  guard: { type: 'needsNewOffer', params: failed },
  target: '#purchase.waitingPurchaseInput',
  actions: [{ type: 'keepRefusal', params: failed }, 'forgetOffer', { type: 'tellFailure', params: failed }],
} as const;

const closed = { target: '#purchase.choosingProposal', actions: ['forgetChoice', 'forgetRefusal'] } as const;

const tellAndWait = { target: 'waitingCode', actions: { type: 'tellFailure', params: failed } } as const;

/** What may be pressed while nothing is on its way; also while the server is asked by itself, which that ends. */
const pressed = {
  CHECK_CODE: { guard: 'isCodeTyped', target: 'checkingCode', actions: 'forgetRefusal' },
  RESEND: { guard: 'maySendAgain', target: 'resendingCode', actions: 'forgetRefusal' },
  CONFIRM_FACE: { target: 'confirmingFace', actions: 'forgetRefusal' },
  ASK_ANALYST: { target: 'requestingAnalyst', actions: 'forgetRefusal' },
  CANCEL: [{ guard: 'isCalled', target: 'withdrawing' }, closed],
  // Nothing is withdrawn: the sale waits on the board.
  SERVE_ANOTHER: { target: '#purchase.waitingCpf', actions: 'leaveSale' },
} as const;

/** The dialog of the authorisation: opens with a verification and ends verified, or closed. */
export const verifying = purchaseSetup.createStateConfig({
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isVerified', target: 'verified' }, { target: 'waitingCode' }] },
    waitingCode: {
      after: { lookAgain: { guard: 'mayChangeByItself', target: 'looking' } },
      on: pressed,
    },
    looking: {
      entry: assign(({ context }) => ({ looks: context.looks + 1 })),
      invoke: {
        src: 'fetchVerification',
        input: proposal,
        onDone: { target: 'opening', actions: assign(({ event }) => withVerification(event.output)) },
        // It is asked again soon.
        onError: 'waitingCode',
      },
      on: pressed,
    },
    confirmingFace: {
      invoke: {
        src: 'confirmFace',
        input: proposal,
        onDone: {
          target: 'opening',
          actions: assign(({ event }) => ({
            ...withVerification(event.output),
            isFaceMissed: event.output.status === 'PENDING',
          })),
        },
        onError: tellAndWait,
      },
    },
    requestingAnalyst: {
      invoke: {
        src: 'requestAnalyst',
        input: proposal,
        onDone: {
          target: 'opening',
          actions: assign(({ event }) => ({ ...withVerification(event.output), looks: 0, isFaceMissed: false })),
        },
        onError: tellAndWait,
      },
    },
    // Nobody waits any more: the analyst need not call. Where that cannot be said, the call ends by itself.
    withdrawing: {
      invoke: { src: 'withdrawCall', input: proposal, onDone: closed, onError: closed },
    },
    checkingCode: {
      invoke: {
        src: 'verifyCode',
        input: ({ context, event }) => ({
          ...proposal({ context }),
          code: event.type === 'CHECK_CODE' ? event.code : '',
        }),
        onDone: { target: 'opening', actions: assign(({ event }) => withVerification(event.output)) },
        onError: [
          askForNewOffer,
          // A wrong code used up a try; a lost answer may hide a right one. Either way the server knows.
          {
            target: 'askingStatus',
            actions: [
              { type: 'keepRefusal', params: failed },
              { type: 'tellFailure', params: failed },
            ],
          },
        ],
      },
    },
    resendingCode: {
      invoke: {
        src: 'resendCode',
        input: ({ context, event }) => ({
          ...proposal({ context }),
          channel: event.type === 'RESEND' ? event.channel : ('SMS' as const),
        }),
        onDone: {
          target: 'opening',
          actions: assign(({ event }) => ({ ...withVerification(event.output), looks: 0, isFaceMissed: false })),
        },
        onError: [askForNewOffer, tellAndWait],
      },
    },
    askingStatus: {
      invoke: {
        src: 'fetchVerification',
        input: proposal,
        onDone: { target: 'opening', actions: assign(({ event }) => withVerification(event.output)) },
        onError: 'waitingCode',
      },
    },
    verified: {
      on: {
        FINISH: [
          ...storeIsGone,
          { guard: 'sellsDevice', target: '#purchase.locking' },
          { target: '#purchase.accepting' },
        ],
        CANCEL: 'abandoning',
      },
    },
    abandoning: {
      on: { ABANDON: { target: '#purchase.choosingProposal', actions: 'forgetChoice' }, CANCEL: 'verified' },
    },
  },
});
