import { z } from 'zod';
import { configPart, hardSecret, nodeEnvironment, unlistedHost } from '../../kernel/config-part.ts';

const variables = z.object({
  NODE_ENV: nodeEnvironment,
  PAYOUT_PROVIDER: z.enum(['embedded', 'http']).optional(),
  PAYOUT_URL: z.url({ protocol: /^https?$/ }).optional(),
  PAYOUT_TOKEN: z.string().optional(),
  PAYOUT_HOSTS: z.string().default(''),
  PAYOUT_WEBHOOK_SECRET: hardSecret.optional(),
});

export interface PayoutBankConfig {
  /** 'none': transfers are paid by hand or by files. */
  provider: 'embedded' | 'http' | 'none';
  /** Address of the bank's API; empty unless the provider is 'http'. */
  url: string;
  token: string | undefined;
  /** Undefined: derived from the secret of the database. */
  webhookSecret: string | undefined;
}

/** What the real bank needs. */
function lacks(env: z.output<typeof variables>): string[] {
  if (env.PAYOUT_PROVIDER !== 'http') return [];
  const needed = ['PAYOUT_URL', 'PAYOUT_WEBHOOK_SECRET'] as const;
  const missing = needed.filter((name) => !env[name]).map((name) => `${name}: needed with PAYOUT_PROVIDER=http`);
  return [...missing, ...unlistedHost('PAYOUT_URL', env.PAYOUT_URL, { name: 'PAYOUT_HOSTS', hosts: env.PAYOUT_HOSTS })];
}

/** The bank that pays transfers by Pix. */
export const payoutBankConfig = configPart({
  variables,
  lacks,
  read: (env): PayoutBankConfig => ({
    // With the embedded bank a person says that it paid, so production must ask for it by name.
    provider: env.PAYOUT_PROVIDER ?? (env.NODE_ENV === 'production' ? 'none' : 'embedded'),
    url: env.PAYOUT_PROVIDER === 'http' ? (env.PAYOUT_URL ?? '') : '',
    token: env.PAYOUT_TOKEN,
    webhookSecret: env.PAYOUT_WEBHOOK_SECRET,
  }),
});
