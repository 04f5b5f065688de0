import { z } from 'zod';
import { configPart, unlistedHost } from '../../kernel/config-part.ts';

const variables = z.object({
  ADDRESS_LOOKUP_PROVIDER: z.enum(['embedded', 'http']).default('embedded'),
  ADDRESS_LOOKUP_URL: z.url({ protocol: /^https?$/ }).optional(),
  ADDRESS_LOOKUP_HOSTS: z.string().default(''),
});

export type AddressLookupConfig = { provider: 'embedded' } | { provider: 'http'; url: string };

function lacks(env: z.output<typeof variables>): string[] {
  if (env.ADDRESS_LOOKUP_PROVIDER !== 'http') return [];
  if (!env.ADDRESS_LOOKUP_URL) return ['ADDRESS_LOOKUP_URL: needed with ADDRESS_LOOKUP_PROVIDER=http'];
  return unlistedHost('ADDRESS_LOOKUP_URL', env.ADDRESS_LOOKUP_URL, {
    name: 'ADDRESS_LOOKUP_HOSTS',
    hosts: env.ADDRESS_LOOKUP_HOSTS,
  });
}

/** The service that knows addresses by their CEP. */
export const addressLookupConfig = configPart({
  variables,
  lacks,
  read: (env): AddressLookupConfig =>
    env.ADDRESS_LOOKUP_PROVIDER === 'http'
      ? { provider: 'http', url: env.ADDRESS_LOOKUP_URL ?? '' }
      : { provider: 'embedded' },
});
