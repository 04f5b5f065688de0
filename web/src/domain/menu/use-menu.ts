import { usePublicConfiguration } from '../../lib/brand/public-configuration.ts';
import type { Session } from '../../lib/session/session.ts';
import { type Menu, menuOf } from './tiles.ts';

/** The menu of who is signed in. */
export function useMenu(session: Session): Menu {
  const { featureFlags: flags } = usePublicConfiguration();
  return menuOf({ session, flags });
}
