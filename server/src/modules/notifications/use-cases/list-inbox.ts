import { type Handled, onlyDigits, toE164 } from '@balcao/contract';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { recipientHash } from '../store.ts';
import type { NotificationsTables } from '../tables.ts';

type InboxAnswer = Handled<'GET /inbox/messages'>['answer'];

const NEWEST = 100;

export interface InboxFacts {
  /** True while messages go to the embedded inbox: it shows codes to anybody, so it must not answer otherwise. */
  isInboxEmbedded: boolean;
}

/** The newest hundred sent messages; with `to`, those of that phone, or whose number holds those digits. */
export async function listInbox(platform: Platform, facts: InboxFacts, to: string | undefined): Promise<InboxAnswer> {
  if (!facts.isInboxEmbedded) refuse('NOT_FOUND');
  const phone = to === undefined ? null : toE164(to);
  const rows = await platform.db
    .withTables<NotificationsTables>()
    .selectFrom('messages')
    .select(['id', 'channel', 'recipient_sealed', 'text_sealed', 'sent_at', 'created_at'])
    .where('status', '=', 'SENT')
    .$if(phone !== null, (query) => query.where('recipient_hash', '=', recipientHash(platform.secrets, phone ?? '')))
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(NEWEST)
    .execute();
  const messages = rows.map((row) => ({
    id: row.id,
    channel: row.channel,
    to: platform.secrets.decrypt(row.recipient_sealed),
    text: platform.secrets.decrypt(row.text_sealed),
    sentAt: (row.sent_at ?? row.created_at).toISOString(),
  }));
  const digits = onlyDigits(to ?? '');
  return phone === null ? messages.filter((message) => onlyDigits(message.to).includes(digits)) : messages;
}
