import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../../app/guards/guard.ts';
import { Agreements } from '../../../features/agreements/screens/agreements.tsx';

export const Route = createFileRoute('/_app/caixa/pagamentos_/acordos')({
  beforeLoad: guard('/caixa/pagamentos/acordos'),
  component: Agreements,
});
