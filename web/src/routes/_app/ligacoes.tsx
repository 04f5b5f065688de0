import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../app/guards/guard.ts';
import { PurchaseCalls } from '../../features/purchase-calls/screens/purchase-calls.tsx';

export const Route = createFileRoute('/_app/ligacoes')({
  beforeLoad: guard('/ligacoes'),
  component: PurchaseCalls,
});
