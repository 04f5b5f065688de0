import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../../app/guards/guard.ts';
import { Handbook } from '../../../features/smartphone-sale/screens/handbook.tsx';

export const Route = createFileRoute('/_app/venda-celular/manual/$brand')({
  beforeLoad: guard('/venda-celular/manual/$brand'),
  component: Handbook,
});
