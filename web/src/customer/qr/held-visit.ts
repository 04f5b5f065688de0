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

/** Address of the purchase that this tab is in; null when it is in none. */
export function heldAddress(): string | null {
  const token = qrVisits.token();
  return token === null ? null : `/c/compra#${token}`;
}
