import { createFileRoute, useRouter } from '@tanstack/react-router';
import { guardLogin } from '../app/guards/guard.ts';
import { wayByRouter } from '../app/way-by-router.ts';
import { LoginScreen } from '../features/login/screens/login-screen.tsx';
import { WayInContext } from '../features/login/way-in.ts';
import { safeOrigin } from '../lib/safe-origin.ts';

export const Route = createFileRoute('/login')({
  validateSearch: (search: Record<string, unknown>): { origin?: string | undefined } => ({
    origin: safeOrigin(search['origin']),
  }),
  beforeLoad: guardLogin,
  component: LoginPage,
});

function LoginPage() {
  return (
    <WayInContext value={wayByRouter(useRouter())}>
      <LoginScreen origin={Route.useSearch().origin} />
    </WayInContext>
  );
}
