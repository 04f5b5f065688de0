import { z } from 'zod';
import { id, instant } from '../fields.ts';
import { keyInstant, pageOf } from '../page.ts';

/** OPEN waits for an answer, ANSWERED for who asked; CLOSED is over. */
export const supportStatuses = ['OPEN', 'ANSWERED', 'CLOSED'] as const;
export type SupportStatus = (typeof supportStatuses)[number];

const person = z.object({ id, name: z.string() });
const words = (most: number) => z.string().trim().min(3).max(most);

export const supportRequestEntry = z.object({
  subject: words(80),
  text: words(1_000),
  storeId: id.optional(),
  page: z
    .string()
    .max(200)
    .regex(/^\/[\w/$.-]*$/)
    .optional()
    .meta({ description: 'Where help was asked for, without a query' }),
  traceId: z
    .string()
    .max(64)
    .regex(/^[\w-]+$/)
    .optional()
    .meta({ description: 'Of the answer that failed' }),
});

export const supportRequest = z.object({
  id,
  subject: z.string(),
  text: z.string(),
  storeName: z.string().nullable(),
  page: z.string().nullable(),
  traceId: z.string().nullable(),
  status: z.enum(supportStatuses),
  askedBy: person,
  askedAt: instant,
  claimedBy: person.nullable().meta({ description: 'Who answers it' }),
  answer: z.string().nullable(),
  answeredAt: instant.nullable(),
  closedAt: instant.nullable(),
});

export const ownSupportRequests = z.object({
  items: z.array(supportRequest).meta({ description: 'The last twenty of who asks, newest first' }),
});

const supportPage = pageOf(supportRequest, { askedAt: keyInstant }, 50);
export const supportQuery = z.object({
  status: z.enum(supportStatuses).default('OPEN'),
  ...supportPage.request,
});
export const supportList = z.object(supportPage.answer);

export const supportAnswer = z.object({ text: words(1_000) });

export const chatRequest = z.object({ storeId: id.optional() });
export const chatToken = z.object({
  widgetId: z.string(),
  token: z.string().meta({ description: 'JWT that the chat believes: whose it is, under `externalPersonId`' }),
  expiresAt: instant,
});
