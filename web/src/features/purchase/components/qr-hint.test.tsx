import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { QrHint } from './qr-hint.tsx';

/** The hint in an app of these pages. */
async function shown(paths: readonly string[]) {
  const root = createRootRoute({ component: QrHint });
  const routeTree = root.addChildren(paths.map((path) => createRoute({ getParentRoute: () => root, path })));
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree, history });
  await router.load();
  render(<RouterProvider<typeof router> router={router} />);
}

test('leads to the sale by QR code as soon as its page is there', async () => {
  await shown(['/', '/caixa/compras/qrcode']);
  const link = await screen.findByRole('link', { name: 'Vender via QR Code UME' });
  expect(link).toHaveAttribute('href', '/caixa/compras/qrcode');
});

test('says nothing before', async () => {
  await shown(['/']);
  expect(screen.queryByText(/O cliente prefere/)).toBeNull();
});
