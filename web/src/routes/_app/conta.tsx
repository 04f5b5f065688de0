import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../app/guards/guard.ts';
import { AccountScreen } from '../../features/account/screens/account-screen.tsx';

export const Route = createFileRoute('/_app/conta')({
  beforeLoad: guard('/conta'),
  component: AccountScreen,
});
