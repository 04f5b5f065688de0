import type { MessageChannel } from '@balcao/contract';
import { type MessagePurpose, purposes } from './purposes.ts';

/** Ways to one telephone, in the order they are tried. */
const ways = ['SMS', 'WHATSAPP', 'PHONE_CALL'] as const satisfies readonly MessageChannel[];

/** A way that somebody waits at is left after so many tries, some seconds. */
const IMPATIENT_TRIES = 3;

export interface Sent {
  purpose: MessagePurpose;
  channel: MessageChannel;
  /** Ways that failed before. */
  triedChannels: readonly MessageChannel[];
}

/** By which way a message goes that could not be delivered by this one; null when none is left. */
export function nextChannel({ purpose, channel, triedChannels }: Sent): MessageChannel | null {
  if (channel === 'EMAIL') return null;
  const isOpen = (way: MessageChannel) => way !== channel && !triedChannels.includes(way);
  const { isSpoken = false } = purposes[purpose];
  return ways.find((way) => isOpen(way) && (isSpoken || way !== 'PHONE_CALL')) ?? null;
}

/** Whether a message leaves its way now, after so many tries in vain: the last way is kept to the end. */
export function isLeftSoon(sent: Sent, tries: number): boolean {
  const { isAwaited = false } = purposes[sent.purpose];
  return isAwaited && tries >= IMPATIENT_TRIES && nextChannel(sent) !== null;
}
