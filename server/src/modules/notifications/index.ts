export type { WayLeft } from './leave-way.ts';
export {
  MessageRejected,
  type MessageSender,
  type MessagesPort,
  type NotificationsPorts,
  type OutgoingMessage,
} from './ports.ts';
export type { MessagePurpose } from './rules/purposes.ts';
export { productText, say, spacedCode, type Words } from './rules/words.ts';
export { messageFragments, recipientHash, SEND_JOB, sendCapFragments, type NewMessage } from './store.ts';
export type { InboxFacts } from './use-cases/list-inbox.ts';
export { sendMessage } from './use-cases/send-message.ts';
