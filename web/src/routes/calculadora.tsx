import { createFileRoute, redirect } from '@tanstack/react-router';
import { OpenFrame } from '../app/frame/open-frame.tsx';
import { Calculator } from '../features/budget/screens/calculator.tsx';
import { getSession } from '../lib/session/session.ts';

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const Route = createFileRoute('/calculadora')({
  // The store of a visitor's purchase, by the link that a shop shows.
  validateSearch: ({ loja }): { loja?: string } => (typeof loja === 'string' && ID.test(loja) ? { loja } : {}),
  beforeLoad: ({ location }) => {
    const session = getSession();
    if (session?.user.mustChangePassword)
      throw redirect({ to: '/senha/nova', search: { origin: location.href }, replace: true });
  },
  component: Page,
});

function Page() {
  return (
    <OpenFrame>
      <Calculator />
    </OpenFrame>
  );
}
