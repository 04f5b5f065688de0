import type { Handlers } from '../../../../testing/fake-api.ts';
import { refused } from '../../../../testing/fake-api.ts';

export const ID = '01900000-0000-7000-8000-000000000901';
export const FACE = 'POST /datalake-acesso/biometry/borrowers/{id}';
export const SIDE = 'POST /datalake-acesso/biometry/borrowers/{id}/document/{side}';
export const READ = 'POST /datalake-acesso/biometry/borrowers/{id}/document-text';
export const STATUS = 'PATCH /datalake-acesso/biometry/borrowers/{id}/status';
export const SHOWN_FACE = 'GET /datalake-acesso/biometry/borrowers/{id}/face';
export const SHOWN_DOCUMENT = 'GET /datalake-acesso/biometry/borrowers/{id}/document';
export const START = 'POST /biometry/application/challenge';
export const PROCESS = 'POST /biometry/application/process';
export const LATEST = 'GET /biometry/application/process/latest';

const sent = { code: 'SUCCESS', message: 'Imagem sendo processada' } as const;
const sentFace = { ...sent, status: 'COMPLETED' } as const;
const sentSide = { ...sent, doubts: [] };

/** A customer of whom no picture was taken; each that is sent is good. */
export const nothingTaken: Handlers = {
  [SHOWN_FACE]: () => refused('SUCCESSFUL_FACE_IMAGE_NOT_FOUND'),
  [SHOWN_DOCUMENT]: () => refused('SUCCESSFUL_DOCUMENT_IMAGE_NOT_FOUND'),
  [FACE]: () => sentFace,
  [SIDE]: () => sentSide,
  [READ]: () => ({ outcome: 'UNREAD', name: null, birthDate: null, unlike: [] }),
  [STATUS]: () => ({ status: 'COMPLETED', analysisEndsAt: null }),
};

export const image = { imagebase64: 'QUJD', contentType: 'image/jpeg', takenAt: '2026-11-21T15:00:00.000Z' } as const;
export const bothSides = {
  missingSide: null,
  documentType: 'RG',
  images: [
    { ...image, label: 'front', doubts: [] },
    { ...image, label: 'back', doubts: [] },
  ],
} as const;
