import type { MessageChannel, TemplateName } from '@balcao/contract';
import { instant, json, nullable, optional, text, uuid } from '../../kernel/db/columns.ts';
import { by, table } from '../../kernel/db/table.ts';
import type { MessagePurpose } from './rules/purposes.ts';

export type MessageStatus = 'QUEUED' | 'SENT' | 'FAILED';

/** The job that is told when a message could not be delivered by its way; to `payload` it adds the ways, as {@link WayLeft}. */
export interface Watcher {
  kind: string;
  payload: Record<string, unknown>;
}

export const messages = table('messages', by('dedup_key'), {
  id: uuid('id'),
  dedupKey: text('dedup_key'),
  channel: text<MessageChannel>('channel'),
  purpose: text<MessagePurpose>('purpose'),
  recipientHash: text('recipient_hash'),
  recipientSealed: text('recipient_sealed'),
  /** What was said, or will be where its retailer has no words of its own. */
  textSealed: text('text_sealed'),
  /** Null of messages from before templates, as are their values. */
  template: nullable(text<TemplateName>('template')),
  valuesSealed: nullable(text('values_sealed')),
  /** Ways that failed before this one. */
  triedChannels: optional(json<MessageChannel[]>('tried_channels')),
  watcher: nullable(json<Watcher>('watcher')),
  retailerId: nullable(uuid('retailer_id')),
  operatorId: nullable(uuid('operator_id')),
  status: text<MessageStatus>('status'),
  createdAt: instant('created_at'),
  sentAt: nullable(instant('sent_at')),
});
