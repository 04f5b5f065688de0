import {
  type Handled,
  maskEmail,
  maskPhone,
  type MessageChannel,
  messageChannels,
  messageTemplates,
} from '@balcao/contract';
import { instantKey } from '../../kernel/db/keyset.ts';
import { scalar, type ShapeOf } from '../../kernel/db/select.ts';
import { sql, type Template } from '../../kernel/db/sql.ts';
import { outer, pick } from '../../kernel/db/table.ts';
import { jobs } from '../../kernel/db/tables.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import { purposes } from './rules/purposes.ts';
import { messages } from './tables.ts';

export type MessageView = Handled<'POST /coordinator/messages/{id}/again'>['answer'];

/** What the key of a message ends with that took the place of one which failed: the channel, or that somebody asked for it. */
export const AGAIN = 'AGAIN';
const successors = [...messageChannels, AGAIN] as const;

const m = messages.row('m');
const job = outer(jobs.row('j'));
const followers = sql.join(successors.map((next) => sql`m.dedup_key || ${`>${next}`}::text`));

export const deskShape = {
  ...pick(
    m,
    'id',
    'dedupKey',
    'channel',
    'purpose',
    'recipientSealed',
    'textSealed',
    'template',
    'valuesSealed',
    'retailerId',
    'status',
    'createdAt',
    'sentAt',
  ),
  tries: job.attempts,
  runAt: job.runAt,
  doneAt: job.doneAt,
  follower: scalar(
    messages.row('f').dedupKey,
    sql`from ${messages.sql} f where m.status = 'FAILED' and f.dedup_key in (${followers}) limit 1`,
  ),
  key: instantKey(m.createdAt),
};
type DeskRow = ShapeOf<typeof deskShape>;

/** Messages with the jobs that send them. */
export const fromDesk = (where: Template): Template =>
  sql`from ${messages.sql} m left join ${jobs.sql} j on j.id = m.id where ${where}`;

const followedBy = ({ dedupKey, follower }: DeskRow): MessageView['followedBy'] =>
  successors.find((next) => follower === `${dedupKey}>${next}`) ?? null;

const masked = (channel: MessageChannel, to: string): string => (channel === 'EMAIL' ? maskEmail(to) : maskPhone(to));

/** Why a message is not sent again; null when it may be. */
export function againFault(row: DeskRow): 'MESSAGE_NOT_FAILED' | 'MESSAGE_OVER' | null {
  if (row.status !== 'FAILED' || row.follower !== null) return 'MESSAGE_NOT_FAILED';
  return purposes[row.purpose].isFleeting ? 'MESSAGE_OVER' : null;
}

/** A message as who looks after it sees it: to whom, masked, and what became of it; never what it says. */
export function messageView(secrets: Secrets, row: DeskRow): MessageView {
  const { id, channel, template, status, tries, createdAt, sentAt } = row;
  return {
    id,
    recipient: masked(channel, secrets.decrypt(row.recipientSealed)),
    channel,
    template,
    title: template === null ? null : messageTemplates[template].title,
    status,
    followedBy: followedBy(row),
    tries,
    nextTryAt: status === 'QUEUED' && row.doneAt === null ? (row.runAt?.toISOString() ?? null) : null,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    canBeSentAgain: againFault(row) === null,
  };
}
