import { isRecord, textIn } from '../../../lib/unknown-values.ts';

/** What the page that began a sign-on keeps until it comes back, in this tab alone. */
export interface KeptSignOn {
  issuer: string;
  clientId: string;
  /** Comes back as it went: nobody else's answer is taken for this one. */
  state: string;
  /** Of PKCE: the code is worth nothing without it. */
  verifier: string;
  /** What the token's nonce is the hash of: the token is worth nothing without it. */
  proof: string;
  /** Where work goes on. */
  origin: string | undefined;
}

const KEY = 'balcao.sign-on';

/** @throws Error where the browser forbids storage: who leaves the page could not come back. */
export function keepSignOn(begun: KeptSignOn): void {
  sessionStorage.setItem(KEY, JSON.stringify(begun));
}

/** Once: an answer that comes back a second time finds nothing. */
export function takeSignOn(): KeptSignOn | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
    return isRecord(kept) ? complete(kept) : null;
  } catch {
    return null;
  }
}

function complete(kept: Readonly<Record<string, unknown>>): KeptSignOn | null {
  const text = (key: keyof KeptSignOn) => textIn(kept, key);
  const [issuer, clientId, state, verifier, proof] = [
    text('issuer'),
    text('clientId'),
    text('state'),
    text('verifier'),
    text('proof'),
  ];
  if (!issuer || !clientId || !state || !verifier || !proof) return null;
  return { issuer, clientId, state, verifier, proof, origin: text('origin') };
}
