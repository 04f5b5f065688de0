import { createContext, useContext } from 'react';

/** What follows a sign-in: the login also stands on a page of its own, without the router, so who shows it says. */
export interface WayIn {
  /** Leads to an address of the app in place of the login. */
  enter: (href: string) => Promise<void>;
  /** A password is being typed: what most people open next is fetched meanwhile. */
  prepare: () => void;
}

export const WayInContext = createContext<WayIn | null>(null);

/** @throws Error outside of a `WayInContext`. */
export function useWayIn(): WayIn {
  const wayIn = useContext(WayInContext);
  if (wayIn === null) throw new Error('a login is shown without a way in');
  return wayIn;
}
