import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../app/guards/guard.ts';
import { FinanceLayout } from '../../features/finance/screens/finance-layout.tsx';

export const Route = createFileRoute('/_app/financial')({
  beforeLoad: guard('/financial'),
  validateSearch: ({ varejo }: Record<string, unknown>): { varejo?: string } =>
    typeof varejo === 'string' ? { varejo } : {},
  component: FinanceLayout,
});
