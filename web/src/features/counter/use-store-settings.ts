import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { storeById } from '../../domain/stores/store-calls.ts';
import { errorText } from '../../lib/api/error.ts';
import { usePublicConfiguration } from '../../lib/brand/public-configuration.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { configureStore, useSession } from '../../lib/session/session.ts';

interface StoreSettings {
  readonly isLoading: boolean;
  readonly error: string | null;
  readonly retry: () => void;
}

/** A store kept without its settings gets them before anything is sold in it. */
export function useStoreSettings(): StoreSettings {
  const store = useSession()?.store ?? null;
  const { app } = usePublicConfiguration();
  const isMissing = store !== null && store.settings === null;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKeys.storeSettings(store?.id),
    queryFn: () => storeById(store?.id ?? ''),
    enabled: isMissing,
  });
  useEffect(() => {
    if (isMissing && data) configureStore(data);
  }, [isMissing, data]);
  return {
    isLoading: isMissing && isFetching,
    error: isMissing && error ? errorText(error, app.name) : null,
    retry: () => void refetch(),
  };
}
