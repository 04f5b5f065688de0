import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../../app/guards/guard.ts';
import { takeOverSale } from '../../../features/purchase/take-over.ts';
import { SalesInProgress } from '../../../features/sales-in-progress/screens/board.tsx';

export const Route = createFileRoute('/_app/caixa/andamento')({
  beforeLoad: guard('/caixa/andamento'),
  component: () => <SalesInProgress takeOver={takeOverSale} />,
});
