import type { MessageChannel, TemplateName } from '@balcao/contract';
import { sql } from '../../kernel/db/sql.ts';
import { quotaFragment } from '../../kernel/act/quota.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { insertOne } from '../../kernel/db/write.ts';
import { newId } from '../../kernel/ids.ts';
import { jobFragment } from '../../kernel/jobs/outbox.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import { type MessagePurpose, purposes } from './rules/purposes.ts';
import { productText, type Words } from './rules/words.ts';
import { sendCaps } from './rules/send-caps.ts';
import { messages, type Watcher } from './tables.ts';

/** Kind of the job that sends one message; its id is the message's, and its payload that alone. */
export const SEND_JOB = 'notifications.send';

export interface NewMessage {
  /** Made here when left out. */
  id?: string;
  /** What the message is about, once: a second message with the same key is not written (I11). */
  dedupKey: string;
  channel: MessageChannel;
  purpose: MessagePurpose;
  /** E.164, '+5592988887777', or an e-mail address on channel EMAIL. */
  to: string;
  words: Words;
  retailerId: string | null;
  operatorId: string | null;
  at: Date;
  /** Ways that failed before; none when left out. */
  triedChannels?: readonly MessageChannel[];
  /** Whom to tell when its way fails; nobody when left out. */
  watcher?: Watcher | null;
}

/** Keyed hash of a recipient: the index of messages whose recipient is stored encrypted. */
export function recipientHash(secrets: Secrets, to: string): string {
  return secrets.hash('message-recipient', to);
}

/**
 * One more message against the caps of its phone, its operator and its retailer, written with what sends it. Misses with
 * TOO_MANY_REQUESTS when one of them has had its share.
 */
export function sendCapFragments(
  { secrets }: Pick<Platform, 'secrets'>,
  { to, operatorId, retailerId, at }: Pick<NewMessage, 'to' | 'operatorId' | 'retailerId' | 'at'>,
): Fragment[] {
  return [
    quotaFragment(sendCaps.recipient, recipientHash(secrets, to), at),
    ...(operatorId === null ? [] : [quotaFragment(sendCaps.operator, operatorId, at)]),
    ...(retailerId === null ? [] : [quotaFragment(sendCaps.retailer, retailerId, at)]),
  ];
}

/**
 * A message and the job that sends it, as parts of a guarded write: at most one message a write. The write misses
 * with fragment 'message' when the dedup key was used before, and as {@link sendCapFragments} where its purpose counts.
 */
export function messageFragments(platform: Pick<Platform, 'secrets' | 'brand'>, message: NewMessage): Fragment[] {
  const { words, ...rest } = message;
  const values = JSON.stringify({ marca: platform.brand.name(), ...words.values });
  return saidFragments(platform, rest, {
    text: productText(platform.brand.name(), words),
    template: words.template,
    values,
  });
}

/** What a message says: the text, and of which values its retailer's words would be made. */
export interface Said {
  text: string;
  template: TemplateName | null;
  values: string | null;
}

/** {@link messageFragments} of what is said already. */
export function saidFragments(
  platform: Pick<Platform, 'secrets'>,
  message: Omit<NewMessage, 'words'>,
  { text, template, values }: Said,
): Fragment[] {
  const { secrets } = platform;
  const { id = newId(), dedupKey, channel, purpose, to, retailerId, operatorId, at } = message;
  const { triedChannels = [], watcher = null } = message;
  const row = {
    id,
    dedupKey,
    channel,
    purpose,
    recipientHash: recipientHash(secrets, to),
    recipientSealed: secrets.encrypt(to),
    textSealed: secrets.encrypt(text),
    template,
    valuesSealed: values === null ? null : secrets.encrypt(values),
    triedChannels: [...triedChannels],
    watcher,
    retailerId,
    operatorId,
    status: 'QUEUED' as const,
    createdAt: at,
  };
  return [
    ...(purposes[purpose].isCapped ? sendCapFragments(platform, message) : []),
    part('message', sql`${insertOne(messages, row)} on conflict (dedup_key) do nothing`),
    jobFragment({ id, kind: SEND_JOB, payload: { messageId: id }, runAt: at }),
  ];
}
