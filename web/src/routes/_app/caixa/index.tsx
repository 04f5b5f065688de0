import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../../app/guards/guard.ts';
import { CashierHome } from '../../../features/counter/screens/cashier-home.tsx';

export const Route = createFileRoute('/_app/caixa/')({ beforeLoad: guard('/caixa'), component: CashierHome });
