import { isCpf } from '@balcao/contract/kernel';
import { assign, emit, setup } from 'xstate';
import { callActors, unbound } from '../../../domain/counter/call-actors.ts';
import { type Failed, failureOf } from '../../../domain/counter/failure.ts';
import * as flow from './context.ts';
import { withoutCharge } from './draft.ts';
import { mayBeCharged, mayBePaid, needsNewListing } from '../rules/refusals.ts';
import { toggleInstallment } from '../rules/selection.ts';

/** Types, calls, guards and actions of the payment; its states are in the files beside. */
export const paymentSetup = setup({
  types: {
    context: {} as flow.PaymentContext,
    events: {} as flow.PaymentEvent,
    emitted: {} as flow.PaymentEmitted,
    input: {} as flow.PaymentInput,
  },
  actors: callActors<flow.PaymentCalls>({
    fetchCustomer: unbound,
    listInstallments: unbound,
    fetchOperatorStore: unbound,
    pay: unbound,
    chargePix: unbound,
    showPix: unbound,
    cancelPix: unbound,
  }),
  actions: {
    startOver: assign(({ event }) => flow.startOver(event.type === 'CPF_CHANGED' ? event.cpf : '')),
    leaveCharge: assign(({ context }) => flow.leaveCharge(context)),
    takeUp: assign(({ context, event }) => (event.type === 'TAKE_UP' ? flow.takeUp(context, event.chargeId) : {})),
    dropCharge: assign(({ context, event }) => (event.type === 'DROP' ? flow.dropCharge(context, event.chargeId) : {})),
    toggle: assign(({ context, event }) =>
      event.type === 'TOGGLE'
        ? { selectedIds: toggleInstallment(flow.openOf(context), context.selectedIds, event.id) }
        : {},
    ),
    writeRequest: assign(({ context, event }) => ({
      request: flow.requestOf(context, event.type === 'CONFIRM' ? event.waiver : undefined),
      refusal: null,
    })),
    noteStore: assign(({ context }) => ({ storeId: context.storeNow()?.id ?? null })),
    askStore: assign(({ context }) => ({ store: context.storeNow() })),
    forgetRequest: assign({ request: null }),
    forgetPix: assign(({ context }) => ({ pix: null, draft: context.draft && withoutCharge(context.draft) })),
    keepRefusal: assign((_, { error }: Failed) => ({ refusal: failureOf(error) })),
    forgetRefusal: assign({ refusal: null }),
    tellFailure: emit((_, { error }: Failed) => {
      const { code, message } = failureOf(error);
      return code === 'DEACTIVATED_STORE'
        ? ({ type: 'storeDeactivated', text: message } as const)
        : ({ type: 'toast', kind: 'danger', text: message } as const);
    }),
  },
  guards: {
    isLeft: ({ context, event }) => event.type === 'TAKE_UP' && context.left.some(flow.isOfCharge(event.chargeId)),
    isCpfTyped: ({ context }) => isCpf(context.cpf),
    hasStore: ({ context }) => context.storeNow() !== null,
    isStoreKept: ({ context }) => context.storeNow()?.id === (context.request?.storeId ?? context.storeId),
    mayBePaid: (_, { error }: Failed) => mayBePaid(failureOf(error)),
    mayBeCharged: (_, { error }: Failed) => mayBeCharged(failureOf(error)),
    isCharging: ({ context }) => Boolean(context.draft?.charge),
    isCharged: ({ context }) => Boolean(context.draft?.charge?.id),
    isPixSettled: (_, { error }: Failed) => failureOf(error).code === 'PIX_CHARGE_ALREADY_SETTLED',
    needsNewListing: (_, { error }: Failed) => needsNewListing(failureOf(error)),
  },
});
