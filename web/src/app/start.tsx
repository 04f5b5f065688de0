import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { followSession } from './follow-session.ts';
import { tellPath } from '../lib/watching/page-path.ts';
import { router } from './router.ts';
import { fetchTill } from './way-by-router.ts';

/** Shows the app in place of what `root` shows: at `href`, or where the browser is. */
export function startApp(root: Root, href?: string): void {
  if (href !== undefined) router.history.replace(href);
  followSession();
  router.subscribe('onResolved', ({ toLocation }) => tellPath(toLocation.pathname));
  root.render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

/** Fetches ahead what most people open after the login. */
export const prepareApp = (): void => fetchTill(router);
