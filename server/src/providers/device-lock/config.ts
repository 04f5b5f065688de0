import { z } from 'zod';
import { configPart, nodeEnvironment, unlistedHost } from '../../kernel/config-part.ts';

const variables = z.object({
  NODE_ENV: nodeEnvironment,
  DEVICE_LOCK_PROVIDER: z.enum(['embedded', 'http']).optional(),
  DEVICE_LOCK_URL: z.url({ protocol: /^https?$/ }).optional(),
  DEVICE_LOCK_TOKEN: z.string().optional(),
  DEVICE_LOCK_HOSTS: z.string().default(''),
});

/** 'none': no device can be sold. */
export type DeviceLockConfig =
  | { provider: 'embedded' | 'none' }
  | { provider: 'http'; url: string; token: string | undefined };

function lacks(env: z.output<typeof variables>): string[] {
  if (env.DEVICE_LOCK_PROVIDER !== 'http') return [];
  if (!env.DEVICE_LOCK_URL) return ['DEVICE_LOCK_URL: needed with DEVICE_LOCK_PROVIDER=http'];
  return unlistedHost('DEVICE_LOCK_URL', env.DEVICE_LOCK_URL, {
    name: 'DEVICE_LOCK_HOSTS',
    hosts: env.DEVICE_LOCK_HOSTS,
  });
}

/** The service that locks devices. */
export const deviceLockConfig = configPart({
  variables,
  lacks,
  read: (env): DeviceLockConfig => {
    if (env.DEVICE_LOCK_PROVIDER === 'http')
      return { provider: 'http', url: env.DEVICE_LOCK_URL ?? '', token: env.DEVICE_LOCK_TOKEN };
    // The embedded register locks nothing, so production must ask for it by name.
    return { provider: env.DEVICE_LOCK_PROVIDER ?? (env.NODE_ENV === 'production' ? 'none' : 'embedded') };
  },
});
