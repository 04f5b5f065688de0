import { type Handled, onlyDigits, toE164 } from '@balcao/contract';
import { sql } from '../../../kernel/db/sql.ts';
import { rowsOf, select } from '../../../kernel/db/select.ts';
import { pick } from '../../../kernel/db/table.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { recipientHash } from '../store.ts';
import { messages } from '../tables.ts';

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
  const { secrets } = platform;
  const isTheirs = phone === null ? sql`true` : sql`m.recipient_hash = ${recipientHash(secrets, phone)}::text`;
  const newest = sql`from ${messages.sql} m where m.status = 'SENT' and ${isTheirs}
    order by m.sent_at desc, m.id desc limit ${sql.lit(NEWEST)}`;
  const shape = pick(messages.row('m'), 'id', 'channel', 'recipientSealed', 'textSealed', 'sentAt', 'createdAt');
  const found = (await rowsOf(platform.db, select(shape, newest))).map((row) => ({
    id: row.id,
    channel: row.channel,
    to: secrets.decrypt(row.recipientSealed),
    text: secrets.decrypt(row.textSealed),
    sentAt: (row.sentAt ?? row.createdAt).toISOString(),
  }));
  const digits = onlyDigits(to ?? '');
  return phone === null ? found.filter((message) => onlyDigits(message.to).includes(digits)) : found;
}
