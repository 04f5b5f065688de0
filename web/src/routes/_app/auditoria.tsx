import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../app/guards/guard.ts';
import { Audit } from '../../features/audit/screens/audit.tsx';

export const Route = createFileRoute('/_app/auditoria')({
  beforeLoad: guard('/auditoria'),
  component: Audit,
});
