import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../../app/guards/guard.ts';
import { ContractsHistory } from '../../../features/contracts-history/screens/contracts-history.tsx';

export const Route = createFileRoute('/_app/caixa/pagamentos_/contratos')({
  beforeLoad: guard('/caixa/pagamentos/contratos'),
  component: ContractsHistory,
});
