import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../../app/guards/guard.ts';
import { Closings } from '../../../features/cash-session/screens/closings.tsx';

export const Route = createFileRoute('/_app/caixa/fechamentos')({
  beforeLoad: guard('/caixa/fechamentos'),
  component: Closings,
});
