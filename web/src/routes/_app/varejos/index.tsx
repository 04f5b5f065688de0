import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../../app/guards/guard.ts';
import { RetailerList } from '../../../features/network/screens/retailer-list.tsx';

export const Route = createFileRoute('/_app/varejos/')({
  beforeLoad: guard('/varejos'),
  component: RetailerList,
});
