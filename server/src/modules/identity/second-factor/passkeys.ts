import type { Handled } from '@balcao/contract';
import { type Fragment, part } from '../../../kernel/db/guarded-write.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { passkeys } from '../tables.ts';
import type { PasskeyRow } from './factors.ts';

type Attestation = Handled<'POST /users/me/second-factor/passkeys'>['body']['response'];
type Assertion = Extract<Handled<'POST /auth/operators/second-factor'>['body'], { method: 'passkey' }>['response'];

/** Loaded when somebody has a passkey: it brings the formats of every certificate. */
const library = () => import('@simplewebauthn/server');

/** Hostname of a host with its port. */
export const hostnameOf = (host: string): string => host.replace(/:\d+$/, '');

/** A browser makes passkeys on secure pages alone: by TLS, or on the machine itself. */
const originsOf = (host: string) => [`https://${host}`, `http://${host}`];

/** What a browser made for a challenge; null when it is not genuine. */
export async function checkAttestation(response: Attestation, challenge: string, host: string) {
  const { verifyRegistrationResponse } = await library();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: originsOf(host),
      expectedRPID: hostnameOf(host),
      // The password was typed before: whoever holds the device is enough.
      requireUserVerification: false,
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
  } catch {
    return null;
  }
}

interface Asked {
  key: Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'rpId' | 'counter'>;
  challenge: string;
  host: string;
  /** Finger, face or the device's own code, where nothing else was proven before. */
  mustVerifyUser?: boolean;
}

/** The counter of a passkey that signed a challenge; null when it did not. */
export async function checkAssertion(
  response: Assertion,
  { key, challenge, host, mustVerifyUser = false }: Asked,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  const { userHandle, ...signed } = response.response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...response,
        response: { ...signed, ...(userHandle !== undefined && { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: originsOf(host),
      expectedRPID: key.rpId,
      requireUserVerification: mustVerifyUser,
      credential: {
        id: key.credentialId,
        publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
        counter: key.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}

/** Notes the use of a passkey, as it was read. Misses with PASSKEY_REFUSED when it was used at the same instant. */
export function takePasskeyFragment(
  { retailerId, id, counter }: Pick<PasskeyRow, 'retailerId' | 'id' | 'counter'>,
  newCounter: number,
  now: Date,
): Fragment {
  const use = sql`update ${passkeys.sql} set counter = ${newCounter}::bigint, last_used_at = ${now}::timestamptz
    where retailer_id = ${retailerId}::uuid and id = ${id}::uuid and counter = ${counter}::bigint`;
  return { ...part('passkey', use), refusal: new Refusal('PASSKEY_REFUSED') };
}
