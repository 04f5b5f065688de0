import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { asUser } from './as-user.ts';
import type { ReactNode } from 'react';
import { QueryProvider } from '../app/query-provider.tsx';
import { ToastRegion } from '../ui/toast/toast-region.tsx';

/** One component with what every page gives it: router, queries, toasts. It stays, whatever the address. */
export async function renderAlone(element: ReactNode, address = '/') {
  const page = () => (
    <QueryProvider>
      {element}
      <ToastRegion />
    </QueryProvider>
  );
  const history = createMemoryHistory({ initialEntries: [address] });
  const routeTree = createRootRoute({ component: page, notFoundComponent: () => null });
  const router = createRouter({ routeTree, history });
  await router.load();
  const view = render(<RouterProvider<typeof router> router={router} />);
  return { ...view, user: asUser(), history, place: () => history.location.href };
}
