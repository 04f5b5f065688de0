import { createFileRoute } from '@tanstack/react-router';
import { guardLogin } from '../app/guards/guard.ts';
import { LoginScreen } from '../features/login/screens/login-screen.tsx';
import { safeOrigin } from '../lib/safe-origin.ts';

export const Route = createFileRoute('/login')({
  validateSearch: (search: Record<string, unknown>): { origin?: string | undefined } => ({
    origin: safeOrigin(search['origin']),
  }),
  beforeLoad: guardLogin,
  component: LoginPage,
  // In the entry on purpose: splitting it off costs a slow counter one more trip.
  codeSplitGroupings: [],
});

function LoginPage() {
  return <LoginScreen origin={Route.useSearch().origin} />;
}
