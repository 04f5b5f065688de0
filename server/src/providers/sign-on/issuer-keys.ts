import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { createCircuit } from '../../kernel/circuit.ts';
import type { Clock } from '../../kernel/clock.ts';

const TIMEOUT_MS = 5_000;
const CIRCUIT = { failures: 5, pauseSeconds: 30 };
/** Keys are asked for again this often, and sooner for a key nobody knows yet, at most once in the cool-down. */
const KEYS_AGE_MS = 10 * 60_000;
const COOLDOWN_MS = 30_000;

const metadata = z.object({ issuer: z.string(), jwks_uri: z.url() });

export interface IssuerKeysOptions {
  issuer: string;
  /** The only origins that are asked. */
  origins: readonly string[];
  clock: Clock;
  cooldownMs?: number;
}

/**
 * The keys that an issuer signs with, by OpenID Connect Discovery: asked for when first needed, kept, and asked for again
 * when a token names another. @throws Error when the issuer does not answer, or leads to another host.
 */
export function issuerKeys({ issuer, origins, clock, cooldownMs = COOLDOWN_MS }: IssuerKeysOptions): JWTVerifyGetKey {
  const circuit = createCircuit(clock, CIRCUIT);
  let known: Promise<JWTVerifyGetKey> | undefined;

  const discover = async (): Promise<JWTVerifyGetKey> => {
    const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`the issuer answered ${response.status}`);
    const found = metadata.parse(await response.json());
    if (found.issuer !== issuer) throw new Error('the issuer calls itself by another name');
    const keys = new URL(found.jwks_uri);
    if (!origins.includes(keys.origin))
      throw new Error(`the issuer keeps its keys at ${keys.host}, which is not listed`);
    const options = { timeoutDuration: TIMEOUT_MS, cooldownDuration: cooldownMs, cacheMaxAge: KEYS_AGE_MS };
    return createRemoteJWKSet(keys, options);
  };

  return async (header, token) => {
    known ??= circuit(discover).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return (await known)(header, token);
  };
}
