import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../../app/guards/guard.ts';
import { PurchaseFinished } from '../../../features/purchase/screens/finished.tsx';

export const Route = createFileRoute('/_app/caixa/compras/$id/confirmacao')({
  beforeLoad: guard('/caixa/compras/$id/confirmacao'),
  component: PurchaseFinished,
});
