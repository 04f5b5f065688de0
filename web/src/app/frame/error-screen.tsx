import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ApiError, errorText } from '../../lib/api/error.ts';
import { brandName } from '../../lib/brand/public-configuration.ts';
import { tellFault } from '../../lib/watching/faults.ts';
import { Button } from '../../ui/button/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { texts } from '../texts.ts';
import './error-screen.css';

/** What a page shows when it cannot be drawn. Says nothing of the fault but the number support asks for. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  useEffect(() => tellFault(error), [error]);
  const traceId = error instanceof ApiError ? error.traceId : undefined;
  const sentence = error instanceof ApiError ? errorText(error, brandName()) : texts.unexpected;
  return (
    <main className="error-screen">
      <h1>{texts.failedTitle}</h1>
      <Banner kind="danger" isLive>
        <p>{sentence}</p>
        {traceId ? (
          <p>
            {texts.supportCode} <code>{traceId}</code>
          </p>
        ) : null}
      </Banner>
      <div className="error-screen-actions">
        <Button kind="primary" onClick={reset}>
          {texts.tryAgain}
        </Button>
        <Button onClick={() => window.location.assign('/')}>{texts.goToStart}</Button>
      </div>
    </main>
  );
}
