import { z } from 'zod';
import { configPart, nodeEnvironment, unlistedHost } from '../../kernel/config-part.ts';

const variables = z.object({
  NODE_ENV: nodeEnvironment,
  CREDIT_BUREAU_PROVIDER: z.enum(['embedded', 'http']).optional(),
  CREDIT_BUREAU_URL: z.url({ protocol: /^https?$/ }).optional(),
  CREDIT_BUREAU_TOKEN: z.string().optional(),
  CREDIT_BUREAU_HOSTS: z.string().default(''),
});

/** 'none': nobody is asked, and every decision is a person's. */
export type CreditBureauConfig = { provider: 'embedded' | 'none' } | { provider: 'http'; url: string; token: string };

function lacks(env: z.output<typeof variables>): string[] {
  if (env.CREDIT_BUREAU_PROVIDER !== 'http') return [];
  const { CREDIT_BUREAU_URL: url, CREDIT_BUREAU_TOKEN: token, CREDIT_BUREAU_HOSTS: hosts } = env;
  const missing = [
    ...(url ? [] : ['CREDIT_BUREAU_URL: needed with CREDIT_BUREAU_PROVIDER=http']),
    ...(token ? [] : ['CREDIT_BUREAU_TOKEN: needed with CREDIT_BUREAU_PROVIDER=http']),
  ];
  if (!url) return missing;
  return [...missing, ...unlistedHost('CREDIT_BUREAU_URL', url, { name: 'CREDIT_BUREAU_HOSTS', hosts })];
}

/** Who knows what customers owe elsewhere. */
export const creditBureauConfig = configPart({
  variables,
  lacks,
  read: (env): CreditBureauConfig =>
    env.CREDIT_BUREAU_PROVIDER === 'http'
      ? { provider: 'http', url: env.CREDIT_BUREAU_URL ?? '', token: env.CREDIT_BUREAU_TOKEN ?? '' }
      : // Its answers are invented: nobody lends by them without having asked for it by name.
        { provider: env.CREDIT_BUREAU_PROVIDER ?? (env.NODE_ENV === 'production' ? 'none' : 'embedded') },
});
