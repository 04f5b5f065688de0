import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../../app/guards/guard.ts';
import { Payouts } from '../../../features/incentives/screens/payouts.tsx';

export const Route = createFileRoute('/_app/incentivos/')({
  beforeLoad: guard('/incentivos'),
  component: Payouts,
});
