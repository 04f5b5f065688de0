import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../../app/guards/guard.ts';
import { StaffList } from '../../../features/staff/screens/staff-list.tsx';
import { staffSearchOf } from '../../../features/staff/staff-search.ts';

export const Route = createFileRoute('/_app/colaboradores/')({
  validateSearch: staffSearchOf,
  beforeLoad: guard('/colaboradores'),
  component: StaffList,
});
