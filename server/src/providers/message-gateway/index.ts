import type { Clock } from '../../kernel/clock.ts';
import type { MessagesPort } from '../../modules/notifications/index.ts';
import type { MessagesConfig } from './config.ts';
import { embeddedInbox } from './embedded-inbox.ts';
import { messageGateway } from './message-gateway.ts';

export { messagesConfig } from './config.ts';

/** The sender of the configuration. */
export function messages(config: MessagesConfig, clock: Clock): MessagesPort {
  if (config.provider === 'embedded') return { sender: embeddedInbox(), isInboxEmbedded: true };
  return { sender: messageGateway({ ...config, clock }), isInboxEmbedded: false };
}
