import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../app/guards/guard.ts';
import { CreditPolicyPage } from '../../features/credit-policy/screens/credit-policy.tsx';

export const Route = createFileRoute('/_app/politica-de-credito')({
  beforeLoad: guard('/politica-de-credito'),
  validateSearch: ({ versao }: Record<string, unknown>): { versao?: string } =>
    typeof versao === 'string' ? { versao } : {},
  component: Policy,
});

function Policy() {
  return <CreditPolicyPage asked={Route.useSearch().versao} />;
}
