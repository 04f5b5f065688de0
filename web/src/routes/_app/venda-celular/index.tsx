import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../../app/guards/guard.ts';
import { DeviceEvaluationScreen } from '../../../features/smartphone-sale/screens/device-evaluation.tsx';

export const Route = createFileRoute('/_app/venda-celular/')({
  beforeLoad: guard('/venda-celular'),
  component: DeviceEvaluationScreen,
});
