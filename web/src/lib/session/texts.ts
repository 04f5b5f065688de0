import type { Session } from './session.ts';
import type { CaptureMethod } from './stored-items.ts';

const storeMissing = 'Loja não configurada';

/** Second line of the identification card: 'retailer fantasy name | store name'. */
export function workplaceText({ retailer, store }: Pick<Session, 'retailer' | 'store'>): string {
  return retailer && store ? `${retailer.fantasyName} | ${store.name}` : storeMissing;
}

export const captureMethodText = (method: CaptureMethod, brand: string) =>
  method === 'BY_CPF' ? 'Via CPF' : `Via QR Code ${brand}`;
