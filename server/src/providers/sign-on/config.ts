import { z } from 'zod';
import { configPart, unlistedHost } from '../../kernel/config-part.ts';

const LOOPBACK = /^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?(\/|$)/;

const variables = z.object({
  SIGN_ON_ISSUER: z
    .url({ protocol: /^https?$/ })
    .refine((url) => url.startsWith('https:') || LOOPBACK.test(url), 'https, or an address of this machine')
    .optional(),
  SIGN_ON_CLIENT_ID: z.string().min(1).optional(),
  SIGN_ON_REALM: z.string().min(1).default('analysts'),
  SIGN_ON_HOSTS: z.string().default(''),
});

export interface SignOnConfig {
  /** Undefined: nobody signs on with the company's own account. */
  issuer: string | undefined;
  clientId: string;
  /** What the claim `realm` of a token must name. */
  realm: string;
  /** Origins of the issuer, the only ones that are asked: 'https://login.example'. */
  origins: readonly string[];
}

function lacks(env: z.output<typeof variables>): string[] {
  if (!env.SIGN_ON_ISSUER) return [];
  return [
    ...(env.SIGN_ON_CLIENT_ID ? [] : ['SIGN_ON_CLIENT_ID: needed with SIGN_ON_ISSUER']),
    ...unlistedHost('SIGN_ON_ISSUER', env.SIGN_ON_ISSUER, { name: 'SIGN_ON_HOSTS', hosts: env.SIGN_ON_HOSTS }),
  ];
}

/** The issuer that vouches for analysts. */
export const signOnConfig = configPart({
  variables,
  lacks,
  read: (env): SignOnConfig => {
    const scheme = env.SIGN_ON_ISSUER?.startsWith('http:') ? 'http' : 'https';
    const hosts = env.SIGN_ON_HOSTS.split(',').map((host) => host.trim().toLowerCase());
    return {
      issuer: env.SIGN_ON_ISSUER,
      clientId: env.SIGN_ON_CLIENT_ID ?? 'backoffice',
      realm: env.SIGN_ON_REALM,
      origins: env.SIGN_ON_ISSUER ? hosts.filter((host) => host !== '').map((host) => `${scheme}://${host}`) : [],
    };
  },
});
