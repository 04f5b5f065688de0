import { defineRoutes } from '../route.ts';
import {
  decidedApplication,
  applicationDecision,
  applicationsList,
  applicationsQuery,
  applicationRef,
  takenApplication,
} from './desk-schemas.ts';
import { applications } from './routes.ts';

const decisionErrors = ['APPLICATION_NOT_FOUND', 'DESK_APPLICATION_DECIDED', 'DESK_APPLICATION_OWN'] as const;

/** Registrations that wait for an analyst. */
export const applicationDeskRoutes = defineRoutes(applications, {
  'GET /coordinator/applications': {
    operationId: 'listDeskApplications',
    summary: "Registrations that wait for a person, the oldest first; the provider's analyst sees all.",
    access: ['analyst'],
    query: applicationsQuery,
    answer: applicationsList,
    errors: [],
  },
  'POST /coordinator/applications/{borrowerId}/{id}/claim': {
    operationId: 'claimApplication',
    summary: 'Takes a registration, for ten minutes in which nobody else decides it, and tells what it is decided on.',
    access: ['analyst'],
    params: applicationRef,
    answer: takenApplication,
    errors: [...decisionErrors, 'DESK_APPLICATION_CLAIMED'],
  },
  'POST /coordinator/applications/{borrowerId}/{id}/release': {
    operationId: 'releaseApplication',
    summary: 'Gives a registration back to the queue.',
    access: ['analyst'],
    params: applicationRef,
    answer: 'nothing',
    errors: [...decisionErrors, 'DESK_APPLICATION_NOT_CLAIMED'],
  },
  'PATCH /coordinator/applications/{borrowerId}/{id}': {
    operationId: 'decideApplication',
    summary: 'Approves with a limit that the policy allows, or denies, by whoever took it; the customer is told.',
    access: ['analyst'],
    idempotent: true,
    params: applicationRef,
    body: applicationDecision,
    answer: decidedApplication,
    errors: [
      ...decisionErrors,
      'DESK_APPLICATION_NOT_CLAIMED',
      'DESK_FACE_NOT_CONFIRMED',
      'DESK_LIMIT_MISSING',
      'DESK_LIMIT_NOT_YET',
      'DESK_LIMIT_BELOW_POLICY',
      'DESK_LIMIT_ABOVE_POLICY',
    ],
  },
});
