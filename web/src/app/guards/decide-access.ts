import { type HomePath, salesHome } from '../../lib/session/sales-home.ts';
import type { Session } from '../../lib/session/session.ts';
import { storeSetters } from '../../lib/session/store-setters.ts';
import { type GuardedPath, type RouteAccess, routeAccess } from './route-access.ts';

export type Decision = { kind: 'allowed' } | { kind: 'sign-in' } | { kind: 'go'; to: HomePath };

type Visitor = Pick<Session, 'user' | 'store' | 'configuration'> | null;

/**
 * The route guard of the shell spec, section 2.2, in its order. `wantsMenu` is an explicit visit to the menu:
 * only arriving at '/' sends a user on to the sales home (ruling C8).
 */
export function decideAccess(visitor: Visitor, path: GuardedPath, wantsMenu = false): Decision {
  if (visitor === null) return { kind: 'sign-in' };
  const { user, store, configuration } = visitor;
  const access: RouteAccess = routeAccess[path];
  const isOn = access.flag === undefined || configuration.flags[access.flag] === true;
  if (!access.roles.includes(user.role) || !isOn) return { kind: 'go', to: '/' };
  const home = salesHome(visitor);
  const isStoreReady = store?.status === 'active';
  // Whose work begins at the menu needs no store for it: a house may have none at all, as the provider's.
  const isOwnMenu = path === '/' && home === '/' && (store === null || wantsMenu);
  if (access.needsStore && !isStoreReady && !isOwnMenu && storeSetters.includes(user.role))
    return { kind: 'go', to: '/configuracao' };
  return path === '/' && !wantsMenu && home !== '/' ? { kind: 'go', to: home } : { kind: 'allowed' };
}
