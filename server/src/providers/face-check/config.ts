import { z } from 'zod';
import { configPart, unlistedHost } from '../../kernel/config-part.ts';

const variables = z.object({
  FACE_CHECK_PROVIDER: z.enum(['embedded', 'http']).default('embedded'),
  FACE_CHECK_URL: z.url({ protocol: /^https?$/ }).optional(),
  FACE_CHECK_TOKEN: z.string().optional(),
  FACE_CHECK_HOSTS: z.string().default(''),
});

export type FaceCheckConfig = { provider: 'embedded' } | { provider: 'http'; url: string; token: string | undefined };

function lacks(env: z.output<typeof variables>): string[] {
  if (env.FACE_CHECK_PROVIDER !== 'http') return [];
  if (!env.FACE_CHECK_URL) return ['FACE_CHECK_URL: needed with FACE_CHECK_PROVIDER=http'];
  return unlistedHost('FACE_CHECK_URL', env.FACE_CHECK_URL, { name: 'FACE_CHECK_HOSTS', hosts: env.FACE_CHECK_HOSTS });
}

/** Who judges faces. */
export const faceCheckConfig = configPart({
  variables,
  lacks,
  read: (env): FaceCheckConfig =>
    env.FACE_CHECK_PROVIDER === 'http'
      ? { provider: 'http', url: env.FACE_CHECK_URL ?? '', token: env.FACE_CHECK_TOKEN }
      : { provider: 'embedded' },
});
