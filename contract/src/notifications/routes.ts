import { z } from 'zod';
import { defineRoutes } from '../route.ts';
import { inboxMessage } from './schemas.ts';

export const notificationsRoutes = defineRoutes({
  'GET /inbox/messages': {
    operationId: 'listInbox',
    summary: 'Messages of the embedded provider, newest first. Answers only while that provider is on.',
    owner: 'notifications',
    access: 'public',
    query: z.object({ to: z.string().max(20).optional() }),
    answer: z.array(inboxMessage),
    errors: ['NOT_FOUND'],
  },
});
