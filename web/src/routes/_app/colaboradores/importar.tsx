import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../../app/guards/guard.ts';
import { ImportStaff } from '../../../features/staff/screens/import-staff.tsx';
import { staffSearchOf } from '../../../features/staff/staff-search.ts';

export const Route = createFileRoute('/_app/colaboradores/importar')({
  validateSearch: staffSearchOf,
  beforeLoad: guard('/colaboradores/importar'),
  component: ImportStaff,
});
