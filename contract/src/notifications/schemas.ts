import { z } from 'zod';
import { id, instant } from '../fields.ts';

export const messageChannels = ['SMS', 'WHATSAPP', 'PHONE_CALL', 'EMAIL'] as const;
export type MessageChannel = (typeof messageChannels)[number];

export const inboxMessage = z.object({
  id,
  channel: z.enum(messageChannels),
  to: z.string(),
  text: z.string(),
  sentAt: instant,
});
