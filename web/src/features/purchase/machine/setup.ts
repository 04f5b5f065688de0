import { isCpf } from '@balcao/contract/kernel';
import { assign, emit, setup } from 'xstate';
import { callActors, unbound } from '../../../domain/counter/call-actors.ts';
import type { Customer } from '../../../domain/borrowers/borrower.ts';
import { type Failed, failureOf } from '../../../domain/counter/failure.ts';
import * as flow from './context.ts';
import { resumePoint } from './draft.ts';
import { afterRefusal, covers } from '../rules/advantages.ts';
import { isPurchaseValue } from '../rules/purchase-value.ts';
import { isCalled, mayChangeByItself } from '../rules/verification-kind.ts';
import { mayBeSold, needsNewOffer } from '../rules/refusals.ts';

/** Types, calls, guards and actions of the purchase; its states are in the files beside. */
export const purchaseSetup = setup({
  types: {
    context: {} as flow.PurchaseContext,
    events: {} as flow.PurchaseEvent,
    emitted: {} as flow.PurchaseEmitted,
    input: {} as flow.PurchaseInput,
  },
  actors: callActors<flow.PurchaseCalls>({
    fetchOperatorStore: unbound,
    fetchCustomer: unbound,
    fetchAgain: unbound,
    fetchOffer: unbound,
    submitLock: unbound,
    confirmLock: unbound,
    askForMore: unbound,
    createVerification: unbound,
    resendCode: unbound,
    fetchVerification: unbound,
    confirmFace: unbound,
    requestAnalyst: unbound,
    withdrawCall: unbound,
    verifyCode: unbound,
    acceptProposal: unbound,
    findContract: unbound,
    resume: unbound,
  }),
  actions: {
    startOver: assign(({ event }) => flow.startOver(event.type === 'CPF_CHANGED' ? event.cpf : '')),
    leaveSale: assign(({ context }) => flow.leaveSale(context)),
    dropSale: assign(({ context, event }) => (event.type === 'DROP' ? flow.dropSale(context, event.contractId) : {})),
    takeCustomer: assign((_, { customer }: { customer: Customer }) => ({ customer })),
    noteStore: assign(({ context }) => ({ storeId: context.storeNow()?.id ?? '' })),
    takeStore: assign(({ context }) => ({ storeId: context.store?.id ?? '' })),
    tellStore: emit(({ context }) =>
      context.store ? ({ type: 'storeConfirmed', store: context.store } as const) : ({ type: 'storeRefused' } as const),
    ),
    askStore: assign(({ context }) => ({ store: context.storeNow() })),
    changeValue: assign(({ event }) =>
      event.type === 'VALUE_CHANGED' ? { ...flow.withoutFit, refusal: null, valueCents: event.valueCents } : {},
    ),
    chooseDevice: assign(({ event }) =>
      event.type === 'CHOOSE_DEVICE'
        ? { ...flow.withoutFit, refusal: null, device: event.device, lock: null, valueCents: event.valueCents }
        : {},
    ),
    leaveDevice: assign({ ...flow.withoutFit, refusal: null, device: null, lock: null, valueCents: null }),
    turnExtra: assign(({ event }) =>
      event.type === 'TURN_EXTRA' ? { ...flow.withoutFit, refusal: null, isExtraOn: event.isOn } : {},
    ),
    takeWish: assign(({ event }) =>
      event.type === 'WISH' ? { ...flow.withoutOffer, desiredCents: event.desiredCents } : {},
    ),
    takeFit: assign(({ event }) => (event.type === 'TAKE_FIT' ? { ...flow.withoutOffer, ...event.fit } : {})),
    forgetFit: assign(flow.withoutFit),
    takeMore: assign(({ context }, { more }: { more: flow.MoreAsked }) => {
      if (more.way !== 'extra' || !covers(more.extraCredit, context.valueCents) || !context.customer) return { more };
      return { more, isExtraOn: true, customer: { ...context.customer, extraCredit: more.extraCredit } };
    }),
    forgetLost: assign(({ context }, { error }: Failed) => {
      const customer = afterRefusal(context.customer, failureOf(error).code);
      return { customer, isExtraOn: context.isExtraOn && Boolean(customer?.extraCredit) };
    }),
    forgetOffer: assign(flow.withoutOffer),
    forgetChoice: assign(({ context }) => flow.withoutChoice(context)),
    forgetRefusal: assign({ refusal: null }),
    keepRefusal: assign((_, { error }: Failed) => ({ refusal: failureOf(error) })),
    tellFailure: emit((_, { error }: Failed) => {
      const { code, message } = failureOf(error);
      return code === 'DEACTIVATED_STORE'
        ? ({ type: 'storeDeactivated', text: message } as const)
        : ({ type: 'toast', kind: 'danger', text: message } as const);
    }),
    tell: emit((_, { text }: { text: string }) => ({ type: 'toast', kind: 'danger', text }) as const),
  },
  delays: { lookAgain: ({ context }) => flow.lookAgainMs(context) },
  guards: {
    /** What was authorised, or may be by now, is not left by a key. */
    mayLeaveDraft: ({ context }) => flow.mayLeaveDraft(context),
    isExtraThere: ({ context }) => Boolean(context.customer?.extraCredit),
    isCpfTyped: ({ context }) => isCpf(context.cpf),
    hasStore: ({ context }) => context.storeNow() !== null,
    isUnidentified: ({ context }) => context.customer === null,
    isStoreLost: ({ context }) => context.storeNow() === null,
    isStoreOther: ({ context }) => (context.storeNow()?.id ?? context.storeId) !== context.storeId,
    isValueTyped: ({ context }) => isPurchaseValue(context.valueCents),
    isSelected: ({ context }) => flow.selectedProposal(context) !== null,
    sellsDevice: ({ context }) => context.device !== null,
    isDeviceUnknown: ({ context }) => context.device !== null && context.device.imei === null,
    isVerified: ({ context }) => context.verification?.wasVerified === true,
    isCodeTyped: ({ event }) => event.type === 'CHECK_CODE' && event.code.length === 6,
    maySendAgain: ({ context }) => Date.now() >= context.resendReadyAt,
    isCalled: ({ context }) => context.verification !== null && isCalled(context.verification),
    mayChangeByItself: ({ context: { verification, resendReadyAt } }) =>
      verification !== null && mayChangeByItself(verification, Date.now() < resendReadyAt),
    isLost: (_, { error }: Failed) => failureOf(error).isAnswerLost,
    needsNewOffer: (_, { error }: Failed) => needsNewOffer(failureOf(error)),
    mayBeSold: (_, { error }: Failed) => mayBeSold(failureOf(error)),
    isNotVerified: (_, { error }: Failed) => failureOf(error).code === 'PURCHASE_NOT_VERIFIED',
    resumesAt: ({ context }, { point }: { point: string }) => {
      const { draft, customer, contract, verification } = context;
      return (
        draft !== null &&
        customer !== null &&
        resumePoint(draft, { customer, contract, verification }, Date.now()) === point
      );
    },
  },
});
