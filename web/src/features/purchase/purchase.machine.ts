import { wholeCents } from '@balcao/contract/kernel';
import { and, assign, not } from 'xstate';
import type { Customer } from '../../domain/borrowers/borrower.ts';
import { failed, failureOf } from '../../domain/counter/failure.ts';
import { accepting, checkingOutcome, notConcluded, outcomeUnknown } from './machine/acceptance.states.ts';
import * as flow from './machine/context.ts';
import { locking } from './machine/lock.states.ts';
import { purchaseSetup } from './machine/setup.ts';
import { confirmingStore, fetchingStore, storeAnswered, storeIsGone } from './machine/store.states.ts';
import { verifying } from './machine/verification.states.ts';
import { couponIdFor, covers } from './rules/advantages.ts';
import { isPurchaseAllowed } from './rules/purchase-allowed.ts';
import { texts } from './texts.ts';

/** With the CPF typed, and the store of this instant. */
const searching = [
  { guard: and(['isCpfTyped', 'hasStore']), target: 'fetchingBorrower', actions: 'noteStore' },
  { guard: 'isCpfTyped', target: 'fetchingStore' },
] as const;

interface FoundEvent {
  event: { output: Customer };
}
const found = ({ event }: FoundEvent) => ({ customer: event.output });

/** Whoever may buy is asked for the value; of the others it is said why not. */
const customerFound = [
  {
    guard: ({ event }: FoundEvent) => isPurchaseAllowed(event.output.borrower),
    target: 'waitingPurchaseInput',
    actions: { type: 'takeCustomer', params: found },
  },
  { target: 'purchaseNotAllowed', actions: { type: 'takeCustomer', params: found } },
] as const;

/** One press from what the server said would fit to its plans. */
const fitting = {
  WISH: {
    guard: and(['isValueTyped', 'hasStore']),
    target: 'checkingLimit',
    actions: ['takeWish', 'forgetRefusal', 'noteStore'],
  },
  TAKE_FIT: { guard: 'hasStore', target: 'checkingLimit', actions: ['takeFit', 'forgetRefusal', 'noteStore'] },
} as const;

/** What lowers the price or covers it: of a device its own extra credit alone. */
function creditOf({ device, customer, valueCents, isExtraOn }: flow.PurchaseContext) {
  if (device) return { couponId: null, evaluationId: device.evaluationId };
  return {
    couponId: couponIdFor(customer, valueCents),
    evaluationId: isExtraOn ? (customer?.extraCredit?.id ?? null) : null,
  };
}

/** A device is priced as it is chosen; left, the purchase begins again. */
const device = {
  CHOOSE_DEVICE: [
    { guard: 'hasStore', target: 'checkingLimit', actions: ['chooseDevice', 'noteStore'] },
    { target: 'fetchingStore' },
  ],
  LEAVE_DEVICE: { target: 'waitingPurchaseInput', actions: 'leaveDevice' },
} as const;

