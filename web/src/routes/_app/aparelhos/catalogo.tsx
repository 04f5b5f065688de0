import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../../app/guards/guard.ts';
import { DeviceCatalogueAdmin } from '../../../features/devices/screens/device-catalogue.tsx';

export const Route = createFileRoute('/_app/aparelhos/catalogo')({
  beforeLoad: guard('/aparelhos/catalogo'),
  component: DeviceCatalogueAdmin,
});
