import { callPublic } from '../../lib/api/public-call.ts';
import type { OpenedPurchase } from './texts.ts';

const KEY = 'balcao.face-link';
/** One opening of a link, however often the page asks: it opens once. */
const openings = new Map<string, Promise<OpenedPurchase>>();

function kept(token: string): OpenedPurchase | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { token: string; opened: OpenedPurchase } | null;
    return found?.token === token ? found.opened : null;
  } catch {
    return null;
  }
}

/** Opens a link, or goes on with it after a reload of this tab. @throws ApiError, which says why it is dead. */
export function openPurchase(token: string): Promise<OpenedPurchase> {
  const known = kept(token);
  if (known) return Promise.resolve(known);
  const running = openings.get(token);
  if (running) return running;
  const opening = callPublic('POST /purchase-face/links/open', { body: { token } }).then((opened) => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ token, opened }));
    } catch {
      // A reload then needs another link.
    }
    return opened;
  });
  openings.set(token, opening);
  // Nothing came of it: it may be tried again.
  opening.catch(() => openings.delete(token));
  return opening;
}

/** Nothing of the purchase stays on this device. */
export function forgetPurchase(): void {
  openings.clear();
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Forbidden storage holds nothing.
  }
}
