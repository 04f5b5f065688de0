import { z } from 'zod';
import { defineRoutes } from '../route.ts';
import { inboxMessage } from './schemas.ts';

const owner = { name: 'notifications', purpose: 'Messages to customers, as the embedded telephone shows them.' };

export const notificationsRoutes = defineRoutes(owner, {
  'GET /inbox/messages': {
    operationId: 'listInbox',
    summary: 'Messages of the embedded provider, newest first. Answers only while that provider is on.',
    access: 'public',
    query: z.object({ to: z.string().max(20).optional() }),
    answer: z.array(inboxMessage),
    errors: ['NOT_FOUND'],
  },
});
