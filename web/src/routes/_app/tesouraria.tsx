import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../app/guards/guard.ts';
import { Treasury } from '../../features/treasury/screens/treasury.tsx';

export const Route = createFileRoute('/_app/tesouraria')({
  validateSearch: ({ concluidos, extrato }: Record<string, unknown>): { concluidos?: true; extrato?: true } => ({
    ...(concluidos === true && { concluidos }),
    ...(extrato === true && { extrato }),
  }),
  beforeLoad: guard('/tesouraria'),
  component: Treasury,
});
