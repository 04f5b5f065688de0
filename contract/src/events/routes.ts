import { defineRoutes } from '../route.ts';
import { eventBatch, eventCountQuery, eventCounts } from './schemas.ts';

const owner = { name: 'events', purpose: 'How often the screens are used, by day and name; of nobody in particular.' };

export const eventsRoutes = defineRoutes(owner, {
  'POST /events': {
    operationId: 'recordEvents',
    summary: "Counts what happened on a page, on the retailer's day. A name that is not known is counted as 'other'.",
    access: 'signed-in',
    body: eventBatch,
    answer: 'nothing',
    errors: ['TOO_MANY_REQUESTS'],
  },
  'GET /events': {
    operationId: 'countEvents',
    summary: 'Events of a retailer on its last days, today among them.',
    access: ['analyst'],
    query: eventCountQuery,
    answer: eventCounts,
    errors: ['RETAILER_NOT_FOUND'],
  },
});
