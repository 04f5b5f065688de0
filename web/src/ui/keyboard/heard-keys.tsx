import { useEffect, useState } from 'react';
import { KeyboardMap } from './keyboard-map.tsx';
import { listenToShortcuts, listLines, useShortcut } from './shortcuts.ts';
import { texts } from '../texts.ts';

interface HeardKeysProps {
  /** Where '?' was pressed before anything listened. */
  pressedIn: EventTarget | null;
  enter?: string | undefined;
}

/** Listens to the keys of a page, and shows them. */
export function HeardKeys({ pressedIn, enter }: HeardKeysProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(listenToShortcuts, []);
  useEffect(() => (enter === undefined ? undefined : listLines([{ keys: ['Enter'], label: enter }])), [enter]);
  useShortcut({ key: '?', label: texts.showKeys, run: () => setOpen(true) });
  useEffect(() => {
    pressedIn?.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true, cancelable: true }));
  }, [pressedIn]);
  return <KeyboardMap open={isOpen} onClose={() => setOpen(false)} />;
}
