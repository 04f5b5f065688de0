import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../../app/guards/guard.ts';
import { Originations } from '../../../features/finance/screens/originations.tsx';

export const Route = createFileRoute('/_app/financial/originations')({
  // Days and store besides what the area itself keeps.
  validateSearch: ({ de, ate, loja }: Record<string, unknown>): { de?: string; ate?: string; loja?: string } => ({
    ...(typeof de === 'string' && { de }),
    ...(typeof ate === 'string' && { ate }),
    ...(typeof loja === 'string' && { loja }),
  }),
  beforeLoad: guard('/financial/originations'),
  component: Originations,
});
