import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../../app/guards/guard.ts';
import { OwnIncentives } from '../../../features/incentives/screens/own-incentives.tsx';

export const Route = createFileRoute('/_app/incentivos/meus')({
  beforeLoad: guard('/incentivos/meus'),
  component: OwnIncentives,
});
