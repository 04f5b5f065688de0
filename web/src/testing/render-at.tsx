import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routeTree } from '../route-tree.gen.ts';

/** The whole app at an address, guards and all. */
export async function renderAt(address: string) {
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [address] }) });
  await router.load();
  const view = render(<RouterProvider router={router} />);
  return { ...view, user: userEvent.setup(), router, place: () => router.state.location.href };
}
