import type { Handled } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { readConfiguration } from '../../retailers/index.ts';
import type { SignChatToken } from '../ports.ts';

type Call = Handled<'POST /support/chat/token'>;

/** Tells the live chat who somebody is, where the chat is allowed and set up. @throws Refusal CHAT_NOT_AVAILABLE. */
export async function signInToChat(
  platform: Platform,
  sign: SignChatToken,
  { retailerId, operatorId }: Actor,
  storeId: string | null,
): Promise<Call['answer']> {
  const { communication } = await readConfiguration(platform, retailerId, storeId);
  const { isAllowed, infobip } = communication.liveChat;
  const { widgetId } = infobip;
  if (!isAllowed || !widgetId || !sign) refuse('CHAT_NOT_AVAILABLE');
  const { token, expiresAt } = sign({ widgetId, personId: operatorId, now: platform.clock.now() });
  return { widgetId, token, expiresAt: expiresAt.toISOString() };
}
