import { useState } from 'react';
import { leave } from '../../lib/session/leave.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { menuTexts } from './texts.ts';
import './menu-list.css';

/** 'Sair', as the last item of a list of tiles. */
export function LeaveTile({ name }: { name: string }) {
  const [isLeaving, setLeaving] = useState(false);
  return (
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
          {isLeaving ? menuTexts.leaving : menuTexts.leave}
          <small>{name}</small>
        </span>
      </button>
    </li>
  );
}
