// Tokens first: they state the order of the layers.
import './ui/tokens.css';
import './ui/base.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followSession } from './app/follow-session.ts';
import { router } from './app/router.ts';
import { loadPublicConfiguration } from './lib/brand/public-configuration.ts';

void loadPublicConfiguration();
followSession();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
