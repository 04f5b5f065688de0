import type { MessageSender } from '../../modules/notifications/index.ts';

/** Sends nothing: what is marked SENT shows in the embedded inbox. */
export function embeddedInbox(): MessageSender {
  return { send: () => Promise.resolve() };
}
