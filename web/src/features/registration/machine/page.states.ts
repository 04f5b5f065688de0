import { assign, not } from 'xstate';
import { failed } from '../../../domain/counter/failure.ts';
import { dueDayTexts } from '../../../domain/registration/texts.ts';
import { codeTexts, phoneTexts, texts } from '../texts.ts';
import * as flow from './context.ts';
import { registrationSetup } from './setup.ts';

const borrower = ({ application }: flow.RegistrationContext) => ({ borrowerId: application?.borrower.id ?? '' });

const tellAndStay = { target: 'open', actions: { type: 'tellFailure', params: failed } } as const;
/** Where the failure stands beside what was typed too. */
const sayAndStay = {
  target: 'open',
  actions: [
    { type: 'keepRefusal', params: failed },
    { type: 'tellFailure', params: failed },
  ],
} as const;
const tell = (text: string) => ({ type: 'tell', params: { text } }) as const;

/** Another page: none stands behind the last. */
const goOn = [
  { guard: 'isLastPage', actions: tell(texts.noPage) },
  { target: 'open', reenter: true, actions: 'goOn' },
] as const;

const left = { target: '#registration.askingCpf', actions: ['startOver', 'leave'] } as const;

/** Every photograph is there: the due day, or the decision, unless the phone has still to be confirmed. */
const photographed = [
  { guard: 'isPhoneWanting', actions: ['takeBiometry', tell(texts.confirmPhoneFirst)] },
  { guard: 'isDueDayWanted', target: 'open', reenter: true, actions: ['takeBiometry', 'goToDueDay'] },
  { guard: not('hasStore'), actions: ['takeBiometry', tell(texts.noStore)] },
  { guard: not('hasProfession'), actions: ['takeBiometry', tell(texts.noProfession)] },
  { target: 'starting', actions: ['takeBiometry', 'forgetRefusal'] },
] as const;

const sent = ({ event }: { event: { output: Awaited<ReturnType<flow.RegistrationCalls['sendCode']>> } }) => ({
  sent: event.output,
});

