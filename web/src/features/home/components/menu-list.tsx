import type { Role } from '@balcao/contract';
import { LeaveTile } from '../../../domain/menu/leave-tile.tsx';
import { LiveFigure } from '../../../domain/menu/live-figure.tsx';
import { groupTexts } from '../../../domain/menu/texts.ts';
import { TileLink } from '../../../domain/menu/tile-link.tsx';
import { type Menu, sectionsOf } from '../../../domain/menu/tiles.ts';
import { SupportNotice } from '../../../domain/support/support-notice.tsx';
import { useMenu } from '../../../domain/menu/use-menu.ts';
import { type Session, useSession } from '../../../lib/session/session.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { texts, whomToAsk } from '../texts.ts';
import { ShopDay } from './shop-day.tsx';

export function MenuList() {
  const session = useSession();
  return session ? <MenuOf session={session} /> : null;
}

const names = new Intl.ListFormat('pt-BR');

function MenuOf({ session }: { session: Session }) {
  const menu = useMenu(session);
  const { user, store } = session;
  const dayOf = user.role === 'manager' && store?.status === 'active' ? store.id : null;
  const sections = sectionsOf(menu);
  return (
    <>
      <SupportNotice />
      <WhatIsMissing menu={menu} role={user.role} />
      {sections.map(({ group, tiles }, at) => (
        <section key={group} className="menu-section" aria-label={group === null ? undefined : groupTexts[group]}>
          {group === null ? null : <h2>{groupTexts[group]}</h2>}
          <ul className="menu-list">
            {tiles.map((tile) => (
              <TileLink key={tile.to} tile={tile} figure={<LiveFigure of={tile.to} session={session} />} />
            ))}
            {at === sections.length - 1 ? <LeaveTile name={user.name} /> : null}
          </ul>
          {at === 0 && dayOf !== null ? <ShopDay storeId={dayOf} /> : null}
        </section>
      ))}
    </>
  );
}

/** Who finds no work of their own reads what there is for them, why it is not open, and whom to ask. */
function WhatIsMissing({ menu: { open, off, hasOwnWork }, role }: { menu: Menu; role: Role }) {
  if (hasOwnWork) return null;
  const said = [...(off.length > 0 ? [texts.off(names.format(off))] : []), whomToAsk(role)].join(' ');
  const hasWork = open.some(({ to }) => to !== '/configuracao');
  return hasWork ? <Banner kind="info">{said}</Banner> : <EmptyState title={texts.nothingYet}>{said}</EmptyState>;
}
