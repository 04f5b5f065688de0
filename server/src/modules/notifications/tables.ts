import type { MessageChannel } from '@balcao/contract';
import { instant, nullable, text, uuid } from '../../kernel/db/columns.ts';
import { by, table } from '../../kernel/db/table.ts';
import type { MessagePurpose } from './rules/purposes.ts';

export type MessageStatus = 'QUEUED' | 'SENT' | 'FAILED';

export const messages = table('messages', by('dedup_key'), {
  id: uuid('id'),
  dedupKey: text('dedup_key'),
  channel: text<MessageChannel>('channel'),
  purpose: text<MessagePurpose>('purpose'),
  recipientHash: text('recipient_hash'),
  recipientSealed: text('recipient_sealed'),
  textSealed: text('text_sealed'),
  retailerId: nullable(uuid('retailer_id')),
  operatorId: nullable(uuid('operator_id')),
  status: text<MessageStatus>('status'),
  createdAt: instant('created_at'),
  sentAt: nullable(instant('sent_at')),
});
