import type { Role } from '@balcao/contract';
import { useState } from 'react';
import { TileLink } from '../../../domain/menu/tile-link.tsx';
import type { Menu } from '../../../domain/menu/tiles.ts';
import { SupportNotice } from '../../../domain/support/support-notice.tsx';
import { useMenu } from '../../../domain/menu/use-menu.ts';
import { leave } from '../../../lib/session/leave.ts';
import { type Session, useSession } from '../../../lib/session/session.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { texts, whomToAsk } from '../texts.ts';
import { LiveFigure } from './live-figure.tsx';

export function MenuList() {
  const session = useSession();
  return session ? <MenuOf session={session} /> : null;
}

const names = new Intl.ListFormat('pt-BR');

function MenuOf({ session }: { session: Session }) {
  const menu = useMenu(session);
  const { open } = menu;
  const [isLeaving, setLeaving] = useState(false);
  return (
    <>
      <SupportNotice />
      <WhatIsMissing menu={menu} role={session.user.role} />
      <ul className="menu-list">
        {open.map((tile) => (
          <TileLink key={tile.to} tile={tile} figure={<LiveFigure of={tile.to} />} />
        ))}
        <li>
          <button
            type="button"
            className="menu-tile"
            aria-disabled={isLeaving || undefined}
            onClick={() => {
              setLeaving(true);
              if (!isLeaving) void leave();
            }}
          >
            <Icon name="leave" size={28} />
            <span className="menu-tile-text">
              {isLeaving ? texts.leaving : texts.leave}
              <small>{session.user.name}</small>
            </span>
          </button>
        </li>
      </ul>
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
