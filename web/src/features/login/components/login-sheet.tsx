import type { ReactNode } from 'react';
import { usePublicConfiguration } from '../../../lib/brand/public-configuration.ts';
import { PageKeys } from '../../../ui/keyboard/page-keys.tsx';
import { Brand } from '../../../ui/layout/brand.tsx';
import './login-sheet.css';

interface LoginSheetProps {
  title: string;
  children: ReactNode;
  below?: ReactNode;
  /** What Enter does. */
  enter?: string;
}

/** The paper every page of the counter is made of, here with the first question on it. */
export function LoginSheet({ title, children, below, enter }: LoginSheetProps) {
  const { app, cdn } = usePublicConfiguration();
  return (
    <main className="login">
      <div className="login-outline">
        <div className="login-sheet">
          <Brand name={app.name} logo={cdn.logoUrl} darkLogo={cdn.logoDarkBackgroundUrl} />
          <h1>{title}</h1>
          {children}
        </div>
      </div>
      {below}
      <PageKeys enter={enter} />
    </main>
  );
}
