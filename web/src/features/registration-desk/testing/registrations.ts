import { OPERATOR_ID } from '../../../testing/sessions.ts';
import type { Face } from '../../../domain/face-review/calls.ts';
import type { Decision, Taken, Waiting } from '../calls.ts';

export const LIST = 'GET /coordinator/applications';
export const CLAIM = 'POST /coordinator/applications/{borrowerId}/{id}/claim';
export const RELEASE = 'POST /coordinator/applications/{borrowerId}/{id}/release';
export const DECIDE = 'PATCH /coordinator/applications/{borrowerId}/{id}';
export const FACE = 'GET /datalake-acesso/biometry/borrowers/{id}/face';
export const DOCUMENT = 'GET /datalake-acesso/biometry/borrowers/{id}/document';
export const FACE_WORD = 'PATCH /datalake-acesso/biometry/borrowers/{id}/decision';
export const RECORD = 'GET /credit-decisions/{id}';

export const heldBy = (id = OPERATOR_ID, name = 'Marina Alves') => ({
  by: { id, name },
  until: '2099-01-01T12:10:00.000Z',
});

export const aWaiting = (part: Partial<Waiting> = {}): Waiting => ({
  borrowerId: '01900000-0000-7000-8000-000000000801',
  id: '01900000-0000-7000-8000-000000000802',
  customerName: 'ROSA PRADO',
  cause: 'RULES',
  isReevaluation: false,
  storeName: 'Centro',
  operator: { id: '01900000-0000-7000-8000-000000000803', name: 'BRUNO TAVARES' },
  submittedOn: '2026-11-23T12:00:00.000Z',
  claim: null,
  ...part,
});

export const aTaken = (part: Partial<Taken> = {}): Taken => ({
  ...aWaiting({ claim: heldBy() }),
  cpf: '529.***.***-25',
  phoneNumber: '+5592988887777',
  birthDate: '1990-02-28',
  state: 'AM',
  profession: 'Costureira',
  biometryStatus: 'COMPLETED',
  hasPortrait: false,
  hasDocumentPhoto: false,
  reasons: [{ code: 'R05', text: 'Comprometimento de renda alto' }],
  decisionId: null,
  suggestedLimit: 900,
  minLimit: 300,
  maxLimit: 2_000,
  isPreDenial: false,
  reviewText: null,
  ...part,
});

export const page = (...items: Waiting[]) => ({ items, next: null });

const image = { imagebase64: 'aGk=', contentType: 'image/jpeg' as const, takenAt: '2026-11-23T11:58:00.000Z' };
export const aFace = (part: Partial<Face> = {}): Face => ({
  ...image,
  status: 'COMPLETED',
  similarity: null,
  doubts: [],
  ...part,
});
export const aDocument = {
  missingSide: 'back' as const,
  documentType: 'RG' as const,
  images: [{ ...image, label: 'front' as const, doubts: ['GLARE' as const] }],
};

export const aRecord: Decision = {
  id: '01900000-0000-7000-8000-000000000804',
  borrowerId: aWaiting().borrowerId,
  kind: 'REGISTRATION',
  at: '2026-11-23T12:00:05.000Z',
  outcome: 'MANUAL_ANALYSIS',
  decision: 'MANUAL_ANALYSIS',
  codes: [],
  told: [],
  sources: [],
  points: 512,
  grade: 'C',
  defaultRate: 0.08,
  limit: 900,
  terms: { usableIncome: 0, monthlyDebt: 0, capacity: 0, months: 0, firstCap: 0, growthPct: 0 },
  policy: { id: '01900000-0000-7000-8000-000000000805', version: '1', hash: 'abc', arm: 'CHAMPION' },
  evaluatorVersion: 1,
  replays: true,
  bureau: null,
  rules: [
    { id: 'r1', hit: true, effect: 'MANUAL_ANALYSIS', code: 'R05', seen: [{ fact: 'Dívidas em aberto', saw: '2' }] },
    { id: 'r2', hit: false, effect: 'DENIED', code: 'R01', seen: [{ fact: 'Situação do CPF', saw: 'regular' }] },
  ],
  scorecard: [],
};
