import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../../app/guards/guard.ts';
import { Campaigns } from '../../../features/coupons/screens/campaigns.tsx';

export const Route = createFileRoute('/_app/campanhas/')({
  beforeLoad: guard('/campanhas'),
  component: Campaigns,
});
