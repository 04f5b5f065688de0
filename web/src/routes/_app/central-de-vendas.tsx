import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../app/guards/guard.ts';
import { ServiceCentre } from '../../features/service-centre/screens/service-centre.tsx';

export const Route = createFileRoute('/_app/central-de-vendas')({
  beforeLoad: guard('/central-de-vendas'),
  component: ServiceCentre,
});
