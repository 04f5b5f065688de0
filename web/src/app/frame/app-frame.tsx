import { Outlet } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { listenToShortcuts } from '../../ui/keyboard/shortcuts.ts';
import { ToastRegion } from '../../ui/toast/toast-region.tsx';
import { QueryProvider } from '../query-provider.tsx';
import { FrameHeader } from './frame-header.tsx';
import { IdleLock } from './idle-lock.tsx';
import { LinkBanner } from './link-banner.tsx';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';
import { useStoreGuard } from './use-store-guard.ts';
import { texts } from '../texts.ts';
import './app-frame.css';

/** What surrounds every page of a signed-in operator: that of the address, or one that is given. */
export function AppFrame({ children }: { children?: ReactNode }) {
  useEffect(listenToShortcuts, []);
  useFocusOnArrival();
  useStoreGuard();
  return (
    <QueryProvider>
      <a className="skip-link" href="#conteudo">
        {texts.skip}
      </a>
      <FrameHeader />
      <LinkBanner />
      <main id="conteudo" className="frame-main" tabIndex={-1}>
        {children ?? <Outlet />}
      </main>
      <ToastRegion />
      <IdleLock />
    </QueryProvider>
  );
}
