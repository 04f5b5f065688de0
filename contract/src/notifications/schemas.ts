import { z } from 'zod';
import { day, id, instant } from '../fields.ts';
import { keyInstant, pageOf } from '../page.ts';

export const messageChannels = ['SMS', 'WHATSAPP', 'PHONE_CALL', 'EMAIL'] as const;
export type MessageChannel = (typeof messageChannels)[number];

export const inboxMessage = z.object({
  id,
  channel: z.enum(messageChannels),
  to: z.string(),
  text: z.string(),
  sentAt: instant,
});

const messageStatuses = ['QUEUED', 'SENT', 'FAILED'] as const;

/** Never what it says: a message may hold a code or a link that is somebody's alone. */
export const sentMessage = z.object({
  id,
  recipient: z.string().meta({ description: 'Masked' }),
  channel: z.enum(messageChannels),
  template: z.string().nullable().meta({ description: 'Null of messages from before templates' }),
  title: z.string().nullable().meta({ description: 'What people call the template' }),
  status: z.enum(messageStatuses),
  followedBy: z
    .enum([...messageChannels, 'AGAIN'])
    .nullable()
    .meta({ description: 'Of a failed one: the channel it went by then, or AGAIN when somebody sent it again' }),
  tries: z.int().nullable().meta({ description: 'Null a week after the last one' }),
  nextTryAt: instant.nullable().meta({ description: 'While it is in the queue' }),
  createdAt: instant,
  sentAt: instant.nullable(),
  canBeSentAgain: z.boolean().meta({ description: 'It failed, by every channel, and still means something' }),
});

const page = pageOf(sentMessage, { createdAt: keyInstant }, 50);
export const sentMessageQuery = z.object({
  ...page.request,
  status: z.enum(messageStatuses).optional(),
  channel: z.enum(messageChannels).optional(),
  day: day.optional().meta({ description: 'On which it was written, in the zone of the retailer' }),
});
export const sentMessagePage = z.object(page.answer);

export const templateVariable = z.object({
  name: z.string(),
  title: z.string(),
  example: z.string(),
  isNeeded: z.boolean().meta({ description: 'Words without it are refused' }),
});

export const templateView = z.object({
  name: z.string(),
  title: z.string(),
  text: z.string().meta({ description: 'The words that hold, with variables in braces' }),
  isOwn: z.boolean().meta({ description: "Other words than the product's" }),
  example: z.string().meta({ description: 'How it may read' }),
  variables: z.array(templateVariable),
});
