import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../../app/guards/guard.ts';
import { RetailerPage } from '../../../features/network/screens/retailer-page.tsx';

export const Route = createFileRoute('/_app/varejos/$id')({
  beforeLoad: guard('/varejos/$id'),
  component: RetailerPage,
});
