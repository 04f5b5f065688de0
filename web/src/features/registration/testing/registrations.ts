import { BORROWER_ID, aLimit } from '../../../domain/testing/customers.ts';
import type { Handlers } from '../../../testing/fake-api.ts';
import type { Application, ApplicationState, RegisteringBorrower, RegistrationPhone } from '../machine/server.ts';

const PHONE_ID = '01900000-0000-7000-8000-000000000501';

export const aPhone = (over: Partial<RegistrationPhone> = {}): RegistrationPhone => ({
  id: PHONE_ID,
  phoneNumber: '+5592988887777',
  isVerified: false,
  isSecondary: false,
  codeSentAt: null,
  ...over,
});

export const aVerifiedPhone = () => aPhone({ phoneNumber: '(92) *****-7777', isVerified: true });

/** Somebody of whom only the CPF is known. */
export const aNewcomer = (over: Partial<RegisteringBorrower> = {}): RegisteringBorrower => ({
  id: BORROWER_ID,
  cpf: '529.***.***-25',
  name: '',
  birthDate: null,
  cep: null,
  address: null,
  email: null,
  professionId: null,
  billDueDay: null,
  phoneNumber: null,
  unverifiedPhoneNumber: null,
  phones: [],
  phoneStatus: 'UNVERIFIED',
  enableHighRecurrence: false,
  borrowerSettings: { disablePurchase: false },
  ...over,
});

/** The same with all that a registration asks for. */
export const aWholeCustomer = (over: Partial<RegisteringBorrower> = {}): RegisteringBorrower =>
  aNewcomer({
    name: 'Rita de Souza',
    birthDate: '1990-03-12',
    cep: '69057070',
    professionId: 521110,
    phones: [aVerifiedPhone()],
    phoneStatus: 'VERIFIED',
    ...over,
  });

export const anApplication = (over: Partial<Application> = {}): Application => ({
  borrower: aNewcomer(),
  status: 'INCOMPLETE',
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
  ...over,
});

export const withConfig = (config: Partial<Application['config']>, over: Partial<Application> = {}): Application => {
  const application = anApplication(over);
  return { ...application, config: { ...application.config, ...config } };
};

export const approved = (over: Partial<Application> = {}): Application =>
  anApplication({ borrower: aWholeCustomer(), status: 'APPROVED', limit: aLimit({ totalLimit: 1500 }), ...over });

export const aState = (over: Partial<ApplicationState> = {}): ApplicationState => ({
  status: 'UNDER_ANALYSIS',
  biometryStatus: null,
  reasons: [],
  limit: null,
  ...over,
});

export const sentNow = () => ({
  channel: 'SMS' as const,
  sentAt: new Date().toISOString(),
  resendAt: new Date(Date.now() + 60_000).toISOString(),
  expiresAt: new Date(Date.now() + 300_000).toISOString(),
});

const aPicture = {
  imagebase64: 'AAAA',
  contentType: 'image/jpeg' as const,
  takenAt: '2026-11-23T12:00:00.000Z',
  doubts: [],
};

/** Answers of a server where all goes well for a new customer whose photographs are there. */
export const registering = {
  'GET /datalake-acesso/biometry/borrowers/{id}/face': () => ({
    ...aPicture,
    status: 'SAVED' as const,
    similarity: null,
  }),
  'GET /datalake-acesso/biometry/borrowers/{id}/document': () => ({
    missingSide: null,
    documentType: 'CNH' as const,
    images: [
      { ...aPicture, label: 'front' as const },
      { ...aPicture, label: 'back' as const },
    ],
  }),
  'PATCH /datalake-acesso/biometry/borrowers/{id}/status': () => ({ status: 'SAVED' as const, analysisEndsAt: null }),
  'POST /application-engine/pre-application': () => anApplication(),
  'POST /borrowers/{id}/phones': () => aPhone(),
  'POST /borrowers/{id}/phones/{phoneId}/verification-code': () => sentNow(),
  'GET /borrowers/{id}/phones/{phoneId}/verification-code': () => ({
    channel: 'SMS' as const,
    undeliveredChannels: [],
    isUndelivered: false,
  }),
  'PATCH /borrowers/{id}/phones/{phoneId}/verify': () => ({
    phone: aVerifiedPhone(),
    status: 'PRE_APPLICATION_CONTINUE' as const,
  }),
  'PATCH /borrowers/{id}': () => aWholeCustomer(),
  'PATCH /borrowers/{id}/bill-due-day': () => aWholeCustomer({ billDueDay: 10 }),
  'POST /application-engine/application': () => aState(),
  'GET /application-engine/borrowers/{id}/applications/status': () => ({
    ...aState({ status: 'APPROVED' }),
    shouldReevaluate: false,
  }),
  'GET /reference/professions': () => [
    { id: 1, name: 'OUTROS' },
    { id: 521110, name: 'Vendedor de comércio varejista' },
    { id: 514320, name: 'Faxineiro' },
  ],
  'GET /reference/addresses/{cep}': () => ({
    cep: '69057070',
    logradouro: 'Rua Recife',
    bairro: 'Adrianópolis',
    localidade: 'Manaus',
    uf: 'AM' as const,
  }),
} as const satisfies Handlers;
