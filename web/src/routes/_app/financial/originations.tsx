import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../../app/guards/guard.ts';
import { Originations } from '../../../features/finance/screens/originations.tsx';

export const Route = createFileRoute('/_app/financial/originations')({
  beforeLoad: guard('/financial/originations'),
  component: Originations,
});
