import { isCpf, isMobilePhone } from '@balcao/contract/kernel';
import { assign, emit, setup } from 'xstate';
import { callActors, unbound } from '../../../domain/counter/call-actors.ts';
import { type Failed, failureOf } from '../../../domain/counter/failure.ts';
import { isDecisionAwaited } from '../rules/pages.ts';
import * as flow from './context.ts';
import type { ApplicationState, SentCode } from './server.ts';

/** Right after a right code the customer sees it for two seconds; a decision is asked for every second. */
const ms = { afterCode: 2_000, askAgain: 1_000 } as const;

/** Types, calls, guards and actions of the registration; its states are in the files beside. */
export const registrationSetup = setup({
  types: {
    context: {} as flow.RegistrationContext,
    events: {} as flow.RegistrationEvent,
    emitted: {} as flow.RegistrationEmitted,
    input: {} as flow.RegistrationInput,
  },
  actors: callActors<flow.RegistrationCalls>({
    open: unbound,
    savePhone: unbound,
    sendCode: unbound,
    checkCode: unbound,
    addPhone: unbound,
    removePhone: unbound,
    saveData: unbound,
    saveDay: unbound,
    start: unbound,
    fetchStatus: unbound,
    sendLink: unbound,
  }),
  actions: {
    startOver: assign(({ event }) => flow.startOver(event.type === 'CPF_CHANGED' ? event.cpf : '')),
    goToDueDay: assign(({ context }) => ({ page: context.pages.indexOf('dueDay'), refusal: null })),
    goToDecision: assign(({ context }) => ({ page: context.pages.indexOf('inProgress'), refusal: null })),
    leave: emit({ type: 'left' } as const),
    goOn: assign(({ context }) => ({ page: context.page + 1, refusal: null })),
    goBack: assign(({ context }) => ({ page: context.page - 1, refusal: null, link: null })),
    goAfterCode: assign(({ context }) => ({ page: context.pageAfterCode, modal: null })),
    forgetPage: assign({ page: 0 }),
    takePhone: assign(({ event }) => ('phone' in event ? { phone: event.phone } : {})),
    takeForm: assign(({ context, event }) =>
      event.type === 'FORM_CHANGED' ? { form: { ...context.form, ...event.part } } : {},
    ),
    takeDay: assign(({ event }) => (event.type === 'CHOOSE_DAY' ? { dueDay: event.day } : {})),
    takeBiometry: assign(({ context, event }) => {
      if (event.type !== 'BIOMETRY_DONE' && event.type !== 'LIVENESS_DONE') return {};
      // The document comes after the face, and says nothing of how that was taken.
      const wasAlive = context.biometry?.livenessCheckExecuted ?? false;
      return { biometry: { ...event.state, livenessCheckExecuted: wasAlive || event.state.livenessCheckExecuted } };
    }),
    takeSent: assign(({ context }, { sent }: { sent: SentCode }) => ({
      ...flow.withPhone(context, sent.phone),
      phone: '',
      channel: sent.channel,
      codesSent: context.codesSent + 1,
      resendReadyAt: Date.parse(sent.resendAt),
      modal: flow.pageOf(context) === 'sendCode' || flow.pageOf(context) === 'verifyPhone' ? null : ('code' as const),
    })),
    openModal: assign(({ event }) => (event.type === 'OPEN_MODAL' ? { modal: event.modal, refusal: null } : {})),
    closeModal: assign({ modal: null, refusal: null }),
    forgetRefusal: assign({ refusal: null }),
    keepRefusal: assign((_, { error }: Failed) => ({ refusal: failureOf(error) })),
    tellFailure: emit((_, { error }: Failed) => {
      const { code, message } = failureOf(error);
      return code === 'DEACTIVATED_STORE'
        ? ({ type: 'storeDeactivated', text: message } as const)
        : ({ type: 'toast', kind: 'danger', text: message } as const);
    }),
    tell: emit((_, { text, kind = 'danger' }: { text: string; kind?: 'success' | 'info' | 'danger' }) => ({
      type: 'toast' as const,
      kind,
      text,
    })),
  },
  delays: ms,
  guards: {
    isCpfTyped: ({ context }) => isCpf(context.cpf),
    hasStore: ({ context }) => context.storeNow() !== null,
    isFirstPage: ({ context }) => context.page <= 1,
    isLastPage: ({ context }) => context.page + 1 >= context.pages.length,
    isOn: ({ context }, { page }: { page: string }) => flow.pageOf(context) === page,
    isModalOpen: ({ context }) => context.modal !== null,
    isPhoneTyped: ({ context }) => isMobilePhone(context.phone),
    isPhoneOfEvent: ({ event }) => 'phone' in event && isMobilePhone(event.phone),
    isCodeTyped: ({ event }) => event.type === 'CHECK_CODE' && event.code.length === 6,
    maySendAgain: ({ context }) => Date.now() >= context.resendReadyAt,
    isPhoneKnown: ({ context }) => flow.primaryPhone(context) !== null,
    skipsDocument: ({ event }) => event.type === 'LIVENESS_DONE' && event.state.skippedDocumentCapture,
    /** The photographs are done, and the phone that must be verified is not. */
    isPhoneWanting: ({ context }) =>
      context.application?.applicationVersion !== 'V2' &&
      (context.application?.config.hasPhoneVerification ?? true) &&
      !flow.isPhoneVerified(context),
    isDataKnown: ({ context }) => flow.dataChange(context) === null,
    isDayChosen: ({ context }) =>
      context.dueDay !== null && (context.application?.config.allowedBillDueDays.includes(context.dueDay) ?? false),
    isDueDayWanted: ({ context }) => context.pages.includes('dueDay'),
    startsAfterDay: ({ context }) => context.pages[context.page + 1] === 'inProgress',
    hasProfession: ({ context }) => (context.application?.borrower.professionId ?? null) !== null,
    awaitsDecision: ({ context }) => flow.pageOf(context) === 'inProgress',
    isDecided: (_, { status, biometryStatus }: ApplicationState) =>
      !isDecisionAwaited(status, flow.isConflict(biometryStatus)),
  },
});
