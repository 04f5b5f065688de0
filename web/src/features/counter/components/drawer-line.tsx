import { formatDateTime } from '@balcao/contract/kernel';
import { Link } from '@tanstack/react-router';
import { useCash } from '../../../domain/cash/use-cash.ts';
import { useCounter } from '../../../domain/counter/use-counter.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { texts } from '../texts.ts';

/**
 * Whose drawer is open, since when, and the way to it. A store that receives without one is not asked each time: there the
 * line says what the drawer's own page told last.
 */
export function DrawerLine() {
  const session = useSession();
  const { storeId } = useCounter();
  const isNeeded = session?.configuration.cashSession.isRequired ?? false;
  const { data } = useCash(storeId, isNeeded);
  const open = data?.session;
  if (data && isNeeded && !open)
    return (
      <Banner
        kind="attention"
        actions={
          <Link className="button" to="/caixa/gaveta">
            {texts.openDrawer}
          </Link>
        }
      >
        {texts.drawerNeeded}
      </Banner>
    );
  return (
    <p className="till till-line">
      <span>
        {open ? texts.drawerOpen(open.drawer, open.operator.name, formatDateTime(open.openedAt)) : texts.drawerHint}
      </span>
      <Link className="button" to="/caixa/gaveta">
        {texts.drawer}
      </Link>
    </p>
  );
}
