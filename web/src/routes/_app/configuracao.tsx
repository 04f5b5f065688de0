import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../app/guards/guard.ts';
import { StoreConfiguration } from '../../features/settings/screens/store-configuration.tsx';

export const Route = createFileRoute('/_app/configuracao')({
  beforeLoad: guard('/configuracao'),
  component: StoreConfiguration,
});
