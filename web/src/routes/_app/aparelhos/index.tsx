import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../../app/guards/guard.ts';
import { WaitingDevices } from '../../../features/devices/screens/waiting-devices.tsx';

export const Route = createFileRoute('/_app/aparelhos/')({
  beforeLoad: guard('/aparelhos'),
  component: WaitingDevices,
});
