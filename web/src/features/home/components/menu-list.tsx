import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { usePublicConfiguration } from '../../../lib/brand/public-configuration.ts';
import { leave } from '../../../lib/session/leave.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { texts } from '../texts.ts';
import { tilesFor } from '../tiles.ts';
import './menu-list.css';

export function MenuList() {
  const session = useSession();
  const { featureFlags } = usePublicConfiguration();
  const [isLeaving, setLeaving] = useState(false);
  if (!session) return null;
  const tiles = tilesFor(session, featureFlags);
  return (
    <>
      {tiles.length === 0 ? <p>{texts.nothingYet}</p> : null}
      <ul className="menu-list">
        {tiles.map(({ to, text, hint, icon }) => (
          <li key={to}>
            <Link to={to} className="menu-tile">
              <Icon name={icon} size={28} />
              <span className="menu-tile-text">
                {text}
                <small>{hint}</small>
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
