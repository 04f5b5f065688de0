import { useRouter } from '@tanstack/react-router';
import { usePublicConfiguration } from '../../lib/brand/public-configuration.ts';
import type { Session } from '../../lib/session/session.ts';
import { type Menu, menuOf } from './tiles.ts';

/** The menu of who is signed in; a page counts as soon as it has a route. */
export function useMenu(session: Session): Menu {
  const { routesByPath } = useRouter();
  const { featureFlags: flags } = usePublicConfiguration();
  return menuOf({ session, flags }, (path) => Object.hasOwn(routesByPath, path));
}
