import { redirect } from '@tanstack/react-router';
import { salesHome } from '../../lib/session/sales-home.ts';
import { getSession } from '../../lib/session/session.ts';
import { decideAccess } from './decide-access.ts';
import type { GuardedPath } from './route-access.ts';
import { safeOrigin } from '../../lib/safe-origin.ts';

export interface Arrival {
  location: { href: string; search: { menu?: boolean | undefined } };
}

/** `beforeLoad` of a page: `beforeLoad: guard('/caixa')`. */
export function guard(path: GuardedPath): (arrival: Arrival) => void {
  return ({ location }) => {
    const session = getSession();
    // A receipt has no frame, and so no lock over it.
    if (session?.isLocked && path === '/render/$ids/$type') throw redirect({ to: '/', replace: true });
    // What somebody else chose as the password is good for nothing but another one.
    if (session?.user.mustChangePassword)
      throw redirect({ to: '/senha/nova', search: { origin: location.href }, replace: true });
    const decision = decideAccess(session, path, location.search.menu);
    if (decision.kind === 'sign-in') throw redirect({ to: '/login', search: { origin: location.href }, replace: true });
    if (decision.kind !== 'go') return;
    // Who sets the store first goes on to the page that was asked for.
    if (decision.to === '/configuracao')
      throw redirect({ to: '/configuracao', search: { origin: safeOrigin(location.href) }, replace: true });
    throw redirect({ href: decision.to, replace: true });
  };
}

/** A user who is signed in has nothing to do at /login. */
export function guardLogin({ search }: { search: { origin?: string | undefined } }): void {
  const session = getSession();
  const origin = safeOrigin(search.origin);
  if (session?.user.mustChangePassword) throw redirect({ to: '/senha/nova', search: { origin }, replace: true });
  if (session) throw redirect({ href: origin ?? salesHome(session), replace: true });
}

/** Only who must choose a password of their own has something to do at /senha/nova. */
export function guardNewPassword({ search }: { search: { origin?: string | undefined } }): void {
  if (!getSession()?.user.mustChangePassword) throw redirect({ to: '/login', search, replace: true });
}
