import { z } from 'zod';
import { id } from '../fields.ts';
import { defineRoutes } from '../route.ts';
import { inboxMessage, sentMessage, sentMessagePage, sentMessageQuery, templateView } from './schemas.ts';

const owner = {
  name: 'notifications',
  purpose: 'Messages to customers: what became of them, by which words, and the embedded telephone.',
};

export const notificationsRoutes = defineRoutes(owner, {
  'GET /inbox/messages': {
    operationId: 'listInbox',
    summary: 'Messages of the embedded provider, newest first. Answers only while that provider is on.',
    access: 'public',
    query: z.object({ to: z.string().max(20).optional() }),
    answer: z.array(inboxMessage),
    errors: ['NOT_FOUND'],
  },
  'GET /coordinator/messages': {
    operationId: 'listMessages',
    summary:
      "What the retailer sent to whom and what became of it, newest first; the provider's house sees what is of no retailer too.",
    access: ['analyst'],
    query: sentMessageQuery,
    answer: sentMessagePage,
    errors: [],
  },
  'POST /coordinator/messages/{id}/again': {
    operationId: 'sendMessageAgain',
    summary: 'Sends a message that failed by every channel once more, as a message of its own and under the same caps.',
    access: ['analyst'],
    idempotent: true,
    params: z.object({ id }),
    answer: sentMessage,
    errors: ['MESSAGE_NOT_FOUND', 'MESSAGE_NOT_FAILED', 'MESSAGE_OVER', 'TOO_MANY_REQUESTS'],
  },
  'GET /coordinator/messages/templates': {
    operationId: 'listTemplates',
    summary:
      'The words of each message that hold for the retailer, with what they may say; the layers of the configuration change them.',
    access: ['analyst'],
    answer: z.array(templateView),
    errors: [],
  },
});
