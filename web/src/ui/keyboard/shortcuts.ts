import { useEffect, useRef } from 'react';

export interface Shortcut {
  /** As the browser names it: '/', '?', 'Escape', 'F2'. */
  key: string;
  /** Line in the keyboard map: 'Voltar'. */
  label: string;
  run: () => void;
  /** Also while a field has the focus; only sensible for keys that type nothing. */
  worksInFields?: boolean;
}

type Registered = Omit<Shortcut, 'run'> & { run: () => void };

const active: Registered[] = [];

/** What the keyboard map shows: the keys of this very page. */
export function activeShortcuts(): readonly Omit<Shortcut, 'run'>[] {
  return active.filter((one, at) => active.findIndex(({ key }) => key === one.key) === at);
}

/** A key that acts from anywhere on the page while the component is shown. The latest registration of a key wins. */
export function useShortcut({ key, label, run, worksInFields = false }: Shortcut): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const registered: Registered = { key, label, worksInFields, run: () => latest.current() };
    active.unshift(registered);
    return () => {
      active.splice(active.indexOf(registered), 1);
    };
  }, [key, label, worksInFields]);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]');

/** One listener for the whole page, started by the frame. Keys inside a dialog never reach it. */
export function listenToShortcuts(): () => void {
  const listener = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const found = active.find((shortcut) => shortcut.key === event.key);
    if (!found || (isTyping(event.target) && !found.worksInFields)) return;
    event.preventDefault();
    found.run();
  };
  document.addEventListener('keydown', listener);
  return () => document.removeEventListener('keydown', listener);
}
