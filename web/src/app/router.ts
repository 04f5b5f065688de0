import { createRouter } from '@tanstack/react-router';
import { routeTree } from '../route-tree.gen.ts';
import { ErrorScreen } from './frame/error-screen.tsx';
import { Pending } from './frame/pending.tsx';

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  // Under 300 ms nothing moves.
  defaultPendingMs: 300,
  defaultPendingMinMs: 0,
  defaultPendingComponent: Pending,
  defaultErrorComponent: ErrorScreen,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
