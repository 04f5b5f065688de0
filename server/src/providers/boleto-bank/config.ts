import { z } from 'zod';
import { configPart, hardSecret, nodeEnvironment, unlistedHost } from '../../kernel/config-part.ts';

const variables = z.object({
  NODE_ENV: nodeEnvironment,
  BOLETO_PROVIDER: z.enum(['embedded', 'http']).optional(),
  BOLETO_URL: z.url({ protocol: /^https?$/ }).optional(),
  BOLETO_TOKEN: z.string().optional(),
  BOLETO_HOSTS: z.string().default(''),
  BOLETO_WEBHOOK_SECRET: hardSecret.optional(),
  BOLETO_BANK_CODE: z
    .string()
    .regex(/^\d{3}$/, 'three digits')
    .optional(),
  BOLETO_BANK_NAME: z.string().trim().min(1).max(40).optional(),
  BOLETO_BANK_AGENCY: z.string().trim().min(1).max(30).optional(),
});

export interface BoletoBankConfig {
  /** 'none': no boleto can be issued. */
  provider: 'embedded' | 'http' | 'none';
  /** Address of the bank's API; empty unless the provider is 'http'. */
  url: string;
  token: string | undefined;
  /** Undefined: derived from the secret of the database. */
  webhookSecret: string | undefined;
  /** As the paper has them: '756', 'Sicoob', '0001 / 0012345-6'. Empty unless the provider is 'http'. */
  bank: { code: string; name: string; agency: string };
}

/** What the real bank needs. */
function lacks(env: z.output<typeof variables>): string[] {
  if (env.BOLETO_PROVIDER !== 'http') return [];
  const needed = [
    'BOLETO_URL',
    'BOLETO_WEBHOOK_SECRET',
    'BOLETO_BANK_CODE',
    'BOLETO_BANK_NAME',
    'BOLETO_BANK_AGENCY',
  ] as const;
  const missing = needed.filter((name) => !env[name]).map((name) => `${name}: needed with BOLETO_PROVIDER=http`);
  return [...missing, ...unlistedHost('BOLETO_URL', env.BOLETO_URL, { name: 'BOLETO_HOSTS', hosts: env.BOLETO_HOSTS })];
}

/** The bank that registers boletos. */
export const boletoBankConfig = configPart({
  variables,
  lacks,
  read: (env): BoletoBankConfig => ({
    // With the embedded bank anybody says that a boleto was paid, so production must ask for it by name.
    provider: env.BOLETO_PROVIDER ?? (env.NODE_ENV === 'production' ? 'none' : 'embedded'),
    url: env.BOLETO_PROVIDER === 'http' ? (env.BOLETO_URL ?? '') : '',
    token: env.BOLETO_TOKEN,
    webhookSecret: env.BOLETO_WEBHOOK_SECRET,
    bank: {
      code: env.BOLETO_BANK_CODE ?? '',
      name: env.BOLETO_BANK_NAME ?? '',
      agency: env.BOLETO_BANK_AGENCY ?? '',
    },
  }),
});
