import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../../app/guards/guard.ts';
import { CreditDecisionPage } from '../../../features/credit-policy/screens/credit-decision.tsx';

export const Route = createFileRoute('/_app/decisoes/$id')({
  beforeLoad: guard('/decisoes/$id'),
  component: Decision,
});

function Decision() {
  return <CreditDecisionPage id={Route.useParams().id} />;
}
