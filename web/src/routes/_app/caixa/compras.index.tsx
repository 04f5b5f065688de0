import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../../app/guards/guard.ts';
import { PurchaseByCpf } from '../../../features/purchase/screens/by-cpf.tsx';

export const Route = createFileRoute('/_app/caixa/compras/')({
  beforeLoad: guard('/caixa/compras'),
  component: PurchaseByCpf,
});
