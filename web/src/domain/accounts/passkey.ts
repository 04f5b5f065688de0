import type { Wire } from '@balcao/contract';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { ApiError } from '../../lib/api/error.ts';

type Offer = Wire<'POST /users/me/second-factor/passkeys/offer'>['answer'];
type Attestation = Wire<'POST /users/me/second-factor/passkeys'>['body']['response'];
type Assertion = Extract<Wire<'POST /auth/operators/second-factor'>['body'], { method: 'passkey' }>['response'];

/** Nothing reached the server: whoever closed the browser's question may ask again. */
const refused = () => new ApiError({ status: 0, code: 'PASSKEY_REFUSED' });

/** ES256 and RS256: what every authenticator knows. */
const algorithms = [-7, -257].map((alg) => ({ alg, type: 'public-key' as const }));

/** Signs a challenge with a passkey of this page's host, which the browser asks for; `required` asks for finger, face or code too. @throws ApiError PASSKEY_REFUSED. */
export async function askForPasskey(
  challenge: string,
  userVerification: 'preferred' | 'required' = 'preferred',
): Promise<Assertion> {
  try {
    const { id, rawId, response } = await startAuthentication({
      optionsJSON: { challenge, rpId: window.location.hostname, userVerification },
    });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    const signed = { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) };
    return { id, rawId, type: 'public-key', response: signed };
  } catch {
    throw refused();
  }
}

/** Makes a passkey that the browser finds by itself. @throws ApiError PASSKEY_REFUSED. */
export async function makePasskey({ known, ...offer }: Offer): Promise<Attestation> {
  try {
    const { id, rawId, response } = await startRegistration({
      optionsJSON: {
        challenge: offer.challenge,
        rp: { id: window.location.hostname, name: offer.appName },
        user: { id: offer.userId, name: offer.userName, displayName: offer.displayName },
        pubKeyCredParams: algorithms,
        excludeCredentials: known.map((credential) => ({ id: credential, type: 'public-key' })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'preferred' },
        attestation: 'none',
      },
    });
    const { clientDataJSON, attestationObject } = response;
    return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject } };
  } catch {
    throw refused();
  }
}
