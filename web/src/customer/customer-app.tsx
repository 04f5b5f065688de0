import { type ReactElement, Suspense } from 'react';
import { usePublicConfiguration } from '../lib/brand/public-configuration.ts';
import { PageKeys } from '../ui/keyboard/page-keys.tsx';
import { Brand } from '../ui/layout/brand.tsx';
import { FaultBoundary } from './frame/fault-boundary.tsx';
import { frameTexts } from './frame/texts.ts';
import { pageAt } from './routes.ts';
import { LinkNotValid } from './screens/link-not-valid.tsx';
import './customer.css';
import { Waiting } from './components/waiting.tsx';

interface CustomerAppProps {
  path: string;
  /** Of this path, where it is loaded already. */
  page?: ReactElement | undefined;
}

/** The frame of every customer page: whose page it is, and one question. */
export function CustomerApp({ path, page = pageAt(path) }: CustomerAppProps) {
  const { app, cdn } = usePublicConfiguration();
  const waiting = <Waiting text={frameTexts.loading} />;
  return (
    <>
      <header className="customer-header">
        <Brand name={app.name} logo={cdn.logoUrl} darkLogo={cdn.logoDarkBackgroundUrl} />
      </header>
      <main className="customer-main">
        <FaultBoundary>
          <Suspense fallback={waiting}>{page ?? <LinkNotValid />}</Suspense>
        </FaultBoundary>
      </main>
      <PageKeys />
    </>
  );
}
