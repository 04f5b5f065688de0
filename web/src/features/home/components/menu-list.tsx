import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { SupportNotice } from '../../../domain/support/support-notice.tsx';
import { useMenu } from '../../../domain/menu/use-menu.ts';
import { leave } from '../../../lib/session/leave.ts';
import { type Session, useSession } from '../../../lib/session/session.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { texts } from '../texts.ts';
import { LiveFigure } from './live-figure.tsx';
import './menu-list.css';

export function MenuList() {
  const session = useSession();
  return session ? <MenuOf session={session} /> : null;
}

const names = new Intl.ListFormat('pt-BR');

function MenuOf({ session }: { session: Session }) {
  const { open, toCome } = useMenu(session);
  const [isLeaving, setLeaving] = useState(false);
  const hasWork = open.some(({ to }) => to !== '/configuracao');
  return (
    <>
      <SupportNotice />
      {hasWork ? null : (
        <EmptyState title={texts.nothingYet}>
          {toCome.length === 0 ? null : `${texts.toCome(names.format(toCome))} `}
          {texts.whatToDo}
        </EmptyState>
      )}
      <ul className="menu-list">
        {open.map(({ to, text, hint, icon }) => (
          <li key={to}>
            <Link to={to} className="menu-tile">
              <Icon name={icon} size={28} />
              <span className="menu-tile-text">
                {text}
                <small>{hint}</small>
                <LiveFigure of={to} />
              </span>
              <Icon name="chevronRight" />
            </Link>
          </li>
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
