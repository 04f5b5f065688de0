import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../../app/guards/guard.ts';
import { BillingPayments } from '../../../features/finance/screens/payments.tsx';

export const Route = createFileRoute('/_app/financial/payments')({
  beforeLoad: guard('/financial/payments'),
  component: BillingPayments,
});
