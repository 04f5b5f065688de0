import * as oidc from 'openid-client';
import { keepSignOn, type KeptSignOn } from './kept-sign-on.ts';

/** 8 KB compressed that only who signs on needs: imported when it is asked for. */

const RETURN_PATH = '/login/corporativo';

export interface SignOnSettings {
  issuer: string;
  clientId: string;
}

/** Only an issuer on this machine, that of the demonstration, is asked without TLS; the server allows no other. */
const configurationOf = ({ issuer, clientId }: SignOnSettings) =>
  oidc.discovery(new URL(issuer), clientId, undefined, oidc.None(), {
    execute: issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [],
  });

/**
 * The issuer's page to go to; what comes back is checked against what is kept here. Somebody else may have used this till:
 * the issuer asks anew who it is. @throws Error when it does not answer.
 */
export async function signOnAddress(settings: SignOnSettings, origin: string | undefined): Promise<string> {
  const configuration = await configurationOf(settings);
  const [state, verifier, proof] = [oidc.randomState(), oidc.randomPKCECodeVerifier(), oidc.randomNonce()];
  keepSignOn({ ...settings, state, verifier, proof, origin });
  return oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: `${window.location.origin}${RETURN_PATH}`,
    scope: 'openid email',
    state,
    nonce: await oidc.calculatePKCECodeChallenge(proof),
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    prompt: 'login',
  }).href;
}

/** The ID token for the code that came back. @throws Error for another state, without a code, or when the issuer refuses. */
export async function idTokenOf(kept: KeptSignOn, cameBack: URL): Promise<string> {
  const configuration = await configurationOf(kept);
  const { id_token: token } = await oidc.authorizationCodeGrant(configuration, cameBack, {
    pkceCodeVerifier: kept.verifier,
    expectedState: kept.state,
    expectedNonce: await oidc.calculatePKCECodeChallenge(kept.proof),
    idTokenExpected: true,
  });
  if (token === undefined) throw new Error('the issuer gave no ID token');
  return token;
}
