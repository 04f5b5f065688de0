import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { LoginScreen } from '../features/login/screens/login-screen.tsx';
import { WayInContext } from '../features/login/way-in.ts';
import { safeOrigin } from '../lib/safe-origin.ts';
import { getSession } from '../lib/session/session.ts';

/** The app, with its router and pages, is fetched when a password is typed. */
const fetchApp = () => import('./start.tsx');

/**
 * Shows the login before anything of the app is there, so that a slow counter takes its first key early. Who is signed in
 * already is led on by the app's own guard.
 */
export async function showLogin(root: Root): Promise<void> {
  if (getSession()) return (await fetchApp()).startApp(root);
  const enter = async (href: string) => {
    try {
      (await fetchApp()).startApp(root, href);
    } catch {
      // The link broke between session and app: the page itself is asked for again.
      window.location.replace(href);
    }
  };
  const prepare = () =>
    void fetchApp().then(
      ({ prepareApp }) => prepareApp(),
      () => undefined,
    );
  const origin = safeOrigin(new URLSearchParams(window.location.search).get('origin'));
  root.render(
    <StrictMode>
      <WayInContext value={{ enter, prepare }}>
        <LoginScreen origin={origin} />
      </WayInContext>
    </StrictMode>,
  );
}
