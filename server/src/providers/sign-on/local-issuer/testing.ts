import { sha256 } from '../../../kernel/digest.ts';
import { newToken } from '../../../kernel/secrets.ts';

export const clientId = 'backoffice';
export const returnTo = 'http://localhost:5173/login/corporativo';

/** What a page sends to begin, and what it keeps. */
export function beginning(over: Record<string, string> = {}) {
  const [verifier, proof] = [newToken(), newToken()];
  const query = {
    client_id: clientId,
    redirect_uri: returnTo,
    response_type: 'code',
    scope: 'openid email',
    state: 'state-1',
    nonce: sha256(proof, 'base64url'),
    code_challenge: sha256(verifier, 'base64url'),
    code_challenge_method: 'S256',
    prompt: 'login',
    ...over,
  };
  return { verifier, proof, query };
}

/** A browser at the issuer: follows it with its cookies and chooses an account; where it is led back to in the end, or the page it stays on. */
export async function choosing(
  issuer: string,
  query: Record<string, string>,
  choice: string,
): Promise<{ back: URL } | { page: string; status: number }> {
  const cookies = new Map<string, string>();
  let address = `${issuer}/auth?${new URLSearchParams(query).toString()}`;
  for (let hop = 0; hop < 8; hop += 1) {
    const isChoice = address.endsWith(`/${choice}`);
    const response = await fetch(address, {
      method: isChoice ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    const page = await response.text();
    if (location !== null) {
      const next = new URL(location, address);
      if (next.href.startsWith(returnTo)) return { back: next };
      address = next.href;
    } else if (address.includes('/interaction/') && response.ok) address = `${address}/${choice}`;
    else return { page, status: response.status };
  }
  throw new Error(`the issuer leads nowhere: ${address}`);
}

/** Exchanges a code; `over` says what is other than it should be, undefined what is left out. */
export async function tokenFor(issuer: string, code: string, over: Record<string, string | undefined>) {
  const sent = { grant_type: 'authorization_code', client_id: clientId, redirect_uri: returnTo, code, ...over };
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(sent)) if (value !== undefined) body.set(name, value);
  const response = await fetch(`${issuer}/token`, { method: 'POST', body });
  const answer: unknown = await response.json();
  return { status: response.status, answer };
}
