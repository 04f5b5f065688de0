import { type ReactNode, useEffect, useRef } from 'react';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { leave, useIsSignedIn } from './session.ts';
import { doorTexts as texts } from './door/texts.ts';
import type { Loaded } from './use-loaded.ts';
import './portal.css';
import { Waiting } from '../components/waiting.tsx';

const { nav } = texts;
const addresses = ['/c/inicio', '/c/parcelas', '/c/compras', '/c/extrato'] as const;

export type PortalAddress = (typeof addresses)[number];

interface PortalPageProps {
  at: PortalAddress;
  children: ReactNode;
}

/** Without a connection the installed portal says so; the worker keeps no figure of anybody. */
function useOfflinePage() {
  useEffect(() => {
    // Refused without TLS, and missing in old browsers: the browser's own page is shown then.
    navigator.serviceWorker?.register('/c/worker.js').catch(() => undefined);
  }, []);
}

/** A page of the portal: where else one may go, and a way out. Without a session it shows nothing of anybody. */
export function PortalPage({ at, children }: PortalPageProps) {
  useOfflinePage();
  if (!useIsSignedIn()) return <SignedOut />;
  return (
    <>
      <nav className="portal-nav" aria-label={nav.label}>
        {addresses.map((address) => (
          <a key={address} href={address} aria-current={address === at ? 'page' : undefined}>
            {nav[address]}
          </a>
        ))}
        <Button kind="quiet" onClick={leave}>
          {nav.leave}
        </Button>
      </nav>
      {children}
    </>
  );
}

function SignedOut() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {texts.over.title}
      </h1>
      <p className="customer-lead">{texts.over.lead}</p>
      <a className="button button-primary button-wide" href="/c/entrar">
        {texts.over.again}
      </a>
    </>
  );
}

interface LoadedPartProps<T> {
  of: Loaded<T>;
  onAgain: () => void;
  children: (value: T) => ReactNode;
}

/** What was loaded; until then that it loads, or why it did not and how to try again. */
export function LoadedPart<T>({ of, onAgain, children }: LoadedPartProps<T>) {
  if (of.at === 'ready') return children(of.value);
  if (of.at === 'loading') return <Waiting text={texts.loading} />;
  return (
    <Banner kind="danger" isLive actions={<Button onClick={onAgain}>{texts.tryAgain}</Button>}>
      {of.why}
    </Banner>
  );
}
