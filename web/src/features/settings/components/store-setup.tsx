import { useNavigate, useSearch } from '@tanstack/react-router';
import { LeaveTile } from '../../../domain/menu/leave-tile.tsx';
import { LiveFigure } from '../../../domain/menu/live-figure.tsx';
import { TileLink } from '../../../domain/menu/tile-link.tsx';
import { useMenu } from '../../../domain/menu/use-menu.ts';
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
  const { origin } = useSearch({ strict: false });
  const open = useMenu(session).open.filter(({ isOfNoStore }) => isOfNoStore);
  const goToWork = () => {
    toast.show({ kind: 'success', text: texts.storeConfigured });
    const ready = getSession();
    if (ready) void navigate({ href: origin ?? salesHome(ready) });
  };
  return (
    <CounterLayout title={texts.setupTitle}>
      <Banner kind="attention">{session.store?.status === 'inactive' ? texts.storeInactive : texts.setupNeeded}</Banner>
      <StoreForm currentId={null} button={texts.confirmStore} busyText={texts.confirming} onChanged={goToWork} />
      <section className="settings-section settings-tiles" aria-labelledby="without-store">
        <h2 id="without-store">{open.length === 0 ? texts.withoutStore : texts.ofNoStore}</h2>
        <ul className="menu-list">
          {open.map((tile) => (
            <TileLink key={tile.to} tile={tile} figure={<LiveFigure of={tile.to} session={session} />} />
          ))}
          <LeaveTile name={session.user.name} />
        </ul>
      </section>
    </CounterLayout>
  );
}
