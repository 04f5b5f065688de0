import { z } from 'zod';
import { cpf } from '../fields.ts';
import { defineRoutes } from '../route.ts';
import {
  dataChange,
  dataCode,
  dataCodeRequest,
  dataLink,
  dataLinkOpening,
  dataVisit,
  openedDataLink,
  ownData,
  phoneChange,
  phoneChangeDecision,
  phoneChangeList,
  phoneChangeQuery,
  phoneChangeRef,
  phoneRequest,
} from './schemas.ts';

const owner = {
  name: 'data-updates',
  purpose: 'Operators and customers change their own data, identified by a code; a phone waits for an analyst.',
};

const visitErrors = ['DATA_VISIT_OVER'] as const;
const decisionErrors = ['PHONE_CHANGE_NOT_FOUND', 'PHONE_CHANGE_DECIDED'] as const;

export const dataUpdatesRoutes = defineRoutes(owner, {
  'GET /retailers-onboarding/operators/data-validation-link': {
    operationId: 'makeDataLink',
    summary: "Makes a link to the page of an operator's own data: one's own, or a colleague's from a shared login.",
    access: 'signed-in',
    query: z.object({ document: cpf.optional().meta({ description: "The caller's own when left out" }) }),
    answer: dataLink,
    errors: ['OPERATOR_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  'POST /data-update/links/open': {
    operationId: 'openDataLink',
    summary: 'Opens a link, once: what it answers is good on the device that opened it alone.',
    access: 'public',
    body: dataLinkOpening,
    answer: openedDataLink,
    errors: ['DATA_LINK_UNKNOWN', 'DATA_LINK_USED', 'DATA_LINK_REPLACED', 'DATA_LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
  },
  'POST /data-update/visits': {
    operationId: 'beginDataVisit',
    summary: "Sends a code to a customer's known phone; answers alike for a CPF that nobody has.",
    access: 'public',
    body: z.object({ cpf }),
    answer: dataVisit,
    errors: ['DATA_UPDATE_UNAVAILABLE', 'TOO_MANY_REQUESTS'],
  },
  'POST /data-update/code': {
    operationId: 'requestDataCode',
    summary: "Sends a code to the operator's known phone or e-mail.",
    access: 'public',
    body: dataCodeRequest,
    answer: 'nothing',
    errors: [...visitErrors, 'DATA_CODE_CHANNEL_MISSING', 'TOO_MANY_REQUESTS'],
  },
  'POST /data-update/code/verify': {
    operationId: 'verifyDataCode',
    summary: 'Identifies the person by the code, and answers their data.',
    access: 'public',
    body: dataCode,
    answer: ownData,
    errors: [...visitErrors, 'DATA_CODE_WRONG', 'TOO_MANY_REQUESTS'],
  },
  'POST /data-update/data': {
    operationId: 'showOwnData',
    summary: 'Data of the person whom a code identified.',
    access: 'public',
    body: dataVisit,
    answer: ownData,
    errors: visitErrors,
  },
  'PATCH /data-update/data': {
    operationId: 'changeOwnData',
    summary: 'Changes e-mail, Pix key (operators) or address (customers) at once.',
    access: 'public',
    body: dataChange,
    answer: ownData,
    errors: [...visitErrors, 'EMAIL_OF_ANOTHER', 'PIX_KEY_OF_ANOTHER'],
  },
  'POST /data-update/phone': {
    operationId: 'requestPhoneCode',
    summary: 'Sends a code to the new phone.',
    access: 'public',
    body: phoneRequest,
    answer: 'nothing',
    errors: [...visitErrors, 'PHONE_UNCHANGED', 'PHONE_CHANGE_WAITING', 'TOO_MANY_REQUESTS'],
  },
  'POST /data-update/phone/verify': {
    operationId: 'askPhoneChange',
    summary: 'Asks for the change of phone, by the code that the new one got; an analyst decides.',
    access: 'public',
    body: dataCode,
    answer: ownData,
    errors: [...visitErrors, 'DATA_CODE_WRONG', 'PHONE_CHANGE_WAITING', 'TOO_MANY_REQUESTS'],
  },
  'POST /data-update/phone/withdraw': {
    operationId: 'withdrawPhoneChange',
    summary: 'The person no longer wants the change that waits.',
    access: 'public',
    body: dataVisit,
    answer: ownData,
    errors: [...visitErrors, ...decisionErrors],
  },
  'POST /data-update/end': {
    operationId: 'endDataVisit',
    summary: 'Ends the visit: whoever holds the device next begins anew.',
    access: 'public',
    body: dataVisit,
    answer: 'nothing',
    errors: [],
  },
  'GET /coordinator/phone-changes': {
    operationId: 'listPhoneChanges',
    summary:
      "Requests for another phone: of the retailer's operators; the provider's analyst sees all, of customers too.",
    access: ['analyst'],
    query: phoneChangeQuery,
    answer: phoneChangeList,
    errors: [],
  },
  'POST /coordinator/phone-changes/{personId}/{id}/claim': {
    operationId: 'claimPhoneChange',
    summary: 'Takes a request to look at, for ten minutes in which nobody else decides it.',
    access: ['analyst'],
    params: phoneChangeRef,
    answer: phoneChange,
    errors: [...decisionErrors, 'PHONE_CHANGE_OWN', 'PHONE_CHANGE_CLAIMED'],
  },
  'POST /coordinator/phone-changes/{personId}/{id}/release': {
    operationId: 'releasePhoneChange',
    summary: 'Gives a request that the caller looks at back to the queue.',
    access: ['analyst'],
    params: phoneChangeRef,
    answer: phoneChange,
    errors: [...decisionErrors, 'PHONE_CHANGE_NOT_CLAIMED'],
  },
  'PATCH /coordinator/phone-changes/{personId}/{id}': {
    operationId: 'decidePhoneChange',
    summary:
      'Approves the request that the caller looks at, which changes the phone, or refuses it; both phones are told.',
    access: ['analyst'],
    idempotent: true,
    params: phoneChangeRef,
    body: phoneChangeDecision,
    answer: phoneChange,
    errors: [...decisionErrors, 'PHONE_CHANGE_OWN', 'PHONE_CHANGE_NOT_CLAIMED', 'PHONE_CHANGE_OUTDATED'],
  },
});