/** A purchase by CPF (cashier spec 4.2). An event that a state does not name is ignored: nothing starts twice. */
export const purchaseMachine = purchaseSetup.createMachine({
  id: 'purchase',
  context: ({ input }) => flow.startContext(input),
  initial: 'starting',
  on: { DROP: { actions: 'dropSale' } },
  states: {
    starting: {
      always: [{ guard: ({ context }) => context.draft !== null, target: 'resuming' }, { target: 'waitingCpf' }],
    },
    resuming: {
      invoke: {
        src: 'resume',
        input: ({ context }) => ({ draft: context.draft as NonNullable<typeof context.draft> }),
        onDone: {
          target: 'resumed',
          actions: assign(({ context, event }) =>
            context.draft ? flow.contextOfDraft(context.draft, event.output) : {},
          ),
        },
        onError: { target: 'resumeFailed', actions: { type: 'keepRefusal', params: failed } },
      },
      // Whoever is typed meanwhile is the next customer: no key is lost.
      on: { CPF_CHANGED: { guard: 'mayLeaveDraft', target: 'waitingCpf', actions: 'startOver' } },
    },
    resumed: {
      always: [
        { guard: { type: 'resumesAt', params: { point: 'finished' } }, target: 'finished' },
        {
          guard: { type: 'resumesAt', params: { point: 'purchaseNotAllowed' } },
          target: 'purchaseNotAllowed',
          actions: 'forgetOffer',
        },
        { guard: { type: 'resumesAt', params: { point: 'verifying' } }, target: 'verifying' },
        { guard: { type: 'resumesAt', params: { point: 'choosingProposal' } }, target: 'choosingProposal' },
        { target: 'waitingPurchaseInput', actions: 'forgetOffer' },
      ],
    },
    resumeFailed: {
      on: {
        RETRY: { target: 'resuming', actions: 'forgetRefusal' },
        START_AGAIN: { target: 'waitingCpf', actions: 'startOver' },
        CPF_CHANGED: { target: 'waitingCpf', actions: 'startOver' },
      },
    },
    waitingCpf: {
      on: { CPF_CHANGED: { actions: 'startOver' }, SEARCH: searching },
    },
    fetchingBorrower: {
      entry: assign(({ context }) => ({ ...flow.startOver(context.cpf), valueCents: context.valueCents })),
      invoke: {
        src: 'fetchCustomer',
        input: ({ context }) => ({ cpf: context.cpf, storeId: context.storeId }),
        onDone: customerFound,
        onError: {
          target: 'waitingCpf',
          actions: [
            assign(({ event }) => ({ isUnknownCpf: failureOf(event.error).code === 'BORROWER_NOT_FOUND' })),
            { type: 'tellFailure', params: failed },
          ],
        },
      },
    },
    purchaseNotAllowed: {
      on: {
        CPF_CHANGED: { target: 'waitingCpf', actions: 'startOver' },
        SEARCH: searching,
        START_AGAIN: { target: 'waitingCpf', actions: 'startOver' },
        REEVALUATED: { guard: 'hasStore', target: 'fetchingAgain', actions: 'noteStore' },
      },
    },
    fetchingAgain: {
      invoke: {
        src: 'fetchAgain',
        input: ({ context }) => ({ borrowerId: context.customer?.borrower.id ?? '', storeId: context.storeId }),
        onDone: customerFound,
        onError: { target: 'purchaseNotAllowed', actions: { type: 'tellFailure', params: failed } },
      },
    },
    waitingPurchaseInput: {
      on: {
        CPF_CHANGED: { target: 'waitingCpf', actions: 'startOver' },
        SEARCH: searching,
        START_AGAIN: { target: 'waitingCpf', actions: 'startOver' },
        VALUE_CHANGED: { actions: 'changeValue' },
        ...device,
        TURN_EXTRA: { guard: 'isExtraThere', actions: 'turnExtra' },
        ...fitting,
        APPROVED: { guard: 'hasStore', target: 'checkingLimit', actions: ['forgetRefusal', 'noteStore'] },
        LEAVE_FIT: { actions: ['forgetFit', 'forgetRefusal'] },
        ASK_MORE: { guard: and(['isValueTyped', 'hasStore']), target: 'askingMore', actions: 'noteStore' },
        CHECK_LIMIT: [
          { guard: not('isValueTyped'), actions: { type: 'tell', params: { text: texts.invalidValue } } },
          { guard: 'hasStore', target: 'checkingLimit', actions: ['forgetRefusal', 'noteStore'] },
          { target: 'fetchingStore' },
        ],
      },
    },
    checkingLimit: {
      invoke: {
        src: 'fetchOffer',
        input: ({ context, event }) => ({
          borrowerId: context.customer?.borrower.id ?? '',
          valueCents: context.valueCents ?? wholeCents(0),
          storeId: context.storeId,
          productId: context.device?.product.id ?? null,
          ...creditOf(context),
          downPaymentCents: context.device ? null : context.downPaymentCents,
          desiredCents: context.desiredCents,
          approvalId: event.type === 'APPROVED' ? event.approvalId : undefined,
        }),
        onDone: {
          target: 'choosingProposal',
          actions: assign(({ event }) => ({
            ...flow.withoutOffer,
            offer: event.output,
            selectedId: event.output.fit?.proposalId ?? null,
          })),
        },
        onError: {
          target: 'waitingPurchaseInput',
          actions: [
            { type: 'keepRefusal', params: failed },
            { type: 'forgetLost', params: failed },
            { type: 'tellFailure', params: failed },
          ],
        },
      },
    },
    askingMore: {
      invoke: {
        src: 'askForMore',
        input: ({ context, event }) => ({
          way: event.type === 'ASK_MORE' ? event.way : ('analyst' as const),
          borrowerId: context.customer?.borrower.id ?? '',
          cpf: context.cpf,
          storeId: context.storeId,
          valueCents: context.valueCents ?? wholeCents(0),
        }),
        onDone: [
          {
            guard: ({ context, event: { output } }) =>
              output.way === 'extra' && covers(output.extraCredit, context.valueCents),
            target: 'checkingLimit',
            actions: ['forgetRefusal', { type: 'takeMore', params: ({ event }) => ({ more: event.output }) }],
          },
          {
            target: 'waitingPurchaseInput',
            actions: { type: 'takeMore', params: ({ event }) => ({ more: event.output }) },
          },
        ],
        onError: { target: 'waitingPurchaseInput', actions: { type: 'tellFailure', params: failed } },
      },
    },
    choosingProposal: {
      on: {
        CPF_CHANGED: { target: 'waitingCpf', actions: 'startOver' },
        START_AGAIN: { target: 'waitingCpf', actions: 'startOver' },
        VALUE_CHANGED: {
          guard: ({ context, event }) => event.valueCents !== context.valueCents,
          target: 'waitingPurchaseInput',
          actions: 'changeValue',
        },
        ...device,
        TURN_EXTRA: { guard: 'isExtraThere', target: 'waitingPurchaseInput', actions: 'turnExtra' },
        ...fitting,
        SELECT_PROPOSAL: { actions: assign(({ event }) => ({ selectedId: event.id, refusal: null })) },
        ASK_CONFIRMATION: { guard: 'isSelected', target: 'confirming' },
        CANCEL: { actions: 'forgetChoice' },
      },
    },
    confirming: {
      on: {
        CONFIRM: [
          ...storeIsGone,
          { guard: not('isDeviceUnknown'), target: 'creatingVerification', actions: 'forgetRefusal' },
        ],
        IMEI_VERIFIED: {
          actions: assign(({ context, event }) => ({
            device: context.device && { ...context.device, imei: event.imei },
          })),
        },
        CANCEL: { target: 'choosingProposal', actions: 'forgetChoice' },
      },
    },
    creatingVerification: {
      invoke: {
        src: 'createVerification',
        input: ({ context }) => ({
          proposalId: context.selectedId ?? '',
          channel:
            context.offer?.authorizationStrategy === 'ANALYST_VERIFICATION'
              ? ('ANALYST_CALL' as const)
              : ('SMS' as const),
          isResend: context.codesSent.includes(context.selectedId ?? ''),
        }),
        onDone: {
          target: 'verifying',
          actions: assign(({ context, event }) => ({
            ...flow.withVerification(event.output),
            looks: 0,
            isFaceMissed: false,
            codesSent: [...context.codesSent, event.output.proposalId],
          })),
        },
        onError: [
          {
            guard: { type: 'needsNewOffer', params: failed },
            target: 'waitingPurchaseInput',
            actions: [{ type: 'keepRefusal', params: failed }, 'forgetOffer', { type: 'tellFailure', params: failed }],
          },
          // Said until the next act: the customer may have been asked.
          {
            guard: { type: 'isLost', params: failed },
            target: 'choosingProposal',
            actions: { type: 'keepRefusal', params: failed },
          },
          { target: 'choosingProposal', actions: { type: 'tellFailure', params: failed } },
        ],
      },
    },
    fetchingStore,
    confirmingStore,
    storeAnswered,
    verifying,
    locking,
    accepting,
    checkingOutcome,
    notConcluded,
    outcomeUnknown,
    finished: { type: 'final' },
  },
});
