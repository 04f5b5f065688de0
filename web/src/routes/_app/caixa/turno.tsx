import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../../app/guards/guard.ts';
import { Shift } from '../../../features/sales-in-progress/screens/shift.tsx';

export const Route = createFileRoute('/_app/caixa/turno')({
  beforeLoad: guard('/caixa/turno'),
  component: Shift,
});
