import { createFileRoute, useRouter } from '@tanstack/react-router';
import { guardLogin } from '../app/guards/guard.ts';
import { wayByRouter } from '../app/way-by-router.ts';
import { CorporateReturnScreen } from '../features/login/screens/corporate-return-screen.tsx';
import { WayInContext } from '../features/login/way-in.ts';

export const Route = createFileRoute('/login_/corporativo')({
  beforeLoad: guardLogin,
  component: CorporateReturnPage,
});

function CorporateReturnPage() {
  return (
    <WayInContext value={wayByRouter(useRouter())}>
      <CorporateReturnScreen />
    </WayInContext>
  );
}
