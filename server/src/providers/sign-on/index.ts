import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../kernel/clock.ts';
import type { SignOn } from '../../modules/identity/index.ts';
import type { SignOnConfig } from './config.ts';
import { issuerKeys } from './issuer-keys.ts';
import { type IssuerAccount, openLocalIssuer } from './local-issuer/open.ts';
import { verifyToken } from './verify-token.ts';

export { signOnConfig } from './config.ts';

export interface SignOnProvider extends SignOn {
  /** Of the issuer, which pages call too. */
  origins: () => readonly string[];
  /** Opens the issuer of the demonstration on a server; null where there is another, or none. */
  openIssuer: ((http: FastifyInstance, accounts: readonly IssuerAccount[]) => Promise<void>) | null;
}

type Trusted = Omit<SignOnProvider, 'openIssuer'>;

function trusting({ issuer, clientId, realm, origins }: SignOnConfig & { issuer: string }, clock: Clock): Trusted {
  const keys = issuerKeys({ issuer, origins, clock });
  return {
    origins: () => origins,
    settings: () => ({ issuer, clientId }),
    verify: (token) => verifyToken(token, { issuer, clientId, realm, keys, clock }),
  };
}

const nobody = (why: string): Trusted => ({
  origins: () => [],
  settings: () => null,
  verify: () => Promise.reject(new Error(why)),
});

/** The demonstration's issuer lies on the server itself, and has no address before that listens. */
function ofDemonstration(config: SignOnConfig, clock: Clock): SignOnProvider {
  let server: FastifyInstance['server'] | undefined;
  let known: Trusted | undefined;
  const now = (): Trusted => {
    const at = known ? null : server?.address();
    if (typeof at === 'object' && at !== null) {
      const origin = `http://127.0.0.1:${at.port}`;
      known = trusting({ ...config, issuer: `${origin}/issuer`, origins: [origin] }, clock);
    }
    return known ?? nobody('the issuer is not open yet');
  };
  return {
    origins: () => now().origins(),
    settings: () => now().settings(),
    verify: (token) => now().verify(token),
    async openIssuer(http, accounts) {
      server = http.server;
      const { clientId, realm } = config;
      await openLocalIssuer(http, { address: () => now().settings()?.issuer ?? '', clientId, realm, accounts });
    },
  };
}

/** The company's sign-on of the configuration; in a demonstration without one, an issuer of its own. */
export function signOn(config: SignOnConfig, isDemonstration: boolean, clock: Clock): SignOnProvider {
  const { issuer } = config;
  if (issuer !== undefined) return { ...trusting({ ...config, issuer }, clock), openIssuer: null };
  if (isDemonstration) return ofDemonstration(config, clock);
  return { ...nobody('no issuer is configured (SIGN_ON_ISSUER)'), openIssuer: null };
}
