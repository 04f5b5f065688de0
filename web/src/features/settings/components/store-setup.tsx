import { Link, useNavigate } from '@tanstack/react-router';
import { salesHome } from '../../../lib/session/sales-home.ts';
import { getSession, type Session } from '../../../lib/session/session.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { texts } from '../texts.ts';
import { StoreForm } from './store-form.tsx';

export function StoreSetup({ session }: { session: Session }) {
  const toast = useToast();
  const navigate = useNavigate();
  const goToWork = () => {
    toast.show({ kind: 'success', text: texts.storeConfigured });
    const ready = getSession();
    if (ready) void navigate({ href: salesHome(ready) });
  };
  return (
    <CounterLayout title={texts.setupTitle}>
      <Banner kind="attention">{session.store?.status === 'inactive' ? texts.storeInactive : texts.setupNeeded}</Banner>
      <StoreForm currentId={null} button={texts.confirmStore} busyText={texts.confirming} onChanged={goToWork} />
      {/* The provider's analyst has no store, and this to do. */}
      {session.user.role === 'analyst' ? (
        <p>
          <Link className="button" to="/limites/aprovacoes">
            {texts.limitsToApprove}
          </Link>
        </p>
      ) : null}
    </CounterLayout>
  );
}
