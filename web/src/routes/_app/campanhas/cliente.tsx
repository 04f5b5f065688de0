import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../../app/guards/guard.ts';
import { CustomerCoupons } from '../../../features/coupons/screens/customer-coupons.tsx';

export const Route = createFileRoute('/_app/campanhas/cliente')({
  beforeLoad: guard('/campanhas/cliente'),
  component: CustomerCoupons,
});
