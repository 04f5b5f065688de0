// Tokens first: they state the order of the layers.
import '../ui/tokens.css';
import '../ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadPublicConfiguration } from '../lib/brand/public-configuration.ts';
import { CustomerApp } from './customer-app.tsx';

void loadPublicConfiguration();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <CustomerApp path={window.location.pathname} />
    </StrictMode>,
  );
}
