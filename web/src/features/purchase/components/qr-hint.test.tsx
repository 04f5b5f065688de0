import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { QrHint } from './qr-hint.tsx';

test("leads to the sale by QR code, under the provider's name", async () => {
  const routeTree = createRootRoute({ component: () => <QrHint brand="Aurora" /> });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) });
  await router.load();
  render(<RouterProvider<typeof router> router={router} />);
  const link = await screen.findByRole('link', { name: 'Vender via QR Code Aurora' });
  expect(link).toHaveAttribute('href', '/caixa/compras/qrcode');
});
