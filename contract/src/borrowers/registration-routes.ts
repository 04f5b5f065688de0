import { z } from 'zod';
import { id } from '../fields.ts';
import { roles } from '../identity/enums.ts';
import { defineRoutes } from '../route.ts';
import {
  billDueDayEntry,
  borrowerPhoneRef,
  phoneCodeDelivery,
  phoneCodeRequest,
  phoneEntry,
  registeringBorrower,
  registrationData,
  registrationPhone,
  sentPhoneCode,
} from './registration-schemas.ts';
import { borrowersOwner } from './routes.ts';

/** Phones and data of a customer who is being registered: the operator looked them up, or began the registration. */
export const registrationRoutes = defineRoutes(borrowersOwner, {
  'POST /borrowers/{id}/phones': {
    operationId: 'registerPhone',
    summary: 'Registers a phone of a customer whose registration is open; it counts once its code is verified.',
    access: roles,
    inputContext: 'registration',
    params: z.object({ id }),
    body: phoneEntry,
    answer: registrationPhone,
    errors: [
      'BORROWER_NOT_FOUND',
      'REGISTRATION_NOT_OPEN',
      'PHONE_OF_ANOTHER_BORROWER',
      'PHONE_ACTIVE_FOR_BORROWER',
      'PHONE_ALREADY_REGISTERED',
      'TOO_MANY_REQUESTS',
    ],
  },
  'POST /borrowers/{id}/phones/{phoneId}/verification-code': {
    operationId: 'sendPhoneCode',
    summary: 'Sends six digits to the phone, by SMS unless another channel is named; again after 60 seconds.',
    access: roles,
    idempotent: true,
    params: borrowerPhoneRef,
    body: phoneCodeRequest,
    answer: sentPhoneCode,
    errors: [
      'BORROWER_NOT_FOUND',
      'PHONE_NOT_FOUND',
      'PHONE_ALREADY_VERIFIED',
      'PHONE_CODE_TOO_SOON',
      'TOO_MANY_REQUESTS',
    ],
  },
  'GET /borrowers/{id}/phones/{phoneId}/verification-code': {
    operationId: 'showPhoneCodeDelivery',
    summary: 'By which way the newest code of the phone went, and by which it did not arrive.',
    access: roles,
    params: borrowerPhoneRef,
    answer: phoneCodeDelivery,
    errors: ['BORROWER_NOT_FOUND', 'PHONE_NOT_FOUND'],
  },
  'PUT /borrowers/{id}/phones/{phoneId}/secondary': {
    operationId: 'makePhoneSecondary',
    summary: 'Keeps a registered phone as a secondary one, three at most; it needs no code.',
    access: roles,
    params: borrowerPhoneRef,
    answer: registrationPhone,
    errors: [
      'BORROWER_NOT_FOUND',
      'PHONE_NOT_FOUND',
      'REGISTRATION_NOT_OPEN',
      'SECONDARY_PHONES_FULL',
      'SECONDARY_PHONES_NOT_OFFERED',
      'PHONE_ALREADY_VERIFIED',
    ],
  },
  'DELETE /borrowers/{id}/phones/{phoneId}/secondary': {
    operationId: 'removeSecondaryPhone',
    summary: 'Removes a secondary phone.',
    access: roles,
    params: borrowerPhoneRef,
    answer: 'nothing',
    errors: ['BORROWER_NOT_FOUND', 'PHONE_NOT_FOUND', 'REGISTRATION_NOT_OPEN'],
  },
  'PATCH /borrowers/{id}': {
    operationId: 'changeRegistrationData',
    summary: 'Changes data of a customer whose registration is open; what is left out stays.',
    access: roles,
    inputContext: 'registration',
    params: z.object({ id }),
    body: registrationData,
    answer: registeringBorrower,
    errors: [
      'BORROWER_NOT_FOUND',
      'REGISTRATION_NOT_OPEN',
      'BIRTH_DATE_IN_FUTURE',
      'BORROWER_TOO_YOUNG',
      'BORROWER_TOO_OLD',
      'PROFESSION_UNKNOWN',
      'CEP_UNKNOWN',
    ],
  },
  'PATCH /borrowers/{id}/bill-due-day': {
    operationId: 'chooseBillDueDay',
    summary: "Sets the customer's day of the month, one of those that the store's configuration allows.",
    access: roles,
    params: z.object({ id }),
    body: billDueDayEntry,
    answer: registeringBorrower,
    errors: ['BORROWER_NOT_FOUND', 'BILL_DUE_DAY_NOT_ALLOWED', 'BILL_DUE_DAY_SET'],
  },
});
