import { createFileRoute } from '@tanstack/react-router';
import { guardNewPassword } from '../app/guards/guard.ts';
import { NewPasswordScreen } from '../features/account/screens/new-password-screen.tsx';
import { safeOrigin } from '../lib/safe-origin.ts';

export const Route = createFileRoute('/senha/nova')({
  validateSearch: (search: Record<string, unknown>): { origin?: string | undefined } => ({
    origin: safeOrigin(search['origin']),
  }),
  beforeLoad: guardNewPassword,
  component: NewPasswordPage,
});

function NewPasswordPage() {
  return <NewPasswordScreen origin={Route.useSearch().origin} />;
}
