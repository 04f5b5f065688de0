import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { useDismiss } from '../popup/use-dismiss.ts';
import { MenuList } from './menu-list.tsx';
import './menu-button.css';

export interface MenuItem {
  key: string;
  label: string;
  icon?: IconName;
  /** Cannot be taken back. */
  isDanger?: boolean;
  disabled?: boolean;
  onChoose: () => void;
}

interface MenuButtonProps {
  /** On the button, or read aloud when it shows the dots alone. */
  label: string;
  items: readonly MenuItem[];
  /** Only three dots, for the end of a row. */
  isIconOnly?: boolean;
  disabled?: boolean;
}

/** Further acts behind one button, with the keys of the menu button pattern of WAI-ARIA. */
export function MenuButton({ label, items, isIconOnly = false, disabled }: MenuButtonProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [start, setStart] = useState<'first' | 'last'>('first');
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useDismiss(frame, isOpen, () => setOpen(false));
  const open = (from: 'first' | 'last') => {
    setStart(from);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onButtonKeys = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  useEffect(() => {
    if (isOpen) frame.current?.querySelector('[role="menu"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);
  return (
    <div className="menu-button" ref={frame}>
      <button
        ref={button}
        id={`${id}-button`}
        type="button"
        className={isIconOnly ? 'icon-button' : 'button button-secondary'}
        aria-label={isIconOnly ? label : undefined}
        title={isIconOnly ? label : undefined}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-menu` : undefined}
        disabled={disabled}
        onClick={() => (isOpen ? close() : open('first'))}
        onKeyDown={onButtonKeys}
      >
        {isIconOnly ? <Icon name="more" /> : label}
        {isIconOnly ? null : <Icon name="chevronDown" />}
      </button>
      {isOpen ? (
        <MenuList
          id={`${id}-menu`}
          labelledBy={`${id}-button`}
          items={items}
          start={start}
          onClose={close}
          onLeave={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}
