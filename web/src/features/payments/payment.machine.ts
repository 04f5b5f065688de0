import { assign } from 'xstate';
import { failed } from '../../domain/counter/failure.ts';
import * as flow from './machine/context.ts';
import {
  askingPix,
  cancelingPix,
  chargeUnknown,
  chargingPix,
  findingPix,
  pixAnswered,
  resumingPix,
  waitingPix,
} from './machine/pix.states.ts';
import { checkingPayment, notReceived, outcomeUnknown, paying } from './machine/receipt.states.ts';
import { paymentSetup } from './machine/setup.ts';
import { confirmingStore, fetchingStore, storeIsGone } from './machine/store.states.ts';

/** A charge that was left waiting is looked at again, once nothing else is on its way. */
const takingUp = { TAKE_UP: { guard: 'isLeft', target: 'resuming', actions: 'takeUp' } } as const;
const anotherCustomer = { target: 'waitingCpf', actions: 'startOver' } as const;

/** Receiving installments (cashier spec 4.1). An event that a state does not name is ignored: nothing starts twice. */
export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  context: ({ input }) => flow.startContext(input),
  initial: 'starting',
  on: { DROP: { actions: 'dropCharge' } },
  states: {
    starting: {
      always: [
        { guard: ({ context }) => context.draft !== null, target: 'resuming' },
        { guard: ({ context }) => context.arrived !== null, target: 'fetchingCustomer' },
        { target: 'waitingCpf' },
      ],
    },
    resuming: {
      invoke: {
        src: 'fetchCustomer',
        input: ({ context }) => ({ borrowerId: context.draft?.borrowerId ?? '' }),
        onDone: [
          {
            guard: ({ context }) => context.request !== null && !context.draft?.charge,
            target: 'checkingPayment',
            actions: assign(({ event }) => ({ customer: event.output })),
          },
          { target: 'fetchingInstallments', actions: assign(({ event }) => ({ customer: event.output })) },
        ],
        onError: [
          { guard: 'isCharged', target: 'findingPix' },
          { target: 'resumeFailed', actions: { type: 'keepRefusal', params: failed } },
        ],
      },
    },
    resumeFailed: {
      on: {
        RETRY: { target: 'resuming', actions: 'forgetRefusal' },
        START_AGAIN: anotherCustomer,
        CPF_CHANGED: anotherCustomer,
      },
    },
    waitingCpf: {
      on: {
        CPF_CHANGED: { actions: 'startOver' },
        SEARCH: { guard: 'isCpfTyped', target: 'fetchingCustomer' },
        ...takingUp,
      },
    },
    fetchingCustomer: {
      entry: assign(({ context }) => ({ ...flow.startOver(context.cpf), arrived: context.arrived })),
      invoke: {
        src: 'fetchCustomer',
        input: ({ context }) => context.arrived ?? { cpf: context.cpf },
        onDone: {
          target: 'fetchingInstallments',
          actions: assign(({ event }) => ({ customer: event.output, arrived: null })),
        },
        onError: {
          target: 'waitingCpf',
          actions: [
            assign(({ context }) => ({
              cpf: context.arrived && 'cpf' in context.arrived ? context.arrived.cpf : context.cpf,
              arrived: null,
            })),
            { type: 'tellFailure', params: failed },
          ],
        },
      },
    },
    fetchingInstallments: {
      invoke: {
        src: 'listInstallments',
        input: ({ context }) => ({ borrowerId: context.customer?.id ?? '' }),
        onDone: [
          {
            guard: 'isCharging',
            target: 'resumingPix',
            actions: assign(({ context, event }) => ({
              ...flow.withListing(context, event.output),
              draft: context.draft,
            })),
          },
          {
            target: 'choosingInstallments',
            actions: assign(({ context, event }) => flow.withListing(context, event.output)),
          },
        ],
        onError: [
          { guard: 'isCharging', target: 'resumingPix' },
          {
            target: 'listingFailed',
            actions: [
              { type: 'keepRefusal', params: failed },
              { type: 'tellFailure', params: failed },
            ],
          },
        ],
      },
    },
    listingFailed: {
      on: {
        RETRY: { target: 'fetchingInstallments', actions: 'forgetRefusal' },
        CPF_CHANGED: anotherCustomer,
        START_AGAIN: anotherCustomer,
      },
    },
    choosingInstallments: {
      // A charge that ended may leave a list out of date, or, after a refresh, none and no customer.
      always: [
        { guard: ({ context }) => context.customer === null, target: 'resuming' },
        { guard: ({ context }) => context.listing === null, target: 'fetchingInstallments' },
      ],
      on: {
        CPF_CHANGED: anotherCustomer,
        START_AGAIN: anotherCustomer,
        SEARCH: { guard: 'isCpfTyped', target: 'fetchingCustomer' },
        ...takingUp,
        TOGGLE: { actions: ['forgetRefusal', 'toggle'] },
        PAY: [
          { guard: ({ context }) => flow.selectedInstallments(context).length === 0 },
          { guard: 'hasStore', target: 'waitingConfirmation', actions: 'noteStore' },
          { target: 'fetchingStore' },
        ],
      },
    },
    fetchingStore,
    confirmingStore,
    waitingConfirmation: {
      on: {
        CONFIRM: [{ guard: 'isStoreKept', target: 'paying', actions: 'writeRequest' }, ...storeIsGone],
        CONFIRM_PIX: [{ guard: 'isStoreKept', target: 'chargingPix', actions: 'writeRequest' }, ...storeIsGone],
        CANCEL: 'choosingInstallments',
      },
    },
    chargingPix,
    chargeUnknown,
    waitingPix,
    askingPix,
    pixAnswered,
    cancelingPix,
    resumingPix,
    findingPix,
    paying,
    checkingPayment,
    notReceived,
    outcomeUnknown,
    paid: { on: { START_AGAIN: anotherCustomer, ...takingUp } },
  },
});
