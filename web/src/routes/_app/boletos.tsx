import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../app/guards/guard.ts';
import { BoletoPayments } from '../../features/boletos/screens/boleto-payments.tsx';

export const Route = createFileRoute('/_app/boletos')({
  validateSearch: ({ decididos }: Record<string, unknown>): { decididos?: true } =>
    decididos === true ? { decididos } : {},
  beforeLoad: guard('/boletos'),
  component: BoletoPayments,
});
