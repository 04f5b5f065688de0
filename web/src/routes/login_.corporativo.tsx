import { createFileRoute } from '@tanstack/react-router';
import { guardLogin } from '../app/guards/guard.ts';
import { CorporateReturnScreen } from '../features/login/screens/corporate-return-screen.tsx';

export const Route = createFileRoute('/login_/corporativo')({
  beforeLoad: guardLogin,
  component: CorporateReturnScreen,
});
