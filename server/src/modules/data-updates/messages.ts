import type { DataCodeChannel } from '@balcao/contract';
import { formatDateTime, maskPhone } from '@balcao/contract';
import type { Fragment } from '../../kernel/db/guarded-write.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { messageFragments, type MessagePurpose } from '../notifications/index.ts';

interface Recipient {
  to: string;
  channel?: DataCodeChannel;
  retailerId: string;
  operatorId: string | null;
  at: Date;
}

/** Where a customer sees the state of their own data. */
const pageOf = ({ publicUrl }: Pick<Platform, 'publicUrl'>): string => `${publicUrl}/c/dados`;
const spaced = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

type Sender = Pick<Platform, 'secrets' | 'brand' | 'publicUrl'>;

function message(platform: Sender, purpose: MessagePurpose, recipient: Recipient, text: string): Fragment[] {
  const { to, channel = 'SMS', retailerId, operatorId, at } = recipient;
  const dedupKey = `${purpose.toLowerCase().replaceAll('_', '-')}:${newId()}`;
  const said = { dedupKey, channel, purpose, to, text: `${platform.brand}: ${text}` };
  return messageFragments(platform, { ...said, retailerId, operatorId, at });
}

/** A code that tells who it is, to a contact that is known. */
export const codeMessage = (platform: Sender, recipient: Recipient, code: string): Fragment[] =>
  message(
    platform,
    'DATA_CODE',
    recipient,
    `${spaced(code)} é o código para alterar os seus dados cadastrais. Não passe a ninguém, nem a quem diz ser da loja.`,
  );

/** A code that tells that a phone is theirs. */
export const newPhoneMessage = (platform: Sender, recipient: Recipient, code: string): Fragment[] =>
  message(
    platform,
    'NEW_PHONE_CODE',
    recipient,
    `${spaced(code)} é o código para usar este telefone no cadastro. Não passe a ninguém. Se você não pediu, ignore.`,
  );

/** What changed at once, to the phone that is known: who did not do it learns of it. */
export const changedMessage = (platform: Sender, recipient: Recipient, what: string, zone: string): Fragment[] =>
  message(
    platform,
    'DATA_CHANGED',
    recipient,
    `em ${formatDateTime(recipient.at, zone)} foi alterado no seu cadastro: ${what}. Não foi você? Avise a loja.`,
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
  const phone = maskPhone(newPhone);
  const where = isCustomer ? ` Veja em ${pageOf(platform)}` : '';
  const text = isApproved
    ? `o telefone do seu cadastro agora é ${phone}. Não foi você? Avise a loja.${where}`
    : `a troca do telefone do seu cadastro para ${phone} não foi aprovada: o telefone continua o mesmo.${where}`;
  return message(platform, 'PHONE_CHANGE', recipient, text);
}
