import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { ApiError } from '../lib/api/error.ts';
import { onSessionEnd } from '../lib/session/session.ts';
import { retryWait } from './retry-wait.ts';

/** Made with the first page that asks for data: /login never loads the library. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(newQueryClient);
  // What one operator saw must not be there for the next.
  useEffect(() => onSessionEnd(() => client.clear()), [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (count, error) => count < 2 && isWorthRetrying(error),
        retryDelay: retryWait,
      },
      // Only the same idempotency key may be sent again, and only by whoever holds it.
      mutations: { retry: false },
    },
  });
}

/** The way failed or the server stumbled; a refusal stays a refusal. */
function isWorthRetrying(error: Error): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}
