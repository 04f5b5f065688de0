import { callPublic } from '../../lib/api/public-call.ts';
import { heldVisits } from '../frame/held-visits.ts';
import type { QrPage } from './texts.ts';

/** The purchase that this tab is in. */
export const qrVisits = heldVisits<QrPage>({
  name: 'balcao.qr-purchase',
  storage: () => sessionStorage,
  open: (token) => callPublic('POST /qr-purchase/open', { body: { token } }),
  show: (key) => callPublic('POST /qr-purchase/page', { body: { key } }),
});

/** Reads like the tokens of codes: 43 letters and digits. */
function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(22));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 43);
}

/** Goes on with a purchase that was opened otherwise: a cashier made it of what this tab asked for. */
export function holdQr(key: string): void {
  // What stands behind the '#' names the purchase in this tab alone: no server knows it.
  qrVisits.hold({ token: newToken(), key });
}

/** Address of the purchase that this tab is in; null when it is in none. */
export function heldAddress(): string | null {
  const token = qrVisits.token();
  return token === null ? null : `/c/compra#${token}`;
}
