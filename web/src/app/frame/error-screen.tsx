import type { ErrorComponentProps } from '@tanstack/react-router';
import { ApiError, errorText } from '../../lib/api/error.ts';
import { brandName } from '../../lib/brand/public-configuration.ts';
import { Button } from '../../ui/button/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import './error-screen.css';

const unexpected = 'Ops. Uma falha inesperada aconteceu. Tente novamente.';

/** What a page shows when it cannot be drawn. Says nothing of the fault but the number support asks for. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const traceId = error instanceof ApiError ? error.traceId : undefined;
  const sentence = error instanceof ApiError ? errorText(error, brandName()) : unexpected;
  return (
    <main className="error-screen">
      <h1>Não foi possível abrir esta tela</h1>
      <Banner kind="danger" isLive>
        <p>{sentence}</p>
        {traceId ? (
          <p>
            Código para o suporte: <code>{traceId}</code>
          </p>
        ) : null}
      </Banner>
      <div className="error-screen-actions">
        <Button kind="primary" onClick={reset}>
          Tentar novamente
        </Button>
        <Button onClick={() => window.location.assign('/')}>Ir para o início</Button>
      </div>
    </main>
  );
}
