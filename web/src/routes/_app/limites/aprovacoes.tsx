import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../../app/guards/guard.ts';
import { LimitRequests } from '../../../features/limits/screens/limit-requests.tsx';

export const Route = createFileRoute('/_app/limites/aprovacoes')({
  beforeLoad: guard('/limites/aprovacoes'),
  component: LimitRequests,
});
