import { createMemoryHistory, createRouter, type RouterHistory, RouterProvider } from '@tanstack/react-router';
import { configure, render } from '@testing-library/react';
import { asUser } from './as-user.ts';
import { routeTree } from '../route-tree.gen.ts';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 5_000 });

/** The whole app at an address, guards and all. On the history of another one, unmounted before, it is a refresh. */
export async function renderAt(
  address: string,
  history: RouterHistory = createMemoryHistory({ initialEntries: [address] }),
) {
  const router = createRouter({ routeTree, history });
  await router.load();
  const view = render(<RouterProvider router={router} />);
  return {
    ...view,
    user: asUser(),
    router,
    history,
    place: () => router.state.location.href,
    path: () => router.state.location.pathname,
    search: (): Readonly<Record<string, unknown>> => router.state.location.search,
  };
}
