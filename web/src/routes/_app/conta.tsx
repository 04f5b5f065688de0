import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../app/guards/guard.ts';
import { AccountScreen } from '../../features/account/screens/account-screen.tsx';
import { MyData } from '../../features/settings/components/my-data.tsx';
import { useSession } from '../../lib/session/session.ts';

export const Route = createFileRoute('/_app/conta')({
  beforeLoad: guard('/conta'),
  component: Account,
});

function Account() {
  const session = useSession();
  return <AccountScreen ownData={<MyData session={session} />} />;
}
