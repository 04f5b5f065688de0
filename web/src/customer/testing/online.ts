import type { OnlinePage, OnlineRegistration } from '../registration/texts.ts';

export const TOKEN = 't'.repeat(43);
export const KEY = 'k'.repeat(43);

const aRegistration = (over: Partial<OnlineRegistration> = {}): OnlineRegistration => ({
  cpf: '529.***.***-25',
  name: 'Rita de Souza',
  birthDate: '1990-03-12',
  professionId: 1,
  cep: '69057070',
  address: null,
  email: null,
  billDueDay: null,
  allowedBillDueDays: [],
  face: 'COMPLETED',
  lacksLiveness: false,
  documentType: 'RG',
  sides: ['front', 'back'],
  status: 'PRE_APPLICATION_APPROVED',
  reasons: [],
  mayAskReview: false,
  totalLimit: null,
  ...over,
});

/** A page before the code. */
export const aPage = (over: Partial<OnlinePage> = {}): OnlinePage => ({
  step: 'CODE',
  storeName: 'Loja Centro',
  phoneNumber: '(92) *****-7777',
  codeSentAt: null,
  codeDelivery: { channel: null, undeliveredChannels: [], isUndelivered: false },
  endsAt: '2099-01-01T00:00:00.000Z',
  registration: null,
  ...over,
});

/** The same at a question behind the code. */
export const at = (step: OnlinePage['step'], over: Partial<OnlineRegistration> = {}): OnlinePage =>
  aPage({ step, registration: aRegistration(over) });

/** Of whom the store knows the phone alone. */
export const unknown = { name: '', birthDate: null, professionId: null, cep: null } as const;
export const noPhotos: Partial<OnlineRegistration> = { face: null, documentType: null, sides: [] };
