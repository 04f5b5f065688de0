import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../../app/guards/guard.ts';
import { CustomerLimit } from '../../../features/limits/screens/customer-limit.tsx';

export const Route = createFileRoute('/_app/limites/cliente')({
  beforeLoad: guard('/limites/cliente'),
  component: CustomerLimit,
});
