import type { Configuration, Role } from '@balcao/contract';
import type { Session } from './session.ts';

/** Pages where sellers may begin: as the configuration allows, the first of them wins (shell spec 2.3 and 2.4). */
const sales = [
  { to: '/venda-celular', isAllowed: ({ smartphoneSale }: Configuration) => smartphoneSale.isAllowed },
  { to: '/super-compra', isAllowed: ({ transactionalCredit }: Configuration) => transactionalCredit.isAllowed },
  { to: '/central-de-vendas', isAllowed: ({ serviceCentre }: Configuration) => serviceCentre.isAllowed },
  // The registration, which '/aquisicao' leads to (ruling C8).
  { to: '/applications', isAllowed: () => true },
] as const;

export type SalesPath = (typeof sales)[number]['to'];
export type HomePath = '/' | '/caixa' | '/configuracao' | '/senha/nova' | SalesPath;

export const salesPaths: readonly SalesPath[] = sales.map(({ to }) => to);

const sellsAtTheTill: ReadonlySet<Role> = new Set(['cashier', 'manager']);
/** Analysts work for the retailer, not at a sale. */
const sells: ReadonlySet<Role> = new Set(['attendant', 'representative', 'promoter']);

/** Where a user's work begins (ruling C8): after login, on /login and on '/'. */
export function salesHome({
  user: { role, mustChangePassword },
  store,
  configuration,
}: Pick<Session, 'user' | 'store' | 'configuration'>): HomePath {
  // Nothing else is answered before, so that the store of a cashier is not known yet.
  if (mustChangePassword) return '/senha/nova';
  if (sellsAtTheTill.has(role)) return store?.status === 'active' ? '/caixa' : '/configuracao';
  if (!sells.has(role)) return '/';
  return sales.find(({ isAllowed }) => isAllowed(configuration))?.to ?? '/';
}
