import { webcrypto } from 'node:crypto';
import { vi } from 'vitest';

export const ISSUER = 'https://login.casa.example/realms/analysts';

const encoded = (value: unknown) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** The test browser has no way to hash, and takes only bytes that it made itself. */
export function withHashes(): void {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  const digest = async (name: string, data: Uint8Array<ArrayBuffer>) =>
    Uint8Array.from(new Uint8Array(await webcrypto.subtle.digest(name, data))).buffer;
  vi.stubGlobal('crypto', { getRandomValues, subtle: { digest } });
}

export interface FakeIssuer {
  /** What was sent for a token, the last time. */
  sent: () => URLSearchParams | undefined;
}

/**
 * Stands in for the company's issuer beside the fake of our server: call it after `fakeApi`. The page reads its token
 * without its signature, as the way by TLS allows; our server is who checks that.
 */
export function fakeIssuer(claims: Readonly<Record<string, unknown>> = {}, isThere = true): FakeIssuer {
  const others = globalThis.fetch;
  let sent: URLSearchParams | undefined;
  const answer = (address: string, body: unknown): Response => {
    if (!isThere) throw new TypeError('Failed to fetch');
    if (address.endsWith('/.well-known/openid-configuration')) {
      const endpoints = { authorization_endpoint: `${ISSUER}/auth`, token_endpoint: `${ISSUER}/token` };
      return Response.json({ issuer: ISSUER, ...endpoints, jwks_uri: `${ISSUER}/jwks` });
    }
    sent = new URLSearchParams(String(body));
    const now = Math.floor(Date.now() / 1_000);
    const all = { iss: ISSUER, aud: 'backoffice', sub: 'davi', iat: now, exp: now + 300, ...claims };
    const token = `${encoded({ alg: 'RS256' })}.${encoded(all)}.${encoded('signed')}`;
    return Response.json({ access_token: 'of the issuer', token_type: 'Bearer', id_token: token });
  };
  vi.stubGlobal('fetch', async (address: string | URL, init?: RequestInit) =>
    String(address).startsWith(ISSUER) ? answer(String(address), init?.body) : others(address, init),
  );
  return { sent: () => sent };
}
