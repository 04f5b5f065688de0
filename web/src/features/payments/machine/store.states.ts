import { assign, emit } from 'xstate';
import { failed } from '../../../domain/counter/failure.ts';
import { paymentSetup } from './setup.ts';

/** The device has another store than when it was asked to receive, or none: where it stands is confirmed first. */
export const storeIsGone = [
  { guard: 'hasStore', target: 'confirmingStore', actions: ['askStore', 'forgetRequest'] },
  { target: 'fetchingStore', actions: 'forgetRequest' },
] as const;

export const fetchingStore = paymentSetup.createStateConfig({
  invoke: {
    src: 'fetchOperatorStore',
    onDone: { target: 'confirmingStore', actions: assign(({ event }) => ({ store: event.output })) },
    onError: { target: 'choosingInstallments', actions: { type: 'tellFailure', params: failed } },
  },
});

/** The operator's store stands in for the one this device has not configured (cashier spec 2.4). */
export const confirmingStore = paymentSetup.createStateConfig({
  on: {
    CONFIRM: {
      target: 'waitingConfirmation',
      actions: [
        assign(({ context }) => ({ storeId: context.store?.id ?? null })),
        emit(({ context }) =>
          context.store
            ? ({ type: 'storeConfirmed', store: context.store } as const)
            : ({ type: 'storeRefused' } as const),
        ),
      ],
    },
    CANCEL: { target: 'choosingInstallments', actions: emit({ type: 'storeRefused' } as const) },
  },
});
