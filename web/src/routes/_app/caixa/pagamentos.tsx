import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../../app/guards/guard.ts';
import { Payments } from '../../../features/payments/screens/payments.tsx';

export const Route = createFileRoute('/_app/caixa/pagamentos')({
  beforeLoad: guard('/caixa/pagamentos'),
  component: Payments,
});
