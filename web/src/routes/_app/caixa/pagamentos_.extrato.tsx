import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../../app/guards/guard.ts';
import { StatementPage } from '../../../features/statement/screens/statement.tsx';

export const Route = createFileRoute('/_app/caixa/pagamentos_/extrato')({
  beforeLoad: guard('/caixa/pagamentos/extrato'),
  component: StatementPage,
});
