import { z } from 'zod';
import { id } from '../fields.ts';
import { roles } from '../identity/enums.ts';
import { defineRoutes } from '../route.ts';
import { documentSides } from './limits.ts';
import {
  biometryDecision,
  biometryState,
  documentPhoto,
  documentPhotoTaken,
  documentReading,
  documentToRead,
  facePhoto,
  facePhotoTaken,
  livenessAsked,
  livenessProcess,
  livenessStart,
  livenessState,
  shownDocument,
  shownFace,
} from './schemas.ts';

const owner = {
  name: 'biometry',
  purpose: 'Photographs of customers and of their documents, and whether a living person was before the camera.',
};

const MEGABYTE = 1_048_576;
export const MOST_PICTURE_BYTES = 7 * MEGABYTE;

/** What a picture of anything may be refused with, by this server or by a certified provider. */
const pictureErrors = [
  'BORROWER_NOT_FOUND',
  'CLIENT_NOT_FOUND',
  'FAILED_TO_REQUEST',
  'IMAGE_FILE_ERROR',
  'INVALID_CPF',
  'INVALID_IMAGE',
  'INVALID_WDD_CREDENTIALS',
  'OUT_OF_FOCUS',
  'SERVICE_UNAVAILABLE',
  'SERVICE_UNAVAIBLE',
  'TOO_DARK',
  'TOO_MANY_REQUESTS',
  'UNABLE_TOKEN',
  'UNABLE_TO_CREATE_PROCESS',
  'UNKNOWN_ERROR',
  'UNSUPORTED_BASE64',
] as const;

export const faceErrors = [
  ...pictureErrors,
  'BIOMETRY_ALREADY_CONCLUDED',
  'BORROWER_ALREADY_HAS_PROCESS_IN_PROGRESS',
  'FACE_NEEDS_CENTERING',
  'FACE_TILTED',
  'FACE_TOO_CLOSE',
  'FACE_TOO_FAR',
  'FACE_WITH_GLASSES',
  'PERSON_NOT_FOUND',
  'SPOOF_IMAGE',
] as const;

export const challengeErrors = ['BORROWER_NOT_FOUND', 'BIOMETRY_ALREADY_CONCLUDED', 'TOO_MANY_REQUESTS'] as const;
export const livenessErrors = [
  'BORROWER_NOT_FOUND',
  'BIOMETRY_ALREADY_CONCLUDED',
  'BORROWER_ALREADY_HAS_PROCESS_IN_PROGRESS',
  'PROCESS_IN_PROGRESS_NOT_FOUND',
] as const;

export const documentErrors = [
  ...pictureErrors,
  'DOCUMENT_ALREADY_EXISTS',
  'INVALID_DOCUMENT',
  'UNKNOWN_DOCUMENT',
  'WRONG_DOCUMENT_TYPE',
] as const;

export const readingErrors = [
  'BORROWER_NOT_FOUND',
  'IMAGE_FILE_ERROR',
  'INVALID_IMAGE',
  'SERVICE_UNAVAILABLE',
  'SERVICE_UNAVAIBLE',
  'TOO_MANY_REQUESTS',
  'UNSUPORTED_BASE64',
] as const;

export const biometryRoutes = defineRoutes(owner, {
  'POST /datalake-acesso/biometry/borrowers/{id}': {
    operationId: 'sendFacePhoto',
    summary: 'Face photograph of a customer who registers: checked at once, kept, and compared unless it is not to be.',
    access: roles,
    mostBytes: MOST_PICTURE_BYTES,
    params: z.object({ id }),
    body: facePhoto,
    answer: facePhotoTaken,
    errors: faceErrors,
  },
  'POST /datalake-acesso/biometry/borrowers/{id}/document/{side}': {
    operationId: 'sendDocumentPhoto',
    summary: 'One side of a document of a customer who registers; another picture of the same side takes its place.',
    access: roles,
    mostBytes: MOST_PICTURE_BYTES,
    params: z.object({ id, side: z.enum(documentSides) }),
    body: documentPhoto,
    answer: documentPhotoTaken,
    errors: documentErrors,
  },
  'POST /datalake-acesso/biometry/borrowers/{id}/document-text': {
    operationId: 'readDocumentText',
    summary: 'Reads name and birth date off a photograph of a document; neither the picture nor what was read is kept.',
    access: roles,
    mostBytes: MOST_PICTURE_BYTES,
    params: z.object({ id }),
    body: documentToRead,
    answer: documentReading,
    errors: readingErrors,
  },
  'PATCH /datalake-acesso/biometry/borrowers/{id}/status': {
    operationId: 'refreshBiometryStatus',
    summary: 'What the face photograph has come to; whoever compares it is asked again while it is pending.',
    access: roles,
    params: z.object({ id }),
    answer: biometryState,
    errors: ['BORROWER_NOT_FOUND', 'BIOMETRY_NOT_FOUND', 'PROCESS_IN_PROGRESS_NOT_FOUND'],
  },
  'PATCH /datalake-acesso/biometry/borrowers/{id}/decision': {
    operationId: 'decideBiometry',
    summary: 'The word of an analyst, who did not take the photograph, on one that is in conflict.',
    access: ['analyst'],
    params: z.object({ id }),
    body: biometryDecision,
    answer: biometryState,
    errors: [
      'BORROWER_NOT_FOUND',
      'BIOMETRY_NOT_FOUND',
      'BIOMETRY_DECIDED',
      'OWN_BIOMETRY',
      'BIOMETRY_CLAIMED',
      'BIOMETRY_RETAKEN',
    ],
  },
  'GET /datalake-acesso/biometry/borrowers/{id}/face': {
    operationId: 'readFacePhoto',
    summary: 'The face photograph of the registration; that it was seen is recorded.',
    access: roles,
    params: z.object({ id }),
    answer: shownFace,
    errors: ['BORROWER_NOT_FOUND', 'SUCCESSFUL_FACE_IMAGE_NOT_FOUND'],
  },
  'GET /datalake-acesso/biometry/borrowers/{id}/document': {
    operationId: 'readDocumentPhotos',
    summary: 'The sides of the document that were taken, and which is missing; that they were seen is recorded.',
    access: roles,
    params: z.object({ id }),
    answer: shownDocument,
    errors: ['BORROWER_NOT_FOUND', 'SUCCESSFUL_DOCUMENT_IMAGE_NOT_FOUND'],
  },
  'POST /biometry/application/process': {
    operationId: 'processLiveness',
    summary: 'Pictures of the challenge: they are judged, and the one from the front becomes the face photograph.',
    access: roles,
    mostBytes: MOST_PICTURE_BYTES,
    body: livenessProcess,
    answer: livenessState,
    errors: livenessErrors,
  },
  'GET /biometry/application/process/latest': {
    operationId: 'readLiveness',
    summary: 'What the last pictures of the challenge came to.',
    access: roles,
    query: z.object({ borrowerId: id }),
    answer: livenessState,
    errors: ['BORROWER_NOT_FOUND', 'BIOMETRY_NOT_FOUND'],
  },
  'POST /biometry/application/challenge': {
    operationId: 'startLiveness',
    summary: 'What the customer is asked to do before the camera; each start asks anew.',
    access: roles,
    body: livenessStart,
    answer: livenessAsked,
    errors: challengeErrors,
  },
});
