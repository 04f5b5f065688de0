import { Suspense } from 'react';
import { usePublicConfiguration } from '../lib/brand/public-configuration.ts';
import { PageKeys } from '../ui/keyboard/page-keys.tsx';
import { Brand } from '../ui/layout/brand.tsx';
import { frameTexts } from './frame/texts.ts';
import { pageAt } from './routes.ts';
import { LinkNotValid } from './screens/link-not-valid.tsx';
import './customer.css';
import { Waiting } from './components/waiting.tsx';

/** The frame of every customer page: whose page it is, and one question. */
export function CustomerApp({ path }: { path: string }) {
  const { app, cdn } = usePublicConfiguration();
  const waiting = <Waiting text={frameTexts.loading} />;
  return (
    <>
      <header className="customer-header">
        <Brand name={app.name} logo={cdn.logoUrl} darkLogo={cdn.logoDarkBackgroundUrl} />
      </header>
      <main className="customer-main">
        <Suspense fallback={waiting}>{pageAt(path) ?? <LinkNotValid />}</Suspense>
      </main>
      <PageKeys />
    </>
  );
}
