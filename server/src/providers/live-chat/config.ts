import { z } from 'zod';
import { configPart, unlistedHost } from '../../kernel/config-part.ts';

const variables = z.object({
  LIVE_CHAT_SCRIPT: z.url({ protocol: /^https$/ }).optional(),
  LIVE_CHAT_HOSTS: z.string().default(''),
  LIVE_CHAT_KEY_ID: z.string().min(1).max(200).optional(),
  LIVE_CHAT_KEY: z
    .string()
    .refine((text) => Buffer.from(text, 'base64').length >= 32, 'base64 of 32 bytes or more')
    .optional(),
});

export interface LiveChatConfig {
  /** Of the vendor's widget. Undefined: there is no chat. */
  script: string | undefined;
  /** Hosts that the widget's script, frame and calls may be of. */
  origins: readonly string[];
  key: { id: string; secret: Uint8Array } | undefined;
}

function lacks(env: z.output<typeof variables>): string[] {
  if (!env.LIVE_CHAT_SCRIPT) return [];
  return [
    ...(env.LIVE_CHAT_KEY ? [] : ['LIVE_CHAT_KEY: needed with LIVE_CHAT_SCRIPT']),
    ...(env.LIVE_CHAT_KEY_ID ? [] : ['LIVE_CHAT_KEY_ID: needed with LIVE_CHAT_SCRIPT']),
    ...unlistedHost('LIVE_CHAT_SCRIPT', env.LIVE_CHAT_SCRIPT, { name: 'LIVE_CHAT_HOSTS', hosts: env.LIVE_CHAT_HOSTS }),
  ];
}

/** The chat that staff talk to the support by. */
export const liveChatConfig = configPart({
  variables,
  lacks,
  read: (env): LiveChatConfig => {
    const { LIVE_CHAT_SCRIPT: script, LIVE_CHAT_KEY: secret, LIVE_CHAT_KEY_ID: id } = env;
    const hosts = env.LIVE_CHAT_HOSTS.split(',').map((host) => host.trim().toLowerCase());
    return {
      script,
      origins: script ? hosts.filter((host) => host !== '').map((host) => `https://${host}`) : [],
      key: script && secret && id ? { id, secret: Buffer.from(secret, 'base64') } : undefined,
    };
  },
});
