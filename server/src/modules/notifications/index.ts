export { MessageRejected, type MessageSender, type MessagesPort, type OutgoingMessage } from './ports.ts';
export type { MessagePurpose } from './rules/purposes.ts';
export { sendCaps, type SendCap } from './rules/send-caps.ts';
export { messageFragments, recipientHash, SEND_JOB, type NewMessage } from './store.ts';
export { checkSendCaps, type SendAsk } from './use-cases/check-send-caps.ts';
export type { InboxFacts } from './use-cases/list-inbox.ts';
export { sendMessage } from './use-cases/send-message.ts';
export { countRecentSends, type SendScope } from './views.ts';
