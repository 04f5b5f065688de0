import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../../app/guards/guard.ts';
import { EditColleague } from '../../../features/staff/screens/edit-colleague.tsx';
import { staffSearchOf } from '../../../features/staff/staff-search.ts';

export const Route = createFileRoute('/_app/colaboradores/editar')({
  validateSearch: staffSearchOf,
  beforeLoad: guard('/colaboradores/editar'),
  component: EditColleague,
});
