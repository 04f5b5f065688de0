import { z } from 'zod';
import { configPart, hardSecret, nodeEnvironment, unlistedHost } from '../../kernel/config-part.ts';

const variables = z.object({
  NODE_ENV: nodeEnvironment,
  PIX_PROVIDER: z.enum(['embedded', 'http']).optional(),
  PIX_URL: z.url({ protocol: /^https?$/ }).optional(),
  PIX_TOKEN: z.string().optional(),
  PIX_HOSTS: z.string().default(''),
  PIX_WEBHOOK_SECRET: hardSecret.optional(),
  PIX_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,77}$/, 'a Pix key')
    .optional(),
  PIX_RECEIVER_NAME: z.string().trim().min(1).optional(),
  PIX_RECEIVER_CITY: z.string().trim().min(1).default('MANAUS'),
  PIX_CHARGE_MINUTES: z.coerce.number().int().min(5).max(1_440).default(60),
});

export interface PixBankConfig {
  /** 'none': no charge can be made. */
  provider: 'embedded' | 'http' | 'none';
  /** Address of the bank's API; empty unless the provider is 'http'. */
  url: string;
  token: string | undefined;
  /** Pix key the money goes to. */
  key: string;
  /** Who the customer's bank shows; the brand when undefined. */
  receiverName: string | undefined;
  receiverCity: string;
  /** Undefined: derived from the secret of the database. */
  webhookSecret: string | undefined;
  /** How long a charge lasts at most, minutes; it never lasts beyond its day. */
  chargeMinutes: number;
}

/** The random key of the Central Bank's examples: no money reaches anybody by it. */
const DEMONSTRATION_KEY = '123e4567-e12b-12d1-a456-426655440000';

/** What the real bank needs. */
function lacks(env: z.output<typeof variables>): string[] {
  if (env.PIX_PROVIDER !== 'http') return [];
  const needed = ['PIX_URL', 'PIX_KEY', 'PIX_WEBHOOK_SECRET'] as const;
  const missing = needed.filter((name) => !env[name]).map((name) => `${name}: needed with PIX_PROVIDER=http`);
  return [...missing, ...unlistedHost('PIX_URL', env.PIX_URL, { name: 'PIX_HOSTS', hosts: env.PIX_HOSTS })];
}

/** The bank that receives Pix for the provider. */
export const pixBankConfig = configPart({
  variables,
  lacks,
  read: (env): PixBankConfig => ({
    // With the embedded bank anybody says that a charge was paid, so production must ask for it by name.
    provider: env.PIX_PROVIDER ?? (env.NODE_ENV === 'production' ? 'none' : 'embedded'),
    url: env.PIX_PROVIDER === 'http' ? (env.PIX_URL ?? '') : '',
    token: env.PIX_TOKEN,
    key: env.PIX_KEY ?? DEMONSTRATION_KEY,
    receiverName: env.PIX_RECEIVER_NAME,
    receiverCity: env.PIX_RECEIVER_CITY,
    webhookSecret: env.PIX_WEBHOOK_SECRET,
    chargeMinutes: env.PIX_CHARGE_MINUTES,
  }),
});
