import type { MessageChannel } from '@balcao/contract';
import type { Template } from '../../kernel/db/sql.ts';
import type { SaidLayer } from './rules/words.ts';

export interface OutgoingMessage {
  channel: MessageChannel;
  /** E.164, or an e-mail address on channel EMAIL. */
  to: string;
  text: string;
  /** The same for every try of one message, so that a vendor can tell a repetition. */
  dedupKey: string;
}

/** Hands a message to the outside. Any failure but {@link MessageRejected} is tried again later. */
export interface MessageSender {
  send(message: OutgoingMessage): Promise<void>;
}

/** How messages leave this server. */
export interface MessagesPort {
  sender: MessageSender;
  /** Nothing leaves the machine, and the embedded inbox shows what was sent. */
  isInboxEmbedded: boolean;
}

/** What module retailers keeps, beside this one. */
export interface NotificationsPorts {
  /** Scalar subquery: the words that hold for all, then those of a retailer, as they are stored. */
  wordsFact: (retailerId: Template) => Template<SaidLayer[]>;
  /** Scalar subquery: whether a retailer is the provider's own house; null of one that is not reached. */
  houseFact: (retailerId: Template) => Template<{ isProvider: boolean } | null>;
}

/** The vendor will never take this message (a number that does not exist): trying again helps nobody. */
export class MessageRejected extends Error {}
