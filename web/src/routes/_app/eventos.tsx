import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../app/guards/guard.ts';
import { EventCountsPage } from '../../features/events/screens/event-counts.tsx';

export const Route = createFileRoute('/_app/eventos')({
  beforeLoad: guard('/eventos'),
  component: EventCountsPage,
});
