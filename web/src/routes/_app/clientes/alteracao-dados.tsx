import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../../app/guards/guard.ts';
import { LendDevice } from '../../../features/lend-device/screens/lend-device.tsx';

export const Route = createFileRoute('/_app/clientes/alteracao-dados')({
  beforeLoad: guard('/clientes/alteracao-dados'),
  component: LendDevice,
});
