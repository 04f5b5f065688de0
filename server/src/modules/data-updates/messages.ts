import type { DataCodeChannel } from '@balcao/contract';
import { formatDateTime, maskPhone } from '@balcao/contract';
import type { Fragment } from '../../kernel/db/guarded-write.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { messageFragments, type MessagePurpose, say, spacedCode, type Words } from '../notifications/index.ts';

interface Recipient {
  to: string;
  channel?: DataCodeChannel;
  retailerId: string;
  operatorId: string | null;
  at: Date;
}

/** Where a customer sees the state of their own data. */
const pageOf = ({ publicUrl }: Pick<Platform, 'publicUrl'>): string => `${publicUrl}/c/dados`;

type Sender = Pick<Platform, 'secrets' | 'brand' | 'publicUrl'>;

function message(platform: Sender, purpose: MessagePurpose, recipient: Recipient, words: Words): Fragment[] {
  const { to, channel = 'SMS', retailerId, operatorId, at } = recipient;
  const dedupKey = `${purpose.toLowerCase().replaceAll('_', '-')}:${newId()}`;
  return messageFragments(platform, { dedupKey, channel, purpose, to, words, retailerId, operatorId, at });
}

/** A code that tells who it is, to a contact that is known. */
export const codeMessage = (platform: Sender, recipient: Recipient, code: string): Fragment[] =>
  message(platform, 'DATA_CODE', recipient, say('dataCode', { codigo: spacedCode(code) }));

/** A code that tells that a phone is theirs. */
export const newPhoneMessage = (platform: Sender, recipient: Recipient, code: string): Fragment[] =>
  message(platform, 'NEW_PHONE_CODE', recipient, say('newPhoneCode', { codigo: spacedCode(code) }));

/** What changed at once, to the phone that is known: who did not do it learns of it. */
export const changedMessage = (platform: Sender, recipient: Recipient, what: string, zone: string): Fragment[] =>
  message(
    platform,
    'DATA_CHANGED',
    recipient,
    say('dataChanged', { data: formatDateTime(recipient.at, zone), dados: what }),
  );

interface Outcome {
  isApproved: boolean;
  isCustomer: boolean;
  newPhone: string;
}

/** What became of a change of phone, to one of the two phones. */
export function outcomeMessage(
  platform: Sender,
  recipient: Recipient,
  { isApproved, isCustomer, newPhone }: Outcome,
): Fragment[] {
  const told = { telefone: maskPhone(newPhone), onde: isCustomer ? `Veja em ${pageOf(platform)}` : '' };
  const words = isApproved ? say('phoneChanged', told) : say('phoneChangeDenied', told);
  return message(platform, 'PHONE_CHANGE', recipient, words);
}
