import type { SignChatToken } from '../../modules/support/index.ts';
import type { LiveChatConfig } from './config.ts';
import { signTokenWith } from './sign-token.ts';

export { liveChatConfig } from './config.ts';

export interface LiveChatProvider {
  script: string | null;
  /** Of the widget: its script, frame and calls. */
  origins: readonly string[];
  sign: SignChatToken;
}

/** The chat of the configuration; none without its script. */
export const liveChat = ({ script, origins, key }: LiveChatConfig): LiveChatProvider => ({
  script: script ?? null,
  origins,
  sign: key ? signTokenWith(key) : null,
});
