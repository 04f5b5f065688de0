import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import type { Configuration, JWK } from 'oidc-provider';
import { memory } from './memory.ts';
import { failurePage, type IssuerAccount, PAGE_POLICY } from './page.ts';

export interface LocalIssuerOptions {
  /** 'http://127.0.0.1:3000/issuer', once it is known. */
  address: () => string;
  clientId: string;
  /** What the claim `realm` says of accounts that are of it. */
  realm: string;
  accounts: readonly IssuerAccount[];
  /** Private; made anew for each process when left out. */
  signingKey?: JWK;
}

/** Where sign-ons come back to, on any port of this machine. */
const RETURN_PATH = '/login/corporativo';
const MINUTE = 60;

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: randomBytes(8).toString('hex'), use: 'sig', alg: 'RS256' };
}

/** A real OpenID provider, loaded when it is first asked: authorization code with PKCE, for one public client. */
export async function makeProvider({ address, clientId, realm, accounts, signingKey }: LocalIssuerOptions) {
  const { default: Provider, interactionPolicy } = await import('oidc-provider');
  const policy = interactionPolicy.base();
  // The client is of the same house: who signs in there need not agree once more.
  policy.remove('consent');
  const configuration: Configuration = {
    adapter: memory(),
    jwks: { keys: [signingKey ?? (await newKey())] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    clients: [
      {
        client_id: clientId,
        application_type: 'native',
        token_endpoint_auth_method: 'none',
        redirect_uris: [`http://127.0.0.1${RETURN_PATH}`, `http://localhost${RETURN_PATH}`],
      },
    ],
    claims: { openid: ['sub', 'realm'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    clientBasedCORS: () => true,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { policy, url: (_, { uid }) => `${address()}/interaction/${uid}` },
    renderError(ctx, { error }) {
      ctx.set('content-security-policy', PAGE_POLICY);
      ctx.type = 'html';
      ctx.body = failurePage(error);
    },
    ttl: {
      AccessToken: 5 * MINUTE,
      AuthorizationCode: MINUTE,
      Grant: 5 * MINUTE,
      IdToken: 5 * MINUTE,
      Interaction: 10 * MINUTE,
      Session: 5 * MINUTE,
    },
    findAccount: (_, email) => {
      const account = accounts.find((one) => one.email === email);
      if (!account) return undefined;
      const of = account.isOfRealm ? { realm } : {};
      return { accountId: email, claims: () => ({ sub: email, email, email_verified: true, ...of }) };
    },
    async loadExistingGrant({ oidc }) {
      const {
        client,
        session,
        provider: { Grant },
      } = oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  };
  return new Provider(address(), configuration);
}
