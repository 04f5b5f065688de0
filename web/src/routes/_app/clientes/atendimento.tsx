import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../../app/guards/guard.ts';
import { CustomerCare } from '../../../features/customer-care/screens/customer-care.tsx';

export const Route = createFileRoute('/_app/clientes/atendimento')({
  beforeLoad: guard('/clientes/atendimento'),
  component: CustomerCare,
});
