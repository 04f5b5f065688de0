import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../app/guards/guard.ts';
import { Treasury } from '../../features/treasury/screens/treasury.tsx';

export const Route = createFileRoute('/_app/tesouraria')({
  validateSearch: ({ concluidos }: Record<string, unknown>): { concluidos?: true } =>
    concluidos === true ? { concluidos } : {},
  beforeLoad: guard('/tesouraria'),
  component: Treasury,
});
