import type { Wire } from '@balcao/contract';
import type { Handlers } from '../../testing/fake-api.ts';
import type { ApplicationStanding } from '../reevaluation/reevaluation-calls.ts';
import { BORROWER_ID } from './customers.ts';

export const PRE = 'POST /application-engine/pre-application';
export const VERIFY = 'PATCH /borrowers/{id}/phones/{phoneId}/verify';
export const ASK = 'POST /application-engine/reevaluate';
export const STANDING = 'GET /application-engine/borrowers/{id}/applications/status';
const SEND = 'POST /borrowers/{id}/phones/{phoneId}/verification-code';
const NOW = '2026-11-23T15:00:00.000Z';

type Before = Wire<typeof PRE>['answer'];

/** The phone that a code has to prove. */
export const provedPhone: Before['borrower']['phones'][number] = {
  id: '01900000-0000-7000-8000-000000000301',
  phoneNumber: '(92) *****-1001',
  isVerified: true,
  isSecondary: false,
  codeSentAt: null,
};

export const aStanding = (over: Partial<ApplicationStanding> = {}): ApplicationStanding => ({
  status: 'DENIED',
  biometryStatus: null,
  reasons: [],
  limit: null,
  shouldReevaluate: false,
  ...over,
});

/** A denied customer, as the registration finds them. */
export const beforeDecision = (phones: Before['borrower']['phones']): Before => ({
  borrower: {
    id: BORROWER_ID,
    cpf: '529.***.***-25',
    name: 'MARIA DOS SANTOS',
    birthDate: null,
    cep: null,
    address: null,
    email: null,
    professionId: null,
    billDueDay: null,
    phoneNumber: '(92) *****-1001',
    unverifiedPhoneNumber: null,
    phones,
    phoneStatus: 'VERIFIED',
    enableHighRecurrence: false,
    borrowerSettings: { disablePurchase: false },
  },
  status: 'DENIED',
  biometryStatus: null,
  applicationVersion: 'V3',
  application: null,
  config: {
    hasPhoneVerification: true,
    submitBiometry: false,
    isLivenessRequired: false,
    isLivenessEnabled: true,
    hasSecondaryPhones: false,
    allowedBillDueDays: [],
    showApplicationOnlineForPreApproved: false,
  },
  limit: null,
});

/** Answers of a server where a denied customer proves the phone and is looked at again. */
export const reevaluating = {
  [PRE]: () => beforeDecision([provedPhone]),
  [SEND]: () => ({ channel: 'SMS' as const, sentAt: NOW, resendAt: NOW, expiresAt: NOW }),
  'GET /borrowers/{id}/phones/{phoneId}/verification-code': () => ({
    channel: 'SMS' as const,
    undeliveredChannels: [],
    isUndelivered: false,
  }),
  [VERIFY]: () => ({ phone: provedPhone, status: 'DENIED' as const }),
  [ASK]: () => aStanding({ status: 'UNDER_ANALYSIS' }),
} as const satisfies Handlers;
