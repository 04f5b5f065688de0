// Tokens first: they state the order of the layers.
import '../ui/tokens.css';
import '../ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadPublicConfiguration } from '../lib/brand/public-configuration.ts';
import { CustomerApp } from './customer-app.tsx';
import { reportFaults } from './frame/report-faults.ts';
import { loadPage } from './routes.ts';

/** Long enough for a page that came with its screen; who waits longer is told so. */
const WAIT_MS = 400;

reportFaults();
void loadPublicConfiguration();

const { pathname } = window.location;
const root = document.getElementById('root');

const late = new Promise<undefined>((tell) => void setTimeout(() => tell(undefined), WAIT_MS));
// What says that a page is loading would stay for 300 ms: React keeps it from flickering.
const page = await Promise.race([loadPage(pathname), late]);
if (root) {
  createRoot(root).render(
    <StrictMode>
      <CustomerApp path={pathname} page={page} />
    </StrictMode>,
  );
}
