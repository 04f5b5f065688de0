import { safeOrigin } from '../lib/safe-origin.ts';
import { type EndReason, followOtherTabs, onSessionEnd } from '../lib/session/session.ts';
import { router } from './router.ts';

/** A session that ends, here or in another tab, leads to /login; an expired one remembers where it was. */
export function followSession(): void {
  followOtherTabs();
  onSessionEnd((reason) => {
    const { pathname, href } = router.state.location;
    if (pathname === '/login') return;
    void router.navigate({ to: '/login', search: { origin: originAfter(reason, href) }, replace: true });
  });
}

const originAfter = (reason: EndReason, href: string) => (reason === 'expired' ? safeOrigin(href) : undefined);
