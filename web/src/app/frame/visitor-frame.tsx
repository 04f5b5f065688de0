import { type ReactNode, useEffect } from 'react';
import { usePublicConfiguration } from '../../lib/brand/public-configuration.ts';
import { PageKeys } from '../../ui/keyboard/page-keys.tsx';
import { listenToShortcuts } from '../../ui/keyboard/shortcuts.ts';
import { Brand } from '../../ui/layout/brand.tsx';
import './visitor-frame.css';

/** What surrounds a page that anybody may open: the logo, and nothing of the staff's. */
export function VisitorFrame({ children }: { children: ReactNode }) {
  useEffect(listenToShortcuts, []);
  const { app, cdn } = usePublicConfiguration();
  return (
    <>
      <header className="visitor-header">
        <Brand name={app.name} logo={cdn.logoUrl} darkLogo={cdn.logoDarkBackgroundUrl} />
      </header>
      <main id="conteudo" className="frame-main" tabIndex={-1}>
        {children}
      </main>
      <PageKeys />
    </>
  );
}
