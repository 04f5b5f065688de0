import type { AnyRouter } from '@tanstack/react-router';
import type { WayIn } from '../features/login/way-in.ts';

/** The way in while the router stands. */
export const wayByRouter = (router: AnyRouter): WayIn => ({
  enter: (href) => router.navigate({ href, replace: true }),
  prepare: () => fetchTill(router),
});

/** It is where most people go after the login. */
export function fetchTill(router: AnyRouter): void {
  for (const id of ['/_app', '/_app/caixa/']) void router.loadRouteChunk(router.routesById[id]);
}
