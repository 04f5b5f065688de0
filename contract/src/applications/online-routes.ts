import { z } from 'zod';
import {
  challengeErrors,
  documentErrors,
  faceErrors,
  livenessErrors,
  MOST_PICTURE_BYTES,
  readingErrors,
} from '../biometry/routes.ts';
import { documentSides } from '../biometry/limits.ts';
import {
  documentPhotoTaken,
  documentReading,
  facePhotoTaken,
  livenessAsked,
  livenessState,
} from '../biometry/schemas.ts';
import { postalAddress, profession } from '../reference/schemas.ts';
import { defineRoutes } from '../route.ts';
import {
  onlineAddress,
  onlineCode,
  onlineData,
  onlineDocument,
  onlineDocumentToRead,
  onlineDueDay,
  onlineFace,
  onlineLiveness,
  onlineOpening,
  onlinePage,
  onlineReview,
  onlineSubmission,
  onlineVisit,
  openedOnline,
} from './online-schemas.ts';
import { applications } from './routes.ts';

/** What every call of the page may be told. */
const page = ['ONLINE_LINK_UNKNOWN', 'ONLINE_LINK_EXPIRED'] as const;
const identified = [...page, 'ONLINE_CODE_NEEDED'] as const;
const registering = [...identified, 'BORROWER_NOT_FOUND', 'REGISTRATION_NOT_OPEN'] as const;

/** A registration that the customer goes on with on the own phone, behind a link (ADR 0082). */
export const onlineApplicationRoutes = defineRoutes(applications, {
  'POST /online-application/open': {
    operationId: 'openOnlineApplication',
    summary: 'Opens a link, once: what it answers is good on the device that opened it alone.',
    access: 'public',
    body: onlineOpening,
    answer: openedOnline,
    errors: [...page, 'ONLINE_LINK_USED', 'ONLINE_LINK_DONE', 'TOO_MANY_REQUESTS'],
  },
  'POST /online-application/page': {
    operationId: 'showOnlineApplication',
    summary: 'Where the page stands; once it is sent, what came of it.',
    access: 'public',
    body: onlineVisit,
    answer: onlinePage,
    errors: page,
  },
  'POST /online-application/code': {
    operationId: 'sendOnlineCode',
    summary: 'Sends a code to the phone that the store verified; again after 60 seconds.',
    access: 'public',
    body: onlineVisit,
    answer: onlinePage,
    errors: [...page, 'PHONE_CODE_TOO_SOON', 'TOO_MANY_REQUESTS'],
  },
  'POST /online-application/code/verify': {
    operationId: 'verifyOnlineCode',
    summary: 'Identifies the customer by the code, in five guesses, for an hour.',
    access: 'public',
    body: onlineCode,
    answer: onlinePage,
    errors: [...page, 'PHONE_CODE_WRONG', 'PHONE_CODE_OVER', 'TOO_MANY_REQUESTS'],
  },
  'GET /online-application/professions': {
    operationId: 'listOnlineProfessions',
    summary: 'Occupations of the CBO 2002 by name, as staff sees them.',
    access: 'public',
    answer: z.array(profession),
    errors: [],
  },
  'POST /online-application/address': {
    operationId: 'showOnlineAddress',
    summary: 'The address of a CEP, for who was identified by the code.',
    access: 'public',
    body: onlineAddress,
    answer: postalAddress,
    errors: [...identified, 'ADDRESS_NOT_FOUND', 'ADDRESS_LOOKUP_AWAY'],
  },
  'PATCH /online-application/data': {
    operationId: 'changeOnlineData',
    summary: "The customer's own data; what is left out stays.",
    access: 'public',
    inputContext: 'registration',
    body: onlineData,
    answer: onlinePage,
    errors: [
      ...registering,
      'BIRTH_DATE_IN_FUTURE',
      'BORROWER_TOO_YOUNG',
      'BORROWER_TOO_OLD',
      'PROFESSION_UNKNOWN',
      'CEP_UNKNOWN',
    ],
  },
  'PATCH /online-application/bill-due-day': {
    operationId: 'chooseOnlineDueDay',
    summary: 'The day of the month to pay on, one of those that the store offers.',
    access: 'public',
    body: onlineDueDay,
    answer: onlinePage,
    errors: [...identified, 'BORROWER_NOT_FOUND', 'BILL_DUE_DAY_NOT_ALLOWED', 'BILL_DUE_DAY_SET'],
  },
  'POST /online-application/face': {
    operationId: 'sendOnlineFace',
    summary: "The customer's face, checked as in a store.",
    access: 'public',
    mostBytes: MOST_PICTURE_BYTES,
    body: onlineFace,
    answer: facePhotoTaken,
    errors: [...identified, ...faceErrors, 'REGISTRATION_NOT_OPEN'],
  },
  'POST /online-application/challenge': {
    operationId: 'startOnlineLiveness',
    summary: 'What the customer is asked to do before the camera, where the store wants it.',
    access: 'public',
    body: onlineVisit,
    answer: livenessAsked,
    errors: [...identified, ...challengeErrors, 'REGISTRATION_NOT_OPEN'],
  },
  'POST /online-application/liveness': {
    operationId: 'processOnlineLiveness',
    summary: 'Pictures of the challenge, judged as in a store; the one from the front becomes the face.',
    access: 'public',
    mostBytes: MOST_PICTURE_BYTES,
    body: onlineLiveness,
    answer: livenessState,
    errors: [...identified, ...livenessErrors, 'REGISTRATION_NOT_OPEN'],
  },
  'POST /online-application/document/{side}': {
    operationId: 'sendOnlineDocument',
    summary: 'One side of the document, checked as in a store.',
    access: 'public',
    mostBytes: MOST_PICTURE_BYTES,
    params: z.object({ side: z.enum(documentSides) }),
    body: onlineDocument,
    answer: documentPhotoTaken,
    errors: [...identified, ...documentErrors, 'REGISTRATION_NOT_OPEN'],
  },
  'POST /online-application/document-text': {
    operationId: 'readOnlineDocumentText',
    summary: 'Reads name and birth date off a photograph of the document, as in a store; nothing of it is kept.',
    access: 'public',
    mostBytes: MOST_PICTURE_BYTES,
    body: onlineDocumentToRead,
    answer: documentReading,
    errors: [...identified, ...readingErrors, 'REGISTRATION_NOT_OPEN'],
  },
  'POST /online-application/review': {
    operationId: 'askOnlineReview',
    summary: 'Has a person look at an automated denial, as the customer asks on the own page (LGPD, article 20).',
    access: 'public',
    body: onlineReview,
    answer: onlinePage,
    errors: [...identified, 'BORROWER_NOT_FOUND', 'REVIEW_NOT_AVAILABLE'],
  },
  'POST /online-application/send': {
    operationId: 'submitOnlineApplication',
    summary: 'Sends the registration with the consent of the customer, once; the link is over then.',
    access: 'public',
    body: onlineSubmission,
    answer: onlinePage,
    errors: [
      ...registering,
      'APPLICATION_NOT_FOUND',
      'STORE_NOT_FOUND',
      'DEACTIVATED_STORE',
      'APPLICATION_DATA_MISSING',
      'APPLICATION_PHONE_UNVERIFIED',
      'APPLICATION_PHOTOS_MISSING',
      'APPLICATION_PRE_DENIED',
      'PROFESSION_UNKNOWN',
    ],
  },
});
