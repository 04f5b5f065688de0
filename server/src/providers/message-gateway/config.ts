import { z } from 'zod';
import { configPart, nodeEnvironment } from '../../kernel/config-part.ts';

const variables = z.object({
  NODE_ENV: nodeEnvironment,
  MESSAGES_PROVIDER: z.enum(['embedded', 'http']).optional(),
  MESSAGES_URL: z.url().optional(),
  MESSAGES_TOKEN: z.string().optional(),
});

export type MessagesConfig = { provider: 'embedded' } | { provider: 'http'; url: string; token: string | undefined };

function lacks(env: z.output<typeof variables>): string[] {
  // The embedded inbox shows purchase codes to anybody, so production must ask for it by name.
  if (env.NODE_ENV === 'production' && !env.MESSAGES_PROVIDER)
    return ['MESSAGES_PROVIDER: needed in production (http or embedded)'];
  if (env.MESSAGES_PROVIDER === 'http' && !env.MESSAGES_URL)
    return ['MESSAGES_URL: needed with MESSAGES_PROVIDER=http'];
  return [];
}

/** The gateway that sends messages. */
export const messagesConfig = configPart({
  variables,
  lacks,
  read: (env): MessagesConfig =>
    env.MESSAGES_PROVIDER === 'http'
      ? { provider: 'http', url: env.MESSAGES_URL ?? '', token: env.MESSAGES_TOKEN }
      : { provider: 'embedded' },
});
