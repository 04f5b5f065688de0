import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../../app/guards/guard.ts';
import { PolicyLines } from '../../../features/policies/screens/policy-lines.tsx';

export const Route = createFileRoute('/_app/politicas/')({
  beforeLoad: guard('/politicas'),
  validateSearch: ({ tipo }: Record<string, unknown>): { tipo?: string } => (typeof tipo === 'string' ? { tipo } : {}),
  component: Lines,
});

function Lines() {
  return <PolicyLines asked={Route.useSearch().tipo} />;
}
