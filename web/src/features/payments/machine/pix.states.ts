import { assign, emit } from 'xstate';
import { failed } from '../../../domain/counter/failure.ts';
import * as flow from './context.ts';
import { paymentSetup } from './setup.ts';
import { storeIsGone } from './store.states.ts';

const ASK_AGAIN_MS = 3_000;

const idOf = ({ context }: { context: flow.PaymentContext }) => ({ id: context.pix?.id ?? '' });
/** The customer pays in their own time. */
const leaving = { target: 'waitingCpf', actions: 'leaveCharge' } as const;
const backToChoice = { target: 'choosingInstallments', actions: ['forgetRequest', 'forgetPix'] } as const;

/** The bank makes the charge; no money moves yet, and the same request again is the same charge. */
export const chargingPix = paymentSetup.createStateConfig({
  entry: assign({ draft: null }),
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
      { guard: { type: 'mayBeCharged', params: failed }, target: 'chargeUnknown' },
      { ...backToChoice, actions: ['forgetRequest', { type: 'tellFailure', params: failed }] },
    ],
  },
});

/** The answer was lost, and the customer may hold a code. Asked again by hand, the same key brings the same charge. */
export const chargeUnknown = paymentSetup.createStateConfig({
  on: {
    RETRY: [{ guard: 'isStoreKept', target: 'chargingPix' }, ...storeIsGone],
    CANCEL: backToChoice,
  },
});

/** The customer has the code; the server is asked until the money came or the charge is over. */
export const waitingPix = paymentSetup.createStateConfig({
  after: { [ASK_AGAIN_MS]: 'askingPix' },
  on: { CANCEL: 'cancelingPix', SERVE_ANOTHER: leaving },
});

export const askingPix = paymentSetup.createStateConfig({
  invoke: {
    src: 'showPix',
    input: idOf,
    onDone: { target: 'pixAnswered', actions: assign(({ event }) => ({ pix: event.output })) },
    // Nothing is known: it is asked again.
    onError: 'waitingPix',
  },
  on: { CANCEL: 'cancelingPix', SERVE_ANOTHER: leaving },
});

/** What became of the charge, as the server says. */
export const pixAnswered = paymentSetup.createStateConfig({
  always: [
    {
      guard: ({ context }) => context.pix?.receipts[0]?.outcome === 'SETTLED',
      target: 'paid',
      actions: assign(({ context }) => ({
        done: context.pix && flow.doneByPix(context, context.pix),
        request: null,
        pix: null,
        refusal: null,
      })),
    },
    {
      guard: ({ context }) => context.pix?.status === 'SETTLED',
      target: 'choosingInstallments',
      actions: [
        emit(({ context }) => flow.otherPixToast(context.pix)),
        'forgetRequest',
        'forgetPix',
        // It paid something: what is owed is asked for anew.
        assign({ listing: null }),
      ],
    },
    {
      guard: ({ context }) => context.pix?.status !== 'ACTIVE',
      ...backToChoice,
      actions: [emit(flow.PIX_OVER), 'forgetRequest', 'forgetPix'],
    },
    { target: 'waitingPix' },
  ],
});

/** After a refresh: the charge that was made is asked for; one without an answer is made again, and is the same. */
export const resumingPix = paymentSetup.createStateConfig({
  always: [{ guard: 'isCharged', target: 'findingPix' }, { target: 'chargingPix' }],
});

/** Until the charge is found nothing else is received. The customer's name and list may be missing, and can wait. */
export const findingPix = paymentSetup.createStateConfig({
  invoke: {
    src: 'showPix',
    input: ({ context }) => ({ id: context.draft?.charge?.id ?? '' }),
    onDone: {
      target: 'pixAnswered',
      actions: assign(({ context, event }) => ({ pix: event.output, draft: context.customer ? null : context.draft })),
    },
    onError: { target: 'resumeFailed', actions: { type: 'keepRefusal', params: failed } },
  },
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
