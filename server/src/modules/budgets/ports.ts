import type { Handled } from '@balcao/contract';
import type { SignedMessage } from '../../kernel/signature.ts';

export type ChatNotice = Handled<'POST /webhooks/chat'>['body'];

/** How messages of people come in; the answers leave as any message does. */
export interface ChatPort {
  /** Secret that the messenger signs its notices with. */
  webhookSecret: string;
  /** The notice that the embedded telephone signs when somebody writes on it; null with a real messenger. */
  customerWrites: ((message: Pick<ChatNotice, 'from' | 'text'>) => SignedMessage) | null;
}
