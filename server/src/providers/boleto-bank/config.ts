import { z } from 'zod';
import { configPart, hardSecret, nodeEnvironment } from '../../kernel/config-part.ts';

const variables = z.object({
  NODE_ENV: nodeEnvironment,
  BOLETO_PROVIDER: z.enum(['embedded']).optional(),
  BOLETO_WEBHOOK_SECRET: hardSecret.optional(),
});

export interface BoletoBankConfig {
  /** 'none': no boleto can be issued. */
  provider: 'embedded' | 'none';
  /** Undefined: derived from the secret of the database. */
  webhookSecret: string | undefined;
}

/** The bank that registers boletos. */
export const boletoBankConfig = configPart({
  variables,
  read: (env): BoletoBankConfig => ({
    // With the embedded bank anybody says that a boleto was paid, so production must ask for it by name.
    provider: env.BOLETO_PROVIDER ?? (env.NODE_ENV === 'production' ? 'none' : 'embedded'),
    webhookSecret: env.BOLETO_WEBHOOK_SECRET,
  }),
});
