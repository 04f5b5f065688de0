import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../../app/guards/guard.ts';
import { PolicyPage } from '../../../features/policies/screens/policy-page.tsx';

export const Route = createFileRoute('/_app/politicas/$id')({
  beforeLoad: guard('/politicas/$id'),
  component: One,
});

function One() {
  const { id } = Route.useParams();
  return <PolicyPage key={id} id={id} />;
}
