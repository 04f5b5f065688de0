import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { signMessage } from '../../kernel/signature.ts';
import type { ChatPort } from '../../modules/budgets/index.ts';
import type { ChatMessengerConfig } from './config.ts';

export { chatMessengerConfig } from './config.ts';

/** The messenger of the configuration. Without one its secret is derived from the database's, and nobody knows it. */
export function chatMessenger(
  { provider, webhookSecret: given }: ChatMessengerConfig,
  { clock, secrets }: Pick<Platform, 'clock' | 'secrets'>,
): ChatPort {
  const webhookSecret = given ?? secrets.hash('chat-webhook', 'secret of the embedded telephone');
  if (provider !== 'embedded') return { webhookSecret, customerWrites: null };
  return {
    webhookSecret,
    customerWrites: (message) =>
      signMessage(webhookSecret, JSON.stringify({ messageId: newId(), ...message }), clock.now()),
  };
}
