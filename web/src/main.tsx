// Tokens first: they state the order of the layers.
import './ui/tokens.css';
import './ui/base.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followSession } from './app/follow-session.ts';
import { router } from './app/router.ts';
import { loadPublicConfiguration } from './lib/brand/public-configuration.ts';
import { startWatching } from './lib/watching/start.ts';

void loadPublicConfiguration();
followSession();
startWatching((listener) => void router.subscribe('onResolved', ({ toLocation }) => listener(toLocation.pathname)));

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
