import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../app/guards/guard.ts';
import { Treasury } from '../../features/treasury/screens/treasury.tsx';

const isDay = (value: unknown): value is string => typeof value === 'string' && /^20\d{2}-\d{2}-\d{2}$/.test(value);

export const Route = createFileRoute('/_app/tesouraria')({
  validateSearch: ({
    concluidos,
    extrato,
    ate,
  }: Record<string, unknown>): { concluidos?: true; extrato?: true; ate?: string } => ({
    ...(concluidos === true && { concluidos }),
    ...(extrato === true && { extrato }),
    ...(extrato === true && isDay(ate) && { ate }),
  }),
  beforeLoad: guard('/tesouraria'),
  component: Treasury,
});
