import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../../app/guards/guard.ts';
import { NewColleagueScreen } from '../../../features/staff/screens/new-colleague.tsx';
import { staffSearchOf } from '../../../features/staff/staff-search.ts';

export const Route = createFileRoute('/_app/colaboradores/novo')({
  validateSearch: staffSearchOf,
  beforeLoad: guard('/colaboradores/novo'),
  component: NewColleagueScreen,
});