/** One page of the flow: open, or with one call on its way. */
export const onPage = registrationSetup.createStateConfig({
  initial: 'open',
  on: { LEAVE: left, RESTART: { target: '#registration.askingCpf', actions: 'startOver' } },
  states: {
    open: {
      after: { askAgain: { guard: 'awaitsDecision', target: 'askingStatus' } },
      on: {
        NEXT: goOn,
        BACK: [{ guard: 'isFirstPage', ...left }, { actions: 'goBack' }],
        REFRESH: { target: '#registration.opening', actions: ['forgetPage', 'forgetRefusal'] },
        PHONE_CHANGED: { actions: ['takePhone', 'forgetRefusal'] },
        SAVE_PHONE: [
          { guard: not('isPhoneTyped'), actions: tell(phoneTexts.invalid) },
          { target: 'savingPhone', actions: 'forgetRefusal' },
        ],
        SEND_CODE: [
          { guard: 'isPhoneTyped', target: 'sendingCode', actions: 'forgetRefusal' },
          { guard: 'isPhoneKnown', target: 'sendingCode', actions: 'forgetRefusal' },
          { actions: tell(phoneTexts.invalid) },
        ],
        SEND_TO: {
          guard: 'isPhoneOfEvent',
          target: 'sendingCode',
          actions: ['takePhone', 'forgetRefusal'],
        },
        RESEND: { guard: 'maySendAgain', target: 'sendingCode', actions: 'forgetRefusal' },
        OPEN_MODAL: { actions: 'openModal' },
        CLOSE_MODAL: { actions: 'closeModal' },
        CHECK_CODE: { guard: 'isCodeTyped', target: 'checkingCode', actions: 'forgetRefusal' },
        ADD_PHONE: { guard: 'isPhoneOfEvent', target: 'addingPhone', actions: 'forgetRefusal' },
        REMOVE_PHONE: { target: 'removingPhone', actions: 'forgetRefusal' },
        FORM_CHANGED: { actions: ['takeForm', 'forgetRefusal'] },
        SAVE_DATA: [{ guard: not('isDataKnown'), target: 'savingData', actions: 'forgetRefusal' }, ...goOn],
        LIVENESS_DONE: [
          { guard: not('skipsDocument'), target: 'open', reenter: true, actions: ['takeBiometry', 'goOn'] },
          ...photographed,
        ],
        BIOMETRY_DONE: photographed,
        CHOOSE_DAY: { actions: ['takeDay', 'forgetRefusal'] },
        SAVE_DAY: [
          { guard: not('isDayChosen'), actions: tell(dueDayTexts.missing) },
          { target: 'savingDay', actions: 'forgetRefusal' },
        ],
        SEND_LINK: { target: 'sendingLink', actions: 'forgetRefusal' },
      },
    },
    savingPhone: {
      invoke: {
        src: 'savePhone',
        input: ({ context }) => ({
          ...borrower(context),
          known: flow.primaryPhone(context),
          phone: context.phone,
        }),
        onDone: {
          target: 'open',
          actions: [assign(({ context, event }) => ({ ...flow.withPhone(context, event.output), phone: '' })), 'goOn'],
        },
        onError: sayAndStay,
      },
    },
    sendingCode: {
      invoke: {
        src: 'sendCode',
        input: ({ context, event }) => ({
          ...borrower(context),
          known: flow.primaryPhone(context),
          phone: context.phone,
          channel: event.type === 'RESEND' ? event.channel : ('SMS' as const),
        }),
        onDone: [
          {
            guard: { type: 'isOn', params: { page: 'sendCode' } },
            target: 'open',
            actions: [
              { type: 'takeSent', params: sent },
              { type: 'tell', params: { text: codeTexts.sent, kind: 'success' } },
              'goOn',
            ],
          },
          {
            target: 'open',
            actions: [
              { type: 'takeSent', params: sent },
              { type: 'tell', params: { text: codeTexts.sent, kind: 'success' } },
            ],
          },
        ],
        onError: sayAndStay,
      },
    },
    checkingCode: {
      invoke: {
        src: 'checkCode',
        input: ({ context, event }) => ({
          ...borrower(context),
          phoneId: flow.primaryPhone(context)?.id ?? '',
          code: event.type === 'CHECK_CODE' ? event.code : '',
          storeId: context.storeNow()?.id ?? '',
        }),
        onDone: {
          target: 'verified',
          actions: [
            assign(({ context, event }) => flow.withVerified(context, event.output)),
            { type: 'tell', params: { text: codeTexts.verified, kind: 'success' } },
          ],
        },
        onError: sayAndStay,
      },
    },
    verified: { after: { afterCode: { target: 'open', actions: 'goAfterCode' } } },
    addingPhone: {
      invoke: {
        src: 'addPhone',
        input: ({ context, event }) => ({
          ...borrower(context),
          phone: event.type === 'ADD_PHONE' ? event.phone : '',
        }),
        onDone: {
          target: 'open',
          actions: assign(({ context, event }) => flow.withPhone(context, event.output)),
        },
        onError: tellAndStay,
      },
    },
    removingPhone: {
      entry: assign(({ event }) => (event.type === 'REMOVE_PHONE' ? { removing: event.id } : {})),
      invoke: {
        src: 'removePhone',
        input: ({ context, event }) => ({
          ...borrower(context),
          id: event.type === 'REMOVE_PHONE' ? event.id : '',
        }),
        onDone: {
          target: 'open',
          actions: assign(({ context }) => flow.withoutPhone(context, context.removing)),
        },
        onError: tellAndStay,
      },
    },
    savingData: {
      invoke: {
        src: 'saveData',
        input: ({ context }) => ({ ...borrower(context), change: flow.dataChange(context) ?? {} }),
        onDone: {
          target: 'open',
          actions: [assign(({ context, event }) => flow.withBorrower(context, event.output)), 'goOn'],
        },
        onError: sayAndStay,
      },
    },
    savingDay: {
      invoke: {
        src: 'saveDay',
        input: ({ context }) => ({ ...borrower(context), day: context.dueDay ?? 0 }),
        onDone: [
          {
            guard: 'startsAfterDay',
            target: 'starting',
            actions: assign(({ context, event }) => flow.withBorrower(context, event.output)),
          },
          {
            target: 'open',
            actions: [assign(({ context, event }) => flow.withBorrower(context, event.output)), 'goOn'],
          },
        ],
        onError: sayAndStay,
      },
    },
    starting: {
      invoke: {
        src: 'start',
        input: ({ context }) => ({
          borrower: context.application?.borrower as NonNullable<typeof context.application>['borrower'],
          storeId: context.storeNow()?.id ?? '',
          operatorId: context.operatorId,
          biometry: context.biometry,
        }),
        onDone: { target: 'open', actions: [assign({ wasAsked: true }), 'goToDecision'] },
        onError: sayAndStay,
      },
    },
    askingStatus: {
      invoke: {
        src: 'fetchStatus',
        input: ({ context }) => borrower(context),
        onDone: [
          {
            guard: { type: 'isDecided', params: ({ event }) => event.output },
            target: '#registration.opening',
            actions: 'forgetPage',
          },
          { target: 'open' },
        ],
        // It is asked again in a second.
        onError: 'open',
      },
    },
    sendingLink: {
      invoke: {
        src: 'sendLink',
        input: ({ context }) => borrower(context),
        onDone: { target: 'open', actions: assign(({ event }) => ({ link: event.output })) },
        onError: tellAndStay,
      },
    },
  },
});
