import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../app/guards/guard.ts';
import { safeOrigin } from '../../lib/safe-origin.ts';
import { StoreConfiguration } from '../../features/settings/screens/store-configuration.tsx';

export const Route = createFileRoute('/_app/configuracao')({
  // The page that asked for a store.
  validateSearch: ({ origin }: Record<string, unknown>): { origin?: string | undefined } => ({
    origin: safeOrigin(origin),
  }),
  beforeLoad: guard('/configuracao'),
  component: StoreConfiguration,
});
