import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';
import type { Tile } from './tiles.ts';
import './menu-list.css';

/** A page of the menu, as an item of a list. */
export function TileLink({ tile: { to, text, hint, icon }, figure }: { tile: Tile; figure?: ReactNode }) {
  return (
    <li>
      <Link to={to} className="menu-tile">
        <Icon name={icon} size={28} />
        <span className="menu-tile-text">
          {text}
          <small>{hint}</small>
          {figure}
        </span>
        <Icon name="chevronRight" />
      </Link>
    </li>
  );
}
