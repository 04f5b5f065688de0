import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../app/guards/guard.ts';
import { SuperCompraScreen } from '../../features/super-compra/screens/super-compra.tsx';

export const Route = createFileRoute('/_app/super-compra')({
  beforeLoad: guard('/super-compra'),
  component: SuperCompraScreen,
});
