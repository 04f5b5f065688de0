import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useKeyLines } from '../keyboard/use-keys.ts';
import { texts } from '../texts.ts';
import type { MenuItem } from './menu-button.tsx';

interface MenuListProps {
  id: string;
  labelledBy: string;
  items: readonly MenuItem[];
  start: 'first' | 'last';
  /** Escape, or an item was chosen: the button gets the focus back. */
  onClose: () => void;
  /** Tab: the focus goes on. */
  onLeave: () => void;
}

const keyLines = [
  { keys: ['ArrowUp', 'ArrowDown', 'Home', 'End'], label: texts.moveMenu },
  { keys: ['Escape'], label: texts.closeMenu },
];

/** The item a key leads to from `at`; undefined when the key is not the menu's. */
function placeAfterKey(items: readonly MenuItem[], at: number, { key, ctrlKey, metaKey }: KeyboardEvent) {
  const last = items.length - 1;
  if (key === 'ArrowDown') return at === last ? 0 : at + 1;
  if (key === 'ArrowUp') return at <= 0 ? last : at - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key.length !== 1 || key === ' ' || ctrlKey || metaKey) return undefined;
  // A letter leads to the next item that starts with it.
  const after = [...items.keys()].map((place) => (at + 1 + place) % items.length);
  return after.find((place) => items[place]?.label.toLowerCase().startsWith(key.toLowerCase()));
}

export function MenuList({ id, labelledBy, items, start, onClose, onLeave }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  useKeyLines(keyLines);
  const controls = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  useEffect(() => {
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
    all.at(start === 'first' ? 0 : -1)?.focus();
  }, [start]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return onLeave();
    const all = controls();
    const place = placeAfterKey(items, all.indexOf(document.activeElement as HTMLElement), event);
    if (event.key === 'Escape') onClose();
    else if (place === undefined) return;
    else all[place]?.focus();
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={list}
      id={id}
      className="menu"
      role="menu"
      aria-labelledby={labelledBy}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {items.map((item) => (
        <button
          key={item.key}
          type="button"
          className={`menu-item ${item.isDanger ? 'menu-danger' : ''}`}
          role="menuitem"
          tabIndex={-1}
          // Stays reachable, so that everybody learns it exists.
          aria-disabled={item.disabled || undefined}
          onClick={() => {
            if (item.disabled) return;
            onClose();
            item.onChoose();
          }}
        >
          {item.icon ? <Icon name={item.icon} /> : null}
          {item.label}
        </button>
      ))}
    </div>
  );
}
