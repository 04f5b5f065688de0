import { z } from 'zod';
import { configPart, hardSecret, nodeEnvironment } from '../../kernel/config-part.ts';

const variables = z.object({
  NODE_ENV: nodeEnvironment,
  CHAT_PROVIDER: z.enum(['embedded', 'http']).optional(),
  CHAT_WEBHOOK_SECRET: hardSecret.optional(),
});

export interface ChatMessengerConfig {
  /** 'none': nobody is heard. */
  provider: 'embedded' | 'http' | 'none';
  /** Undefined: derived from the secret of the database. */
  webhookSecret: string | undefined;
}

/** The messenger by which people write to the product. */
export const chatMessengerConfig = configPart({
  variables,
  lacks: (env) =>
    env.CHAT_PROVIDER === 'http' && !env.CHAT_WEBHOOK_SECRET
      ? ['CHAT_WEBHOOK_SECRET: needed with CHAT_PROVIDER=http']
      : [],
  read: (env): ChatMessengerConfig => ({
    // On the embedded telephone anybody writes as anybody, so production must ask for it by name.
    provider: env.CHAT_PROVIDER ?? (env.NODE_ENV === 'production' ? 'none' : 'embedded'),
    webhookSecret: env.CHAT_PROVIDER === 'http' ? env.CHAT_WEBHOOK_SECRET : undefined,
  }),
});
