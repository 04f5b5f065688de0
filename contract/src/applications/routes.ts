import { z } from 'zod';
import { borrowerPhoneRef, phoneCode, verifiedPhone } from '../borrowers/registration-schemas.ts';
import { id } from '../fields.ts';
import { roles } from '../identity/enums.ts';
import { defineRoutes } from '../route.ts';
import {
  applicationStanding,
  applicationStart,
  applicationState,
  onlineApplicationRequest,
  preApplication,
  preApplicationRequest,
  reevaluationRequest,
  reviewRequest,
  sentOnlineApplication,
} from './schemas.ts';

export const applications = {
  name: 'applications',
  purpose:
    'Registrations of customers: begun in a store or on a phone, decided by rules, and by an analyst where they ask.',
};

export const applicationsRoutes = defineRoutes(applications, {
  'POST /application-engine/pre-application': {
    operationId: 'beginApplication',
    summary:
      'Begins the registration of a CPF, or finds it where it stands, and opens the 30-minute grant as a look-up does.',
    access: roles,
    inputContext: 'registration',
    body: preApplicationRequest,
    answer: preApplication,
    errors: ['LOOKUPS_USED_UP', 'STORE_NOT_FOUND', 'DEACTIVATED_STORE'],
  },
  'PATCH /borrowers/{id}/phones/{phoneId}/verify': {
    operationId: 'verifyPhone',
    summary: 'Verifies a phone by the code that it got, in five guesses; the first phone brings the pre-decision.',
    access: roles,
    inputContext: 'registration',
    params: borrowerPhoneRef,
    body: phoneCode,
    answer: verifiedPhone,
    errors: [
      'BORROWER_NOT_FOUND',
      'PHONE_NOT_FOUND',
      'PHONE_ALREADY_VERIFIED',
      'PHONE_CODE_WRONG',
      'PHONE_CODE_OVER',
      'PHONE_OF_ANOTHER_BORROWER',
      'REGISTRATION_NOT_OPEN',
    ],
  },
  'POST /application-engine/application': {
    operationId: 'startApplication',
    summary: 'Sends a complete registration to be decided; sent once, however often it is called.',
    access: roles,
    idempotent: true,
    inputContext: 'registration',
    body: applicationStart,
    answer: applicationState,
    errors: [
      'BORROWER_NOT_FOUND',
      'APPLICATION_NOT_FOUND',
      'APPLICATION_STORE_MISSING',
      'STORE_NOT_FOUND',
      'DEACTIVATED_STORE',
      'APPLICATION_DATA_MISSING',
      'APPLICATION_PHONE_UNVERIFIED',
      'APPLICATION_PHOTOS_MISSING',
      'APPLICATION_PRE_DENIED',
      'PROFESSION_UNKNOWN',
      'REGISTRATION_NOT_OPEN',
    ],
  },
  'GET /application-engine/borrowers/{id}/applications/status': {
    operationId: 'showApplicationStatus',
    summary: 'Where the newest registration of a customer stands, and whether it may be decided anew.',
    access: roles,
    params: z.object({ id }),
    answer: applicationStanding,
    errors: ['BORROWER_NOT_FOUND'],
  },
  'POST /application-engine/application/online/url/send': {
    operationId: 'sendOnlineApplication',
    summary: 'Sends the customer a link to go on with the registration on the own phone, good once for a day.',
    access: roles,
    idempotent: true,
    body: onlineApplicationRequest,
    answer: sentOnlineApplication,
    errors: [
      'BORROWER_NOT_FOUND',
      'REGISTRATION_NOT_OPEN',
      'APPLICATION_PHONE_UNVERIFIED',
      'APPLICATION_PRE_DENIED',
      'ONLINE_APPLICATION_NOT_OFFERED',
      'TOO_MANY_REQUESTS',
    ],
  },
  'POST /application-engine/reevaluate': {
    operationId: 'reevaluateApplication',
    summary: 'Has a customer decided anew whose phone a code has just proved; its status is polled as of a first one.',
    access: roles,
    idempotent: true,
    body: reevaluationRequest,
    answer: applicationState,
    errors: [
      'BORROWER_NOT_FOUND',
      'REEVALUATION_NOT_AVAILABLE',
      'REEVALUATION_CODE_MISSING',
      'APPLICATION_STORE_MISSING',
    ],
  },
  'POST /application-engine/application/review': {
    operationId: 'askApplicationReview',
    summary: 'Has a person look at an automated denial, as the customer may ask (LGPD, article 20).',
    access: roles,
    idempotent: true,
    body: reviewRequest,
    answer: applicationState,
    errors: ['BORROWER_NOT_FOUND', 'REVIEW_NOT_AVAILABLE'],
  },
});
