import { defineRoutes } from '../route.ts';
import { deskFigures, deskList, deskQuery, deskRef } from './schemas.ts';

const owner = { name: 'desk', purpose: 'One queue of all that waits for a person of the back office.' };

/** What the modules refuse a claim of their items with. */
const gone = [
  'BIOMETRY_NOT_FOUND',
  'PURCHASE_CALL_NOT_FOUND',
  'PURCHASE_CALL_DECIDED',
  'EVALUATION_NOT_FOUND',
  'EVALUATION_DECIDED',
  'EVALUATION_EXPIRED',
  'EVALUATION_OWN',
  'LIMIT_REQUEST_NOT_FOUND',
  'LIMIT_REQUEST_DECIDED',
  'LIMIT_REQUEST_EXPIRED',
  'LIMIT_REQUEST_OWN',
  'APPLICATION_NOT_FOUND',
  'DESK_APPLICATION_DECIDED',
  'DESK_APPLICATION_OWN',
  'PHONE_CHANGE_NOT_FOUND',
  'PHONE_CHANGE_DECIDED',
  'PHONE_CHANGE_OWN',
  'CARE_REQUEST_NOT_FOUND',
  'CARE_REQUEST_DECIDED',
  'CARE_REQUEST_OWN',
  'UNMATCHED_PIX_NOT_FOUND',
  'UNMATCHED_PIX_SETTLED',
] as const;

export const deskRoutes = defineRoutes(owner, {
  'GET /coordinator/desk': {
    operationId: 'listDesk',
    summary: "All that waits for a person, the oldest first: of the retailer; the provider's analyst sees all.",
    access: ['analyst'],
    query: deskQuery,
    answer: deskList,
    errors: [],
  },
  'GET /coordinator/desk/figures': {
    operationId: 'showDeskFigures',
    summary: 'How much waits and for how long, and what was decided today, by whom.',
    access: ['analyst'],
    answer: deskFigures,
    errors: [],
  },
  'POST /coordinator/desk/{kind}/{ownerId}/{id}/claim': {
    operationId: 'claimDeskItem',
    summary: 'Takes an item, for ten minutes in which nobody else decides it; by who has it already, for ten more.',
    access: ['analyst'],
    params: deskRef,
    answer: 'nothing',
    errors: [
      ...gone,
      'BIOMETRY_DECIDED',
      'OWN_BIOMETRY',
      'BIOMETRY_CLAIMED',
      'PURCHASE_CALL_OWN',
      'PURCHASE_CALL_CLAIMED',
      'EVALUATION_CLAIMED',
      'LIMIT_REQUEST_CLAIMED',
      'DESK_APPLICATION_CLAIMED',
      'PHONE_CHANGE_CLAIMED',
      'CARE_REQUEST_CLAIMED',
      'UNMATCHED_PIX_CLAIMED',
    ],
  },
  'POST /coordinator/desk/{kind}/{ownerId}/{id}/release': {
    operationId: 'releaseDeskItem',
    summary: 'Gives an item back to the queue.',
    access: ['analyst'],
    params: deskRef,
    answer: 'nothing',
    errors: [
      ...gone,
      'BIOMETRY_NOT_CLAIMED',
      'PURCHASE_CALL_NOT_CLAIMED',
      'EVALUATION_NOT_CLAIMED',
      'LIMIT_REQUEST_NOT_CLAIMED',
      'DESK_APPLICATION_NOT_CLAIMED',
      'PHONE_CHANGE_NOT_CLAIMED',
      'CARE_REQUEST_NOT_CLAIMED',
      'UNMATCHED_PIX_NOT_CLAIMED',
    ],
  },
});
