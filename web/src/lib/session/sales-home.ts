import type { Role } from '@balcao/contract';
import type { Session } from './session.ts';

/** Pages that exist today and where work may begin. */
export type HomePath = '/' | '/caixa' | '/configuracao';

const sellsAtTheTill: ReadonlySet<Role> = new Set(['cashier', 'manager']);

/**
 * Where a user's work begins (ruling C8): after login, on /login and on '/'. Attendant, representative and
 * promoter begin at phone sale, Super Compra or service centre once those screens exist; until then at the menu.
 */
export function salesHome({ user, store }: Pick<Session, 'user' | 'store'>): HomePath {
  if (!sellsAtTheTill.has(user.role)) return '/';
  return store?.status === 'active' ? '/caixa' : '/configuracao';
}
