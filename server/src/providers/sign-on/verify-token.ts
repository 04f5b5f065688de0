import { type JWTPayload, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../kernel/clock.ts';
import type { SignOnClaims } from '../../modules/identity/index.ts';

/** Signatures with a public key; never 'none', nor one that whoever has the public key can make. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];
/** How far the issuer's clock may be off, and how old a token may be. */
const TOLERANCE_SECONDS = 30;
const MAX_AGE_SECONDS = 10 * 60;

const person = z.object({
  nonce: z.string().min(1),
  exp: z.number(),
  email: z.string().trim().toLowerCase().optional().catch(undefined),
  email_verified: z.literal(true).optional().catch(undefined),
  realm: z.union([z.string().transform((one) => [one]), z.array(z.string())]).catch([]),
});

export interface VerifierOptions {
  issuer: string;
  clientId: string;
  realm: string;
  keys: JWTVerifyGetKey;
  clock: Clock;
}

/** A token for several parties, or that names one, was made for this client alone. @throws Error */
function checkParty({ aud, azp }: JWTPayload, clientId: string): void {
  if (Array.isArray(aud) && aud.length > 1 && azp === undefined) throw new Error('several audiences, no party');
  if (azp !== undefined && azp !== clientId) throw new Error('made for another party');
}

/**
 * What an ID token says, when its issuer signed it, for this client, and it is of now.
 * @throws Error saying why it is not genuine; the token itself is not in it.
 */
export async function verifyToken(token: string, options: VerifierOptions): Promise<SignOnClaims> {
  const { issuer, clientId, realm, keys, clock } = options;
  const { payload } = await jwtVerify(token, keys, {
    algorithms: ALGORITHMS,
    issuer,
    audience: clientId,
    currentDate: clock.now(),
    clockTolerance: TOLERANCE_SECONDS,
    maxTokenAge: MAX_AGE_SECONDS,
    requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
  });
  checkParty(payload, clientId);
  const { nonce, exp, email, email_verified: isVerified, realm: realms } = person.parse(payload);
  return {
    nonce,
    email: isVerified ? (email ?? null) : null,
    isOfRealm: realms.includes(realm),
    expiresAt: new Date(exp * 1_000),
  };
}
