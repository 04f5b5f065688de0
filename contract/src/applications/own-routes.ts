import { defineRoutes } from '../route.ts';
import { ownDecision, ownReview } from './own-schemas.ts';
import { applications } from './routes.ts';

/** What a customer who is signed in sees of the own registration. */
export const ownApplicationRoutes = defineRoutes(applications, {
  'GET /portal/decision': {
    operationId: 'showOwnDecision',
    summary: 'What was decided of the own registration, its reasons, and where its review stands.',
    access: 'customer',
    answer: ownDecision,
    errors: ['BORROWER_NOT_FOUND'],
  },
  'POST /portal/decision/review': {
    operationId: 'askOwnReview',
    summary: 'Has a person look at an automated denial, once (LGPD, article 20).',
    access: 'customer',
    body: ownReview,
    answer: ownDecision,
    errors: ['BORROWER_NOT_FOUND', 'REVIEW_NOT_AVAILABLE'],
  },
});
