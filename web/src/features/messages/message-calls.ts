import type { Wire } from '@balcao/contract';
import { isDate } from '@balcao/contract/kernel';
import { sendOnce } from '../../domain/sending/send-once.ts';
import { call } from '../../lib/api/call.ts';
import { channelTexts, statusTexts } from './texts.ts';

export type SentMessage = Wire<'GET /coordinator/messages'>['answer']['items'][number];
export type MessageTemplate = Wire<'GET /coordinator/messages/templates'>['answer'][number];
type Filters = NonNullable<Wire<'GET /coordinator/messages'>['query']>;

/** Filters as the address names them. */
export const shape = {
  name: 'messages',
  filters: ['estado', 'meio', 'dia'],
  sorts: ['-createdAt', 'createdAt'],
} as const;

export type FilterName = (typeof shape.filters)[number];
export type Chosen = Readonly<Partial<Record<FilterName, string>>>;

const isKeyOf = <T extends object>(texts: T, key: string | undefined): key is keyof T & string =>
  key !== undefined && Object.hasOwn(texts, key);

/** What is asked of the server; what nobody knows asks nothing. */
export const filtersOf = ({ estado, meio, dia }: Chosen): Filters => ({
  ...(isKeyOf(statusTexts, estado) && { status: estado }),
  ...(isKeyOf(channelTexts, meio) && { channel: meio }),
  ...(dia !== undefined && isDate(dia) && { day: dia }),
});

export const sendAgain = (id: string): Promise<SentMessage> =>
  sendOnce(`message-again:${id}`, {}, (idempotencyKey) =>
    call('POST /coordinator/messages/{id}/again', { params: { id }, idempotencyKey }),
  );
