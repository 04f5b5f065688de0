import { callPublic } from '../../lib/api/public-call.ts';
import type { QrPage } from './texts.ts';

const KEY = 'balcao.qr-purchase';

interface Held {
  token: string;
  key: string;
}

/** What this page holds where storage is forbidden. */
let kept: Held | null = null;

/** One opening of a code, however often the page asks: it opens once. */
const openings = new Map<string, Promise<{ key: string; page: QrPage }>>();

function held(): Held | null {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Held | null) ?? kept;
  } catch {
    return kept;
  }
}

/** Address of the purchase that this tab is in; null when it is in none. */
export const heldAddress = (): string | null => {
  const visit = held();
  return visit && `/c/compra#${visit.token}`;
};

/** Goes on with a purchase that was opened otherwise: a cashier made it of what this tab asked for. */
export function holdQr(key: string): void {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  // What stands behind the '#' names the purchase in this tab alone: no server knows it.
  const token = btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  kept = { token, key };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A reload then needs another request.
  }
}

async function begin(token: string): Promise<{ key: string; page: QrPage }> {
  const known = held();
  if (known?.token === token) {
    return { key: known.key, page: await callPublic('POST /qr-purchase/page', { body: { key: known.key } }) };
  }
  const opened = await callPublic('POST /qr-purchase/open', { body: { token } });
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ token, key: opened.key } satisfies Held));
  } catch {
    // A reload then needs another code.
  }
  return opened;
}

/** Opens a code, or goes on with it after a reload of this tab. @throws ApiError, which says why it is dead. */
export function openQr(token: string): Promise<{ key: string; page: QrPage }> {
  const running = openings.get(token);
  if (running) return running;
  const opening = begin(token);
  openings.set(token, opening);
  // Asked again it is read again; nothing came of a failure.
  const forget = () => openings.delete(token);
  opening.then(forget, forget);
  return opening;
}

/** Nothing of the purchase stays on this device. */
export function forgetQr(): void {
  openings.clear();
  kept = null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Forbidden storage holds nothing.
  }
}
