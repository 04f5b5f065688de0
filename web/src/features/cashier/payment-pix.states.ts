import { assign, emit } from 'xstate';
import * as flow from './payment-context.ts';
import { failed, paymentSetup } from './payment-setup.ts';

const ASK_AGAIN_MS = 3_000;

const idOf = ({ context }: { context: flow.PaymentContext }) => ({ id: context.pix?.id ?? '' });
const backToChoice = { target: 'choosingInstallments', actions: ['forgetRequest', 'forgetPix'] } as const;

/** The bank makes the charge; no money moves yet, and the same request again is the same charge. */
export const chargingPix = paymentSetup.createStateConfig({
  invoke: {
    src: 'chargePix',
    input: ({ context }) => context.request ?? { installmentIds: [], storeId: '', expectedTotal: 0 },
    onDone: { target: 'waitingPix', actions: assign(({ event }) => ({ pix: event.output })) },
    onError: [
      {
        guard: { type: 'needsNewListing', params: failed },
        target: 'fetchingInstallments',
        actions: ['forgetRequest', { type: 'keepRefusal', params: failed }, { type: 'tellFailure', params: failed }],
      },
      { ...backToChoice, actions: ['forgetRequest', { type: 'tellFailure', params: failed }] },
    ],
  },
});

/** The customer has the code; the server is asked until the money came or the charge is over. */
export const waitingPix = paymentSetup.createStateConfig({
  after: { [ASK_AGAIN_MS]: 'askingPix' },
  on: { CANCEL: 'cancelingPix' },
});

export const askingPix = paymentSetup.createStateConfig({
  invoke: {
    src: 'showPix',
    input: idOf,
    onDone: [
      {
        guard: ({ event }) => event.output.receipts[0]?.outcome === 'SETTLED',
        target: 'paid',
        actions: assign(({ context, event }) => ({
          done: flow.doneByPix(context, event.output),
          request: null,
          pix: null,
          refusal: null,
        })),
      },
      {
        guard: ({ event }) => event.output.status === 'SETTLED',
        target: 'fetchingInstallments',
        actions: [emit(({ event }) => flow.otherPixToast(event.output)), 'forgetRequest', 'forgetPix'],
      },
      {
        guard: ({ event }) => event.output.status !== 'ACTIVE',
        ...backToChoice,
        actions: [emit(flow.PIX_OVER), 'forgetRequest', 'forgetPix'],
      },
      { target: 'waitingPix' },
    ],
    // Nothing is known: it is asked again.
    onError: 'waitingPix',
  },
  on: { CANCEL: 'cancelingPix' },
});

export const cancelingPix = paymentSetup.createStateConfig({
  invoke: {
    src: 'cancelPix',
    input: idOf,
    onDone: backToChoice,
    onError: [
      // The customer was faster.
      { guard: { type: 'isPixSettled', params: failed }, target: 'askingPix' },
      { target: 'waitingPix', actions: { type: 'tellFailure', params: failed } },
    ],
  },
});
