import type { Session } from './session.ts';

const storeMissing = 'Loja não configurada';

/** Second line of the identification card: 'retailer fantasy name | store name'. */
export function workplaceText({ retailer, store }: Pick<Session, 'retailer' | 'store'>): string {
  return retailer && store ? `${retailer.fantasyName} | ${store.name}` : storeMissing;
}
