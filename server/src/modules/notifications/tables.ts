import type { MessageChannel } from '@balcao/contract';
import type { MessagePurpose } from './rules/purposes.ts';

export type MessageStatus = 'QUEUED' | 'SENT' | 'FAILED';

export interface MessagesTable {
  id: string;
  dedup_key: string;
  channel: MessageChannel;
  purpose: MessagePurpose;
  recipient_hash: string;
  recipient_sealed: string;
  text_sealed: string;
  retailer_id: string | null;
  operator_id: string | null;
  status: MessageStatus;
  created_at: Date;
  sent_at: Date | null;
}

/** An alias, not an interface: `withTables` asks for one. */
export type NotificationsTables = { messages: MessagesTable };
