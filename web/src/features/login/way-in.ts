import { createContext, useContext } from 'react';
import { salesHome } from '../../lib/session/sales-home.ts';
import type { Session } from '../../lib/session/session.ts';
import { pushEvent } from '../../lib/watching/data-layer.ts';

/** What follows a sign-in: the login also stands on a page of its own, without the router, so who shows it says. */
export interface WayIn {
  /** Leads to an address of the app in place of the login. */
  enter: (href: string) => Promise<void>;
  /** A password is being typed: what most people open next is fetched meanwhile. */
  prepare: () => void;
}

export const WayInContext = createContext<WayIn | null>(null);

/** What whoever got in is led by. @throws Error outside of a `WayInContext`. */
export function useWayIn() {
  const wayIn = useContext(WayInContext);
  if (wayIn === null) throw new Error('a login is shown without a way in');
  return {
    prepare: wayIn.prepare,
    /** Counts the sign-in, and leads to where it was asked for, or where the operator's work begins. */
    enter: (session: Session, origin: string | undefined): Promise<void> => {
      pushEvent('login_done');
      return wayIn.enter(origin ?? salesHome(session));
    },
  };
}
