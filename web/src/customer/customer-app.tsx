import { Suspense } from 'react';
import { usePublicConfiguration } from '../lib/brand/public-configuration.ts';
import { Brand } from '../ui/layout/brand.tsx';
import { Spinner } from '../ui/feedback/spinner.tsx';
import { frameTexts } from './frame/texts.ts';
import { pageAt } from './routes.ts';
import { LinkNotValid } from './screens/link-not-valid.tsx';
import './customer.css';

/** The frame of every customer page: whose page it is, and one question. */
export function CustomerApp({ path }: { path: string }) {
  const { app, cdn } = usePublicConfiguration();
  const waiting = (
    <p role="status" className="customer-wait">
      <Spinner /> {frameTexts.loading}
    </p>
  );
  return (
    <>
      <header className="customer-header">
        <Brand name={app.name} logo={cdn.logoUrl} darkLogo={cdn.logoDarkBackgroundUrl} />
      </header>
      <main className="customer-main">
        <Suspense fallback={waiting}>{pageAt(path) ?? <LinkNotValid />}</Suspense>
      </main>
    </>
  );
}
